// @ts-check
/**
 * Time: what happened in a project and when, by whom and why; how spans and moments are written.
 *
 * Numbers and dates are written the way the page's language does; words come from the texts.
 */

import { h, part } from "./dom.js";

/**
 * A span of time, short.
 *
 * @param {number} seconds
 * @param {any} words
 */
export function lasted(seconds, words) {
  const [value, unit] =
    seconds < 59.5 ? [Math.round(seconds), "second"]
    : seconds < 3570 ? [Math.round(seconds / 60), "minute"]
    : [Math.round(seconds / 360) / 10, "hour"];
  const shown = { style: "unit", unit: String(unit), unitDisplay: "short" };
  return new Intl.NumberFormat(words.lang, /** @type {any} */ (shown)).format(Number(value));
}

/**
 * A moment: the time of day, with the date where it was not today.
 *
 * @param {string} iso
 * @param {any} words
 */
export function moment(iso, words) {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return "";
  const today = at.toDateString() === new Date().toDateString();
  const day = today ? "" : at.toLocaleDateString(words.lang, { day: "numeric", month: "short" });
  return `${day} ${words.time(at)}`.trim();
}

/** How long something has been going on; counts by itself while it is on the page. */
part(
  "moot-since",
  ["since", "words"],
  (el) => lasted(Math.max(0, (Date.now() - Date.parse(el.since)) / 1000), el.words),
  (el) => {
    clearTimeout(el.next);
    el.next = setTimeout(() => el.again(), 1000);
  },
);

part("moot-timeline", ["history", "audit", "words"], ({ history, audit, words }) => {
  if (!history || !audit) return h("p", { class: "none" }, words("panel-loading"));
  const phases = history.map((/** @type {any} */ phase) => ({ ...phase, row: "phase" }));
  const decisions = audit.map((/** @type {any} */ decision) => ({ ...decision, row: "decision" }));
  // What was decided comes before the phase that followed from it, also within a millisecond.
  const rows = [...decisions, ...phases].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  if (!rows.length) return h("p", { class: "none" }, words("panel-timeline-none"));
  return h("ol", { class: "timeline" },
    rows.map((row) => (row.row === "phase" ? phaseRow(row, words) : decisionRow(row, words))),
  );
});

/** @param {any} row @param {any} words */
function phaseRow(row, words) {
  const again = row.iteration > 1 && words("panel-iteration", { count: row.iteration });
  return h("li", { class: "timeline-phase" },
    h("time", { datetime: row.at }, moment(row.at, words)),
    h("div", null,
      h("strong", null, words(`panel-phase-${row.phase}`, { round: row.round || 1 })),
      h("p", { class: "aside" }, [again, lasted(row.seconds, words)].filter(Boolean).join(" · ")),
    ),
  );
}

/** @param {any} row @param {any} words */
function decisionRow(row, words) {
  return h("li", { class: "timeline-decision" },
    h("time", { datetime: row.at }, moment(row.at, words)),
    h("div", null,
      h("span", null, row.text),
      h("p", { class: "aside" }, [row.by, row.because, row.revision].filter(Boolean).join(" · ")),
    ),
  );
}
