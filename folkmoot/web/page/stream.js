// @ts-check
/**
 * The room as it happens: entries, standing and drafts from the server.
 *
 * A connection that breaks is said to be lost and is taken up again where it broke, by the
 * browser itself while it can, else by us. A browser has few connections for one server, and a
 * tab that nobody looks at lets go of its own: it only asks now and then whether it is waited for.
 */
import { Refused, get } from "./api.js";

const LAST = 300;
const WAITS = [500, 1000, 2000, 4000, 8000];
const UNSEEN = 20_000;

export class Stream {
  /** @param {string} room @param {(message: any) => void} tell */
  constructor(room, tell) {
    this.path = `/api/rooms/${encodeURIComponent(room)}`;
    this.tell = tell;
    this.last = 0;
    this.tries = 0;
    /** @type {EventSource | null} */
    this.source = null;
    /** @type {number | undefined} */
    this.waiting = undefined;
    /** @type {number | undefined} */
    this.resting = undefined;
    addEventListener("online", () => this.start());
    addEventListener("offline", () => this.tell({ type: "connection", is: "lost" }));
    document.addEventListener("visibilitychange", () => (document.hidden ? this.restSoon() : this.wake()));
  }

  /** Begin, or begin anew. */
  start() {
    clearTimeout(this.waiting);
    this.source?.close();
    const from = this.last ? `after=${this.last}` : `last=${LAST}`;
    const source = (this.source = new EventSource(`${this.path}/events?live=true&${from}`));
    source.onopen = () => {
      this.tries = 0;
      this.tell({ type: "connection", is: "open" });
    };
    source.onmessage = (event) => {
      const entry = JSON.parse(event.data);
      this.last = Math.max(this.last, entry.id);
      this.tell({ type: "entry", entry });
    };
    source.addEventListener("standing", (event) => this.tell({ type: "standing", standing: JSON.parse(event.data) }));
    source.addEventListener("draft", (event) => this.tell({ type: "draft", draft: JSON.parse(event.data) }));
    source.addEventListener("undraft", (event) => this.tell({ type: "undraft", job: JSON.parse(event.data).job }));
    source.onerror = () => this.broke(source);
  }

  /** Listen no longer. */
  end() {
    clearTimeout(this.waiting);
    this.source?.close();
    this.source = null;
  }

  /** Try at once, if the connection is lost. */
  again() {
    if (this.source && this.source.readyState !== EventSource.OPEN) this.start();
  }

  restSoon() {
    clearInterval(this.resting);
    this.resting = setInterval(() => {
      this.end();
      get(this.path).then((standing) => this.source ?? this.tell({ type: "standing", standing }), () => null);
    }, UNSEEN);
  }

  wake() {
    clearInterval(this.resting);
    if (this.source) this.again();
    else this.start();
  }

  /** @param {EventSource} source */
  broke(source) {
    if (source !== this.source) return;
    if (source.readyState === EventSource.CONNECTING) {
      this.tell({ type: "connection", is: "lost" });
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.again(), 5000);
      return;
    }
    this.tell({ type: "connection", is: "lost" });
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)];
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.start(), wait + Math.random() * 250);
    get(this.path).catch((error) => this.refused(error)); // whoever is no longer signed in is sent to the login
  }

  /** A room that cannot be entered says why; one that is only new is none of these. @param {unknown} error */
  refused(error) {
    if (!(error instanceof Refused) || error.status === 404 || error.status >= 500) return;
    this.tell({ type: "view", notice: { text: error.message, bad: true, at: Date.now() } });
  }
}
