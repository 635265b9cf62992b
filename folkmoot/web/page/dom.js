// @ts-check
/**
 * A description of what should be on the page, and making it so.
 *
 * `h` describes, `draw` changes only what differs: an input keeps its focus, its cursor and what
 * was typed. `part` makes a web component of a function from properties to such a description.
 */

/**
 * @typedef {object} Node
 * @property {string} tag
 * @property {Record<string, any>} attrs
 * @property {Child[]} children
 * @property {string | number | undefined} key
 *
 * @typedef {Node | string | number | false | null | undefined} Child
 * @typedef {Child | Child[] | (Child | Child[] | (Child | Child[])[])[]} Children
 */

const SVG = "http://www.w3.org/2000/svg";
const DRAWN = new Set(["svg", "g", "path", "rect", "circle", "line", "text", "marker", "defs"]);

/** Sanitised by the server; nothing else becomes markup. */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("folkmoot", {
  createHTML: (/** @type {string} */ html) => html,
});

/**
 * Describe an element. Attributes: `onclick` and the like are listeners, `.name` sets a property,
 * `html` is markup that the server has sanitised, `key` names a child among its siblings,
 * `false`, `null` and `undefined` leave an attribute out.
 *
 * @param {string} tag
 * @param {Record<string, any> | null} [attrs]
 * @param {...Children} children
 * @returns {Node}
 */
export function h(tag, attrs, ...children) {
  const { key, ...rest } = attrs ?? {};
  return { tag, attrs: rest, children: /** @type {Child[]} */ (children.flat(9)), key };
}

/** @type {WeakMap<globalThis.Node, Node>} */
const drawn = new WeakMap();
/** @type {WeakMap<Element, Map<string, EventListener>>} */
const listeners = new WeakMap();

/**
 * Make the children of an element what they should be. A child left out keeps an empty place, so
 * that its siblings stay where they are; what is gone goes first, so that nothing moves in vain.
 *
 * @param {Element | DocumentFragment} host
 * @param {Children} children
 */
export function draw(host, children) {
  const wanted = /** @type {Child[]} */ ([children].flat(9));
  const known = left(host, wanted);
  let at = host.firstChild;
  for (const child of wanted) {
    const key = isNode(child) ? child.key : undefined;
    let found = key === undefined ? at : known.get(key);
    if (found && key === undefined && drawn.get(found)?.key !== undefined) found = null;
    if (found && !fits(found, child)) {
      if (found === at) at = at.nextSibling; // what takes its place must not push its siblings on
      found.remove();
      found = null;
    }
    const node = found ?? make(child);
    if (!found) update(node, child); // a part draws itself when it comes to the page: it has its properties by then
    if (node !== at) place(host, node, at);
    else at = at?.nextSibling ?? null;
    if (found) update(node, child);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/**
 * Take away the named children that nobody wants any more; return those that stay, by name.
 *
 * @param {Element | DocumentFragment} host
 * @param {Child[]} wanted
 * @returns {Map<string | number, ChildNode>}
 */
function left(host, wanted) {
  const known = new Map();
  const tags = new Map();
  for (const child of wanted) if (isNode(child) && child.key !== undefined) tags.set(child.key, child.tag);
  for (const node of [...host.childNodes]) {
    const was = drawn.get(node);
    if (was?.key === undefined) continue;
    if (tags.get(was.key) === was.tag) known.set(was.key, node);
    else node.remove();
  }
  return known;
}

/** Put a node where it belongs; one that only moves keeps its focus where the browser can do that.
 * @param {any} host @param {ChildNode} node @param {ChildNode | null} at
 */
function place(host, node, at) {
  if (host.moveBefore && node.parentNode === host && host.isConnected) host.moveBefore(node, at);
  else host.insertBefore(node, at);
}

/** @param {Child} child @returns {child is Node} */
function isNode(child) {
  return typeof child === "object" && child !== null;
}

/** @param {Child} child */
function isNothing(child) {
  return child === false || child === null || child === undefined;
}

/** @param {any} node @param {Child} child */
function fits(node, child) {
  if (isNothing(child)) return node.nodeType === 8;
  if (!isNode(child)) return node.nodeType === 3;
  return node.nodeType === 1 && node.localName === child.tag;
}

/** @param {Child} child @returns {ChildNode} */
function make(child) {
  if (isNothing(child)) return document.createComment("");
  if (!isNode(child)) return document.createTextNode("");
  return DRAWN.has(child.tag)
    ? document.createElementNS(SVG, child.tag)
    : document.createElement(child.tag);
}

/** @param {any} node @param {Child} child */
function update(node, child) {
  if (isNothing(child)) return;
  if (!isNode(child)) {
    const text = String(child);
    if (node.data !== text) node.data = text;
    return;
  }
  const before = drawn.get(node)?.attrs ?? {};
  drawn.set(node, child);
  for (const name of Object.keys(before)) if (!(name in child.attrs)) set(node, name, undefined, before[name]);
  for (const [name, value] of Object.entries(child.attrs)) {
    if (before[name] !== value || name === ".value" || name === ".checked") set(node, name, value, before[name]);
  }
  if (node instanceof Part) node.drawIfChanged();
  else if (!("html" in child.attrs)) draw(node, child.children);
}

/** @param {any} node @param {string} name @param {any} value @param {any} before */
function set(node, name, value, before) {
  if (name.startsWith("on")) {
    listen(node, name.slice(2), value);
  } else if (name === "html") {
    node.innerHTML = policy ? policy.createHTML(value ?? "") : (value ?? "");
  } else if (name.startsWith(".")) {
    const property = name.slice(1);
    if (node[property] !== value) node[property] = value;
  } else if (value === false || value === null || value === undefined) {
    if (before !== undefined) node.removeAttribute(name);
  } else {
    node.setAttribute(name, value === true ? "" : String(value));
  }
}

/** @param {Element} node @param {string} event @param {EventListener | undefined} listener */
function listen(node, event, listener) {
  const own = listeners.get(node) ?? new Map();
  listeners.set(node, own);
  if (!own.has(event)) node.addEventListener(event, (happened) => own.get(event)?.call(node, happened));
  own.set(event, listener);
}

/** A web component that draws itself again when one of its properties changes. */
export class Part extends HTMLElement {
  constructor() {
    super();
    /** @type {Record<string, any>} */
    this.props = {};
    this.changed = true;
  }

  connectedCallback() {
    this.drawIfChanged();
  }

  /** @returns {Children} */
  describe() {
    return null;
  }

  /** What was drawn is on the page now. */
  drawn() {}

  /** Draw, if it is on the page and a property changed. */
  drawIfChanged() {
    if (!this.isConnected || !this.changed) return;
    this.changed = false;
    try {
      draw(this, this.describe());
      this.drawn();
    } catch (error) {
      reportError(error); // one part that fails must not take the page with it
    }
  }

  /** Something of its own changed: draw again. */
  again() {
    this.changed = true;
    this.drawIfChanged();
  }
}

/**
 * Define a web component.
 *
 * @param {string} name such as `moot-brief`
 * @param {string[]} properties set with `.name` in `h`; by a new value it is drawn again
 * @param {(part: any) => Children} describe gets the element, with its properties
 * @param {(part: any) => void} [drawn] called after each drawing: scrolling, focus
 */
export function part(name, properties, describe, drawn) {
  class Own extends Part {
    describe() {
      return describe(this);
    }

    drawn() {
      drawn?.(this);
    }
  }
  for (const property of properties) {
    Object.defineProperty(Own.prototype, property, {
      get() {
        return this.props[property];
      },
      set(value) {
        if (this.props[property] === value) return;
        this.props[property] = value;
        this.changed = true;
      },
    });
  }
  customElements.define(name, Own);
}
