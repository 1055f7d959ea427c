/** What the server says of itself, as a page: the short facts first, then the whole reply as programs get it. */
import type { Health } from "../../model/health.js";
import { bilingual, type Html, html } from "./html.js";
import type { HtmlPage } from "./shell.js";

export function healthPage(health: Health): HtmlPage {
  const { ocr, vectors, llm, cache, limits } = health;
  const rows: [Html, Html | string][] = [
    [bilingual("상태", "State"), state(health.ok, `wonmun ${health.version}`)],
    [bilingual("형식", "Formats"), health.formats.join(" ")],
    [
      bilingual("테넌트", "Tenants"),
      String("tenants" in health ? health.tenants?.length : health.tenant_count),
    ],
    [
      bilingual("키", "Keys"),
      health.auth
        ? state(true, bilingual("사용", "on"))
        : state(false, bilingual("없음 (이 컴퓨터에서만)", "none (this computer only)")),
    ],
    [bilingual("읽는 중", "Parsing now"), String(limits.parsing_now)],
    [
      bilingual("글자 인식", "OCR"),
      state(
        ocr.available,
        ocr.available ? `${ocr.engine} ${ocr.languages.join(" ")}` : said(ocr.reason),
      ),
    ],
    [
      bilingual("의미 검색", "Semantic search"),
      state(vectors.enabled, vectors.enabled ? (vectors.model ?? "") : said(vectors.reason)),
    ],
    [
      bilingual("LLM 게이트웨이", "LLM gateway"),
      state(llm.configured, llm.configured ? llm.model : bilingual("없음", "none")),
    ],
    [bilingual("캐시", "Cache"), said(cache.reason) ?? state(true, bilingual("사용", "on"))],
  ];
  return {
    path: null,
    title: "상태 · 원문 wonmun",
    main: html`
<h1>${bilingual("지금 이 서버", "This server now")}</h1>
<div class="wide" tabindex="0" role="region" aria-label="상태 / State"><table><tbody>${rows.map(
      ([term, value]) => html`<tr><th scope="row">${term}</th><td>${value}</td></tr>`,
    )}</tbody></table></div>
<h2>JSON</h2>
<pre tabindex="0">${JSON.stringify(health, null, 2)}</pre>
`,
  };
}

function state(isOn: boolean, text: Html | string | null): Html {
  return html`<span class="${isOn ? "good" : "soft"}">${isOn ? "●" : "○"}</span> ${text}`;
}

/** `한국어 / English`, as the service words things. */
function said(text: string | null | undefined): Html | null {
  if (!text) return null;
  const [ko, en] = text.split(" / ", 2) as [string, string?];
  return bilingual(ko, en ?? ko);
}
