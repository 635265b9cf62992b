// @ts-check
/** The side list: the rooms of this person, the projects of this room, a new room, an invitation. */
import { h, part } from "./dom.js";
import { called, project } from "./state.js";
import { phaseName } from "./words.js";

part("moot-side", ["state", "words", "act"], (el) => {
  const { state, words, act } = el;
  return [
    h("h2", null, words("page-rooms")),
    h("ul", { class: "rooms" }, rooms(state).map((room) => h("li", { key: room.room }, roomLine(room, el)))),
    el.naming ? naming(el) : h("button", { type: "button", class: "button quiet", key: "new", onclick: () => {
      el.naming = true;
      el.again();
      el.querySelector("[name=room]").focus();
    } }, words("page-new-room")),
    h("div", { class: "foot" },
      h("p", { class: "aside" }, words("page-invite-why")),
      h("button", { type: "button", class: "button", onclick: () => act.view({ dialog: { name: "invite" }, side: false }) },
        words("page-invite"))),
  ];
});

/** This room first stands in its place even if it is not on the list yet. @param {any} state @returns {any[]} */
function rooms(state) {
  if (state.rooms.some((/** @type {any} */ one) => one.room === state.room)) return state.rooms;
  return [{ room: state.room }, ...state.rooms];
}

/** @param {any} room @param {any} el */
function roomLine(room, { state, words, act }) {
  const here = room.room === state.room;
  const waits = here ? state.standing?.cards?.length > 0 : room.waiting;
  return [
    h("a", { href: `/rooms/${encodeURIComponent(room.room)}`, class: "room", "aria-current": here ? "page" : null },
      h("span", { class: "name" }, room.room),
      waits && h("span", { class: "waits" }, h("span", { class: "sr" }, words("page-waits"))),
      !here && (room.title || room.goal) && h("span", { class: "under dim" }, room.title || room.goal)),
    here && h("ul", { class: "projects", "aria-label": words("page-projects") },
      projects(state).map((one) => h("li", { key: one.project }, projectLine(one, state, words, act)))),
  ];
}

/** Open ones and closed ones, the newest first. @param {any} state @returns {any[]} */
function projects(state) {
  const ids = new Set([...(state.standing?.projects ?? []), ...state.projects].map((one) => one.project));
  const found = [...ids].map((id) => project(state, id));
  return found.sort((one, other) => String(other.created_at).localeCompare(String(one.created_at)));
}

/** @param {any} one @param {any} state @param {any} words @param {any} act */
function projectLine(one, state, words, act) {
  const floor = state.standing?.floor === one.project;
  const waits = state.standing?.cards?.some((/** @type {any} */ card) => card.project === one.project);
  const open = () => {
    act.view({ project: one.project, column: "project", side: false });
    if (!floor && !one.outcome && !one.parked) act.command("switch", { project: one.project });
  };
  return h("button", { type: "button", class: "project", "aria-current": floor ? "true" : null, onclick: open },
    h("span", { class: "name" }, called(one)),
    waits && h("span", { class: "waits" }, h("span", { class: "sr" }, words("page-waits"))),
    h("span", { class: "under dim" }, phaseName(words, one),
      one.paused && ` · ${words("is-paused")}`, one.parked && !one.outcome && ` · ${words("is-parked")}`));
}

/** @param {any} el */
function naming(el) {
  const { words } = el;
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    const name = roomName(el.querySelector("[name=room]").value);
    location.assign(`/rooms/${encodeURIComponent(name)}`);
  };
  const back = () => {
    el.naming = false;
    el.again();
  };
  return h("form", { key: "naming", onsubmit: go,
    onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && back() },
    h("label", { class: "field" }, words("page-room-name"),
      h("input", { name: "room", required: true, maxlength: "60", autocomplete: "off" })),
    h("div", { class: "options" },
      h("button", { type: "submit", class: "button primary" }, words("page-open-room")),
      h("button", { type: "button", class: "button quiet", onclick: back }, words("page-back"))));
}

/** A name that a room can have: Latin letters, digits, and . _ - within it. @param {string} words */
export function roomName(words) {
  const plain = words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const name = plain.replace(/[^a-z0-9._-]+/g, "-").replace(/^[._-]+|[._-]+$/g, "").slice(0, 60);
  return name || `room-${Math.random().toString(36).slice(2, 6)}`;
}
