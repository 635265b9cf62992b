// @ts-check
/** Cost: what was spent of the budget, what the plan is expected to take, changing the budget. */

import { h, part } from "./dom.js";

/**
 * Dollars as the page's language writes them; what is less than a cent is not rounded to nothing.
 *
 * @param {number} amount
 * @param {any} words
 */
export function dollars(amount, words) {
  const small = amount > 0 && amount < 0.1;
  return new Intl.NumberFormat(words.lang, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: small ? 4 : 2,
  }).format(amount || 0);
}

/**
 * How much of something is used up, as a thin bar.
 *
 * @param {string} label
 * @param {number} part
 * @param {number} whole
 */
export function bar(label, part, whole) {
  const percent = whole > 0 ? Math.min(100, (100 * part) / whole) : 0;
  return h(
    "svg",
    {
      class: `bar${whole > 0 && part > whole ? " bar-over" : ""}`,
      viewBox: "0 0 100 4",
      preserveAspectRatio: "none",
      role: "img",
      "aria-label": label,
    },
    h("rect", { class: "bar-whole", width: 100, height: 4 }),
    h("rect", { class: "bar-part", width: percent, height: 4 }),
  );
}

part("moot-cost", ["project", "plan", "offline", "may", "words", "act"], (el) => {
  const { project, plan, offline, words } = el;
  const spent = { spent: dollars(project.cost_usd, words), budget: dollars(project.budget_usd, words) };
  return [
    h("p", { class: "cost-spent" }, h("strong", null, spent.spent), " ", words("panel-cost-of", spent)),
    bar(words("panel-cost-bar", spent), project.cost_usd, project.budget_usd),
    offline && h("p", { class: "aside" }, words("panel-cost-rules")),
    h("dl", { class: "facts" },
      fact(words("panel-cost-tokens"), words.number(project.tokens ?? 0)),
      plan && fact(words("panel-cost-expected"), dollars(plan.cost_usd, words)),
      plan && fact(words("panel-cost-time"), words("panel-minutes", { minutes: plan.minutes })),
    ),
    !project.outcome && budget(el),
  ];
});

/** @param {string} name @param {string} value */
function fact(name, value) {
  return h("div", null, h("dt", null, name), h("dd", null, value));
}

/** @param {any} el */
function budget(el) {
  const { project, may, words, act } = el;
  return h(
    "form",
    {
      class: "budget",
      onsubmit: async (/** @type {any} */ event) => {
        event.preventDefault();
        const field = event.target.elements.budget;
        const text = field.value.trim().replace(",", ".");
        if (text && (await act.command("budget", { project: project.project, text }))) field.value = "";
      },
    },
    h("label", { for: "panel-budget" }, words("panel-budget-change")),
    h("div", { class: "budget-row" },
      h("input", {
        id: "panel-budget",
        name: "budget",
        inputmode: "decimal",
        pattern: "[0-9]+([.,][0-9]+)?",
        required: true,
        disabled: !may,
        placeholder: String(project.budget_usd),
        autocomplete: "off",
      }),
      h("button", { class: "button", disabled: !may }, words("panel-budget-set")),
    ),
    !may && h("p", { class: "aside" }, words("panel-owner")),
  );
}
