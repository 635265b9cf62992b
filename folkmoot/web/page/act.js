// @ts-check
/**
 * Everything that this page can do to the world, as one object. No other part sends anything.
 *
 * `say`, `answer`, `command` and the like show trouble by themselves and return whether it
 * worked; `get` and `post` throw an Error whose message is the sentence to show.
 */
import { Away, Refused, get, post, settled, upload } from "./api.js";

/**
 * @typedef {object} World
 * @property {string} room
 * @property {{state: import("./state.js").State, words: import("./words.js").Words, tell: (message: any) => void}} store
 * @property {import("./outbox.js").Outbox} outbox
 * @property {import("./stream.js").Stream} stream
 * @property {(lang: string) => Promise<void>} speak
 */

export class Act {
  /** @param {World} world */
  constructor({ room, store, outbox, stream, speak }) {
    this.path = `/api/rooms/${encodeURIComponent(room)}`;
    this.store = store;
    this.outbox = outbox;
    this.stream = stream;
    this.speak = speak;
    /** @type {Map<string, Promise<any>>} */
    this.going = new Map();
  }

  // --- speaking and pressing -----------------------------------------------------------------

  say = (/** @type {string} */ text, /** @type {{project?: string, brought?: any[], answers?: Record<string, string>}} */ { project, brought = [], answers = {} } = {}) => {
    const seen = this.store.state.entries.at(-1)?.id ?? 0;
    const material = brought.map((one) => one.upload);
    const body = { text, seen, ...(project ? { project } : {}), ...(material.length ? { material } : {}),
      ...(Object.keys(answers).length ? { answers } : {}) };
    return this.outbox.send({ kind: "message", text, project, to: "/messages", body });
  };

  /** Send a file, to be brought with a message. @returns {Promise<any>} `{upload, name, size}`, or false */
  upload = (/** @type {File} */ file) =>
    this.tried(() => upload(`${this.path}/uploads?name=${encodeURIComponent(file.name)}`, file));

  answer = (/** @type {any} */ card, /** @type {{choose?: string, text?: string, edits?: any}} */ what) => {
    const id = typeof card === "string" ? card : card.id;
    const item = { kind: "answer", card: id, text: what.text ?? "", to: `/answers/${encodeURIComponent(id)}`, body: what };
    return this.tried(() => this.outbox.send(item));
  };

  command = async (/** @type {string} */ command, /** @type {{project?: string, text?: string, yes?: boolean}} */ what = {}) =>
    Boolean(await this.tried(() => post(`${this.path}/commands`, { command, ...what })));

  /** Say what a message meant, where it was read wrongly. */
  meant = async (/** @type {number} */ entry, /** @type {string} */ label) =>
    Boolean(await this.tried(() => post(`${this.path}/meant`, { entry, label })));

  interrupt = async () => Boolean(await this.tried(() => post(`${this.path}/interrupt`, {})));

  sendAgain = (/** @type {any} */ item) => this.tried(() => this.outbox.send(item));

  discard = (/** @type {any} */ item) => this.outbox.forget(item.key);

  // --- looking ---------------------------------------------------------------------------------

  view = (/** @type {Record<string, any>} */ changes) => this.store.tell({ type: "view", ...changes });

  notice = (/** @type {string} */ text, bad = false) => this.view({ notice: { text, bad, at: Date.now() } });

  get = (/** @type {string} */ path) => this.worded(() => get(path));

  post = (/** @type {string} */ path, /** @type {any} */ body) => this.worded(() => post(path, body));

  /** A paper of a project, into the state; asked for once at a time. */
  fetch = (/** @type {string} */ project, /** @type {string} */ name) => {
    const id = `${project}/${name}`;
    const found = this.going.get(id) ?? this.paper(project, name).finally(() => this.going.delete(id));
    this.going.set(id, found);
    return found;
  };

  /** Load older entries; false if there are none. */
  earlier = () =>
    this.tried(async () => {
      const entries = await get(`${this.path}/log?before=${this.store.state.first}&limit=200`);
      this.store.tell({ type: "earlier", entries });
      return entries.length > 0;
    });

  // --- who thinks ------------------------------------------------------------------------------

  /** Who thinks, and what else was found. */
  thinks = () => this.thought(() => get("/api/model"));

  /** Let another model think; a key is sent, and kept nowhere on this page. */
  think = (/** @type {{name: string, url?: string, key?: string}} */ chosen) =>
    this.thought(() => post("/api/model", chosen, "PUT"));

  unthink = () => this.thought(() => post("/api/model", {}, "DELETE"));

  tryModel = () => this.worded(() => post("/api/model/test", {}));

  /** @param {() => Promise<any>} what */
  async thought(what) {
    const view = await this.worded(what);
    const { me } = this.store.state;
    if (me.model !== view.model) this.store.tell({ type: "me", me: { ...me, model: view.model } });
    return view;
  }

  // --- coming and going ------------------------------------------------------------------------

  /** @returns {Promise<string | null>} a code that brings others into this room */
  code = async () => (await this.tried(() => post(`${this.path}/code`, {}))).code ?? null;

  join = async (/** @type {string} */ code) => {
    const joined = await this.tried(() => post("/api/join", { code }));
    if (joined) location.assign(`/rooms/${encodeURIComponent(joined.room)}`);
    return Boolean(joined);
  };

  language = async (/** @type {string} */ lang) => {
    localStorage.setItem("lang", lang);
    if (this.store.state.standing?.lang) await this.command("lang", { text: lang });
    await this.speak(lang);
  };

  signOut = async () => {
    this.stream.end(); // whoever is signed out is turned away there
    await settled();
    if (await this.tried(() => post("/api/logout", {}))) location.assign("/login");
    else this.stream.start();
  };

  // --- what goes wrong -------------------------------------------------------------------------

  /** @param {unknown} error */
  sentence(error) {
    if (error instanceof Away) return this.store.words("page-away");
    if (error instanceof Refused) return error.message;
    throw error;
  }

  /** What came of it; false if it did not work, which is then shown. @param {() => Promise<any>} what @returns {Promise<any>} */
  async tried(what) {
    try {
      return (await what()) ?? true;
    } catch (error) {
      this.notice(this.sentence(error), true);
      return false;
    }
  }

  /** @param {() => Promise<any>} what */
  async worded(what) {
    try {
      return await what();
    } catch (error) {
      throw new Error(this.sentence(error));
    }
  }

  /** @param {string} project @param {string} name */
  async paper(project, name) {
    try {
      const value = await get(`${this.path}/projects/${encodeURIComponent(project)}/${name}`);
      this.store.tell({ type: "paper", project, name, value });
      return value;
    } catch (error) {
      if (error instanceof Refused && error.status === 404) {
        this.store.tell({ type: "paper", project, name, value: null });
        return null;
      }
      this.notice(this.sentence(error), true);
      return false;
    }
  }
}
