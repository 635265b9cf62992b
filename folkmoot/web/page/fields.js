// @ts-check
/** Text fields: they grow, are filled, are remembered; and where the focus goes when something is done. */

/** @param {any} field */
export function grow(field) {
  if (CSS.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight + 2}px`;
}

/** Put words into a field as if they had been typed. @param {any} field @param {string} text */
export function fill(field, text) {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

/** Keep something for this tab, as long as there is room for it. @param {string} name @param {string} text */
export function remember(name, text) {
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
  } catch {
    sessionStorage.removeItem(name); // too much for the browser: it lives as long as the page does
  }
}

/** The composer has the focus next; where that would bring up a keyboard on the glass, the room. */
export function toComposer() {
  const glass = matchMedia("(pointer: coarse)").matches;
  const next = document.querySelector(glass ? ".scroll" : "#say");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
