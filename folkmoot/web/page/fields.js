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

/** Milliseconds before something that just came up can be approved: nobody has read it yet. */
export const UNREAD = 600;

/**
 * Whether a part shows what it shows for too short a time to have been read; it is drawn again
 * when that is over. `what` names it: a new name begins anew.
 *
 * @param {any} el @param {string} what
 */
export function unread(el, what) {
  if (el.unread !== what) {
    el.unread = what;
    el.readable = performance.now() + UNREAD;
    setTimeout(() => el.isConnected && el.again(), UNREAD + 20);
  }
  return performance.now() < el.readable;
}

/** The composer has the focus next; where that would bring up a keyboard on the glass, the room. */
export function toComposer() {
  const glass = matchMedia("(pointer: coarse)").matches;
  const next = document.querySelector(glass ? ".scroll" : "#say");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
