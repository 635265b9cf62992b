// @ts-check
/**
 * The brief: what was agreed, line by line.
 *
 * A line is stated (it links to its message), assumed or open; a mark, a word and the way it is
 * set say which, never the colour alone. As long as it waits for approval it can be edited.
 */

import { h, part } from "./dom.js";
import { SECTIONS, briefDraft, briefEdits, briefFields } from "./edit.js";
import { face } from "./entries.js";

/** @param {string} section @param {any} line */
function standing(section, line) {
  if (section === "open_questions") return "open";
  if (line.source) return "stated";
  return section === "next_steps" && line.by ? "next" : "assumed";
}

/**
 * Where each line comes from.
 *
 * @param {any} brief
 * @param {any} words
 * @param {any} act
 * @param {any} me
 */
export function briefLines(brief, words, act, me) {
  return SECTIONS.filter((name) => brief[name]?.length).map((name) =>
    h("section", { class: "brief-section", key: name },
      h("h3", null, words(`section-${name}`)),
      h("ul", null, brief[name].map((/** @type {any} */ line) => briefLine(name, line, words, act, me))),
    ),
  );
}

/** @param {string} name @param {any} line @param {any} words @param {any} act @param {any} me */
function briefLine(name, line, words, act, me) {
  const is = standing(name, line);
  return h("li", { class: `brief-line line-${is}` },
    h("span", { class: "line-text" }, line.text),
    " ",
    line.check && h("span", { class: "line-check" }, shownBy(line.check, words), " "),
    is === "stated" ? source(line, words, act)
    : is === "next" ? h("span", { class: "line-from" }, face(me, line.by))
    : h("span", { class: "line-from" }, words(`panel-line-${is}`)),
  );
}

const CHECK = /^(\w+)(?: ([^:]+))?(?:: (.*))?$/;

/** How a point will be shown, in words. @param {string} check @param {any} words */
export function shownBy(check, words) {
  const [, how, file, what] = CHECK.exec(check) ?? [];
  return words(`check-${how ?? "you"}`, { file: file ?? what ?? "", what: what ?? "" });
}

/** @param {any} line @param {any} words @param {any} act */
function source(line, words, act) {
  const id = `entry-${line.source}`;
  const follow = (/** @type {Event} */ event) => {
    event.preventDefault();
    act.view({ column: "room", dialog: null });
    location.hash = `#${id}`; // the room follows it, also to what is not loaded yet
  };
  const told = words("line-said", { who: line.by ?? "", entry: String(line.source) });
  return h("a", { class: "line-from", href: `#${id}`, onclick: follow }, told);
}

/** How much is stated, assumed and open, in a line. @param {any} brief @param {any} words */
export function briefCount(brief, words) {
  const lines = SECTIONS.flatMap((name) => (brief[name] ?? []).map((/** @type {any} */ line) => standing(name, line)));
  const count = (/** @type {string} */ is) => lines.filter((one) => one === is).length;
  return h("p", { class: "brief-count aside" },
    ["stated", "assumed", "open"].filter(count).map((is) =>
      h("span", { class: `count-${is}` }, words(`panel-count-${is}`, { count: count(is) })),
    ),
  );
}

part("moot-brief", ["brief", "none", "card", "may", "me", "words", "act"], (el) => {
  const { brief, none, card, may, me, words, act } = el;
  if (!brief) return h("p", { class: "none" }, words(none || "panel-loading"));
  if (el.draft && el.draft.of === brief && card) return editing(el);
  el.draft = null;
  const edit = () => {
    el.draft = briefDraft(brief);
    el.again();
  };
  return [
    h("div", { class: "tab-head", key: "head" },
      briefCount(brief, words),
      card && may && h("button", { class: "button quiet", onclick: edit }, words("panel-edit")),
    ),
    brief.goal && brief.goal !== brief.title && h("p", { class: "brief-goal", key: "goal" }, brief.goal),
    briefLines(brief, words, act, me),
  ];
});

/** @param {any} el */
function editing(el) {
  const { brief, card, words, act, draft } = el;
  const leave = () => {
    el.draft = null;
    el.again();
  };
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const edits = briefEdits(brief, draft);
    if (!edits || (await act.answer(card, { edits: { brief: edits } }))) leave();
  };
  return h("form", { class: "edit", key: "edit", onsubmit: save },
    h("p", { class: "aside" }, words("panel-edit-brief-note")),
    briefFields(draft, () => el.again(), words),
    h("div", { class: "edit-end" },
      h("button", { class: "button primary" }, words("panel-save-plan-again")),
      h("button", { class: "button quiet", type: "button", onclick: leave }, words("panel-discard")),
    ),
  );
}
