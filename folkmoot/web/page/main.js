// @ts-check
/**
 * Where the page begins: who reads it, in which language, the room as it happens, and the whole
 * layout. State changes only through `tell`; everything is drawn from it, once a frame.
 */
import "./panel.js";
import "./approval.js";
import "./room.js";
import "./composer.js";
import "./side.js";
import "./welcome.js";
import "./notice.js";
import "./settings.js";
import { Act } from "./act.js";
import { get } from "./api.js";
import { draw, h } from "./dom.js";
import { Outbox } from "./outbox.js";
import { reveal } from "./room.js";
import { beginning, called, floor, reduce } from "./state.js";
import { Stream } from "./stream.js";
import { fitting, makeWords, phaseName } from "./words.js";

const page = /** @type {HTMLElement} */ (document.getElementById("page"));
const REFRESH = 30_000;

/** @type {{state: any, words: any, tell: (message: any) => void}} */
const store = { state: null, words: null, tell };
/** @type {any} */
let act = null;
let asked = false;

/** @param {any} message */
function tell(message) {
  const before = store.state;
  store.state = reduce(before, message);
  if (store.state === before) return;
  FOLLOWS[message.type]?.(message);
  if (asked) return;
  asked = true;
  requestAnimationFrame(paint);
}

function paint() {
  asked = false;
  if (!store.words) return;
  draw(page, layout(store.state, store.words));
  const waits = store.state.standing?.cards?.length > 0;
  const title = called(floor(store.state)) || store.state.room;
  document.title = store.words(waits ? "page-title-waiting" : "page-title", { title });
}

// --- the layout --------------------------------------------------------------------------

/** @param {any} state @param {any} words */
function layout(state, words) {
  const { view } = state;
  const all = { ".state": state, ".words": words, ".act": act };
  const empty = state.standing?.seq === 0 && !state.entries.length && !state.outbox.length;
  return [
    h("a", { class: "skip", href: "#say", key: "skip", onclick: skip }, words("page-skip")),
    h("div", { class: "frame", key: "frame", "data-column": view.column, "data-side": String(view.side) },
      banner(state, words),
      h("nav", { class: "side", id: "side", "aria-label": words("page-rooms") }, h("moot-side", all)),
      view.side && h("div", { class: "shade", onclick: () => openSide(false) }),
      h("main", { class: "room" }, h("h2", { class: "sr", key: "head" }, words("page-conversation")),
        empty ? h("div", { class: "scroll", key: "welcome" }, h("moot-welcome", { ".me": state.me, ".words": words, ".act": act }))
          : h("moot-room", { key: "room", ...all }),
        h("moot-composer", { key: "say", ...all })),
      h("aside", { class: "project", "aria-label": words("page-project") }, h("moot-project", all))),
    h("moot-notice", { key: "notice", ".notice": view.notice, ".words": words, ".act": act }),
    view.dialog?.name === "approval" && h("moot-approval", { key: "approval", ...all, ".card": view.dialog.card }),
    view.dialog?.name === "settings" && h("moot-settings", { key: "settings", ...all }),
    view.dialog?.name === "invite" && h("moot-invite", { key: "invite", ...all }),
  ];
}

/** @param {any} state @param {any} words */
function banner(state, words) {
  const found = floor(state);
  const { side, column, news } = state.view;
  return h("header", { class: "banner" },
    h("button", { type: "button", class: "button quiet icon", "aria-expanded": String(side), "aria-controls": "side",
      "aria-label": words("page-rooms"), onclick: () => openSide(!side) }, "☰"),
    h("a", { class: "brand", href: "/" }, "Folkmoot"),
    h("div", { class: "title" },
      h("h1", null, called(found) || words("page-room-of", { room: state.room })),
      found && h("p", { class: "phase" }, phaseName(words, found),
        found.paused && h("span", { class: "tag" }, words("is-paused")),
        found.parked && !found.outcome && h("span", { class: "tag" }, words("is-parked")))),
    connection(state, words),
    h("div", { class: "columns switch", role: "group", "aria-label": words("page-columns") }, ["room", "project"].map((one) =>
      h("button", { type: "button", key: one, "aria-pressed": String(column === one), onclick: () => act.view({ column: one }) },
        words(`page-column-${one}`),
        news[one] && h("span", { class: "waits" }, h("span", { class: "sr" }, words("page-something-new")))))),
    h("button", { type: "button", class: "button quiet icon", "aria-label": words("page-settings"),
      onclick: () => act.view({ dialog: { name: "settings" } }) }, "⚙"));
}

/** @param {any} state @param {any} words */
function connection(state, words) {
  return h("div", { class: "connection", role: "status" }, state.connection.is === "lost" && h("p", null,
    words("page-lost"), " ",
    h("button", { type: "button", class: "link", onclick: () => stream.start() }, words("page-try-now"))));
}

/** The side list lies over the room where there is no place beside it. @param {boolean} open */
function openSide(open) {
  act.view({ side: open });
  const next = open ? "#side a" : "[aria-controls=side]";
  setTimeout(() => /** @type {HTMLElement | null} */ (document.querySelector(next))?.focus(), 60); // once it can be seen
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("say")?.focus();
}

// --- what follows from what is told ------------------------------------------------------

/** @type {Record<string, (message: any) => void>} */
const FOLLOWS = {
  standing: ({ standing }) => {
    if (standing.lang) speak(standing.lang);
    if (!listing) listSoon();
  },
  undraft: ({ job, now }) => now || setTimeout(() => tell({ type: "undraft", job, now: true }), 1500),
  connection: ({ is }) => is === "open" && outbox.sendAgain(store.state.outbox),
  entry: ({ entry }) => ["project_opened", "project_closed", "brief_written"].includes(entry.kind) && listSoon(),
  view: ({ notice: found }) => found && setTimeout(() => {
    if (store.state.view.notice === found) act.view({ notice: null });
  }, found.bad ? 12_000 : 5_000),
};

/** Take the texts of a language, and say everything again. @param {string} lang */
async function speak(lang) {
  if (store.words?.lang === lang || speaking === lang) return;
  speaking = lang;
  const first = store.words === null;
  try {
    store.words = makeWords(lang, await get(`/api/texts/${lang}`));
    document.documentElement.lang = lang;
    requestAnimationFrame(paint);
    if (!first) await sayAgain();
  } finally {
    speaking = "";
  }
}
let speaking = "";

/** What the room itself said comes in the reader's language: read it again. */
async function sayAgain() {
  const { entries, room } = store.state;
  stream.start();
  if (!entries.length) return;
  const from = `before=${entries.at(-1).id + 1}&limit=${Math.min(entries.length, 1000)}`;
  tell({ type: "again", entries: await get(`/api/rooms/${encodeURIComponent(room)}/log?${from}`) });
}

let listing = 0;
function listSoon() {
  clearTimeout(listing);
  listing = setTimeout(list, 600);
}

async function list() {
  const quiet = () => null;
  const begun = store.state.standing?.seq > 0;
  const [rooms, projects] = await Promise.all([
    get("/api/rooms").catch(quiet),
    begun && get(`/api/rooms/${encodeURIComponent(store.state.room)}/projects`).catch(quiet),
  ]);
  if (rooms) tell({ type: "rooms", rooms });
  if (projects) tell({ type: "projects", projects });
}

/** Another model may have been chosen, in a terminal or on another page. */
async function thinks() {
  const now = await get("/api").catch(() => null);
  if (now && now.model !== store.state.me.model) tell({ type: "me", me: now });
}

/** A link to a message, from wherever it is. */
async function follow() {
  const found = /^#entry-(\d+)$/.exec(location.hash);
  if (!found) return;
  history.replaceState(null, "", location.pathname + location.search);
  act.view({ column: "room" });
  await new Promise(requestAnimationFrame);
  const room = document.querySelector("moot-room");
  if (room) await reveal(room, Number(found[1]));
}

// --- the beginning -----------------------------------------------------------------------

const me = await get("/api");
const inPath = /^\/rooms\/([^/]+)/.exec(location.pathname);
const room = inPath ? decodeURIComponent(inPath[1]) : me.room;
store.state = reduce(beginning(room), { type: "me", me });
const stream = new Stream(room, tell);
const outbox = new Outbox(room, tell, () => store.words("page-away"));
act = new Act({ room, store, outbox, stream, speak });
const wished = [me.lang, localStorage.getItem("lang"), ...navigator.languages].filter(Boolean);
await speak(fitting(wished, me.languages));
stream.start();
outbox.restore();
addEventListener("online", () => outbox.sendAgain(store.state.outbox));
addEventListener("hashchange", follow);
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && store.state.view.side) openSide(false);
});
setInterval(() => document.hidden || (list(), thinks()), REFRESH);
if (location.hash) setTimeout(follow, 800);
