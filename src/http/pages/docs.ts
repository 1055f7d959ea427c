/** A document of ours as a page: the other documents and its own headings beside it, a search over all of them. */
import type { Wording } from "../../model/codes.js";
import { bilingual, html } from "./html.js";
import { markdownToHtml } from "./markdown-html.js";
import type { HtmlPage } from "./shell.js";

/** Deeper headings are many, and found by search. */
const DEEPEST_LISTED = 3;

export function docsPage(
  name: string,
  text: string,
  docs: readonly { name: string; title: Wording }[],
): HtmlPage {
  const { body, headings } = markdownToHtml(text);
  const title = headings[0]?.text ?? name;
  return {
    path: "/docs",
    title: `${title} · 원문 wonmun`,
    styles: ["docs.css"],
    scripts: ["docs.js"],
    main: html`
<div class="docs" data-docs="${docs.map((one) => one.name).join(" ")}">
<aside>
  <form role="search" class="find"><label><span class="unseen">${bilingual("문서에서 찾기", "Search the documents")}</span><input type="search" id="find" placeholder="찾기 / Search" autocomplete="off"></label></form>
  <div id="found" aria-live="polite"></div>
  <nav aria-label="문서 / Documents"><ul>${docs.map(
    (one) =>
      html`<li><a href="/docs/${one.name}.md"${one.name === name && html` aria-current="page"`}>${bilingual(one.title.ko, one.title.en)}</a>${
        one.name === name &&
        html`<ul>${headings
          .filter(({ level }) => level > 1 && level <= DEEPEST_LISTED)
          .map(
            (heading) =>
              html`<li data-level="${heading.level}"><a href="#${encodeURIComponent(heading.id)}">${heading.text}</a></li>`,
          )}</ul>`
      }</li>`,
  )}
    <li><a href="/reference">${bilingual("API 참조", "API reference")}</a></li>
  </ul></nav>
</aside>
<article>
${body}
</article>
</div>
`,
  };
}
