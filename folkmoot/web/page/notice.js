// @ts-check
/** A sentence at the foot of the page: what did not work, or what did. It lies over dialogs too. */
import { h, part } from "./dom.js";

part("moot-notice", ["notice", "words", "act"], ({ notice, words, act }) =>
  h("div", { class: "notices", role: "alert", popover: "manual" }, notice && h("p", { class: notice.bad ? "notice bad" : "notice" },
    h("span", null, notice.text),
    h("button", { type: "button", class: "button quiet close", "aria-label": words("page-close"),
      onclick: () => act.view({ notice: null }) }, "✕"))),
(el) => {
  const box = el.firstElementChild;
  if (!box.showPopover) return;
  if (box.matches(":popover-open")) box.hidePopover();
  if (el.notice) box.showPopover();
});
