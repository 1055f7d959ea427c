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

/** The name of an element for those who do not see it: Korean until the page's script says otherwise. */
export function labelled(pick: (words: Words) => string): Html {
  return html`aria-label="${pick(ko)}" ${inBoth(pick)}`;
}

/** Both wordings of what holds no elements: an attribute, or the title. */
export function inBoth(pick: (words: Words) => string): Html {
  return html`data-ko="${pick(ko)}" data-en="${pick(en)}"`;
}
