/** What the server says of itself, as a page: the short facts first, then the whole reply as programs get it. */
import type { Health } from "../../model/health.js";
import type { Words } from "../../words/ko.js";
import { bilingual, type Html, html, labelled, worded } from "./html.js";
import type { HtmlPage } from "./shell.js";

export function healthPage(health: Health): HtmlPage {
  const { ocr, vectors, llm, cache, limits } = health;
  const word = (name: Plain) => worded((words) => words.health[name]);
  const rows: [Html, Html | string][] = [
    [word("state"), state(health.ok, `wonmun ${health.version}`)],
    [word("formats"), health.formats.join(" ")],
    [word("tenants"), String("tenants" in health ? health.tenants?.length : health.tenant_count)],
    [word("documents"), documentsRead(health.reading)],
    [word("keys"), health.auth ? state(true, word("on")) : state(false, word("keysNone"))],
    [word("parsing"), String(limits.parsing_now)],
    [
      word("ocr"),
      state(
        ocr.available,
        ocr.available ? `${ocr.engine} ${ocr.languages.join(" ")}` : said(ocr.reason),
      ),
    ],
    [
      word("vectors"),
      state(vectors.enabled, vectors.enabled ? (vectors.model ?? "") : said(vectors.reason)),
    ],
    [word("llm"), state(llm.configured, llm.configured ? llm.model : word("off"))],
    [word("cache"), said(cache.reason) ?? state(true, word("on"))],
  ];
  return {
    path: null,
    title: (words) => words.health.title,
    main: html`
<h1>${word("title")}</h1>
<div class="wide" tabindex="0" role="region" ${labelled((words) => words.health.title)}><table><tbody>${rows.map(
      ([term, value]) => html`<tr><th scope="row">${term}</th><td>${value}</td></tr>`,
    )}</tbody></table></div>
<h2>JSON</h2>
<pre tabindex="0">${JSON.stringify(health, null, 2)}</pre>
`,
  };
}

function documentsRead({ state: now, share, documents_read, documents }: Health["reading"]): Html {
  if (now === "off") return worded((words) => words.health.documentsOff);
  if (documents === undefined || documents_read === undefined)
    return html`${Math.round(share * 100)} %`;
  return worded((words) => words.health.documentsRead(documents_read, documents));
}

/** Words that are the same whatever they stand beside. */
type Plain = {
  [Name in keyof Words["health"]]: Words["health"][Name] extends string ? Name : never;
}[keyof Words["health"]];

function state(isOn: boolean, text: Html | string | null): Html {
  return html`<span class="${isOn ? "good" : "soft"}">${isOn ? "●" : "○"}</span> ${text}`;
}

/** `한국어 / English`, as the service words things. */
function said(text: string | null | undefined): Html | null {
  if (!text) return null;
  const [ko, en] = text.split(" / ", 2) as [string, string?];
  return bilingual(ko, en ?? ko);
}
