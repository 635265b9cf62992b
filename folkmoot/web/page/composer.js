// @ts-check
/**
 * Where the person speaks. Enter sends, Shift+Enter makes a new line, @ offers the bots.
 *
 * What is typed lives in the field; it is kept for this tab until it is sent.
 */
import { h, part } from "./dom.js";
import { fill, grow, remember, toComposer } from "./fields.js";
import { bringing, dropping, parcels, taken } from "./parcels.js";
import { canDiscuss, canImplement, floor } from "./state.js";
import { purpose } from "./words.js";
import { written } from "./questions.js";

part("moot-composer", ["state", "words", "act"], (el) => {
  const { state, words } = el;
  const standing = state.standing;
  const asks = standing?.cards?.some((/** @type {any} */ card) => card.kind === "questions" && card.project === standing.floor);
  return [names(el), h("form", { class: "composer", ...dropping(el),
    onsubmit: (/** @type {Event} */ event) => send(event, el) }, h("div", null,
    unsent(el),
    parcels(el),
    h("div", { class: "say" },
      h("label", { class: "sr", for: "say" }, words("page-composer")),
      h("textarea", { id: "say", rows: "1", placeholder: words(asks ? "page-say-answers" : "page-say"), autocomplete: "off",
        role: "combobox", "aria-autocomplete": "list", "aria-haspopup": "listbox", "aria-controls": "say-names",
        "aria-expanded": String(Boolean(el.found?.length)),
        "aria-activedescendant": el.found?.length ? `name-${el.found[el.at]}` : null,
        oninput: () => typed(el), onkeydown: (/** @type {KeyboardEvent} */ event) => pressed(event, el), onblur: () => hide(el) }),
      h("button", { type: "submit", class: "button primary" }, words("page-send"))),
    tools(el)))];
}, (el) => {
  if (el.begun) return;
  el.begun = true;
  const kept = sessionStorage.getItem(place(el));
  const field = el.querySelector("#say");
  if (kept) field.value = kept;
  grow(field);
  if (document.activeElement === document.body && !location.hash) toComposer();
});

/** What could not be sent may stand far up; it is told here too. @param {any} el */
function unsent({ state, words, act }) {
  const left = state.outbox.filter((/** @type {any} */ item) => item.is === "unsent");
  return left.length > 0 && h("p", { class: "trouble", role: "alert" }, words("page-unsent", { count: left.length }), " ",
    h("button", { type: "button", class: "link", onclick: () => left.forEach(act.sendAgain) }, words("page-send-again")));
}

/** What else can be done from here. @param {any} el */
function tools(el) {
  const { state, words, act } = el;
  const { standing, drafts } = state;
  const found = floor(state);
  const busy = drafts.length > 0 || standing?.thinking?.length > 0 || found?.progress?.running?.length > 0;
  const waiting = standing?.waiting_messages ?? 0;
  const open = found && !found.outcome;
  const button = (/** @type {string} */ name) =>
    h("button", { type: "button", class: "button quiet small", onclick: () => act.command(name) }, words(`page-${name}`));
  return h("div", { class: "tools" },
    bringing(el),
    canDiscuss(state) && button("discuss"),
    canImplement(state) && button("implement"),
    open && h("button", { type: "button", class: "button quiet small", "aria-pressed": String(Boolean(el.anew)),
      title: words("page-as-new-why"), onclick: () => anew(el) }, words("page-as-new")),
    h("span", { class: "space" }),
    waiting > 0 && h("span", { class: "aside" }, words("page-waiting-messages", { count: waiting })),
    busy && h("button", { type: "button", class: "button small", onclick: () => interrupt(el) }, words("page-interrupt")));
}

/** @param {any} el */
function interrupt(el) {
  el.act.interrupt();
  el.querySelector("#say").focus();
}

/** @param {any} el */
const place = (el) => `folkmoot-draft-${el.state.room}`;

/** @param {any} el */
function anew(el) {
  el.anew = !el.anew;
  el.again();
  el.querySelector("#say").focus();
}

/** @param {Event} event @param {any} el */
function send(event, el) {
  event.preventDefault();
  const field = el.querySelector("#say");
  const brought = taken(el);
  const files = el.words.list(brought.map((/** @type {any} */ one) => one.name));
  const text = field.value.trim() || (brought.length ? el.words("page-brought", { names: files }) : "");
  if (!text) return field.focus();
  el.act.say(text, { brought, ...(el.anew ? { project: "new" } : { answers: written() }) });
  el.anew = false;
  fill(field, "");
  el.again();
}

// --- names after @ -----------------------------------------------------------------------

/** @param {any} el */
function names(el) {
  const { found = [], state } = el;
  const about = new Map((state.me?.bots ?? []).map((/** @type {any} */ bot) => [bot.name, bot]));
  return h("ul", { id: "say-names", role: "listbox", class: "names", "aria-label": el.words("page-bots"), hidden: !found.length },
    found.map((/** @type {string} */ name, /** @type {number} */ n) =>
      h("li", { key: name, id: `name-${name}`, role: "option", "aria-selected": String(n === el.at),
        onmousedown: (/** @type {Event} */ event) => { event.preventDefault(); take(el, name); } },
        h("span", { class: "sign", "aria-hidden": "true" }, about.get(name)?.emoji ?? ""), h("b", null, name),
        h("span", { class: "dim" }, about.has(name) ? purpose(el.words, about.get(name)) : el.words("page-everyone")))));
}

/** @param {any} el */
function typed(el) {
  const field = el.querySelector("#say");
  grow(field);
  remember(place(el), field.value);
  const begun = /(?:^|\s)@([\p{L}\d_-]*)$/u.exec(field.value.slice(0, field.selectionStart));
  const all = [...(el.state.me?.seats ?? []), "all"]; // whom the room hears by name
  const next = begun ? all.filter((name) => name.startsWith(begun[1].toLowerCase()) && name !== begun[1]) : [];
  if (!next.length && !el.found?.length) return;
  el.found = next;
  el.at = 0;
  el.again();
}

/** @param {any} el */
function hide(el) {
  if (!el.found?.length) return;
  el.found = [];
  el.again();
}

/** @param {any} el @param {string} name */
function take(el, name) {
  const field = el.querySelector("#say");
  const at = field.value.lastIndexOf("@", field.selectionStart - 1);
  field.setRangeText(`@${name} `, at, field.selectionStart, "end");
  el.found = [];
  typed(el);
  el.again();
}

/** @param {KeyboardEvent} event @param {any} el */
function pressed(event, el) {
  if (event.isComposing) return;
  if (el.found?.length && CHOOSE[event.key]) {
    event.preventDefault();
    CHOOSE[event.key](el);
  } else if (event.key === "Enter" && !event.shiftKey) {
    send(event, el);
  }
}

/** @type {Record<string, (el: any) => void>} */
const CHOOSE = {
  ArrowDown: (el) => moved(el, 1),
  ArrowUp: (el) => moved(el, -1),
  Enter: (el) => take(el, el.found[el.at]),
  Tab: (el) => take(el, el.found[el.at]),
  Escape: hide,
};

/** @param {any} el @param {number} by */
function moved(el, by) {
  el.at = (el.at + by + el.found.length) % el.found.length;
  el.again();
}
