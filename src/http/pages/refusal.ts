/** A refusal as a page, for people at a browser: what happened, what to do, and where to go from here. */
import type { ErrorBody } from "../../model/error.js";
import { bilingual, html } from "./html.js";
import type { HtmlPage } from "./shell.js";

export function refusalPage({ status, reason, message, request_id, field }: ErrorBody): HtmlPage {
  const [ko, en] = message.split(" / ", 2) as [string, string?];
  return {
    path: null,
    title: `${status} ${reason} · 원문 wonmun`,
    main: html`
<section class="refusal">
  <p class="soft">${status} <code>${reason}</code></p>
  <h1>${bilingual(ko, en ?? ko)}</h1>
  ${field && html`<p>${bilingual("문제가 된 항목", "What it is about")}: <code>${field}</code></p>`}
  <p><a class="button" href="/">${bilingual("첫 화면으로", "To the home page")}</a> <a class="button quiet" href="/docs/api.md">${bilingual("HTTP 인터페이스 문서", "HTTP interface")}</a></p>
  <p class="soft">${bilingual("문의할 때 알려 주세요", "Name this when you ask for help")}: <code>${request_id}</code></p>
</section>
`,
  };
}
