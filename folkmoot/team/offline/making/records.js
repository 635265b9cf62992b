"use strict";
// Entries stay in this browser; nothing is sent anywhere.
const fields = FIELDS;
const words = WORDS;
const key = KEY;
const $ = (id) => document.getElementById(id);
const form = $("entry-form");
const plural = new Intl.PluralRules(document.documentElement.lang);
const number = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 2 });
let entries = load();
let editing = null;
let order = { by: null, down: false };

function load() {
  try {
    return JSON.parse(localStorage.getItem(key) || "[]");
  } catch {
    $("note").textContent = words.unkept; // a preview may not keep anything
    return [];
  }
}

function keep() {
  try {
    localStorage.setItem(key, JSON.stringify(entries));
  } catch {
    $("note").textContent = words.unkept;
  }
  show();
}

function shown(field, value) {
  if (field.kind === "done") return value ? "✓" : "";
  if (field.kind === "number") return value === "" || value == null ? "" : number.format(value);
  return value ?? "";
}

function cell(text) {
  const made = document.createElement("td");
  made.textContent = text;
  return made;
}

function button(text, action) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", action);
  return made;
}

function found() {
  const wanted = $("search").value.trim().toLowerCase();
  const fits = entries.filter((entry) =>
    fields.some((field) => String(shown(field, entry[field.id])).toLowerCase().includes(wanted)));
  if (!order.by) return fits;
  const field = fields.find((one) => one.id === order.by);
  const value = (entry) => entry[field.id] ?? "";
  const compare = (a, b) => field.kind === "number"
    ? value(a) - value(b)
    : String(value(a)).localeCompare(String(value(b)), document.documentElement.lang);
  return [...fits].sort((a, b) => (order.down ? -1 : 1) * compare(a, b));
}

function show() {
  const rows = found();
  $("entries").replaceChildren(...rows.map((entry) => {
    const row = document.createElement("tr");
    row.append(...fields.map((field) => cell(shown(field, entry[field.id]))));
    const acts = document.createElement("td");
    acts.append(button(words.edit, () => edit(entry)), " ", button(words.remove, () => {
      entries = entries.filter((one) => one !== entry);
      keep();
    }));
    row.append(acts);
    return row;
  }));
  const text = words.count[plural.select(rows.length)] || words.count.other;
  $("count").textContent = rows.length ? text.replace("#", rows.length) : words.empty;
  totals(rows);
}

function add(sums, name, value) {
  sums.set(name, (sums.get(name) ?? 0) + value);
}

function totals(rows) {
  const place = $("totals");
  if (!place) return;
  const date = fields.find((field) => field.kind === "date");
  const group = fields.find((field) => field.kind === "text" && repeats(field));
  place.replaceChildren();
  for (const field of fields.filter((one) => one.kind === "number")) {
    const all = rows.reduce((sum, entry) => sum + (Number(entry[field.id]) || 0), 0);
    line(place, "h2", `${words.total} ${field.label}: ${number.format(all)}`);
    const sums = new Map();
    for (const entry of rows) {
      const month = date && String(entry[date.id] ?? "").slice(0, 7);
      const parts = [month, group && entry[group.id]].filter(Boolean);
      if (parts.length) add(sums, parts.join(" · "), Number(entry[field.id]) || 0);
    }
    for (const [name, sum] of [...sums].sort()) line(place, "p", `${name}: ${number.format(sum)}`);
  }
}

function repeats(field) {
  const values = entries.map((entry) => entry[field.id]).filter(Boolean);
  return new Set(values).size < values.length;
}

function line(place, tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  place.append(made);
}

function edit(entry) {
  editing = entry;
  for (const field of fields) {
    const input = $(`field-${field.id}`);
    if (field.kind === "done") input.checked = Boolean(entry[field.id]);
    else input.value = entry[field.id] ?? "";
  }
  $("save").textContent = words.save;
  $(`field-${fields[0].id}`).focus();
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const entry = {};
  for (const field of fields) {
    const input = $(`field-${field.id}`);
    if (field.kind === "done") entry[field.id] = input.checked;
    else if (field.kind === "number" && input.value) entry[field.id] = Number(input.value);
    else entry[field.id] = input.value.trim();
  }
  if (!fields.some((field) => entry[field.id])) return;
  if (editing) entries = entries.map((one) => (one === editing ? entry : one));
  else entries = [entry, ...entries];
  HTMLFormElement.prototype.reset.call(form); // a field may be called reset
  keep();
});
form.addEventListener("reset", () => {
  editing = null;
  $("save").textContent = words.add;
});
$("search").addEventListener("input", show);
for (const head of document.querySelectorAll("th[data-sort]")) {
  const sort = () => {
    order = { by: head.dataset.sort, down: order.by === head.dataset.sort && !order.down };
    document.querySelectorAll("th[data-sort]").forEach((each) => each.setAttribute("aria-sort", "none"));
    head.setAttribute("aria-sort", order.down ? "descending" : "ascending");
    show();
  };
  head.addEventListener("click", sort);
  head.addEventListener("keydown", (event) => { if (event.key === "Enter") sort(); });
}
$("export").addEventListener("click", () => {
  const head = fields.map((field) => quoted(field.label));
  const rows = found().map((entry) => fields.map((field) => quoted(entry[field.id])));
  const text = [head, ...rows].map((row) => row.join(",")).join("\r\n");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`\ufeff${text}`], { type: "text/csv" }));
  link.download = `${key}.csv`;
  link.click();
});

/** A cell that no spreadsheet takes for a formula. */
function quoted(value) {
  const text = String(value ?? "");
  const formula = /^[=+@\t\r-]/.test(text) && Number.isNaN(Number(text));
  return `"${formula ? "'" : ""}${text.replaceAll('"', '""')}"`;
}

show();
