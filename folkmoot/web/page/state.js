// @ts-check
/**
 * What this page knows of the room, and the one function that changes it.
 *
 * Rule: `reduce` is pure. A part of the state that did not change keeps its identity, so that
 * whatever is drawn from it is left alone.
 */

/**
 * @typedef {Record<string, any>} Entry one entry of the log
 * @typedef {Record<string, any>} Card
 * @typedef {{key: string, kind: "message" | "answer", text: string, at: string, is: string} & Record<string, any>} Item
 * @typedef {{job: string, bot: string, text: string, seen: number, ended: boolean}} Draft
 *
 * @typedef {object} State
 * @property {any} me who reads this, and who is on the team
 * @property {string} room
 * @property {{is: string, since: number}} connection
 * @property {Entry[]} entries by id
 * @property {number} first the oldest id loaded; 1 is all there is
 * @property {Record<string, string>} closed card id -> how
 * @property {Record<string, Entry>} pressed card id -> the button that was pressed on it
 * @property {Record<string, Card>} shown card id -> the card
 * @property {Record<number, any>} understood message id -> what it was taken for
 * @property {Record<string, Entry>} ended project/task/attempt -> how it came out
 * @property {Record<string, number>} over project that is closed -> the entry in which it was
 * @property {Record<string, string>} titles project/task -> title
 * @property {Record<string, number>} agreed project -> the message where agreement was reached
 * @property {boolean} spoken whether this person has said anything here
 * @property {any} standing
 * @property {Draft[]} drafts
 * @property {Item[]} outbox
 * @property {any[]} projects
 * @property {any[]} rooms
 * @property {Record<string, Record<string, any>>} papers
 * @property {Record<string, any>} view
 */

/** @param {string} room @returns {State} */
export function beginning(room) {
  return {
    me: null, room, connection: { is: "opening", since: 0 },
    entries: [], first: 0, closed: {}, pressed: {}, shown: {}, understood: {}, ended: {}, over: {},
    titles: {}, agreed: {}, spoken: false,
    standing: null, drafts: [], outbox: [], projects: [], rooms: [], papers: {},
    view: { tab: "", project: "", task: "", side: false, column: "room", dialog: null, notice: null, news: {} },
  };
}

/** @type {Record<string, (state: State, message: any) => State>} */
const CHANGES = {
  entry: (state, { entry }) => arrived(state, entry),
  again: (state, { entries }) => saidAgain(state, entries),
  earlier: (state, { entries }) => earlier(state, entries),
  standing: (state, { standing }) => stands(state, standing),
  draft: (state, { draft }) => ({ ...state, drafts: drafted(state, draft) }),
  undraft: (state, { job, now }) => ({ ...state, drafts: undrafted(state, job, now) }),
  connection: (state, { is, since }) => ({ ...state, connection: { is, since: since ?? Date.now() } }),
  sent: (state, { item }) => ({ ...state, outbox: [...state.outbox.filter((one) => one.key !== item.key), item] }),
  stored: (state, { key, id }) => ({ ...state, outbox: stored(state, key, id) }),
  unsent: (state, { key, why, refused = false }) => ({
    ...state,
    outbox: marked(state.outbox, key, { is: "unsent", why, refused }),
  }),
  forgotten: (state, { key }) => ({ ...state, outbox: state.outbox.filter((one) => one.key !== key) }),
  me: (state, { me }) => ({ ...state, me }),
  projects: (state, { projects }) => ({ ...state, projects }),
  rooms: (state, { rooms }) => ({ ...state, rooms }),
  paper: (state, { project, name, value }) => ({
    ...state,
    papers: { ...state.papers, [project]: { ...state.papers[project], [name]: value } },
  }),
  view: (state, { type, ...changes }) => ({ ...state, view: looked(state.view, changes) }),
};

/** The state after a message. @param {State} state @param {any} message @returns {State} */
export function reduce(state, message) {
  return CHANGES[message.type]?.(state, message) ?? state;
}

// --- the log -----------------------------------------------------------------------------

/** @param {State} state @param {Entry} entry @returns {State} */
function arrived(state, entry) {
  const last = state.entries.at(-1)?.id ?? 0;
  if (entry.id <= last && state.entries.some((one) => one.id === entry.id)) return state;
  const entries = [...state.entries, entry];
  if (entry.id < last) entries.sort((one, other) => one.id - other.id);
  return {
    ...known(state, [entry]),
    entries,
    first: entries[0].id,
    drafts: replaced(state.drafts, entry),
    outbox: delivered(state.outbox, entry),
    view: { ...state.view, news: noticed(state.view, entry) },
  };
}

/** @param {State} state @param {Entry[]} entries @returns {State} */
function earlier(state, entries) {
  const have = new Set(state.entries.map((one) => one.id));
  const all = [...entries.filter((one) => !have.has(one.id)), ...state.entries];
  all.sort((one, other) => one.id - other.id);
  return { ...known(state, entries), entries: all, first: entries.length ? all[0].id : 1 };
}

/** The same entries in another language. @param {State} state @param {Entry[]} entries @returns {State} */
function saidAgain(state, entries) {
  const found = new Map(entries.map((one) => [one.id, one]));
  return { ...known(state, entries), entries: state.entries.map((one) => found.get(one.id) ?? one) };
}

/** What entries tell beside what they show. @param {State} state @param {Entry[]} entries @returns {State} */
function known(state, entries) {
  const next = { ...state };
  for (const entry of entries) LEARN[entry.kind]?.(next, entry);
  if (state.me && entries.some((one) => one.sender === state.me.person)) next.spoken = true;
  return next;
}

/** @type {Record<string, (next: State, entry: Entry) => void>} */
const LEARN = {
  card_opened: (next, { card }) => (next.shown = { ...next.shown, [card.id]: card }),
  card_closed: (next, { card, how }) => (next.closed = { ...next.closed, [card]: how }),
  button_pressed: (next, entry) => (next.pressed = { ...next.pressed, [entry.card]: entry }),
  project_closed: (next, entry) => (next.over = { ...next.over, [entry.project ?? ""]: entry.id }),
  project_restored: (next, entry) => (next.over = { ...next.over, [entry.project ?? ""]: 0 }),
  meant: (next, { entry, verdict }) => (next.understood = { ...next.understood, [entry]: verdict }),
  understood: (next, { entry, verdict }) => (next.understood = { ...next.understood, [entry]: verdict }),
  task_started: (next, { project, task, title }) => (next.titles = { ...next.titles, [`${project}/${task}`]: title }),
  task_finished: (next, entry) =>
    (next.ended = { ...next.ended, [`${entry.project}/${entry.task}/${entry.attempt}`]: entry }),
  speaker_chosen: (next, { project, agreed_at }) => {
    if (agreed_at) next.agreed = { ...next.agreed, [project]: agreed_at };
  },
};

const OF_THE_ROOM = new Set(["said", "answered", "bot_spoke", "offer_made", "card_opened", "review_written"]);
const OF_THE_PROJECT = new Set(["brief_written", "plan_drafted", "task_started", "task_finished", "review_written"]);

/** On a phone only one side is seen; the other gets a dot. @param {any} view @param {Entry} entry */
function noticed(view, entry) {
  const other = view.column === "project" ? "room" : "project";
  const kinds = other === "room" ? OF_THE_ROOM : OF_THE_PROJECT;
  return kinds.has(entry.kind) && !view.news[other] ? { ...view.news, [other]: true } : view.news;
}

/** @param {any} view @param {any} changes */
function looked(view, changes) {
  const next = { ...view, ...changes };
  if (changes.column) next.news = { ...next.news, [changes.column]: false };
  return next;
}

/** A snapshot; an older one that comes late is left aside. @param {State} state @param {any} standing @returns {State} */
function stands(state, standing) {
  if (state.standing && standing.seq < state.standing.seq) return state;
  const drafts = state.drafts.some((one) => one.ended) ? state.drafts.filter((one) => !one.ended) : state.drafts;
  return { ...state, standing, drafts };
}

// --- drafts ------------------------------------------------------------------------------

/** @param {State} state @param {any} draft @returns {Draft[]} */
function drafted(state, { job, bot, at, text }) {
  const before = state.drafts.find((one) => one.job === job);
  const seen = before?.seen ?? state.entries.at(-1)?.id ?? 0;
  const next = { job, bot: bot ?? before?.bot, text: (before?.text ?? "").slice(0, at) + text, seen, ended: false };
  return before ? state.drafts.map((one) => (one.job === job ? next : one)) : [...state.drafts, next];
}

/**
 * A draft that ends waits for its entry, so that nothing jumps; one whose entry is here goes.
 * @param {State} state @param {string} job @param {boolean} [now]
 */
function undrafted(state, job, now) {
  const draft = state.drafts.find((one) => one.job === job);
  if (!draft) return state.drafts;
  const here = state.entries.some((one) => one.id > draft.seen && one.bot === draft.bot);
  if (now || here) return state.drafts.filter((one) => one !== draft);
  return state.drafts.map((one) => (one === draft ? { ...one, ended: true } : one));
}

/** What bots say in the room. */
export const SPOKEN = new Set(["said", "answered", "bot_spoke", "offer_made", "review_written"]);

/** @param {Draft[]} drafts @param {Entry} entry */
function replaced(drafts, entry) {
  if (!SPOKEN.has(entry.kind) || !drafts.length) return drafts;
  const begins = (/** @type {string} */ text) => String(text ?? "").trim().slice(0, 24);
  const is = (/** @type {Draft} */ one) =>
    one.bot === entry.bot && (one.ended || begins(entry.text).startsWith(begins(one.text)));
  return drafts.some(is) ? drafts.filter((one) => !is(one)) : drafts;
}

// --- the outbox --------------------------------------------------------------------------

/** @param {Item[]} outbox @param {string} key @param {any} changes */
function marked(outbox, key, changes) {
  return outbox.map((one) => (one.key === key ? { ...one, ...changes } : one));
}

/** @param {State} state @param {string} key @param {number} id */
function stored(state, key, id) {
  if (state.entries.some((one) => one.id === id)) return state.outbox.filter((one) => one.key !== key);
  return marked(state.outbox, key, { is: "stored", id });
}

/** @param {Item[]} outbox @param {Entry} entry */
function delivered(outbox, entry) {
  const is = (/** @type {Item} */ one) => (entry.key ? one.key === entry.key : one.id === entry.id);
  return outbox.some(is) ? outbox.filter((one) => !is(one)) : outbox;
}

// --- what follows from it ----------------------------------------------------------------

/** The project that hears what is said. @param {State} state */
export function floor(state) {
  return project(state, state.standing?.floor);
}

/** @param {State} state @param {string | null | undefined} id @returns {any} */
export function project(state, id) {
  if (!id) return null;
  return (
    state.standing?.projects?.find((/** @type {any} */ one) => one.project === id) ??
    state.projects.find((one) => one.project === id) ?? null
  );
}

/** What a project is called. @param {any} found */
export function called(found) {
  return found ? found.title || found.goal || found.project : "";
}

/** Whether what would be built could be talked over first. @param {State} state */
export function canDiscuss(state) {
  const found = floor(state);
  if (!found || found.parked || !["full", "debate"].includes(found.flow)) return false;
  const kind = { discovery: "questions", approval: "approval" }[String(found.phase)];
  return (state.standing.cards ?? []).some((/** @type {Card} */ card) => card.project === found.project && card.kind === kind);
}

/** Whether a brief and a plan could be written now, from what was said. @param {State} state */
export function canImplement(state) {
  const found = floor(state);
  if (!found || found.parked) return false;
  const asked = (state.standing.cards ?? []).filter((/** @type {Card} */ card) => card.project === found.project);
  if (found.phase === "discovery") return asked.some((/** @type {Card} */ card) => card.kind === "questions");
  if (found.phase === "debate" || found.phase === "ready") return true;
  const offered = found.flow === "quick" || found.flow === "light";
  if (found.phase === "answering") return offered && asked.some((/** @type {Card} */ card) => card.kind === "choice");
  return offered && found.phase === "idle" && found.outcome === "success";
}
