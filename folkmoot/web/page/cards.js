// @ts-check
/**
 * What the team asks: every open card, those of the project that has the floor first.
 *
 * A card is text, a body by its kind, and its options; an option that means nothing without
 * words opens a field first. What is typed stays until the answer is taken.
 */
import { h, part } from "./dom.js";
import { grow, remember, toComposer, unread } from "./fields.js";
import { questions } from "./questions.js";
import { project } from "./state.js";
import { label } from "./words.js";

/** @typedef {import("./dom.js").Child} Child */

const NEEDS_WORDS = new Set(["modify", "changes", "change"]);
const FIRST = new Set(["approve", "continue", "done", "start", "fix", "satisfied", "yes", "raise", "retry", "submit"]);
const ENDS = new Set(["cancel", "stop", "drop", "restart"]);
const TALL = new Set(["questions", "choice"]);
const OWNERS = new Set(["approval", "satisfaction", "budget"]);

part("moot-cards", ["state", "words", "act", "names"], (el) => {
  const { state, words, act, names } = el;
  const { floor = null, cards = [], may = true } = state.standing ?? {};
  const own = cards.filter((/** @type {any} */ card) => !card.project || card.project === floor);
  const others = cards.filter((/** @type {any} */ card) => !own.includes(card));
  const newest = cards.at(-1);
  return [
    ...[...own, ...others].map((card) => h("moot-card", {
      key: card.id, ".card": card, ".words": words, ".act": act, ".me": state.me, ".may": may,
      ".brief": Boolean(project(state, card.project)?.title),
      ".of": others.includes(card) ? names[card.project] ?? card.project : "",
      ".agreed": state.agreed[card.project] ?? 0,
      ".sent": state.outbox.find((/** @type {any} */ item) => item.card === card.id) ?? null,
    })),
    h("p", { class: "sr", role: "status", key: "asks" }, newest && words("page-asks", { text: newest.text })),
  ];
});

part("moot-card", ["card", "words", "act", "me", "may", "of", "agreed", "sent", "brief"], (el) => {
  const { card, words, of, sent } = el;
  if (of && TALL.has(card.kind) && !el.opened) return aside(el);
  const body = BODY[card.kind]?.(el);
  const busy = Boolean(sent && sent.is !== "unsent");
  return h("section", { class: `card of-${card.kind}`, id: `entry-${card.entry}`, "data-card": card.id,
    "aria-labelledby": `asks-${card.id}`, "aria-busy": String(busy) },
    of && named(el),
    h("h3", { id: `asks-${card.id}` }, card.text),
    body ?? null,
    card.kind === "questions" ? null : el.wording ? wording(el) : options(el),
    !el.may && OWNERS.has(card.kind) && h("p", { class: "aside" }, words("page-owner-decides")),
    sent?.is === "unsent" && h("p", { class: "trouble", role: "alert" }, sent.why, " ",
      h("button", { type: "button", class: "link", onclick: () => el.act.sendAgain(sent) }, words("page-send-again"))));
}, kept);

/**
 * What is typed into a card is kept for this tab until it is answered, also through a reload.
 * @param {any} el
 */
function kept(el) {
  const place = `folkmoot-card${location.pathname}/${el.card.id}`;
  if (el.place === place) return;
  el.place = place;
  const { wording = "", whole = false, fields = {} } = JSON.parse(sessionStorage.getItem(place) ?? "{}");
  if (wording || whole) {
    Object.assign(el, { wording, whole });
    el.again();
  }
  for (const [name, text] of Object.entries(fields)) {
    const field = el.querySelector(`[name="${CSS.escape(name)}"]`);
    if (field && !field.value) Object.assign(field, { value: text }) && grow(field);
  }
  el.addEventListener("input", () => {
    const all = [...el.querySelectorAll("[name]")].filter((one) => one.value).map((one) => [one.name, one.value]);
    const typed = { wording: el.wording, whole: el.whole, fields: Object.fromEntries(all) };
    remember(place, all.length ? JSON.stringify(typed) : "");
  });
}

/** Which project a card is of, and the way there. @param {any} el */
function named({ card, words, act, of }) {
  return h("p", { class: "of" }, words("page-card-of", { project: of }), " ",
    h("button", { type: "button", class: "link", onclick: () => act.command("switch", { project: card.project }) },
      words("page-go-there")));
}

/** A large card of another project, until somebody wants to answer it from here. @param {any} el */
function aside(el) {
  const open = () => {
    el.opened = true;
    el.again();
    el.querySelector("textarea, .choice")?.focus();
  };
  return h("section", { class: "card folded", id: `entry-${el.card.entry}`, "aria-labelledby": `asks-${el.card.id}` },
    named(el),
    h("h3", { id: `asks-${el.card.id}` }, el.card.text),
    h("button", { type: "button", class: "button small", onclick: open }, el.words("page-answer-here")));
}

/** @type {Record<string, (el: any) => Child | Child[]>} */
const BODY = {
  questions: (el) => questions(el, answer),
  choice: choices,
  approval: (el) => el.card.about !== "follow_ups" && h("p", null, h("button", {
    type: "button", class: "button", onclick: () => el.act.view({ dialog: { name: "approval", card: el.card.id } }) },
    el.words(el.brief ? "page-read-brief" : "page-read-plan"))),
  ready: (el) => el.agreed > 0 && h("p", null,
    h("a", { href: `#entry-${el.agreed}` }, el.words("page-show-agreement"))),
  verify: (el) => el.card.task && h("p", null, h("button", { type: "button", class: "link",
    onclick: () => el.act.view({ tab: "plan", task: el.card.task, project: el.card.project, column: "project" }) },
    el.words("page-see-task", { task: el.card.task }))),
  budget: (el) => h("label", { class: "field short" }, el.words("page-new-budget"),
    h("input", { name: "dollars", type: "number", min: "1", step: "any", inputmode: "decimal",
      onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && press(el, "raise") })),
};

/** The choices of a card, each a button with what it takes. @param {any} el */
function choices(el) {
  const { card, words } = el;
  if (!card.choices?.length) return null;
  return h("ol", { class: "choices" }, card.choices.map((/** @type {any} */ one) =>
    h("li", { key: one.option }, h("button", { type: "button", class: "choice", onclick: () => press(el, one.option) },
      h("span", { class: "number", "aria-hidden": "true" }, one.option),
      h("span", null, h("b", null, one.title), " ",
        one.recommended && h("span", { class: "tag" }, words("recommended")),
        one.takes && h("span", { class: "under" }, one.takes),
        (one.confidence || one.sources?.length > 0) && h("span", { class: "under dim" }, [
          one.confidence && words("page-confidence", { how: one.confidence }),
          one.sources?.length > 0 && words("page-sources", { sources: words.list(one.sources) }),
        ].filter(Boolean).join(" · ")))))));
}

/** The buttons. @param {any} el */
function options(el) {
  const listed = new Set((el.card.choices ?? []).map((/** @type {any} */ one) => one.option));
  const left = el.card.options.filter((/** @type {string} */ option) => !listed.has(option));
  return left.length > 0 && h("div", { class: "options" }, left.map((/** @type {string} */ option) =>
    h("button", { type: "button", key: option, class: kind(option, el.card.options), onclick: () => press(el, option),
      disabled: option === "approve" && unread(el, el.card.id) }, called(el, option))));
}

/** The main one; while something is not done that is to do it. @param {string} option @param {string[]} [all] */
function kind(option, all = []) {
  if (FIRST.has(option) && !(option === "satisfied" && all.includes("fix"))) return "button primary";
  return ENDS.has(option) ? "button quiet end" : "button quiet";
}

/** The field of an option that needs words. @param {any} el */
function wording(el) {
  const { words } = el;
  const back = () => {
    const option = el.wording;
    el.wording = "";
    el.again();
    [...el.querySelectorAll(".options button")].find((one) => one.textContent === called(el, option))?.focus();
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = el.querySelector("[name=words]").value.trim();
    if (text) answer(el, { choose: el.wording, text });
  };
  return h("form", { class: "wording", key: "wording", onsubmit: submit,
    onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && back() },
    h("label", { class: "field" }, words(`page-words-${el.wording}`),
      h("textarea", { name: "words", rows: "2", required: true, oninput: (/** @type {any} */ event) => grow(event.target),
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key === "Enter" && !event.shiftKey && !event.isComposing) submit(event);
        } })),
    h("div", { class: "options" },
      h("button", { type: "submit", class: "button primary" }, words("page-send")),
      h("button", { type: "button", class: "button quiet", onclick: back }, words("page-back"))));
}

/** @param {any} el @param {string} option */
function press(el, option) {
  if (NEEDS_WORDS.has(option)) {
    el.wording = option;
    el.again();
    el.querySelector("[name=words]").focus();
    return;
  }
  const dollars = option === "raise" && el.querySelector("[name=dollars]")?.value;
  answer(el, { choose: option, ...(dollars ? { text: dollars } : {}) });
}

/**
 * Give the answer; a second press while the first is on its way is none.
 * @param {any} el @param {{choose?: string, text?: string, edits?: any}} what
 */
export async function answer(el, what) {
  if (el.sent && el.sent.is !== "unsent") return;
  const here = el.contains(document.activeElement);
  if (await el.act.answer(el.card, what)) {
    el.wording = "";
    remember(el.place, "");
    if (here || document.activeElement === document.body) toComposer();
  }
}

/** What stands on a button of this card. @param {any} el @param {string} option */
function called(el, option) {
  return el.card.labels?.[option] ?? label(el.words, option);
}
