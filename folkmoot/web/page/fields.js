// @ts-check
/** Text fields that grow with what is typed, and where the focus goes when something is done. */

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

/** The composer has the focus next; where that would bring up a keyboard on the glass, the room. */
export function toComposer() {
  const glass = matchMedia("(pointer: coarse)").matches;
  const next = document.querySelector(glass ? ".scroll" : "#say");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
