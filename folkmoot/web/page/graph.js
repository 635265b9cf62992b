// @ts-check
/**
 * The plan as a picture: who waits for whom, and how far it is.
 *
 * The server says where things are; lines are drawn here, boxes are buttons above them, so that
 * a keyboard and a screen reader walk the plan like any other list.
 */

import { h, part } from "./dom.js";

const [WIDTH, HEIGHT, ACROSS, DOWN, EDGE] = [168, 52, 24, 40, 10];

/** @type {Record<string, string>} what is in the circle of a state */
const SIGNS = {
  done: "M4.7 8.3 7 10.5 11.4 5.9",
  failed: "M5.6 5.6 10.4 10.4M10.4 5.6 5.6 10.4",
  skipped: "M5.2 8H10.8",
  held: "M6.4 5.6V10.4M9.6 5.6V10.4",
  resting: "M8 5V8.2L10 9.6",
};

/** A state as a sign; its name stands beside it in words. @param {string} state */
export function dot(state) {
  return h("svg", { class: `dot dot-${state}`, viewBox: "0 0 16 16", "aria-hidden": "true" },
    h("circle", { class: "dot-ring", cx: 8, cy: 8, r: 6.75 }),
    state === "running" && h("circle", { class: "dot-core", cx: 8, cy: 8, r: 3 }),
    SIGNS[state] && h("path", { class: "dot-mark", d: SIGNS[state] }),
  );
}

/**
 * Where everything is, and how far it goes: a line may swing out further than any box, and what
 * hangs together with nothing stands in rows below, where it is seen without scrolling.
 *
 * @param {any} plan
 */
function placed({ tasks, graph: { nodes, edges } }) {
  const tied = new Set(edges.flatMap((/** @type {any} */ [from, to]) => [from, to]));
  const boxes = [...tied].map((id) => nodes[id]);
  const bends = edges.flatMap((/** @type {any} */ [, , points]) => points.map((/** @type {number[]} */ [x]) => x));
  const left = Math.min(...boxes.map(([x]) => x), ...bends, Infinity);
  const right = Math.max(...boxes.map(([x]) => x + WIDTH), ...bends);
  const below = boxes.length ? Math.max(...boxes.map(([, y]) => y)) + HEIGHT + DOWN : 0;
  const from = boxes.length ? left : 0;
  const fit = boxes.length ? Math.max(2, Math.floor((right - left + ACROSS) / (WIDTH + ACROSS))) : 2;
  const at = Object.fromEntries(boxes.map((box, n) => [[...tied][n], box]));
  tasks.filter((/** @type {any} */ one) => !tied.has(one.id)).forEach((/** @type {any} */ one, /** @type {number} */ n) => {
    at[one.id] = [from + (n % fit) * (WIDTH + ACROSS), below + Math.floor(n / fit) * (HEIGHT + DOWN / 2)];
  });
  const spots = Object.values(at);
  const width = Math.max(right, ...spots.map(([x]) => x + WIDTH)) - from;
  return { at, left: from, width, height: Math.max(...spots.map(([, y]) => y)) + HEIGHT };
}

/** A smooth line downwards through some points. @param {[number, number][]} points */
function smooth(points) {
  const [[x, y], ...rest] = points;
  let [fromX, fromY] = [x, y];
  const pieces = rest.map(([toX, toY]) => {
    const middle = (fromY + toY) / 2;
    const piece = `C${fromX} ${middle} ${toX} ${middle} ${toX} ${toY}`;
    [fromX, fromY] = [toX, toY];
    return piece;
  });
  return `M${x} ${y}${pieces.join("")}`;
}

part(
  "moot-graph",
  ["plan", "states", "task", "words", "act"],
  (el) => {
    const { plan, states, words } = el;
    const { edges } = plan.graph;
    const { at, left, width, height } = placed(plan);
    const size = { width: width + 2 * EDGE, height: height + 2 * EDGE };
    return h("div", { class: "graph-scroll", role: "group", "aria-label": words("panel-graph") },
      h("div", { class: "graph", "data-width": size.width, "data-height": size.height },
        h("svg", { ...size, viewBox: `${left - EDGE} ${-EDGE} ${size.width} ${size.height}`, "aria-hidden": "true" },
          edges.map((/** @type {any} */ [from, to, points]) =>
            h("path", { class: `edge edge-${states[from] === "done" ? "done" : "open"}`, d: smooth(points), key: `${from} ${to}` }),
          ),
        ),
        plan.tasks.map((/** @type {any} */ one) => node(one, states[one.id] ?? "waiting", at[one.id], left, el)),
      ),
    );
  },
  (el) => {
    // Places are numbers, and the page allows no style attributes.
    for (const box of el.querySelectorAll("[data-x]")) {
      box.style.left = `${Number(box.dataset.x) + EDGE}px`;
      box.style.top = `${Number(box.dataset.y) + EDGE}px`;
    }
    const graph = el.querySelector(".graph");
    graph.style.width = `${graph.dataset.width}px`;
    graph.style.height = `${graph.dataset.height}px`;
  },
);

/** @param {any} one @param {string} state @param {[number, number]} at @param {number} left @param {any} el */
function node(one, state, at, left, { task, words, act }) {
  return h(
    "button",
    {
      key: one.id,
      class: `node node-${state}`,
      "data-x": at[0] - left,
      "data-y": at[1],
      "aria-pressed": String(task === one.id),
      title: one.title,
      onclick: () => act.view({ task: task === one.id ? "" : one.id }),
    },
    dot(state),
    h("span", { class: "node-title" }, one.title),
    h("span", { class: "node-more" }, `${one.bot} · ${words(`panel-task-${state}`)}`),
  );
}
