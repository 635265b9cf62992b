// @ts-check
/**
 * Who thinks for the team: now, what was found on this machine, and connecting a model by a key or
 * an address. A key is typed here and sent once; no part of the page keeps it.
 */
import { h, part } from "./dom.js";
import { mind } from "./words.js";

const OWN = "own";

part("moot-model", ["me", "words", "act", "at"], (el) => {
  const { me, words } = el;
  if (!el.asked) load(el);
  const view = el.view;
  const may = view?.may ?? true;
  return h("section", { class: "thinks", "aria-labelledby": "thinks", "aria-busy": String(Boolean(el.busy)) },
    h("h3", { id: "thinks", tabindex: "-1" }, words("page-model")),
    h("p", { class: "value" }, mind(me, words)),
    view && may && told(view, words),
    view && may && buttons(el, view),
    h("p", { class: el.bad ? "outcome trouble" : "outcome", role: "status" }, el.told),
    view && !may && h("p", { class: "aside" }, words("page-model-not-yours")),
    may && found(el, view),
    may && view && other(el, view));
}, (el) => {
  if (!el.at || el.shown || el.busy) return; // what was found is there, so it stays where it is
  el.shown = true;
  const head = el.querySelector("h3");
  head.scrollIntoView({ block: "start" });
  head.focus({ preventScroll: true });
});

/** @param {any} el */
async function load(el) {
  el.asked = true;
  await doing(el, "", async () => {
    el.view = await el.act.thinks();
    return "";
  });
}

/** Do something, show that it goes on, then what came of it. @param {any} el @param {string} going @param {() => Promise<string>} what */
async function doing(el, going, what) {
  el.busy = true;
  el.bad = false;
  el.told = going;
  el.again();
  try {
    el.told = await what();
  } catch (error) {
    el.bad = true;
    el.told = /** @type {Error} */ (error).message;
  }
  el.busy = false;
  el.again();
  if (el.told) el.querySelector(".outcome").scrollIntoView({ block: "nearest" });
}

/** What it costs, who said so, and that its key is kept. @param {any} view @param {any} words */
function told(view, words) {
  const price = view.price && words("page-model-price", { read: words.money(view.price.read_usd), written: words.money(view.price.written_usd) });
  const lines = [
    view.model !== "offline" && (price ?? words("model-no-price")),
    view.by === "environment" && words("model-by-environment"),
    view.by === "chosen" && view.key && words("model-key-kept"),
  ].filter(Boolean);
  return lines.length > 0 && h("p", { class: "aside" }, lines.join(" "));
}

/** @param {any} el @param {any} view */
function buttons(el, view) {
  const test = () => doing(el, el.words("page-model-testing"), () => tried(el));
  const forget = () => doing(el, "", async () => {
    el.view = { ...el.view, ...(await el.act.unthink()) };
    return "";
  });
  return (view.model !== "offline" || view.chosen) && h("p", { class: "beside" },
    view.model !== "offline" && h("button", { type: "button", class: "button", disabled: el.busy, onclick: test }, el.words("page-model-test")),
    view.chosen && h("button", { type: "button", class: "button quiet end", disabled: el.busy, onclick: forget }, el.words("page-model-forget")));
}

/** One small question to the model that thinks now. @param {any} el */
async function tried(el) {
  const came = await el.act.tryModel();
  el.bad = came.state !== "works";
  return came.text;
}

/** Choose a model, then see whether it works. @param {any} el @param {any} chosen @param {() => void} [then] */
function use(el, chosen, then) {
  return doing(el, el.words("page-model-testing"), async () => {
    el.view = { ...el.view, ...(await el.act.think(chosen)) };
    then?.();
    el.again();
    if (el.view.by === "environment") return el.words("model-used-waits", { model: el.view.chosen, other: el.view.model });
    return el.view.model === "offline" ? "" : tried(el);
  });
}

/** What a button is enough for. @param {any} el @param {any} view */
function found(el, view) {
  const { words } = el;
  const rows = [
    ...(view?.servers ?? []).flatMap((/** @type {any} */ one) =>
      one.models.map((/** @type {string} */ name) => ({ name, url: one.url, where: `${one.server} · ${new URL(one.url).host}` }))),
    ...(view?.keys ?? []).map((/** @type {any} */ one) => ({ name: one.model, url: "", where: one.variable })),
  ];
  return h("div", { class: "near" },
    h("h4", null, words("page-model-found")),
    !view && !el.bad && h("p", { class: "aside" }, words("page-model-looking")),
    view && !rows.length && h("p", { class: "aside" }, words("page-model-found-none")),
    rows.length > 0 && h("ul", null, rows.map((one) => h("li", { key: `${one.url} ${one.name}` },
      h("span", null, h("b", null, one.name), h("span", { class: "aside under" }, one.where)),
      isUsed(view, one)
        ? h("span", { class: "tag" }, words("page-model-in-use"))
        : h("button", { type: "button", class: "button small", disabled: el.busy, "aria-label": words("page-model-use", { model: one.name }),
          onclick: () => use(el, { name: one.name, url: one.url }) }, words("page-model-use-it"))))));
}

/** @param {any} view @param {{name: string, url: string}} one */
function isUsed(view, one) {
  return view.model === one.name && (view.url ?? "") === one.url;
}

/** A provider with a key, or a server by its address. @param {any} el @param {any} view */
function other(el, view) {
  const { words } = el;
  const known = Object.fromEntries(view.providers.map((/** @type {string} */ name) => name.split(/:(.*)/s)));
  el.provider ??= Object.keys(known)[0] ?? OWN;
  const own = el.provider === OWN;
  const field = (/** @type {string} */ name) => el.querySelector(`[name=${name}]`);
  const connect = (/** @type {Event} */ event) => {
    event.preventDefault();
    const name = field("model").value.trim();
    const chosen = { name: own ? name : `${el.provider}:${name}`, key: field("key").value.trim(), ...(own ? { url: field("url").value.trim() } : {}) };
    use(el, chosen, () => (field("key").value = ""));
  };
  const pick = (/** @type {any} */ event) => {
    el.provider = event.target.value;
    field("model").value = known[el.provider] ?? "";
    el.again();
  };
  const input = (/** @type {string} */ name, /** @type {string} */ label, /** @type {any} */ attrs) => h("label", { class: "field", key: name }, label,
    h("input", { name, autocomplete: "off", autocapitalize: "off", spellcheck: "false", ...attrs }));
  return h("form", { class: "other", onsubmit: connect, "aria-labelledby": "other" },
    h("h4", { id: "other", key: "head" }, words("page-model-other")),
    h("label", { class: "field", key: "provider" }, words("page-model-provider"), h("select", { name: "provider", onchange: pick },
      [...Object.keys(known), OWN].map((one) => h("option", { key: one, value: one, selected: one === el.provider },
        one === OWN ? words("page-model-own") : one)))),
    own && input("url", words("page-model-url"), { type: "url", required: true, placeholder: "http://localhost:11434/v1" }),
    input("model", words("page-model-name"), { required: true, value: known[el.provider] ?? "" }),
    input("key", words("page-model-key"), { type: "password", placeholder: own ? words("page-model-key-optional") : false, "aria-describedby": "key-why" }),
    h("p", { class: "aside", id: "key-why", key: "why" }, words("page-model-key-why")),
    h("button", { type: "submit", class: "button primary", key: "go", disabled: el.busy }, words("page-model-connect")));
}
