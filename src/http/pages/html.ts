/** HTML template tag: escapes every value that is not HTML already. */
import { escapeHtml } from "../../text/escape-html.js";
import { en } from "../../words/en.js";
import { ko, type Words } from "../../words/ko.js";

export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Value = string | number | null | undefined | false | Html | readonly Value[];

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    parts.reduce((text, part, index) => text + escapeValue(values[index - 1]) + part),
  );
}

function escapeValue(value: Value): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escapeValue).join("");
  return escapeHtml(String(value));
}

/** Korean and English side by side; the page shows one of them. */
export function bilingual(ko: Value, en: Value): Html {
  return html`<span lang="ko">${ko}</span><span lang="en">${en}</span>`;
}

/** A word of the tables, in both languages. */
export function worded(pick: (words: Words) => Value): Html {
  return bilingual(pick(ko), pick(en));
}

/** The same for attributes, which hold no elements. */
export function wordedText(pick: (words: Words) => string): string {
  return `${pick(ko)} / ${pick(en)}`;
}
