/** A refusal as a page, for people at a browser: what happened, what to do, and where to go from here. */
import type { ErrorBody } from "../../model/error.js";
import { bilingual, html, worded } from "./html.js";
import type { HtmlPage } from "./shell.js";

export function refusalPage({ status, reason, message, request_id, field }: ErrorBody): HtmlPage {
  const [ko, en] = message.split(" / ", 2) as [string, string?];
  return {
    path: null,
    title: () => `${status} ${reason}`,
    main: html`
<section class="refusal">
  <p class="soft">${status} <code>${reason}</code></p>
  <h1>${bilingual(firstSentence(ko), firstSentence(en ?? ko))}</h1>
  <p>${bilingual(rest(ko), rest(en ?? ko))}</p>
  ${field && html`<p>${worded(({ refusal }) => refusal.field)}: <code>${field}</code></p>`}
  <p><a class="button" href="/">${worded(({ refusal }) => refusal.home)}</a> <a class="button quiet" href="/docs/api.md">${worded(({ refusal }) => refusal.docs)}</a></p>
  <p class="soft">${worded(({ refusal }) => refusal.request)}: <code>${request_id}</code></p>
</section>
`,
  };
}

/** What happened; the rest says what to do. */
const firstSentence = (text: string) =>
  /^.*?[.;](?= |$)/.exec(text)?.[0].replace(/;$/, ".") ?? text;
const rest = (text: string) => text.slice(firstSentence(text).length).trim();
