// @ts-check
/**
 * The conversation: what each kind of entry looks like. One draw function per kind, in a table;
 * a kind that has none is for programs only. An element has the id `entry-N` of its entry.
 */
import { h } from "./dom.js";
import { label } from "./words.js";

/**
 * @typedef {import("./dom.js").Child} Child
 * @typedef {import("./state.js").Entry} Entry
 * @typedef {import("./words.js").Words} Words
 *
 * @typedef {object} Scene what an entry may need to know beside itself
 * @property {Words} words
 * @property {any} act
 * @property {any} me
 * @property {Record<string, string>} closed
 * @property {Record<string, Entry>} pressed
 * @property {Record<string, any>} shown
 * @property {Record<number, any>} understood
 * @property {Record<string, Entry>} ended
 * @property {Record<string, number>} over where each project that is closed was closed
 * @property {Record<string, string>} titles
 * @property {Record<string, string>} names what projects are called
 * @property {Record<string, string[]>} meant message id -> what else it may have meant
 * @property {string} [last] who spoke just before
 */

const HUES = 8;

/** A bot keeps its colour: its seat, or its place among the others. @param {any} me @param {string} bot */
export function hue(me, bot) {
  const seats = me?.seats ?? [];
  const others = (me?.bots ?? []).map((/** @type {any} */ one) => one.name).filter((/** @type {string} */ one) => !seats.includes(one));
  const at = [...seats, ...others].indexOf(bot);
  if (at >= 0) return at % HUES;
  return [...bot].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % HUES, 7);
}

/** @param {any} me @param {string} bot */
export function emoji(me, bot) {
  return me?.bots?.find((/** @type {any} */ one) => one.name === bot)?.emoji ?? "";
}

/** Emoji and name of a bot, in its colour. @param {any} me @param {string} bot */
export function face(me, bot) {
  const sign = emoji(me, bot);
  return h("span", { class: "bot", "data-hue": hue(me, bot) },
    sign && h("span", { class: "sign", "aria-hidden": "true" }, sign), bot);
}

/** @type {Record<string, (entry: Entry, scene: Scene) => Child>} */
export const DRAW = {
  person_spoke: (entry, scene) => spoken(entry, scene, [
    h("div", { class: "text" }, entry.text),
    entry.file && h("p", { class: "aside" }, scene.words("text-in-file", { size: entry.size })),
    entry.material.length > 0 && h("p", { class: "aside" }, scene.words("page-brought", {
      names: scene.words.list(entry.material.map((/** @type {string} */ path) => path.split("/").at(-1))) })),
    understood(entry, scene),
  ]),
  button_pressed: pressed,
  commanded: (entry, scene) => spoken(entry, scene, [
    h("div", { class: "press" }, commandName(entry, scene.words)),
    entry.text && !COUNTED.has(entry.command) && h("div", { class: "text" }, entry.text),
  ]),
  said: speech,
  answered: speech,
  bot_spoke: (entry, scene) => speech(entry, scene, [proposal(entry, scene), risks(entry, scene), vote(entry, scene)]),
  offer_made: (entry, scene) => speech(entry, scene, [entry.choices.length > 0 && offered(entry, scene)]),
  review_written: (entry, scene) => speech(entry, scene, [points(entry, scene), toTab(entry, scene, "files", "page-see-files")]),
  brief_written: (entry, scene) => note(entry, "✎", [
    scene.words("page-brief-written", { title: entry.brief.title }), " ", toTab(entry, scene, "brief", "page-read-it")]),
  plan_drafted: (entry, scene) => note(entry, "☰", [
    scene.words("page-plan-drafted", { count: entry.tasks.length }), " ", toTab(entry, scene, "plan", "page-see-it")]),
  phase_changed: (entry, scene) => entry.phase !== "idle" && rule(entry, scene.words(`phase-${entry.phase}`, {
    round: entry.round, rounds: 3, bots: scene.words.list(entry.bots) }).replace(/[:\s]+$/u, "")),
  card_opened: (entry, scene) => asked(entry, scene),
  task_started: (entry, scene) => !scene.ended[`${entry.project}/${entry.task}/${entry.attempt}`] &&
    note(entry, "▸", [face(scene.me, entry.bot), " ", entry.title], "going"),
  task_finished: finished,
  speaker_chosen: (entry, scene) => entry.bot && entry.why &&
    note(entry, "→", [scene.words("page-next-speaker", { bot: entry.bot, why: entry.why })], "next"),
  interrupted: (entry, scene) => note(entry, "✋", [scene.words("page-interrupted", { who: entry.sender })]),
  channel_joined: (entry, scene) => note(entry, "⇄", [
    scene.words("page-joined", { who: entry.sender, channel: entry.channel })]),
  approver_named: (entry, scene) => note(entry, "⚑", [
    scene.words("page-approver", { who: entry.person, owner: entry.sender })]),
  project_closed: (entry, scene) => rule(entry, scene.words(`end-${entry.outcome}`, {
    project: name(entry, scene), why: entry.because }), comesBack(entry, scene) &&
    h("button", { type: "button", class: "link", onclick: () => scene.act.command("reopen", { project: entry.project }) },
      scene.words("page-bring-back"))),
  floor_taken: (entry, scene) => entry.project && Object.keys(scene.names).length > 1 &&
    rule(entry, scene.words("floor-taken", { project: name(entry, scene) })),
  project_held: (entry, scene) => rule(entry, scene.words("work-held", { project: name(entry, scene) })),
  project_continued: (entry, scene) => rule(entry, scene.words("work-continued", { project: name(entry, scene) })),
  project_restored: (entry, scene) => rule(entry, scene.words("project-restored", { project: name(entry, scene) })),
  project_resumed: (entry, scene) => rule(entry, scene.words("project-resumed", { project: name(entry, scene) })),
};

const COUNTED = new Set(["lang", "mode"]);

/** @param {Entry} entry @param {Scene} scene */
function name(entry, scene) {
  const known = scene.names[entry.project];
  return known ? scene.words("page-named", { name: known }) : entry.project;
}

// --- people and bots ---------------------------------------------------------------------

/** What a person said or did. @param {Entry} entry @param {Scene} scene @param {Child[]} children */
function spoken(entry, scene, children) {
  const own = entry.sender === scene.me.person;
  return h("article", { id: `entry-${entry.id}`, key: entry.id, class: own ? "own" : "speech person" },
    own ? h("h3", { class: "sr" }, scene.words("page-you")) : by(entry.sender, null, entry, scene),
    h("div", { class: "said" }, children));
}

/** What a bot said. @param {Entry} entry @param {Scene} scene @param {(Child | Child[])[]} [more] */
function speech(entry, scene, more = []) {
  const lead = scene.last !== entry.bot;
  return h("article", { id: `entry-${entry.id}`, key: entry.id, class: lead ? "speech" : "speech on",
    "data-hue": hue(scene.me, entry.bot) },
    lead ? by(entry.bot, emoji(scene.me, entry.bot), entry, scene) : h("h3", { class: "sr" }, entry.bot),
    h("div", { class: "said" },
      entry.html ? h("div", { class: "prose", html: entry.html }) : h("div", { class: "text" }, entry.text),
      more));
}

/** @param {string} who @param {string | null} sign @param {Entry} entry @param {Scene} scene */
function by(who, sign, entry, scene) {
  return h("header", { class: "by" },
    h("span", { class: "sign", "aria-hidden": "true" }, sign || [...who][0]?.toUpperCase()),
    h("h3", { class: "who" }, who),
    h("time", { datetime: entry.at }, scene.words.time(entry.at)));
}

/** What a message was taken for; why, on demand. @param {Entry} entry @param {Scene} scene */
function understood(entry, { understood: all, meant: others, words, act }) {
  const verdict = all[entry.id];
  if (!verdict) return null;
  const meant = verdict.reply || verdict.intent;
  const called = (/** @type {string} */ label) => words.has(`page-meant-${label}`) ? words(`page-meant-${label}`) : label;
  const about = [...verdict.topics, ...verdict.technology, ...verdict.people];
  const sure = words("page-sure", { percent: Math.round(verdict.confidence * 100) });
  return h("details", { class: "meant" },
    h("summary", null, words("page-understood", { what: called(meant) })),
    h("p", null, [verdict.why, sure].filter(Boolean).join(" · ")),
    about.length > 0 && h("p", null, words("page-about", { topics: words.list(about) })),
    others?.[entry.id] && h("div", { class: "instead", role: "group", "aria-label": words("page-i-meant") },
      h("span", null, words("page-i-meant")),
      others[entry.id].map((label) => h("button", { type: "button", class: "chip", key: label,
        onclick: () => act.meant(entry.id, label) }, called(label)))));
}

/** Whether what ended can be taken up again: advice that was given stays given. @param {Entry} entry @param {Scene} scene */
function comesBack(entry, scene) {
  const grown = entry.outcome === "escalation" || entry.why === "the offer was made";
  return !grown && scene.over[entry.project ?? ""] === entry.id;
}

/** @param {Entry} entry @param {Words} words */
function commandName(entry, words) {
  const id = `page-command-${entry.command}`;
  const sum = entry.command === "budget" && Number(entry.text.trim().replace(/^\$+/, ""));
  return words.has(id) ? words(id, { text: sum ? words.money(sum) : entry.text }) : label(words, entry.command);
}

/** What stands on the button that was pressed. @param {Entry} entry @param {Scene} scene */
function button(entry, { shown, words }) {
  const option = entry.option || "submit";
  const choice = shown[entry.card]?.choices?.find((/** @type {any} */ one) => one.option === option);
  return choice ? choice.title : shown[entry.card]?.labels?.[option] ?? label(words, option);
}

/** Whether more came with a button than its name. @param {Entry} entry */
function worded(entry) {
  const answered = entry.answers.some((/** @type {string[]} */ [, text]) => text);
  return Boolean(entry.text || answered || entry.brief || entry.plan?.length);
}

/**
 * The words and answers that came with a button; one without any is told where its card stood.
 * @param {Entry} entry @param {Scene} scene
 */
function pressed(entry, scene) {
  const card = scene.shown[entry.card];
  if (card && !worded(entry)) return null;
  const answers = entry.answers.filter((/** @type {string[]} */ [, text]) => text);
  const named = !((entry.option || "submit") === "submit" && (answers.length || entry.text));
  const edited = Boolean(entry.brief || entry.plan?.length);
  return spoken(entry, scene, [
    named && h("div", { class: "press" }, button(entry, scene)),
    edited && h("p", { class: "aside" }, scene.words("page-edited")),
    entry.text && h("div", { class: "text" }, entry.text),
    answers.length > 0 && h("dl", { class: "answers" }, answers.map((/** @type {string[]} */ [id, text]) => [
      h("dt", null, card?.questions?.find((/** @type {any} */ one) => one.id === id)?.text ?? id),
      h("dd", null, text),
    ])),
  ]);
}

// --- what comes with what a bot says -----------------------------------------------------

/** @param {Entry} entry @param {Scene} scene */
function proposal(entry, { words }) {
  return entry.choices.length > 0 && h("ul", { class: "proposal" }, entry.choices.map((/** @type {any} */ one) =>
    h("li", null, h("b", null, one.title), one.takes && h("span", { class: "dim" }, ` · ${one.takes}`),
      sided("+", one.pros, words("page-pro")), sided("−", one.cons, words("page-con")))));
}

/** @param {string} sign @param {string[]} lines @param {string} spokenAs */
function sided(sign, lines, spokenAs) {
  return lines.map((line) => h("p", { class: sign === "+" ? "pro" : "con" },
    h("span", { "aria-hidden": "true" }, `${sign} `), h("span", { class: "sr" }, `${spokenAs}: `), line));
}

/** @param {Entry} entry @param {Scene} scene */
function risks(entry, { words }) {
  return entry.risks.length > 0 && [
    h("p", { class: "label" }, words("page-risks")),
    h("ul", null, entry.risks.map((/** @type {string} */ one) => h("li", null, one))),
  ];
}

/** @param {Entry} entry @param {Scene} scene */
function vote(entry, { words }) {
  if (entry.agrees === null || entry.agrees === undefined) return null;
  return h("p", { class: entry.agrees ? "vote good" : "vote bad" }, words(entry.agrees ? "page-agrees" : "page-objects"));
}

/** The options, for reading again once the card is gone. @param {Entry} entry @param {Scene} scene */
function offered(entry, { words, shown, closed }) {
  const open = Object.values(shown).some((card) => card.kind === "choice" && card.project === entry.project && !closed[card.id]);
  return !open && h("details", { class: "meant" },
    h("summary", null, words("page-options", { count: entry.choices.length })),
    h("ol", null, entry.choices.map((/** @type {any} */ one, /** @type {number} */ n) =>
      h("li", null, one.title, one.takes && h("span", { class: "dim" }, ` · ${one.takes}`),
        n + 1 === entry.recommended && h("span", { class: "tag" }, words("recommended"))))));
}

/** The result against the brief. @param {Entry} entry @param {Scene} scene */
function points(entry, { words }) {
  return entry.points.length + entry.left.length > 0 && h("ul", { class: "points" }, entry.points.map((/** @type {any} */ point) =>
    h("li", { class: FOUND[point.verdict] }, mark(FOUND[point.verdict], words),
      h("span", null, point.text,
        [point.evidence, point.why].filter(Boolean).map((told) => h("span", { class: "dim" }, ` · ${told}`))))),
    entry.left.map((/** @type {string} */ task) => h("li", { class: "undone" }, mark("undone", words), h("span", null, task))));
}

const FOUND = /** @type {Record<string, string>} */ ({ shown: "shown", not_done: "undone", look: "yours" });
const MARKS = /** @type {Record<string, string>} */ ({ success: "✓", partial: "~", failed: "✗", shown: "✓", undone: "✗", yours: "○" });

/** @param {string} status @param {Words} words */
function mark(status, words) {
  return [h("span", { class: `mark ${status}`, "aria-hidden": "true" }, MARKS[status] ?? MARKS.failed),
    h("span", { class: "sr" }, `${words(`page-came-${status}`)}: `)];
}

// --- quiet lines -------------------------------------------------------------------------

/** A line across. @param {Entry} entry @param {Child} text @param {Child} [more] */
function rule(entry, text, more) {
  return h("p", { id: `entry-${entry.id}`, key: entry.id, class: "rule" }, h("span", null, text, more && " ", more));
}

/** Something that happened. @param {Entry} entry @param {Child} sign @param {Child[]} children @param {string} [is] */
function note(entry, sign, children, is = "") {
  return h("div", { id: `entry-${entry.id}`, key: entry.id, class: `note ${is}` },
    h("span", { class: "mark", "aria-hidden": "true" }, sign), h("p", null, children));
}

/** @param {Entry} entry @param {Scene} scene @param {string} tab @param {string} id */
function toTab(entry, { act, words }, tab, id) {
  const open = () => act.view({ tab, project: entry.project, column: "project" });
  return h("button", { type: "button", class: "link", onclick: open }, words(id));
}

/** What a task came to, and what its commands showed. @param {Entry} entry @param {Scene} scene */
function finished(entry, scene) {
  const proved = entry.proofs.every((/** @type {any} */ proof) => proof.found);
  const status = proved ? entry.status : "failed";
  const title = scene.titles[`${entry.project}/${entry.task}`] ?? entry.task;
  const open = () => scene.act.view({ tab: "plan", task: entry.task, project: entry.project, column: "project" });
  return h("div", { id: `entry-${entry.id}`, key: entry.id, class: "note" }, mark(status, scene.words),
    h("p", null, face(scene.me, entry.bot), " ",
      h("button", { type: "button", class: "link quiet", onclick: open }, title),
      entry.text && h("span", { class: "dim" }, ` ${entry.text}`)));
}

/** A card that was answered is one quiet line; an open one stands at the end of the room. */
/** @param {Entry} entry @param {Scene} scene */
function asked(entry, scene) {
  const { words, me } = scene;
  const { card } = entry;
  const how = scene.closed[card.id];
  if (!how) return null;
  const by = scene.pressed[card.id];
  const bots = [...new Set(/** @type {string[]} */ ((card.questions ?? []).map((/** @type {any} */ one) => one.bot)))];
  return h("div", { id: `entry-${entry.id}`, key: entry.id, class: "note asked" },
    h("span", { class: "mark", "aria-hidden": "true" }, "?"),
    h("div", null, h("p", null, card.text, " ", by ? !worded(by) && came(by, scene) :
      h("b", null, how === "withdrawn" ? words("page-withdrawn") : label(words, how))),
      card.questions && h("details", { class: "meant" },
        h("summary", null, words("page-questions-of", { bots: words.list(bots) })),
        card.questions.map((/** @type {any} */ one) => h("p", null, face(me, one.bot), " ", one.text)))));
}

/** Which button it was, and whose; links to the press lead here. @param {Entry} by @param {Scene} scene */
function came(by, scene) {
  const own = by.sender === scene.me.person;
  return h("b", { id: `entry-${by.id}` }, own ? "" : `${by.sender}: `, button(by, scene));
}
