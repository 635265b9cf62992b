// @ts-check
/**
 * Requests to the server that sent this page. What goes wrong is an Error whose message can be
 * shown: a Refused carries the server's own words, an Away means that nobody answered.
 */

export class Refused extends Error {
  /** @param {number} status @param {any} body */
  constructor(status, body) {
    super(body?.text ?? `${status}`);
    this.status = status;
    this.kind = body?.error ?? "";
  }
}

export class Away extends Error {}

/** @param {string} path @returns {Promise<any>} */
export function get(path) {
  return request(path, { headers: { accept: "application/json" } });
}

/** @param {string} path @param {any} body @param {string} method @returns {Promise<any>} */
export function post(path, body, method = "POST") {
  const headers = { accept: "application/json", "content-type": "application/json" };
  return request(path, { method, headers, body: JSON.stringify(body ?? {}) });
}

/** @param {string} path @param {File} file @returns {Promise<any>} */
export function upload(path, file) {
  const headers = { accept: "application/json", "content-type": "application/octet-stream" };
  return request(path, { method: "POST", headers, body: file });
}

/** @type {Set<Promise<Response>>} */
const underWay = new Set();

/** Everything that was asked has been answered: what comes after it is turned away by nobody. */
export async function settled() {
  await Promise.allSettled([...underWay]);
}

/** @param {string} path @param {RequestInit} how */
async function request(path, how) {
  const asked = fetch(path, { credentials: "same-origin", ...how });
  underWay.add(asked);
  let answer;
  try {
    answer = await asked;
  } catch {
    throw new Away();
  } finally {
    underWay.delete(asked);
  }
  if (answer.status === 401) location.assign("/login");
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(answer.status, body);
  return body;
}
