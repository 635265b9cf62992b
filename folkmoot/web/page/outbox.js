// @ts-check
/**
 * What this person has sent: shown at once, delivered in order, each under a key of its own.
 *
 * The server takes a key only once, so everything may be sent again. What is not delivered yet
 * is kept for this tab, also through a reload.
 */
import { Away, Refused, post } from "./api.js";
import { remember } from "./fields.js";

const WAITS = [400, 1000, 2000, 4000, 8000];

export class Outbox {
  /** @param {string} room @param {(message: any) => void} tell @param {() => string} away says that nobody answers */
  constructor(room, tell, away) {
    this.path = `/api/rooms/${encodeURIComponent(room)}`;
    this.place = `folkmoot-outbox-${room}`;
    this.tell = tell;
    this.away = away;
    /** @type {Promise<any>} */
    this.queue = Promise.resolve();
    /** @type {Map<string, any>} */
    this.kept = new Map();
  }

  /** Take up what an earlier visit of this tab left behind. */
  restore() {
    const found = JSON.parse(sessionStorage.getItem(this.place) ?? "[]");
    for (const item of found) this.send(item);
  }

  /**
   * Send, and say whether it worked. An item that has a key is one that is sent again.
   * @param {any} item @returns {Promise<boolean>}
   */
  send(item) {
    const next = { key: newKey(), at: new Date().toISOString(), ...item, is: "sending", why: "" };
    this.keep(next.key, next);
    this.tell({ type: "sent", item: next });
    const sent = this.queue.then(() => this.deliver(next));
    this.queue = sent.catch(() => false);
    return sent;
  }

  /** Send again what could not be sent. @param {any[]} outbox */
  sendAgain(outbox) {
    for (const item of outbox) if (item.is === "unsent" && !item.refused) this.send(item);
  }

  /** @param {string} key */
  forget(key) {
    this.keep(key, null);
    this.tell({ type: "forgotten", key });
  }

  /** @param {any} item */
  async deliver(item) {
    for (const wait of [...WAITS, 0]) {
      try {
        const entry = await post(this.path + item.to, { ...item.body, key: item.key });
        this.keep(item.key, null);
        this.tell({ type: "stored", key: item.key, id: entry.id });
        return true;
      } catch (error) {
        if (error instanceof Refused && error.status < 500 && error.status !== 429) return this.refuse(item, error);
        if (!(error instanceof Away || error instanceof Refused)) throw error;
        if (wait) await new Promise((done) => setTimeout(done, wait));
      }
    }
    this.tell({ type: "unsent", key: item.key, why: this.away() });
    return false;
  }

  /**
   * The server does not take it: an answer goes with its reason, a message stays to be read again.
   * @param {any} item @param {Error} error
   */
  refuse(item, error) {
    this.keep(item.key, null);
    if (item.kind === "answer") {
      this.tell({ type: "forgotten", key: item.key });
      throw error;
    }
    this.tell({ type: "unsent", key: item.key, why: error.message, refused: true });
    return false;
  }

  /** @param {string} key @param {any} item */
  keep(key, item) {
    if (item) this.kept.set(key, item);
    else this.kept.delete(key);
    remember(this.place, this.kept.size ? JSON.stringify([...this.kept.values()]) : "");
  }
}

function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
