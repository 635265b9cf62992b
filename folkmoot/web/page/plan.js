// @ts-check
/**
 * The plan: a picture of who waits for whom, and the same as a list, where a task opens.
 *
 * How far a task is comes with the standing of the room, at once; what it came to is fetched.
 */

import { h, part } from "./dom.js";
import { dot } from "./graph.js";
import "./task.js";

/** Pixels at the top of the column that the tabs cover. */
const TABS = 54;

part(
  "moot-plan",
  ["plan", "none", "tasks", "states", "task", "room", "me", "words", "act"],
  (el) => {
    const { plan, none, states, task, words, act } = el;
    if (!plan) return h("p", { class: "none" }, words(none ? "panel-plan-none" : "panel-loading"));
    if (!plan.tasks.length) return h("p", { class: "none" }, words("panel-plan-none"));
    return [
      plan.missing?.length > 0 &&
        h("p", { class: "note" }, words("panel-missing", { programs: plan.missing.join(", "), count: plan.missing.length })),
      plan.tasks.length > 1 &&
        h("moot-graph", { ".plan": plan, ".states": states, ".task": task, ".words": words, ".act": act }),
      h("ol", { class: "items tasks", "aria-label": words("panel-tasks") }, plan.tasks.map((/** @type {any} */ row) => item(el, row))),
    ];
  },
  (el) => {
    if (el.shown === el.task) return;
    el.shown = el.task;
    const row = el.task && el.querySelector(`[data-task="${CSS.escape(el.task)}"]`);
    if (!row || row.contains(document.activeElement)) return;
    // Whoever opened it in the picture goes on reading here.
    if (el.contains(document.activeElement)) row.querySelector("button").focus({ preventScroll: true });
    const column = el.closest("aside"); // scrollIntoView would move the whole page along
    if (column) column.scrollTop += row.getBoundingClientRect().top - column.getBoundingClientRect().top - TABS;
  },
);

/** @param {any} el @param {any} row */
function item(el, row) {
  const { tasks, states, task, room, me, words, act } = el;
  const open = task === row.id;
  const run = tasks?.find((/** @type {any} */ one) => one.id === row.id);
  return h("li", { key: row.id, "data-task": row.id, class: open ? "open" : null },
    taskRow(row, states[row.id] ?? "waiting", words, {
      "aria-expanded": String(open),
      onclick: () => act.view({ task: open ? "" : row.id }),
    }),
    open &&
      h("moot-task", { ".row": row, ".run": run, ".room": room, ".me": me, ".words": words, ".act": act }),
  );
}

/**
 * A task in two lines.
 *
 * @param {any} row
 * @param {string} state how far it is; none where nothing was approved yet
 * @param {any} words
 * @param {Record<string, any> | null} button what makes it one that opens
 */
export function taskRow(row, state, words, button) {
  const after = row.depends_on.length ? words("plan-after", { tasks: row.depends_on.join(", ") }) : "";
  const more = [row.bot, after].filter(Boolean).join(" · ");
  return h(
    button ? "button" : "div",
    { class: "item", ...button },
    state && dot(state),
    h("span", { class: "item-title" }, h("span", { class: "item-id" }, row.id), " ", row.title),
    state && h("span", { class: `item-state state-${state}` }, words(`panel-task-${state}`)),
    h("span", { class: "item-more" }, more),
  );
}
