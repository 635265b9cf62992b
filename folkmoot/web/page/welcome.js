// @ts-check
/** The first visit: who is here, what one can ask for, and who thinks for the team. */
import { h, part } from "./dom.js";
import { hue } from "./entries.js";
import { fill } from "./fields.js";
import { mind, purpose } from "./words.js";

const EXAMPLES = ["page-example-site", "page-example-tool", "page-example-advice", "page-example-explore"];

part("moot-welcome", ["me", "words", "act"], ({ me, words, act }) => h("div", { class: "welcome" },
  h("h2", { class: "serif" }, words("page-welcome")),
  h("p", { class: "lead" }, words("page-welcome-how")),
  h("p", { class: "model" }, me.model === "offline" ? [words("model-none"), " ",
    me.owns && h("button", { type: "button", class: "link", onclick: () => act.view({ dialog: { name: "settings", at: "model" } }) }, words("page-connect"))]
    : mind(me, words)),
  h("section", { "aria-labelledby": "try" },
    h("h3", { id: "try" }, words("page-try")),
    h("ul", { class: "examples" }, EXAMPLES.map((id) => h("li", { key: id },
      h("button", { type: "button", class: "example", onclick: () => fill(document.getElementById("say"), words(id)) },
        words(id)))))),
  h("section", { "aria-labelledby": "team" },
    h("h3", { id: "team" }, words("page-team")),
    h("ul", { class: "team" }, seated(me).map((/** @type {any} */ bot) =>
      h("li", { key: bot.name, "data-hue": hue(me, bot.name) },
        h("span", { class: "sign", "aria-hidden": "true" }, bot.emoji),
        h("span", null, h("b", { class: "who" }, bot.name), h("span", { class: "under dim" }, purpose(words, bot)))))),
    me.bots.length > seated(me).length &&
      h("p", { class: "aside" }, words("page-team-more", { count: me.bots.length - seated(me).length })))));

/** Who sits in the room from the start; the others join where they are needed. @param {any} me */
function seated(me) {
  return me.seats.map((/** @type {string} */ name) => me.bots.find((/** @type {any} */ bot) => bot.name === name)).filter(Boolean);
}
