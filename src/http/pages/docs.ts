/** A document of ours as a page: the other documents and its own headings beside it, a search over all of them. */
import type { Words } from "../../words/ko.js";
import { html, labelled, worded } from "./html.js";
import { markdownToHtml } from "./markdown-html.js";
import type { HtmlPage } from "./shell.js";

/** Deeper headings are many, and found by search. */
const DEEPEST_LISTED = 3;

export type DocName = keyof Words["docs"]["names"];

export function docsPage(name: DocName, text: string, docs: readonly DocName[]): HtmlPage {
  const { body, headings } = markdownToHtml(text);
  return {
    path: "/docs",
    title: ({ docs: words }) => words.names[name],
    styles: ["docs.css"],
    scripts: ["docs.js"],
    main: html`
<div class="docs" data-docs="${docs.join(" ")}">
<aside>
  <form role="search" class="find"><label><span class="unseen">${worded(({ docs: words }) => words.search)}</span><input type="search" id="find" autocomplete="off"></label></form>
  <div id="found" aria-live="polite"></div>
  <details id="contents" open><summary>${worded(({ docs: words }) => words.documents)}</summary>
  <nav ${labelled(({ docs: words }) => words.documents)}><ul>${docs.map(
    (one) =>
      html`<li><a href="/docs/${one}.md"${one === name && html` aria-current="page"`}>${worded(({ docs: words }) => words.names[one])}</a>${
        one === name &&
        html`<ul>${headings
          .filter(({ level }) => level > 1 && level <= DEEPEST_LISTED)
          .map(
            (heading) =>
              html`<li data-level="${heading.level}"><a href="#${encodeURIComponent(heading.id)}">${heading.text}</a></li>`,
          )}</ul>`
      }</li>`,
  )}
    <li><a href="/reference">${worded(({ reference }) => reference.title)}</a></li>
  </ul></nav></details>
</aside>
<article>
${body}
</article>
</div>
`,
  };
}
