// @ts-check
/**
 * The texts of the page in one language, and how numbers, times and sums are written in it.
 *
 * A pattern is a string, or a list of strings, `{v: name}` and `{s: name, k: [[key, pattern], …], d}`.
 */

/**
 * @typedef {string | Array<string | {v: string} | {s: string, k: [string, any][], d: number}>} Pattern
 * @typedef {((id: string, values?: Record<string, any>) => string) & {
 *   lang: string,
 *   has: (id: string) => boolean,
 *   time: (at: string | number | Date) => string,
 *   day: (at: string | number | Date) => string,
 *   money: (dollars: number) => string,
 *   number: (value: number) => string,
 *   list: (names: string[]) => string,
 * }} Words
 */

/** @param {string} lang @param {Record<string, Pattern>} texts @returns {Words} */
export function makeWords(lang, texts) {
  // Times and numbers as this person's own system writes them, where it speaks the same language.
  const own = navigator.languages.find((one) => one.slice(0, 2).toLowerCase() === lang) ?? lang;
  const plural = new Intl.PluralRules(lang);
  const number = new Intl.NumberFormat(own);
  const money = new Intl.NumberFormat(own, { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" });
  const time = new Intl.DateTimeFormat(own, { hour: "numeric", minute: "2-digit" });
  const day = new Intl.DateTimeFormat(own, { weekday: "long", day: "numeric", month: "long" });
  const list = new Intl.ListFormat(lang, { type: "conjunction" });

  /** @param {Pattern} pattern @param {Record<string, any>} values @returns {string} */
  const format = (pattern, values) => {
    if (typeof pattern === "string") return pattern;
    return pattern
      .map((piece) => {
        if (typeof piece === "string") return piece;
        if ("v" in piece) return shown(values[piece.v]);
        return format(chosen(piece, values[piece.s]), values);
      })
      .join("");
  };

  /** @param {any} value */
  const shown = (value) => (typeof value === "number" ? number.format(value) : String(value ?? ""));

  /** @param {{k: [string, any][], d: number}} select @param {any} value */
  const chosen = (select, value) => {
    const exact = select.k.find(([key]) => key === String(value));
    const category = typeof value === "number" ? plural.select(value) : null;
    return (exact ?? select.k.find(([key]) => key === category) ?? select.k[select.d])[1];
  };

  return Object.assign(
    (/** @type {string} */ id, /** @type {Record<string, any>} */ values = {}) =>
      id in texts ? format(texts[id], values) : id,
    {
      lang,
      has: (/** @type {string} */ id) => id in texts,
      time: (/** @type {string | number | Date} */ at) => time.format(new Date(at)),
      day: (/** @type {string | number | Date} */ at) => day.format(new Date(at)),
      money: (/** @type {number} */ dollars) => money.format(dollars),
      number: (/** @type {number} */ value) => number.format(value),
      list: (/** @type {string[]} */ names) => list.format(names),
    },
  );
}

/** What stands on the button of an option. @param {Words} words @param {string} option */
export function label(words, option) {
  return words.has(`option-${option}`) ? words(`option-${option}`) : option;
}

/** The phase, without who takes part. @param {Words} words @param {any} project */
export function phaseName(words, project) {
  if (project.outcome) return words(`outcome-${project.outcome}`);
  const values = { round: project.round, rounds: project.rounds ?? 3, bots: "" };
  return words(`phase-${project.phase}`, values).replace(/[:\s]+$/u, "");
}

/** What a bot is there for; of our own in the reader's language. @param {Words} words @param {any} bot */
export function purpose(words, bot) {
  return bot.ours && words.has(`bot-${bot.name}`) ? words(`bot-${bot.name}`) : bot.description;
}

/** Who thinks for the team: rules, or a model by its name. @param {any} me @param {Words} words */
export function mind(me, words) {
  return me.model === "offline" ? words("offline-team") : words("model-team", { model: me.model });
}

/**
 * The language to show before the person has spoken.
 * @param {readonly string[]} wished @param {string[]} known
 */
export function fitting(wished, known) {
  const found = wished.map((one) => one.slice(0, 2).toLowerCase()).find((one) => known.includes(one));
  return found ?? "en";
}
