/** HTML from templates: every value is escaped unless it is HTML already. */
import { escapeHtml } from "../../text/escape-html.js";

export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Value = string | number | null | undefined | false | Html | readonly Value[];

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((text, part, index) => text + write(values[index - 1]) + part));
}

function write(value: Value): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(write).join("");
  return escapeHtml(String(value));
}

/** The same words in both languages; the page shows one of them. */
export function both(ko: Value, en: Value): Html {
  return html`<span lang="ko">${ko}</span><span lang="en">${en}</span>`;
}
