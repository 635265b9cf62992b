// @ts-check
/**
 * The project beside the conversation: where it stands, its work, and its papers as tabs.
 *
 * Shown is the project chosen in the side list, else the one that has the floor. Papers are
 * fetched when their tab is looked at, and again when the room says that they changed.
 */

import { h, part } from "./dom.js";
import { called, project as found } from "./state.js";
import { bar } from "./cost.js";
import { face } from "./entries.js";
import "./threads.js";
import { moment } from "./timeline.js";
import "./brief.js";
import "./files.js";
import "./plan.js";

/** @type {Record<string, string[]>} the tabs, and the papers each needs */
const TABS = {
  brief: ["brief"],
  plan: ["plan", "tasks"],
  files: ["files"],
  timeline: ["history", "audit"],
  threads: ["threads", "plan"],
  cost: ["plan"],
};

/** @type {Record<string, [string, string[]][]>} the steps of a flow, with the phases each covers */
const STEPS = {
  full: [
    ["questions", ["discovery"]], ["brief", ["synthesis"]], ["approval", ["approval"]],
    ["work", ["execution"]], ["review", ["review"]],
  ],
  debate: [
    ["debate", ["debate", "ready"]], ["brief", ["discovery", "synthesis"]], ["approval", ["approval"]],
    ["work", ["execution"]], ["review", ["review"]],
  ],
  task: [
    ["questions", ["discovery"]], ["approval", ["synthesis", "approval"]], ["work", ["execution"]], ["review", ["review"]],
  ],
  light: [["questions", ["discovery"]], ["options", ["answering"]]],
  quick: [["questions", ["discovery"]], ["answer", ["answering"]]],
};

/** What the team writes about a project is written a moment after the room says that it changed. */
const LATER = [1500, 4000, 10_000];

/** The flows that come to a brief. */
const BRIEFED = new Set(["full", "debate"]);

part(
  "moot-project",
  ["state", "words", "act"],
  (el) => {
    const project = shown(el.state);
    if (!project) return nothing(el.words);
    const tab = chosen(el.state, project);
    return [
      head(el, project),
      h("div", { class: "tabs", role: "tablist", "aria-label": el.words("panel-tabs"), onkeydown: walk },
        Object.keys(TABS).map((name) => tabButton(el, name, tab))),
      h("div", {
        class: `tab tab-${tab}`, role: "tabpanel", id: "panel-paper", "aria-labelledby": `panel-tab-${tab}`,
        key: `${project.project} ${tab}`,
      }, paper(el, project, tab)),
    ];
  },
  (el) => {
    keepUp(el);
    const project = shown(el.state);
    if (!project) return;
    want(el, project, TABS[chosen(el.state, project)]);
    moved(el, project);
  },
);

/** An open approval goes on to the next revision, and goes when none will come. @param {any} el */
function keepUp({ state, act }) {
  const { dialog } = state.view;
  const was = dialog?.name === "approval" && state.shown?.[dialog.card];
  if (!was || state.standing.cards.some((/** @type {any} */ card) => card.id === was.id)) return;
  const next = approval(state, was.project);
  const phase = found(state, was.project)?.phase;
  if (next) act.view({ dialog: { name: "approval", card: next.id, newer: true } });
  else if (!["discovery", "synthesis"].includes(phase)) act.view({ dialog: null });
}

/** Another project opens at its own place; the next phase brings the tab it is about. @param {any} el @param {any} project */
function moved(el, { project, phase }) {
  const { view, standing } = el.state;
  const before = el.before ?? { project, phase, floor: standing.floor };
  el.before = { project, phase, floor: standing.floor };
  const read = { execution: "brief", review: view.task ? "" : "plan" }[/** @type {string} */ (phase)];
  if (before.floor !== standing.floor && view.project) el.act.view({ project: "" });
  else if (before.project !== project) el.act.view({ task: "", file: undefined });
  else if (before.phase !== phase && view.tab && view.tab === read) el.act.view({ tab: "" });
}

/** The project to show. @param {any} state */
function shown(state) {
  return found(state, state.view.project || state.standing?.floor);
}

/** The tab a person chose, else the one that fits where the project is. @param {any} state @param {any} project */
function chosen(state, project) {
  if (state.view.tab in TABS) return state.view.tab;
  if (state.view.task && project.tasks.total) return "plan"; // whoever reads a task is not moved away
  if (project.outcome) return project.tasks.total ? "files" : "timeline";
  if (project.phase === "review") return "files";
  if (BRIEFED.has(project.flow)) return project.phase === "execution" ? "plan" : "brief";
  return project.tasks.total ? "plan" : "timeline";
}

/** @param {any} words */
function nothing(words) {
  return h("div", { class: "panel-empty" },
    h("p", { class: "panel-empty-title" }, words("panel-empty")),
    h("p", { class: "aside" }, words("panel-empty-more")),
  );
}

// --- papers --------------------------------------------------------------------------------

/** @type {Map<string, {stamp: string, busy: boolean, not: number}>} what was fetched, and as of when */
const fetched = new Map();

/** What changes when a paper does; some of it is words of the server. @param {any} project @param {string} name @param {string} lang */
function stamp(project, name, lang) {
  if (name === "brief") return project.title ? (project.brief_seen ?? project.changed_at) : "";
  const states = JSON.stringify(project.states ?? project.outcome);
  if (name === "plan") return project.tasks.total ? (project.plan_seen ?? project.changed_at) : "";
  return `${project.changed_at} ${project.phase} ${states} ${lang}`;
}

/**
 * Fetch the papers that are missing or older than the room says.
 *
 * @param {any} el
 * @param {any} project
 * @param {string[]} names
 */
export function want(el, project, names) {
  for (const name of names) {
    const key = `${el.state.room} ${project.project} ${name}`;
    const was = fetched.get(key) ?? { stamp: "", busy: false, not: 0 };
    const now = stamp(project, name, el.words.lang);
    if (!now || was.busy || was.stamp === now || was.not > Date.now()) continue;
    fetched.set(key, { stamp: now, busy: true, not: 0 });
    const ended = (/** @type {boolean} */ worked) => {
      // What cannot be had is asked for again, but not at once.
      fetched.set(key, worked ? { stamp: now, busy: false, not: 0 } : { stamp: "", busy: false, not: Date.now() + 4000 });
      if (el.isConnected) el.drawn();
      if (worked && name === "files") for (const wait of LATER) setTimeout(again, wait);
    };
    const again = () => el.isConnected && fetched.get(key)?.stamp === now && el.act.fetch(project.project, name);
    const fetching = Promise.resolve(el.act.fetch(project.project, name));
    fetching.then((value) => ended(value !== false && value !== null), () => ended(false));
  }
}

/** Whether these papers are as the room says they are now. @param {any} el @param {any} project @param {string[]} names */
export function fresh(el, project, names) {
  return names.every((name) => {
    const now = stamp(project, name, el.words.lang);
    const has = fetched.get(`${el.state.room} ${project.project} ${name}`);
    return !now || (has !== undefined && has.stamp === now && !has.busy);
  });
}

/** @param {any} el @param {any} project @param {string} tab */
function paper(el, project, tab) {
  const { state, words, act } = el;
  const { me, room } = state;
  const papers = state.papers[project.project] ?? {};
  const { brief, plan } = papers;
  const all = { ".room": room, ".me": me, ".may": state.standing?.may !== false, ".words": words, ".act": act };
  const of = { ".project": project.project, ".stamp": project.changed_at };
  switch (tab) {
    case "plan": {
      const now = { ".tasks": papers.tasks, ".states": states(project, papers), ".task": state.view.task };
      return h("moot-plan", { ".plan": plan, ".none": !project.tasks.total, ...now, ...all });
    }
    case "files":
      return h("moot-files", { ".files": papers.files, ".file": file(state, project, papers), ...of, ...all });
    case "timeline":
      return h("moot-timeline", { ".history": papers.history, ".audit": papers.audit, ...all });
    case "threads":
      return h("moot-threads", { ".threads": papers.threads, ".plan": plan, ...all });
    case "cost":
      return h("moot-cost", { ".project": project, ".plan": plan, ".offline": me?.model === "offline", ...all });
    default:
      return h("moot-brief", { ".brief": brief, ".none": none(project), ".card": approval(state, project.project)?.id ?? "", ...all });
  }
}

/** Why there is no brief, as the id of a text. @param {any} project */
function none(project) {
  if (project.title) return "";
  if (project.flow === "task") return "panel-brief-task";
  return BRIEFED.has(project.flow) ? "panel-brief-none" : "panel-brief-talk";
}

/**
 * The file that is open; of a project that is done, first of all its summary.
 * @param {any} state @param {any} project @param {any} papers
 */
function file(state, project, papers) {
  if (state.view.file !== undefined) return state.view.file;
  const summary = papers.files?.files.some((/** @type {any} */ one) => one.name === "SUMMARY.md");
  return project.outcome && summary ? "SUMMARY.md" : "";
}

/** How far each task is, also of a project that is closed. @param {any} project @param {any} papers */
function states(project, papers) {
  if (project.states && Object.keys(project.states).length) return project.states;
  return Object.fromEntries((papers.tasks ?? []).map((/** @type {any} */ task) => [task.id, task.state]));
}

/** The newest card that asks to approve brief and plan. @param {any} state @param {string} id */
export function approval(state, id) {
  const cards = state.standing?.cards ?? [];
  return cards.findLast((/** @type {any} */ card) => card.kind === "approval" && card.project === id && !card.about);
}

// --- the head ------------------------------------------------------------------------------

/** @param {any} el @param {any} project */
function head(el, project) {
  const { words } = el;
  return h("header", { class: "project-head" },
    h("p", { class: "project-stands" }, stands(el.state, project, words)),
    h("h2", { class: called(project).length > 60 ? "project-title long" : "project-title", tabindex: "-1" }, called(project)),
    !project.outcome && steps(project, words),
    project.outcome && outcome(el, project),
    project.parked && !project.outcome && again(el, project),
    project.parked && project.outcome === "timeout" && again(el, project),
    project.phase === "execution" && !project.outcome && work(el, project),
  );
}

/** Where a project stands, in a line. @param {any} state @param {any} project @param {any} words */
function stands(state, project, words) {
  if (project.outcome) return words(`panel-outcome-${project.outcome}`);
  if (project.parked) return words("panel-stands-parked");
  const asked = (state.standing?.cards ?? []).some((/** @type {any} */ card) => card.project === project.project);
  const told = words(`panel-stands-${project.phase}${asked ? "-you" : ""}`, { round: project.round, rounds: project.rounds ?? 3 });
  return project.paused ? `${words("panel-stands-paused")}` : told;
}

/** @param {any} project @param {any} words */
function steps(project, words) {
  const all = STEPS[project.flow];
  if (!all) return null;
  const now = all.findIndex(([, phases]) => phases.includes(project.phase));
  return h("ol", { class: "steps", "aria-label": words("panel-steps") },
    all.map(([name], n) =>
      h("li", { class: n < now ? "step-done" : n === now ? "step-now" : "step-later", "aria-current": n === now ? "step" : null },
        h("span", null, words(`panel-step-${name}`)),
        n < now && h("span", { class: "unseen" }, ` ${words("panel-step-done")}`),
      ),
    ),
  );
}

/** @param {any} el @param {any} project */
function outcome({ state, words, act }, project) {
  const here = chosen(state, project) === "files" && file(state, project, state.papers[project.project] ?? {}) === "SUMMARY.md";
  if (!project.tasks.total || here) return null;
  const read = () => act.view({ tab: "files", file: "SUMMARY.md" });
  return h("p", { class: "project-acts" }, h("button", { class: "button", onclick: read }, words("panel-summary")));
}

/** @param {any} el @param {any} project */
function again({ words, act }, project) {
  const resume = () => act.command("resume", { project: project.project });
  return h("p", { class: "project-acts" }, h("button", { class: "button primary", onclick: resume }, words("panel-resume")));
}

/** The work that runs: how far, who is at what, and the ways to steer it. @param {any} el @param {any} project */
function work(el, project) {
  const { state, words, act } = el;
  const { progress } = project;
  const total = progress?.total ?? project.tasks.total;
  const done = progress?.done ?? project.tasks.done;
  const counted = words("panel-done", { done, total });
  const open = (/** @type {string} */ task) => () => act.view({ tab: "plan", task });
  return h("section", { class: "work", "aria-label": words("panel-work") },
    h("p", { class: "work-count" }, h("span", null, counted), progress?.ends_at &&
      h("span", { class: "aside" }, words("panel-until", { time: moment(progress.ends_at, words) }))),
    bar(counted, done, total),
    h("ul", { class: "work-now" },
      (progress?.running ?? []).map((/** @type {any} */ one) =>
        h("li", { key: one.task },
          h("button", { class: "work-task", onclick: open(one.task) }, one.title),
          h("span", { class: "aside" }, face(state.me, one.bot), " · ", h("moot-since", { ".since": one.since, ".words": words })),
        ),
      ),
    ),
    el.asking ? sure(el, project) : steering(el, project),
  );
}

/** @param {any} el @param {any} project */
function steering(el, project) {
  const { state, words, act } = el;
  const may = state.standing?.may !== false;
  const does = project.paused ? "continue" : "pause";
  const ask = (/** @type {string} */ command) => () => {
    el.asking = command;
    el.again();
    el.querySelector(".work-sure .button")?.focus();
  };
  const turn = () => act.command(does, { project: project.project });
  return h("p", { class: "project-acts", key: "steering" },
    h("button", { class: project.paused ? "button primary" : "button", onclick: turn }, words(`panel-${does}`)),
    h("button", { class: "button", disabled: !may, onclick: ask("stop") }, words("panel-stop")),
    h("button", { class: "button", disabled: !may, onclick: ask("revise") }, words("panel-revise")),
  );
}

/** What cannot be taken back is asked about once, right here. @param {any} el @param {any} project */
function sure(el, project) {
  const { words, act, asking } = el;
  const leave = () => {
    el.asking = "";
    el.again();
    el.querySelector(".project-acts .button")?.focus();
  };
  const go = async () => {
    if (!(await act.command(asking, { project: project.project, yes: true }))) return;
    leave();
    el.querySelector(".project-title").focus(); // the buttons go with the work
  };
  return h("div", { class: "work-sure", role: "group", "aria-label": words(`panel-${asking}`), key: "sure" },
    h("p", null, words(`panel-${asking}-sure`)),
    h("p", { class: "project-acts" },
      h("button", { class: "button primary", onclick: go }, words(`panel-${asking}-yes`)),
      h("button", { class: "button quiet", onclick: leave }, words("panel-keep-on")),
    ),
  );
}

// --- the tabs ------------------------------------------------------------------------------

/** @param {any} el @param {string} name @param {string} tab */
function tabButton({ words, act }, name, tab) {
  return h(
    "button",
    {
      role: "tab",
      id: `panel-tab-${name}`,
      "aria-selected": String(name === tab),
      "aria-controls": name === tab ? "panel-paper" : null,
      tabindex: name === tab ? "0" : "-1",
      onclick: () => act.view(name === "files" && tab === "files" ? { file: "" } : { tab: name }),
    },
    words(`panel-tab-${name}`),
  );
}

/** Arrow keys go from tab to tab. @param {any} event */
function walk(event) {
  const tabs = [...event.currentTarget.querySelectorAll("[role=tab]")];
  const at = tabs.indexOf(document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[/** @type {string} */ (event.key)];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  const next = tabs[(to + tabs.length) % tabs.length];
  next.focus();
  next.click();
}
