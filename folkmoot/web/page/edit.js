// @ts-check
/**
 * Editing of brief and plan, in place.
 *
 * A draft is what a person has typed so far; it belongs to the part that shows it. What is sent
 * is only what differs from what was shown.
 */

import { h } from "./dom.js";

/**
 * @typedef {{key: number, text: string, check?: string}} Line
 * @typedef {{of: any, title: string, goal: string, sections: Record<string, Line[]>, fresh: number}} BriefDraft
 * @typedef {{key: number, row: any, file: string, fresh: boolean}} TaskDraft
 * @typedef {{of: any, tasks: TaskDraft[], fresh: number}} PlanDraft
 */

export const SECTIONS = [
  "problem", "users", "first_version", "scope_in", "scope_out", "beyond", "constraints",
  "technology", "also", "decisions", "assumptions", "open_questions", "acceptance",
];

let keys = 0;

/** @param {any} brief @returns {BriefDraft} */
export function briefDraft(brief) {
  /** @type {Record<string, Line[]>} */
  const sections = {};
  for (const name of SECTIONS) {
    sections[name] = (brief[name] ?? []).map((/** @type {any} */ line) => ({ key: ++keys, text: line.text, check: line.check }));
  }
  return { of: brief, title: brief.title, goal: brief.goal, sections, fresh: 0 };
}

/** Only what was changed, or null. @param {any} brief @param {BriefDraft} draft */
export function briefEdits(brief, draft) {
  /** @type {Record<string, any>} */
  const edits = {};
  if (draft.title.trim() && draft.title.trim() !== brief.title) edits.title = draft.title.trim();
  if (draft.goal.trim() && draft.goal.trim() !== brief.goal) edits.goal = draft.goal.trim();
  for (const name of SECTIONS) {
    const before = (brief[name] ?? []).map((/** @type {any} */ line) => [line.text, line.check ?? ""]);
    const after = draft.sections[name].map((line) => [line.text.trim(), (line.check ?? "").trim()]).filter(([text]) => text);
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      edits[name] = after.map(([text, check]) => (check ? { text, check } : text));
    }
  }
  return Object.keys(edits).length ? edits : null;
}

/** A new field takes the cursor once. @param {number} key */
const fresh = (key) => (/** @type {() => void} */ again) => {
  again();
  document.getElementById(`edit-${key}`)?.focus();
};

/**
 * @param {string} label
 * @param {string} value
 * @param {(text: string) => void} typed
 * @param {Record<string, any>} [attrs]
 */
function area(label, value, typed, attrs) {
  const rows = Math.min(8, Math.max(1, Math.ceil(value.length / 56)));
  return h("textarea", {
    "aria-label": label,
    rows,
    ".value": value,
    oninput: (/** @type {any} */ event) => typed(event.target.value),
    ...attrs,
  });
}

/**
 * The brief as fields: a line is a field, an emptied one goes.
 *
 * @param {BriefDraft} draft
 * @param {() => void} again
 * @param {any} words
 */
export function briefFields(draft, again, words) {
  const set = (/** @type {(text: string) => void} */ keep) => (/** @type {string} */ text) => {
    keep(text);
    again();
  };
  const filled = SECTIONS.filter((name) => draft.sections[name].length);
  const add = (/** @type {string} */ name) => () => {
    const line = { key: ++keys, text: "" };
    draft.sections[name].push(line);
    fresh(line.key)(again);
  };
  return [
    labelled(words("panel-edit-title"), area(words("panel-edit-title"), draft.title, set((text) => (draft.title = text)))),
    labelled(words("panel-edit-goal"), area(words("panel-edit-goal"), draft.goal, set((text) => (draft.goal = text)))),
    filled.map((name) => sectionFields(draft, name, add(name), again, set, words)),
    h("p", { class: "edit-more", key: "more" },
      SECTIONS.filter((name) => !draft.sections[name].length).map((name) =>
        h("button", { class: "chip", type: "button", key: name, onclick: add(name) }, `+ ${words(`section-${name}`)}`),
      ),
    ),
  ];
}

/** @param {string} label @param {any} field */
function labelled(label, field) {
  return h("div", { class: "edit-field" }, h("span", { class: "edit-label", "aria-hidden": "true" }, label), field);
}

/** @param {BriefDraft} draft @param {string} name @param {() => void} add @param {() => void} again @param {any} set @param {any} words */
function sectionFields(draft, name, add, again, set, words) {
  const title = words(`section-${name}`);
  const remove = (/** @type {Line} */ line) => () => {
    draft.sections[name] = draft.sections[name].filter((one) => one !== line);
    again();
  };
  return h("fieldset", { key: name },
    h("legend", null, title),
    draft.sections[name].map((line, n) =>
      h("div", { class: "edit-line", key: line.key },
        area(words("panel-edit-line", { section: title, number: n + 1 }), line.text,
          set((/** @type {string} */ text) => (line.text = text)), { id: `edit-${line.key}` }),
        name === "acceptance" && h("input", {
          class: "edit-check", type: "text", ".value": line.check ?? "you", title: words("panel-check-how"),
          "aria-label": words("panel-edit-check", { number: n + 1 }),
          oninput: (/** @type {any} */ event) => { line.check = event.target.value; again(); },
        }),
        removal(words("panel-remove-line", { section: title, number: n + 1 }), remove(line)),
      ),
    ),
    h("button", { class: "button quiet small", type: "button", key: "add", onclick: add }, words("panel-add-line")),
  );
}

/** Taking something out leaves the focus on its neighbour. @param {string} label @param {() => void} remove */
function removal(label, remove) {
  const take = (/** @type {any} */ { currentTarget: own }) => {
    const form = own.closest(".edit");
    const at = [...form.querySelectorAll(".removal")].indexOf(own);
    remove();
    const left = [...form.querySelectorAll(".removal")];
    (left[at] ?? left.at(-1) ?? form.querySelector("button"))?.focus();
  };
  return h("button", { class: "button quiet removal", type: "button", "aria-label": label, title: label, onclick: take }, "×");
}

// --- the plan ------------------------------------------------------------------------------

/** @param {any} plan @returns {PlanDraft} */
export function planDraft(plan) {
  const tasks = plan.tasks.map((/** @type {any} */ row) => ({ key: ++keys, row: { ...row }, file: "", fresh: false }));
  return { of: plan, tasks, fresh: 0 };
}

/** The whole plan as it should be, or null where nothing was changed. @param {any} plan @param {PlanDraft} draft */
export function planEdits(plan, draft) {
  const rows = draft.tasks.map(({ row, file, fresh: added }) => {
    if (!added) return row;
    // A task needs evidence that it is done: its file, or else the person's own word.
    const evidence = file.trim() ? { kind: "file", value: file.trim() } : { kind: "person", value: "" };
    return { ...row, evidence: [evidence], files: file.trim() ? [file.trim()] : [] };
  });
  return JSON.stringify(rows) === JSON.stringify(plan.tasks) ? null : rows;
}

/** Take a task out; nobody waits for it any more. @param {PlanDraft} draft @param {TaskDraft} task */
function without(draft, task) {
  const id = task.row.id;
  draft.tasks = draft.tasks.filter((one) => one !== task);
  for (const { row } of draft.tasks) {
    row.depends_on = row.depends_on.filter((/** @type {string} */ need) => need !== id);
    if (row.parent === id) row.parent = null;
    if (row.checks === id) Object.assign(row, { checks: null, loops: 0 });
  }
}

/**
 * The plan as fields.
 *
 * @param {PlanDraft} draft
 * @param {string[]} bots who may be given a task
 * @param {() => void} again
 * @param {any} words
 */
export function planFields(draft, bots, again, words) {
  const add = () => {
    const ids = draft.tasks.map(({ row }) => Number(row.id.slice(1)) || 0);
    const id = `t${Math.max(0, ...ids) + 1}`;
    const row = { id, title: "", bot: bots.includes("leader") ? "leader" : bots[0], description: "", depends_on: [] };
    const task = { key: ++keys, row, file: "", fresh: true };
    draft.tasks.push(task);
    fresh(task.key)(again);
  };
  return [
    draft.tasks.map((task) => taskFields(draft, task, bots, again, words)),
    h("button", { class: "button quiet small", type: "button", key: "add", onclick: add }, words("panel-add-task")),
  ];
}

/** @param {PlanDraft} draft @param {TaskDraft} task @param {string[]} bots @param {() => void} again @param {any} words */
function taskFields(draft, task, bots, again, words) {
  const { row, key } = task;
  const id = { task: row.id };
  const keep = (/** @type {string} */ name) => (/** @type {string} */ text) => {
    row[name] = text;
    again();
  };
  const remove = () => {
    without(draft, task);
    again();
  };
  const choose = (/** @type {any} */ event) => keep("bot")(event.target.value);
  return h("fieldset", { class: "edit-task", key },
    h("legend", null, row.id),
    h("div", { class: "edit-line" },
      area(words("panel-task-title", id), row.title, keep("title"), { id: `edit-${key}`, placeholder: words("panel-task-title", id) }),
      removal(words("panel-remove-task", id), remove),
    ),
    h("select", { "aria-label": words("panel-task-bot", id), ".value": row.bot, onchange: choose },
      bots.map((name) => h("option", { value: name, selected: name === row.bot }, name)),
    ),
    area(words("panel-task-about", id), row.description ?? "", keep("description"), { placeholder: words("panel-task-about", id) }),
    task.fresh &&
      area(words("panel-task-file", id), task.file, (text) => {
        task.file = text;
        again();
      }, { placeholder: words("panel-task-file-note") }),
    needs(draft, row, again, words),
  );
}

/** What a task waits for, as boxes to tick. @param {PlanDraft} draft @param {any} row @param {() => void} again @param {any} words */
function needs(draft, row, again, words) {
  const others = draft.tasks.filter((one) => one.row !== row);
  if (!others.length) return null;
  const tick = (/** @type {string} */ id) => (/** @type {any} */ event) => {
    const rest = row.depends_on.filter((/** @type {string} */ need) => need !== id);
    row.depends_on = event.target.checked ? [...rest, id] : rest;
    again();
  };
  return h("details", { class: "edit-needs" },
    h("summary", null, row.depends_on.length ? words("plan-after", { tasks: row.depends_on.join(", ") }) : words("panel-task-first")),
    others.map(({ row: other, key }) =>
      h("label", { key },
        h("input", { type: "checkbox", ".checked": row.depends_on.includes(other.id), onchange: tick(other.id) }),
        ` ${other.id} ${other.title}`,
      ),
    ),
  );
}
