// @ts-check
/**
 * Everything that this page can do to the world, as one object. No other part sends anything.
 *
 * `say`, `answer`, `command` and the like show trouble by themselves and return whether it
 * worked; `get` and `post` throw an Error whose message is the sentence to show.
 */
import { Away, Refused, get, post } from "./api.js";

/**
 * @param {object} the
 * @param {string} the.room
 * @param {{state: import("./state.js").State, words: import("./words.js").Words, tell: (message: any) => void}} the.store
 * @param {import("./outbox.js").Outbox} the.outbox
 * @param {(lang: string) => void} the.speak
 */
export function makeAct({ room, store, outbox, speak }) {
  const path = `/api/rooms/${encodeURIComponent(room)}`;
  /** @type {Map<string, Promise<any>>} */
  const going = new Map();

  /** @param {unknown} error */
  const sentence = (error) => {
    if (error instanceof Away) return store.words("page-away");
    if (error instanceof Refused) return error.message;
    throw error;
  };
  /** @param {unknown} error */
  const trouble = (error) => act.notice(sentence(error), true);

  /** @param {() => Promise<any>} what @returns {Promise<any>} */
  const tried = async (what) => {
    try {
      return (await what()) ?? true;
    } catch (error) {
      trouble(error);
      return false;
    }
  };
  /** @param {() => Promise<any>} what */
  const worded = async (what) => {
    try {
      return await what();
    } catch (error) {
      throw new Error(sentence(error));
    }
  };
  const seen = () => store.state.entries.at(-1)?.id ?? 0;

  const act = {
    /** @param {string} text @param {{project?: string}} [to] */
    async say(text, { project } = {}) {
      const body = { text, seen: seen(), ...(project ? { project } : {}) };
      return outbox.send({ kind: "message", text, project, to: "/messages", body });
    },
    /** @param {any} card @param {{choose?: string, text?: string, edits?: any}} what */
    answer: (card, what) => {
      const id = typeof card === "string" ? card : card.id;
      const item = { kind: "answer", card: id, text: what.text ?? "", to: `/answers/${encodeURIComponent(id)}`, body: what };
      return tried(() => outbox.send(item));
    },
    /** @param {string} command @param {{project?: string, text?: string, yes?: boolean}} [what] */
    command: async (command, what = {}) => Boolean(await tried(() => post(`${path}/commands`, { command, ...what }))),
    interrupt: async () => Boolean(await tried(() => post(`${path}/interrupt`, {}))),
    /** @param {any} item */
    sendAgain: (item) => (item.kind === "answer" ? tried(() => outbox.send(item)) : outbox.send(item)),
    /** @param {any} item */
    discard: (item) => outbox.forget(item.key),
    /** @param {Record<string, any>} changes */
    view: (changes) => store.tell({ type: "view", ...changes }),
    /** @param {string} text @param {boolean} [bad] */
    notice: (text, bad = false) => store.tell({ type: "view", notice: { text, bad, at: Date.now() } }),
    /** @param {string} path */
    get: (path) => worded(() => get(path)),
    /** @param {string} path @param {any} body */
    post: (path, body) => worded(() => post(path, body)),
    /** A paper of a project, into the state; asked for once at a time. @param {string} project @param {string} name */
    fetch(project, name) {
      const id = `${project}/${name}`;
      const found = going.get(id) ?? paper(project, name).finally(() => going.delete(id));
      going.set(id, found);
      return found;
    },
    /** Load older entries; false if there are none. */
    earlier: () => tried(async () => {
      const entries = await get(`${path}/log?before=${store.state.first}&limit=200`);
      store.tell({ type: "earlier", entries });
      return entries.length > 0;
    }),
    /** @returns {Promise<string | null>} */
    code: async () => (await tried(() => post(`${path}/code`, {}))).code ?? null,
    /** @param {string} code */
    join: async (code) => {
      const joined = await tried(() => post("/api/join", { code }));
      if (joined) location.assign(`/rooms/${encodeURIComponent(joined.room)}`);
      return Boolean(joined);
    },
    /** @param {string} lang */
    language: async (lang) => {
      localStorage.setItem("lang", lang);
      if (store.state.spoken) await act.command("lang", { text: lang });
      speak(lang);
    },
    signOut: async () => {
      if (await tried(() => post("/api/logout", {}))) location.assign("/login");
    },
  };

  /** @param {string} project @param {string} name */
  async function paper(project, name) {
    try {
      const value = await get(`${path}/projects/${encodeURIComponent(project)}/${name}`);
      store.tell({ type: "paper", project, name, value });
      return value;
    } catch (error) {
      if (error instanceof Refused && error.status === 404) store.tell({ type: "paper", project, name, value: null });
      else trouble(error);
      return null;
    }
  }
  return act;
}
