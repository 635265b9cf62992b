// @ts-check
/**
 * A card of questions: a field for each, with suggestions that fill it and what is assumed
 * otherwise; or one field for everything.
 */
import { h } from "./dom.js";
import { face } from "./entries.js";
import { fill, grow } from "./fields.js";

/** @param {any} el @param {(el: any, what: any) => void} answer */
export function questions(el, answer) {
  const { card, words } = el;
  const asked = card.questions ?? [];
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const what = given(el);
    if (what) return answer(el, what);
    el.hint = true;
    el.again();
    first(el)?.focus();
  };
  const toggle = () => {
    el.whole = !el.whole;
    el.again();
    first(el)?.focus();
  };
  const assumed = asked.some((/** @type {any} */ one) => one.otherwise);
  return h("form", { class: "questions", onsubmit: submit },
    h("ol", null, asked.map((/** @type {any} */ one) => question(el, one))),
    el.whole && h("label", { class: "field", key: "whole" }, words("page-all-in-one"),
      h("textarea", { name: "whole", rows: "3", oninput: (/** @type {any} */ event) => grow(event.target),
        onkeydown: (/** @type {KeyboardEvent} */ event) => along(event) })),
    el.hint && h("p", { class: "trouble", role: "alert" }, words("page-nothing-answered")),
    h("div", { class: "options" },
      card.options.includes("submit") && h("button", { type: "submit", class: "button primary" }, words("option-submit")),
      card.options.includes("skip") && h("button", { type: "button", class: "button quiet",
        "aria-describedby": assumed ? `skip-${card.id}` : null,
        onclick: () => answer(el, { choose: "skip", ...filled(el) }) }, words("option-skip")),
      asked.length > 1 && h("button", { type: "button", class: "button quiet", "aria-pressed": String(Boolean(el.whole)),
        onclick: toggle }, words(el.whole ? "page-one-by-one" : "page-one-text"))),
    assumed && h("p", { class: "aside", id: `skip-${card.id}` }, words("page-skip-assumes", { count: asked.length })));
}

/** The first field that is shown. @param {any} el */
function first(el) {
  return [...el.querySelectorAll("textarea")].find((one) => one.offsetParent);
}

/** @param {any} el @param {any} one */
function question(el, one) {
  const { card, words, me, whole } = el;
  const id = `${card.id}-${one.id}`;
  const into = (/** @type {string} */ text) => fill(el.querySelector(`[name="${one.id}"]`), text);
  return h("li", { key: one.id },
    h("div", { class: "asks" }, face(me, one.bot), h("label", { for: whole ? null : id }, one.text)),
    h("div", { class: "answer", hidden: whole },
      one.suggestions.length > 0 && h("div", { class: "chips" }, one.suggestions.map((/** @type {string} */ text) =>
        h("button", { type: "button", class: "chip", key: text, onclick: () => into(text) }, text))),
      h("textarea", { id, name: one.id, rows: "1", "aria-describedby": one.otherwise ? `otherwise-${id}` : null,
        oninput: (/** @type {any} */ event) => grow(event.target),
        onkeydown: (/** @type {KeyboardEvent} */ event) => along(event) })),
    one.otherwise && h("p", { class: "otherwise", id: `otherwise-${id}` },
      h("span", null, `${words("otherwise")}: `), one.otherwise));
}

/** Enter goes to the next field, and from the last one sends. @param {KeyboardEvent} event */
function along(event) {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  const field = /** @type {HTMLTextAreaElement} */ (event.target);
  const fields = [...(field.form?.querySelectorAll("textarea") ?? [])].filter((one) => one.offsetParent);
  const next = fields[fields.indexOf(field) + 1];
  if (next && !event.ctrlKey && !event.metaKey) next.focus();
  else field.form?.requestSubmit();
}

/** What was written in; null if nothing was. @param {any} el */
function given(el) {
  if (el.whole) {
    const text = el.querySelector("[name=whole]").value.trim();
    return text ? { choose: "submit", text } : null;
  }
  const { edits } = filled(el);
  return edits ? { choose: "submit", edits } : null;
}

/** What stands in the fields, question by question; it goes along with whatever is sent. @param {any} el */
function filled(el) {
  /** @type {Record<string, string>} */
  const edits = {};
  for (const one of el.whole ? [] : el.card.questions ?? []) {
    const text = el.querySelector(`[name="${one.id}"]`).value.trim();
    if (text) edits[one.id] = text;
  }
  return Object.keys(edits).length ? { edits } : {};
}

/** What stands in the fields of the questions that are open. @returns {Record<string, string>} */
export function written() {
  /** @type {NodeListOf<HTMLTextAreaElement>} */
  const fields = document.querySelectorAll("form.questions .answer:not([hidden]) textarea");
  return Object.fromEntries([...fields].map((one) => [one.name, one.value.trim()]).filter(([, text]) => text));
}
