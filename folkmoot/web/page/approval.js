// @ts-check
/**
 * The approval dialog: brief and plan side by side, to read, to change, and to say yes to.
 *
 * Rule: what is answered is the card whose brief and plan are on the screen. Where a newer one
 * comes while this is open, it takes its place and says so; drafts of the old one are let go.
 */

import { h, part } from "./dom.js";
import { called, project as found } from "./state.js";
import { label } from "./words.js";
import { briefCount, briefLines } from "./brief.js";
import { dollars } from "./cost.js";
import { briefDraft, briefEdits, briefFields, planDraft, planEdits, planFields } from "./edit.js";
import { unread } from "./fields.js";
import { approval, fresh, want } from "./panel.js";
import { taskRow } from "./plan.js";

part("moot-approval", ["state", "words", "act", "card"], (el) => {
  const shown = look(el);
  const { words } = el;
  return h("dialog", { class: "approval", "aria-labelledby": "approval-title", onclose: () => el.act.view({ dialog: null }) },
    h("div", { class: "approval-head" },
      h("h2", { id: "approval-title", tabindex: "-1" }, shown.project ? called(shown.project) : words("panel-approval")),
      h("button", { class: "button quiet", "aria-label": words("panel-close"), onclick: () => close(el) }, "×"),
    ),
    shown.card ? body(el, shown) : h("p", { class: "none", role: "status", key: "wait" }, words("panel-approval-waits")),
  );
}, opened);

/** What is on the screen now: the card, and the papers that belong to it. @param {any} el */
function look(el) {
  const { state } = el;
  const id = typeof el.card === "string" ? el.card : el.card?.id;
  const cards = state.standing?.cards ?? [];
  const named = cards.find((/** @type {any} */ card) => card.id === id) ?? state.shown?.[id];
  el.project = named?.project ?? el.project;
  const card = cards.find((/** @type {any} */ one) => one.id === id && one.about) ?? approval(state, el.project);
  const project = found(state, el.project);
  if (card && card.id !== el.seen) {
    el.newer = Boolean(el.seen || state.view.dialog?.newer);
    Object.assign(el, { seen: card.id, briefDraft: null, planDraft: null, wording: false });
  }
  const papers = state.papers[el.project] ?? {};
  const brief = project?.title ? papers.brief : null; // one task that was asked for has none
  const plan = project?.tasks.total ? papers.plan : null;
  const same = !plan || plan.revision === card?.id || Boolean(card?.about);
  return { card, project, brief, plan, current: same && project && fresh(el, project, ["brief", "plan"]) };
}

/** It opens by itself, and goes when there is nothing left to approve. @param {any} el */
function opened(el) {
  const dialog = el.querySelector("dialog");
  const { card, project } = look(el);
  if (project) want(el, project, ["brief", "plan"]);
  const asked = el.state.standing?.cards.some((/** @type {any} */ one) => one.project === el.project);
  const coming = project && !asked && ["discovery", "synthesis"].includes(project.phase);
  if (!card && !coming) queueMicrotask(() => close(el));
  else if (!dialog.open) {
    dialog.showModal();
    dialog.querySelector("h2").focus();
  }
}

/** @param {any} el */
function close(el) {
  const dialog = el.querySelector("dialog");
  if (dialog?.open) dialog.close();
  else if (el.state.view.dialog) el.act.view({ dialog: null });
  // The button that opened it may be gone with its card.
  setTimeout(() => {
    const title = /** @type {HTMLElement | null} */ (document.querySelector(".project-title"));
    if (document.activeElement === document.body) title?.focus({ preventScroll: true });
  }, 400);
}

/** @param {any} el @param {any} shown */
function body(el, shown) {
  const { words } = el;
  const { card, project, plan } = shown;
  const trouble = el.state.view.notice; // the page's own notices lie below a dialog
  const figures = [
    plan?.tasks.length ? words("panel-approval-tasks", { count: plan.tasks.length }) : "",
    plan?.tasks.length ? words("panel-minutes", { minutes: plan.minutes }) : "",
    plan ? words("panel-approval-cost", { cost: dollars(plan.cost_usd, words) }) : "",
    words("panel-approval-budget", { budget: dollars(project?.budget_usd ?? 0, words) }),
  ];
  return [
    h("p", { class: "approval-figures", key: "figures" }, figures.filter(Boolean).map((text) => h("span", null, text))),
    h("div", { role: "status", key: "newer" }, el.newer && h("p", { class: "note" }, words("panel-approval-newer", { card: card.id }))),
    card.about && h("p", { class: "note", key: "about" }, card.text),
    h("div", { role: "alert", key: "trouble" }, trouble?.bad && h("p", { class: "note trouble" }, trouble.text)),
    h("div", { class: "approval-papers", key: "papers" }, project?.title && briefSide(el, shown), planSide(el, shown)),
    foot(el, shown),
  ];
}

/** A paper and the way to change it. @param {any} el @param {string} name @param {any} paper @param {(paper: any) => any} begin */
function sideHead(el, name, paper, begin) {
  const { words } = el;
  const draft = `${name}Draft`;
  const turn = () => {
    el[draft] = el[draft] ? null : begin(paper);
    el.again();
  };
  const may = el.state.standing?.may !== false;
  return h("div", { class: "tab-head" },
    h("h3", null, words(`panel-tab-${name}`)),
    paper && may &&
      h("button", { class: "button quiet small", onclick: turn }, words(el[draft] ? "panel-discard" : `panel-edit-${name}`)),
  );
}

/** @param {any} el @param {any} shown */
function briefSide(el, { card, brief }) {
  const { words, act, state } = el;
  return h("section", { class: "approval-side", key: "brief", "aria-label": words("panel-tab-brief") },
    sideHead(el, "brief", card.about ? null : brief, briefDraft),
    !brief ? h("p", { class: "none" }, words("panel-loading"))
    : el.briefDraft ? h("div", { class: "edit", key: "edit" }, briefFields(el.briefDraft, () => el.again(), words))
    : h("div", { class: "brief", key: "read" },
        briefCount(brief, words),
        brief.goal !== brief.title && h("p", { class: "brief-goal" }, brief.goal),
        briefLines(brief, words, act, state.me),
      ),
  );
}

/** @param {any} el @param {any} shown */
function planSide(el, { card, plan, project }) {
  const { words, state } = el;
  const known = (state.me?.bots ?? []).map((/** @type {any} */ one) => one.name);
  const bots = [...new Set([...known, ...(plan?.tasks ?? []).map((/** @type {any} */ row) => row.bot)])];
  return h("section", { class: "approval-side", key: "plan", "aria-label": words("panel-tab-plan") },
    sideHead(el, "plan", card.about || !plan?.tasks.length ? null : plan, planDraft),
    plan?.missing?.length > 0 &&
      h("p", { class: "note" }, words("panel-missing", { programs: plan.missing.join(", "), count: plan.missing.length })),
    !plan?.tasks.length ? h("p", { class: "none" }, words(project?.tasks.total ? "panel-loading" : "panel-plan-later"))
    : el.planDraft ? h("div", { class: "edit", key: "edit" }, planFields(el.planDraft, bots, () => el.again(), words))
    : h("ol", { class: "items", key: "read" },
        plan.tasks.map((/** @type {any} */ row) =>
          h("li", { key: row.id }, taskRow(row, "", words, null), row.description && h("p", { class: "task-about" }, row.description)),
        ),
      ),
  );
}

// --- the answer ----------------------------------------------------------------------------

/** @param {any} el @param {any} shown */
function foot(el, shown) {
  const { words } = el;
  const { card } = shown;
  const may = el.state.standing?.may !== false;
  if (el.wording) return wording(el, card);
  const asks = (/** @type {string} */ option) => () => {
    if (option !== "modify") return answer(el, card, { choose: option });
    el.wording = true;
    el.again();
    el.querySelector(".approval-words textarea")?.focus();
  };
  return h("div", { class: "approval-foot", key: "foot" },
    yes(el, shown, may),
    card.options.filter((/** @type {string} */ option) => option !== "approve").map((/** @type {string} */ option) =>
      h("button", {
        class: option === "cancel" ? "button quiet danger" : "button", key: option, disabled: !may || el.busy, onclick: asks(option),
      }, label(words, option)),
    ),
    !may && h("p", { class: "aside", key: "owner" }, words("panel-owner")),
  );
}

/** The yes says what it does: a changed brief alone is planned again first. @param {any} el @param {any} shown @param {boolean} may */
function yes(el, { card, brief, plan, current }, may) {
  const { words } = el;
  const ofBrief = el.briefDraft && brief ? briefEdits(brief, el.briefDraft) : null;
  const ofPlan = el.planDraft && plan ? planEdits(plan, el.planDraft) : null;
  const edits = { ...(ofBrief && { brief: ofBrief }), ...(ofPlan && { plan: ofPlan }) };
  const again = ofBrief && !ofPlan;
  const body = again ? { edits } : { choose: "approve", ...(ofPlan && { edits }) };
  const text = again ? words("panel-save-plan-again") : ofPlan ? words("panel-approve-changed") : label(words, "approve");
  const ready = may && current && !el.busy && !unread(el, card.id);
  return h("button", { class: "button primary", key: "approve", disabled: !ready, onclick: () => answer(el, card, body) }, text);
}

/** @param {any} el @param {any} card */
function wording(el, card) {
  const { words } = el;
  const leave = () => {
    el.wording = false;
    el.again();
  };
  const send = (/** @type {any} */ event) => {
    event.preventDefault();
    const text = event.target.elements.text.value.trim();
    if (text) answer(el, card, { choose: "modify", text });
  };
  return h("form", { class: "approval-foot approval-words", key: "words", onsubmit: send },
    h("label", { for: "approval-text" }, words("panel-modify-ask")),
    h("textarea", { id: "approval-text", name: "text", rows: 3, required: true }),
    h("button", { class: "button primary", disabled: Boolean(el.busy) }, words("panel-send")),
    h("button", { class: "button quiet", type: "button", onclick: leave }, words("panel-back")),
  );
}

/** Always to the card that was read. @param {any} el @param {any} card @param {any} body */
async function answer(el, card, body) {
  el.busy = true;
  el.again();
  const worked = await el.act.answer(card.id, body);
  el.busy = false;
  if (worked !== false) {
    el.wording = false;
    el.newer = false;
    if (body.choose === "approve" || body.choose === "cancel") return close(el);
  }
  if (el.isConnected) el.again();
}
