// @ts-check
/**
 * The room: the log, what is being written just now, and the cards that wait for an answer.
 *
 * Rule of scrolling: who is at the end stays at the end; who reads further up is never moved,
 * and is told by a button that there is more.
 */
import { h, part } from "./dom.js";
import { DRAW, emoji, hue } from "./entries.js";
import { fill } from "./fields.js";
import { SPOKEN, floor } from "./state.js";
import "./cards.js";

/** @typedef {import("./state.js").State} State */

const KEPT = ["entries", "closed", "pressed", "shown", "understood", "ended", "over", "titles", "me"];

part("moot-log", [...KEPT, "names", "meant", "words", "act"], (el) => {
  const scene = Object.fromEntries([...KEPT, "names", "meant", "words", "act"].map((name) => [name, el[name]]));
  const drawn = [];
  let day = new Date().toDateString();
  scene.last = "";
  for (const entry of el.entries) {
    const date = new Date(entry.at).toDateString();
    if (date !== day) scene.last = "";
    const child = DRAW[entry.kind]?.(entry, /** @type {any} */ (scene));
    if (!child) continue;
    if (date !== day) drawn.push(h("p", { class: "day", key: `day-${date}` }, el.words.day(entry.at)));
    day = date;
    drawn.push(child);
    scene.last = SPOKEN.has(entry.kind) ? entry.bot : "";
  }
  return drawn;
});

part("moot-room", ["state", "words", "act"], describe, drawn);

/** @param {any} el */
function describe(el) {
  measure(el);
  const { state, words, act } = el;
  el.names = same(el.names, names(state));
  el.meant = same(el.meant, state.standing?.meant ?? {});
  const kept = Object.fromEntries(KEPT.map((name) => [`.${name}`, state[name]]));
  const more = state.first > 1;
  return [
    h("div", { class: "scroll", tabindex: "-1", onscroll: () => scrolled(el) },
      h("div", { class: "sheet" },
        more && h("button", { type: "button", class: "earlier", disabled: el.loading, onclick: () => earlier(el) },
          words(el.loading ? "page-loading" : "page-earlier")),
        h("moot-log", { role: "log", "aria-label": words("page-conversation"), "aria-live": "polite",
          ...kept, ".names": el.names, ".meant": el.meant, ".words": words, ".act": act }),
        h("div", { class: "now" }, unsent(state, words, act), drafts(state, words), busy(state, words)),
        h("moot-cards", { ".state": state, ".words": words, ".act": act, ".names": el.names }))),
    !el.follow && el.fresh && h("button", { type: "button", class: "fresh", onclick: () => toEnd(el) },
      words("page-new-messages")),
  ];
}

/** @param {State} state */
function names(state) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const one of [...state.projects, ...(state.standing?.projects ?? [])]) found[one.project] = one.title || one.goal;
  return found;
}

/** Keep the identity of what did not change. @param {any} before @param {any} after */
function same(before, after) {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}

/** @param {State} state @param {any} words @param {any} act */
function unsent(state, words, act) {
  return state.outbox.filter((item) => item.kind === "message").map((item) =>
    h("article", { class: `own ${item.is}`, key: item.key },
      h("div", { class: "said" }, h("div", { class: "text" }, item.text)),
      item.is === "unsent"
        ? h("p", { class: "trouble", role: "alert" }, item.why, " ",
          h("button", { type: "button", class: "link", onclick: () => act.sendAgain(item) }, words("page-send-again")), " ",
          h("button", { type: "button", class: "link", onclick: () => edit(item, act) }, words("page-edit-again")))
        : h("p", { class: "aside" }, words("page-sending"))));
}

/** Back into the field it came from. @param {any} item @param {any} act */
function edit(item, act) {
  act.discard(item);
  fill(document.getElementById("say"), item.text);
}

/** @param {State} state @param {any} words */
function drafts(state, words) {
  return state.drafts.map((draft) =>
    h("article", { class: "speech draft", key: draft.job, "data-hue": hue(state.me, draft.bot), "aria-busy": "true" },
      h("header", { class: "by" },
        h("span", { class: "sign", "aria-hidden": "true" }, emoji(state.me, draft.bot)),
        h("h3", { class: "who" }, draft.bot), h("span", { class: "dim" }, words("page-writing"))),
      h("div", { class: "said" }, h("div", { class: "text" }, draft.text))));
}

/** Who thinks, and how far the work is. @param {State} state @param {any} words */
function busy(state, words) {
  const writing = new Set(state.drafts.map((one) => one.bot));
  const bots = (state.standing?.thinking ?? []).filter((/** @type {string} */ one) => !writing.has(one));
  const going = floor(state)?.progress;
  const until = going?.ends_at && words("chat-until", { time: words.time(going.ends_at) });
  return h("div", { class: "busy", role: "status", key: "busy" },
    bots.length > 0 && h("p", null,
      h("span", { class: "signs", "aria-hidden": "true" }, bots.map((/** @type {string} */ bot) => emoji(state.me, bot)).join(" ")),
      words("chat-thinking", { bots: words.list(bots), count: bots.length }), dots()),
    going?.running?.length > 0 && h("p", null,
      h("span", { class: "signs", "aria-hidden": "true" }, going.running.map((/** @type {any} */ one) => emoji(state.me, one.bot)).join(" ")),
      [words("chat-progress", { running: going.running.length, done: going.done, left: going.left - going.running.length }), until]
        .filter(Boolean).join(", "), dots()));
}

function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

// --- scrolling ---------------------------------------------------------------------------

/** Before drawing: where the reader is. @param {any} el */
function measure(el) {
  const box = el.querySelector(".scroll");
  el.follow ??= true;
  const own = el.state.outbox.filter((/** @type {any} */ item) => item.kind === "message").length;
  if (own > (el.own ?? 0)) el.follow = el.atCard = true; // who speaks wants to see it said
  el.own = own;
  const last = el.state.entries.at(-1)?.id ?? 0;
  if (!el.follow && last > (el.lastSeen ?? 0)) el.fresh = true;
  el.lastSeen = last;
  el.anchor = null;
  if (!box || el.follow) return;
  const top = box.getBoundingClientRect().top;
  const node = [...box.querySelectorAll("[id^=entry-]")].find((one) => one.getBoundingClientRect().bottom > top);
  if (node) el.anchor = { node, top: node.getBoundingClientRect().top };
}

/** @param {any} el */
function drawn(el) {
  const box = el.querySelector(".scroll");
  if (!el.watched) {
    el.watched = new ResizeObserver(() => el.follow && settle(el));
    el.watched.observe(box);
    el.watched.observe(box.firstElementChild);
  }
  if (el.follow) settle(el);
  else if (el.anchor?.node.isConnected) {
    const moved = el.anchor.node.getBoundingClientRect().top - el.anchor.top;
    if (moved) el.placed = box.scrollTop += moved;
  }
}

/**
 * To the end. A new card that is taller than the window is shown from its top, below what was
 * said just before, until the reader scrolls.
 * @param {any} el
 */
function settle(el) {
  const box = el.querySelector(".scroll");
  const card = el.querySelector("moot-card");
  if (card && card.card.id !== el.newest) el.atCard = true;
  el.newest = card?.card.id;
  const end = box.scrollHeight - box.clientHeight;
  const above = Math.min(150, box.clientHeight / 4);
  const top = card && el.atCard ? card.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop - above : end;
  box.scrollTop = Math.max(0, Math.min(end, top));
  el.placed = box.scrollTop;
}

/** @param {any} el */
function scrolled(el) {
  const box = el.querySelector(".scroll");
  if (Math.abs(box.scrollTop - (el.placed ?? -9)) < 2) return;
  el.atCard = false;
  const follow = box.scrollHeight - box.clientHeight - box.scrollTop < 48;
  if (follow === el.follow) return;
  el.follow = follow;
  if (follow) el.fresh = false;
  el.again();
}

/** @param {any} el */
function toEnd(el) {
  el.follow = true;
  el.fresh = false;
  el.again();
}

/** @param {any} el */
async function earlier(el) {
  el.loading = true;
  el.follow = false;
  el.again();
  await el.act.earlier();
  el.loading = false;
  el.again();
}

/**
 * Scroll to a message and mark it for a moment; load what is older until it is there.
 * @param {any} el @param {number} id
 */
export async function reveal(el, id) {
  while (el.state.first > 1 && id < el.state.first && (await el.act.earlier()));
  await new Promise(requestAnimationFrame);
  const node = document.getElementById(`entry-${id}`) ?? before(el, id);
  if (!node) return;
  el.follow = false;
  node.scrollIntoView({ block: "center" });
  node.classList.add("found");
  node.setAttribute("tabindex", "-1");
  node.focus({ preventScroll: true });
  setTimeout(() => node.classList.remove("found"), 2400);
}

/** What stands nearest before a message that is not shown by itself. @param {any} el @param {number} id @returns {HTMLElement | undefined} */
function before(el, id) {
  return [...el.querySelectorAll("moot-log > [id^=entry-]")].findLast((one) => Number(one.id.slice(6)) <= id);
}
