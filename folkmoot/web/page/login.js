// @ts-check
/** The form that takes a token. It works without this; this speaks the reader's language. */
import { fitting, makeWords } from "./words.js";

const LANGUAGES = ["en", "es", "pt", "fr", "de", "it", "nl", "ru"];

const asked = new URLSearchParams(location.search);
const wrong = document.getElementById("wrong");
if (wrong && asked.has("wrong")) wrong.hidden = false;
const to = /** @type {HTMLInputElement} */ (document.getElementById("to"));
to.value = asked.get("to") ?? "";

const lang = fitting([localStorage.getItem("lang") ?? "", ...navigator.languages], LANGUAGES);
if (lang !== "en") {
  const answer = await fetch(`/api/texts/${lang}`);
  if (answer.ok) {
    const words = makeWords(lang, await answer.json());
    document.documentElement.lang = lang;
    document.title = `${words("page-login")} · Folkmoot`;
    for (const one of document.querySelectorAll("[data-text]")) one.textContent = words(/** @type {HTMLElement} */ (one).dataset.text ?? "");
  }
}
