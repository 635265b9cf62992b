// @ts-check
/** Two dialogs: settings, which take effect at once, and the invitation to this room. */
import "./model.js";
import { h, part } from "./dom.js";
import { floor } from "./state.js";

const THEMES = ["system", "light", "dark"];

/**
 * A modal dialog; Esc and the cross close it, and the focus goes back to where it was.
 * @param {any} el @param {string} title @param {import("./dom.js").Child[]} children
 */
function dialog(el, title, children) {
  const close = () => el.querySelector("dialog").close();
  return h("dialog", { class: "dialog", "aria-labelledby": "dialog-title", onclose: () => el.act.view({ dialog: null }),
    onclick: (/** @type {any} */ event) => event.target.localName === "dialog" && close() },
    h("div", { class: "inside" },
      h("header", null, h("h2", { id: "dialog-title" }, title),
        h("button", { type: "button", class: "button quiet close", "aria-label": el.words("page-close"), onclick: close }, "✕")),
      children));
}

/** @param {any} el */
function show(el) {
  const box = el.querySelector("dialog");
  if (!box.open) box.showModal();
}

part("moot-settings", ["state", "words", "act"], (el) => {
  const { state, words } = el;
  return dialog(el, words("page-settings"), [
    language(el), mode(el), theme(el), budget(el),
    h("moot-model", { ".me": state.me, ".words": words, ".act": el.act, ".at": state.view.dialog?.at === "model" }),
    joining(el),
    h("p", { class: "foot dim" },
      h("span", null, words("page-who", { person: state.me.person, room: state.room, version: state.me.version })),
      state.me.signed_in && h("button", { type: "button", class: "button quiet", onclick: () => el.act.signOut() }, words("page-sign-out"))),
  ]);
}, show);

/** @param {any} el */
function language({ state, words, act }) {
  const named = new Intl.DisplayNames([words.lang], { type: "language" });
  return h("label", { class: "field" }, words("page-language"),
    h("select", { ".value": words.lang, onchange: (/** @type {any} */ event) => act.language(event.target.value) },
      state.me.languages.map((/** @type {string} */ lang) => {
        const own = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
        return h("option", { key: lang, value: lang, selected: lang === words.lang, title: named.of(lang) },
          own[0].toLocaleUpperCase(lang) + own.slice(1));
      })));
}

/** @param {any} el */
function mode({ state, words, act }) {
  const now = state.standing?.mode ?? "";
  return h("label", { class: "field" }, words("page-mode"),
    h("select", { "aria-describedby": "mode-why", onchange: (/** @type {any} */ event) => act.command("mode", { text: event.target.value }) },
      state.me.modes.map((/** @type {string} */ one) =>
        h("option", { key: one, value: one, selected: one === now }, words(`page-mode-${one || "normal"}`)))),
    h("span", { class: "aside", id: "mode-why" }, words(`page-mode-${now || "normal"}-why`)));
}

/** @param {any} el */
function theme(el) {
  const now = document.documentElement.dataset.theme ?? "system";
  return h("fieldset", { class: "field" }, h("legend", null, el.words("page-theme")),
    h("div", { class: "switch" }, THEMES.map((one) => h("button", { type: "button", key: one, "aria-pressed": String(one === now),
      onclick: () => { setTheme(one); el.again(); } }, el.words(`page-theme-${one}`)))));
}

/** @param {string} theme */
function setTheme(theme) {
  if (theme === "system") {
    delete document.documentElement.dataset.theme;
    localStorage.removeItem("theme");
  } else {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem("theme", theme);
  }
}

/** @param {any} el */
function budget(el) {
  const found = floor(el.state);
  const open = found && !found.outcome;
  const dollars = open ? found.budget_usd : el.state.standing?.budget_usd;
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = el.querySelector("[name=budget]").value;
    if (text) el.act.command("budget", { text, ...(open ? { project: found.project } : {}) });
  };
  return h("form", { class: "field", onsubmit: save },
    h("label", { for: "budget" }, el.words("page-budget")),
    h("div", { class: "beside" },
      h("input", { id: "budget", name: "budget", type: "number", min: "0.01", step: "any", inputmode: "decimal", value: dollars }),
      h("button", { type: "submit", class: "button" }, el.words("page-save"))),
    open && h("span", { class: "aside" }, el.words("page-spent", { spent: el.words.money(found.cost_usd), budget: el.words.money(found.budget_usd) })));
}

/** @param {any} el */
function joining(el) {
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    el.act.join(el.querySelector("[name=code]").value.trim());
  };
  return h("form", { class: "field", onsubmit: join },
    h("label", { for: "code" }, el.words("page-join")),
    h("div", { class: "beside" },
      h("input", { id: "code", name: "code", required: true, autocomplete: "off", spellcheck: "false" }),
      h("button", { type: "submit", class: "button" }, el.words("page-join-go"))),
    h("span", { class: "aside" }, el.words("page-join-why")));
}

part("moot-invite", ["state", "words", "act"], (el) => {
  const { words } = el;
  if (!el.asked) {
    el.asked = true;
    el.act.code().then((/** @type {string | null} */ code) => {
      el.code = code;
      el.again();
    });
  }
  const copy = async () => {
    await navigator.clipboard?.writeText(el.code);
    el.copied = true;
    el.again();
  };
  return dialog(el, words("page-invite"), [
    h("p", null, words("page-code-why")),
    h("p", { class: "invitation" }, h("output", null, el.code ?? "…"),
      el.code && h("button", { type: "button", class: "button", onclick: copy }, words(el.copied ? "page-copied" : "page-copy"))),
    h("p", { class: "aside" }, words("page-code-where"), " ", h("code", null, `folkmoot room join ${el.code ?? ""}`)),
  ]);
}, show);
