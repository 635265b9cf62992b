// @ts-check
/** One task: who does it, what came of it, and what shows that it is done. */

import { h, part } from "./dom.js";
import { face } from "./entries.js";
import { lasted, moment } from "./timeline.js";

part("moot-task", ["row", "run", "room", "me", "words", "act"], (el) => {
  const { row, run, words } = el;
  return [
    row.description && h("p", { class: "task-about" }, row.description),
    facts(el),
    run?.text && block(words("panel-task-result"), h("p", { class: "task-text" }, run.text)),
    block(words("panel-task-evidence"), evidence(row, run, words)),
    run?.uses?.length > 0 && block(words("panel-task-uses"), uses(run.uses, words)),
    files(el),
    run?.threads?.length > 0 &&
      block(words("panel-tab-threads"), run.threads.map((/** @type {string} */ thread) => talk(el, thread))),
  ];
});

/** @param {string} title @param {any} what */
function block(title, what) {
  return h("section", { class: "task-block" }, h("h3", null, title), what);
}

/** @param {any} el */
function facts({ row, run, me, words }) {
  const fact = (/** @type {string} */ name, /** @type {any} */ value) =>
    value && h("div", null, h("dt", null, words(`panel-task-${name}`)), h("dd", null, value));
  return h("dl", { class: "facts" },
    fact("by", face(me, row.bot)),
    fact("after", row.depends_on.join(", ")),
    fact("due", row.due),
    fact("attempt", run?.attempt > 1 ? String(run.attempt) : ""),
    fact("time", time(run, words)),
    fact("sure", run?.state === "done" && run.confidence < 1 ? `${Math.round(run.confidence * 100)} %` : ""),
    fact("needs", row.requirements?.join("; ")),
    fact("bounds", row.constraints?.join("; ")),
  );
}

/** @param {any} run @param {any} words */
function time(run, words) {
  if (!run?.started_at) return "";
  const began = moment(run.started_at, words);
  if (!run.finished_at) {
    const since = h("moot-since", { ".since": run.started_at, ".words": words });
    return run.state === "running" ? [began, " · ", since] : began;
  }
  return `${began} · ${lasted((Date.parse(run.finished_at) - Date.parse(run.started_at)) / 1000, words)}`;
}

/**
 * What was promised, and once there is something to look at, what was found.
 * @param {any} row @param {any} run @param {any} words
 */
function evidence(row, run, words) {
  /** @type {any[]} */
  const proofs = run?.proofs ?? [];
  /** @type {any[]} */
  const promised = row.evidence;
  const same = (/** @type {any} */ one, /** @type {any} */ other) => one.kind === other.kind && one.value === other.value;
  const rest = proofs.filter((proof) => !promised.some((one) => same(one, proof.evidence)));
  const all = [...promised.map((one) => proofs.find((proof) => same(one, proof.evidence)) ?? { evidence: one }), ...rest];
  return h("ul", { class: "proofs" }, all.map((proof) => proofLine(proof, words)));
}

/** @param {any} proof @param {any} words */
function proofLine({ evidence: { kind, value }, found, detail }, words) {
  const is = found === undefined ? "promised" : found ? "found" : "missing";
  return h("li", { class: `proof proof-${is}` },
    h("span", null, words(`panel-evidence-${kind}`)),
    value && h("code", null, value),
    h("span", { class: "proof-is" }, words(`panel-proof-${is}`, { kind })),
    detail && (detail.length > 90 || detail.includes("\n")
      ? h("details", null, h("summary", null, words("panel-proof-output")), h("pre", null, detail))
      : h("span", { class: "aside" }, detail)),
  );
}

/** @param {any[]} all @param {any} words */
function uses(all, words) {
  const line = (/** @type {any} */ use) =>
    h("li", null, use.tool, " ", h("code", null, use.what), use.came && h("span", { class: "aside" }, ` ${use.came}`));
  return h("details", { class: "uses" }, h("summary", null, words("panel-uses", { count: all.length })), h("ul", null, all.map(line)));
}

/** @param {any} el */
function files({ row, run, words, act }) {
  const names = (run?.files ?? []).map((/** @type {any} */ file) => file.name ?? file);
  if (!names.length || !run.finished_at) return null; // before that it is only what it will write
  const open = (/** @type {string} */ file) => () => act.view({ tab: "files", file });
  return block(
    words("panel-tab-files"),
    h("p", { class: "chips", key: row.id }, names.map((/** @type {string} */ name) =>
      h("button", { class: "chip", onclick: open(name), key: name }, name))),
  );
}

/** @param {any} el @param {string} thread */
function talk({ run, room, me, words, act }, thread) {
  const stamp = `${run.state} ${run.attempt} ${run.finished_at}`;
  return h("moot-thread", { key: thread, ".thread": thread, ".stamp": stamp, ".room": room, ".me": me, ".words": words, ".act": act });
}
