// @ts-check
/**
 * Files that come with the next message: chosen, dropped or pasted. Each is sent at once and
 * waits here, by its name, until the message brings it or it is left out.
 */
import { h } from "./dom.js";

/** What is to be brought, each with a way to leave it out. @param {any} el the composer */
export function parcels(el) {
  const { brought = [], coming = 0 } = el;
  return (brought.length > 0 || coming > 0) && h("ul", { class: "parcels" },
    brought.map((/** @type {any} */ one) => h("li", { key: one.upload, class: "parcel" },
      h("span", null, one.name),
      h("button", { type: "button", class: "link", "aria-label": el.words("page-leave-out", { name: one.name }),
        onclick: () => leave(el, one) }, "✕"))),
    coming > 0 && h("li", { class: "parcel aside", key: "coming" }, el.words("page-loading")));
}

/** The button beside the field, and the field of files behind it. @param {any} el */
export function bringing(el) {
  return [
    h("input", { type: "file", multiple: true, class: "sr", tabindex: "-1", "aria-hidden": "true",
      onchange: (/** @type {any} */ event) => {
        bring(el, event.target.files);
        event.target.value = "";
      } }),
    h("button", { type: "button", class: "button quiet small", title: el.words("page-bring-why"),
      onclick: () => el.querySelector("input[type=file]").click() }, el.words("page-bring")),
  ];
}

/** What happens when files are dropped on the composer or pasted into it. @param {any} el */
export function dropping(el) {
  const over = (/** @type {boolean} */ is) => (/** @type {any} */ event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    if (el.over !== is) el.over = is;
    el.again();
  };
  return {
    "data-over": el.over ? el.words("page-drop-here") : null,
    ondragover: over(true),
    ondragleave: over(false),
    ondrop: (/** @type {any} */ event) => {
      over(false)(event);
      bring(el, event.dataTransfer?.files);
    },
    onpaste: (/** @type {any} */ event) => {
      if (!event.clipboardData?.files.length) return;
      event.preventDefault();
      bring(el, event.clipboardData.files);
    },
  };
}

/** Take everything that is to be brought along. @param {any} el @returns {any[]} */
export function taken(el) {
  const { brought = [] } = el;
  el.brought = [];
  return brought;
}

/** @param {any} el @param {FileList | undefined} files */
async function bring(el, files) {
  for (const file of files ?? []) {
    el.coming = (el.coming ?? 0) + 1;
    el.again();
    const sent = await el.act.upload(file);
    el.coming -= 1;
    if (sent) el.brought = [...(el.brought ?? []), sent];
    el.again();
  }
  el.querySelector("#say").focus();
}

/** @param {any} el @param {any} one */
function leave(el, one) {
  el.brought = el.brought.filter((/** @type {any} */ other) => other !== one);
  el.again();
  el.querySelector("#say").focus();
}
