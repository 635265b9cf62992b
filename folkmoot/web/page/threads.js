// @ts-check
/** Threads: what bots say to each other out of the room. */

import { h, part } from "./dom.js";
import { face } from "./entries.js";
import { moment } from "./timeline.js";

/** What a thread is about. @param {any} thread @param {any} plan */
function about(thread, plan) {
  let context = thread.context;
  try {
    if (typeof context === "string") context = JSON.parse(context);
  } catch {
    return context;
  }
  const task = plan?.tasks.find((/** @type {any} */ one) => one.id === context?.task);
  return [context?.task, task?.title].filter(Boolean).join(" ") || thread.thread;
}

part("moot-threads", ["threads", "plan", "room", "me", "words", "act"], (el) => {
  const { threads, words } = el;
  if (!threads) return h("p", { class: "none" }, words("panel-loading"));
  if (!threads.length) return h("p", { class: "none" }, words("no-threads"));
  return h("ul", { class: "items" }, threads.map((/** @type {any} */ thread) => row(el, thread)));
});

/** @param {any} el @param {any} thread */
function row(el, thread) {
  const { plan, room, me, words, act } = el;
  const open = el.open === thread.thread;
  const others = thread.bots.flatMap((/** @type {string} */ name, /** @type {number} */ n) => [n ? ", " : "", face(me, name)]);
  return h("li", { key: thread.thread },
    h(
      "button",
      {
        class: "item",
        "aria-expanded": String(open),
        onclick: () => {
          el.open = open ? "" : thread.thread;
          el.again();
        },
      },
      h("span", { class: "item-title" }, about(thread, plan)),
      h("span", { class: "item-more" }, others,
        ` · ${words("panel-messages", { count: thread.messages })} · ${moment(thread.last_at, words)}`),
    ),
    open && h("moot-thread", { ".thread": thread.thread, ".stamp": thread.last_at, ".room": room, ".me": me, ".words": words,
      ".act": act }),
  );
}

/** One conversation; fetched when it is opened, and again when something was added. */
part(
  "moot-thread",
  ["thread", "stamp", "room", "me", "words", "act"],
  ({ messages, failed, me, words }) => {
    if (failed) return h("p", { class: "none" }, words("panel-trouble"));
    if (!messages) return h("p", { class: "none" }, words("panel-loading"));
    return h("ol", { class: "thread" },
      messages.map((/** @type {any} */ said) =>
        h("li", null,
          h("p", { class: "thread-who" }, face(me, said.from), " → ", face(me, said.to),
            h("span", { class: "aside" }, ` · ${words("panel-said", { type: said.type })} · ${moment(said.at, words)}`)),
          h("p", { class: "thread-text" }, said.text),
        ),
      ),
    );
  },
  (el) => {
    const wanted = `${el.thread} ${el.stamp}`;
    if (el.asked === wanted) return;
    if (el.of !== el.thread) el.messages = undefined;
    el.asked = wanted;
    el.of = el.thread;
    const path = el.thread.split("/").map(encodeURIComponent).join("/");
    el.act.get(`/api/rooms/${encodeURIComponent(el.room)}/threads/${path}`).then(
      (/** @type {any} */ messages) => {
        el.messages = messages;
        el.failed = false;
        el.again();
      },
      () => {
        el.failed = true;
        el.again();
      },
    );
  },
);
