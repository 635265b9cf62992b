// @ts-check
/**
 * Files: what is in the project's folder, and a look at each.
 *
 * A made page is shown in a frame of its own that can do nothing here; text is only ever text,
 * but for Markdown, which the server has made safe.
 */

import { h, part } from "./dom.js";

/** What the team writes about the project, as against what it makes. */
const PAPERS = new Set(["SUMMARY.md", "BRIEF.md", "PLAN.md", "STATE.md"]);

/** @param {number} bytes @param {any} words */
function size(bytes, words) {
  const [value, unit] = bytes < 1e6 ? [Math.max(bytes && 100, bytes) / 1000, "kilobyte"] : [bytes / 1e6, "megabyte"];
  const shown = { style: "unit", unit: String(unit), unitDisplay: "short", maximumFractionDigits: 1 };
  return new Intl.NumberFormat(words.lang, /** @type {any} */ (shown)).format(Number(value));
}

/** @param {any} el */
const base = ({ room, project }) => `/api/rooms/${encodeURIComponent(room)}/projects/${encodeURIComponent(project)}`;

part(
  "moot-files",
  ["files", "file", "room", "project", "stamp", "words", "act"],
  (el) => {
    const { files, file, room, project, stamp, words, act } = el;
    if (!files) return h("p", { class: "none" }, words("panel-loading"));
    if (!files.files.length) return h("p", { class: "none" }, words("no-files"));
    const open = files.files.find((/** @type {any} */ one) => one.name === file);
    if (open) {
      const of = { ".file": file, ".room": room, ".project": project, ".stamp": `${stamp} ${open.size}` };
      return h("moot-file", { key: file, ...of, ".words": words, ".act": act });
    }
    const papers = files.files.filter((/** @type {any} */ one) => PAPERS.has(one.name));
    const made = files.files.filter((/** @type {any} */ one) => !PAPERS.has(one.name));
    return [
      made.length > 0 && group(words("panel-files-made"), made, el),
      papers.length > 0 && group(words("panel-files-papers"), papers, el),
      h("p", { class: "files-end", key: "end" },
        h("a", { class: "button", href: `${base(el)}/zip`, download: true }, words("panel-zip")),
      ),
      h("p", { class: "files-folder aside", key: "folder" }, files.folder),
    ];
  },
  (el) => {
    // Whoever comes back from a file stands where they left.
    if (el.was && !el.file) el.querySelector(`[data-file="${CSS.escape(el.was)}"]`)?.focus();
    el.was = el.file;
  },
);

/** @param {string} title @param {any[]} files @param {any} el */
function group(title, files, el) {
  return h("section", { class: "files-group", key: title }, h("h3", null, title), folder(tree(files), el));
}

/** @typedef {{folders: Map<string, Tree>, files: any[]}} Tree */

/** @param {any[]} files @returns {Tree} */
function tree(files) {
  /** @type {Tree} */
  const root = { folders: new Map(), files: [] };
  for (const file of files) {
    let at = root;
    for (const name of file.name.split("/").slice(0, -1)) {
      const next = at.folders.get(name) ?? { folders: new Map(), files: [] };
      at.folders.set(name, next);
      at = next;
    }
    at.files.push(file);
  }
  return root;
}

/** @param {Tree} at @param {any} el @returns {any} */
function folder(at, el) {
  const { words, act } = el;
  return h("ul", { class: "items files" },
    [...at.folders].map(([name, inner]) =>
      h("li", { key: `${name}/` }, h("details", { open: true }, h("summary", { class: "folder" }, `${name}/`), folder(inner, el))),
    ),
    at.files.map((file) =>
      h("li", { key: file.name },
        h("button", { class: "item", "data-file": file.name, onclick: () => act.view({ file: file.name }) },
          h("span", { class: "item-title file-name" }, file.name.split("/").at(-1)),
          h("span", { class: "item-state" }, size(file.size, words)),
        ),
      ),
    ),
  );
}

// --- one file ------------------------------------------------------------------------------

part(
  "moot-file",
  ["file", "room", "project", "stamp", "words", "act"],
  (el) => {
    const { file, words, act, found, failed } = el;
    const path = encodeURIComponent(file);
    return [
      h("div", { class: "file-head" },
        h("button", { class: "button quiet small", onclick: () => act.view({ file: "" }) }, `← ${words("panel-files-all")}`),
        h("h3", { tabindex: "-1" }, file),
        h("div", { class: "file-acts" },
          found && twofold(found) && looks(el),
          h("a", { class: "button quiet small", href: `${base(el)}/download?path=${path}`, download: true }, words("panel-download")),
        ),
      ),
      failed ? h("p", { class: "none" }, words("panel-trouble"))
      : found ? content(el)
      : h("p", { class: "none" }, words("panel-loading")),
    ];
  },
  look,
);

/** Whether there is both something to see and a text behind it. @param {any} found */
function twofold(found) {
  return found.text !== null && (found.kind === "page" || found.html !== null);
}

/** @param {any} el */
function looks(el) {
  const { words } = el;
  const choose = (/** @type {boolean} */ source) => () => {
    el.source = source;
    el.again();
  };
  return [
    h("button", { class: "button quiet small", "aria-pressed": String(!el.source), onclick: choose(false) }, words("panel-look")),
    h("button", { class: "button quiet small", "aria-pressed": String(!!el.source), onclick: choose(true) }, words("panel-source")),
  ];
}

/** @param {any} el */
function content(el) {
  const { found, file, words, url, source } = el;
  const cut = found.cut && h("p", { class: "note", key: "cut" }, words("panel-file-cut"));
  if (found.kind === "image") {
    return h("img", { class: "file-image", key: "image", src: `${base(el)}/download?path=${encodeURIComponent(file)}`, alt: file });
  }
  if (found.kind === "page" && !source) {
    return url
      ? [
          h("iframe", { class: "file-frame", key: url, src: url, sandbox: "allow-scripts allow-forms", title: words("panel-frame", { file }) }),
          h("p", { class: "aside", key: "note" },
            h("a", { href: url, target: "_blank", rel: "noopener" }, words("panel-full")), " · ", words("panel-frame-note")),
        ]
      : h("p", { class: "none" }, words("panel-loading"));
  }
  if (found.html !== null && found.html !== undefined && !source) {
    return [cut, h("div", { class: "prose file-prose", key: "prose", html: found.html })];
  }
  if (found.text === null) return h("p", { class: "none" }, words("panel-file-binary"));
  return [cut, numbered(found.text)];
}

/** Text with the numbers of its lines beside it. @param {string} text */
function numbered(text) {
  const count = text.replace(/\n$/u, "").split("\n").length;
  const numbers = Array.from({ length: count }, (_, n) => n + 1).join("\n");
  return h("div", { class: "code", key: "code", tabindex: "0" },
    h("pre", { class: "code-numbers", "aria-hidden": "true" }, numbers),
    h("pre", null, text),
  );
}

/** Fetch a file when it is opened, and again when the project went on. @param {any} el */
async function look(el) {
  const wanted = `${el.file} ${el.stamp}`;
  if (el.asked === wanted) return;
  const first = !el.asked;
  el.asked = wanted;
  // The button that was pressed is gone; whoever is elsewhere stays there.
  if (first && document.activeElement === document.body) el.querySelector("h3").focus({ preventScroll: true });
  try {
    const found = await el.act.get(`${base(el)}/file?path=${encodeURIComponent(el.file)}`);
    if (el.asked !== wanted) return; // it was asked again meanwhile
    const changed = found.text !== el.found?.text;
    if (found.kind === "page" && (changed || !el.url)) {
      el.url = (await el.act.post(`${base(el)}/preview`, { path: el.file })).url;
    }
    el.found = found;
    el.failed = false;
  } catch {
    el.failed = !el.found;
  }
  el.again();
}
