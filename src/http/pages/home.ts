/** The home page for developers: what the service does, quick start, and tables generated from the code. */
import { ERRORS, REASONS, WARNINGS } from "../../model/codes.js";
import { REGISTRY } from "../../readers/registry.js";
import { TOOLS } from "../mcp/mcp-tools.js";
import { type AreaFigures, figuresHtml } from "./figures.js";
import { bilingual, html } from "./html.js";
import type { HtmlPage } from "./shell.js";

interface HomeFacts {
  /** Where the page was asked for, as the browser spells it: `http://127.0.0.1:8080`. */
  origin: string;
  keyed: boolean;
  maxUpload: number;
  rateLimit: number | null;
  maxParallel: number | null;
  /** A bundled sample to start with, where one is installed. */
  sample: string | undefined;
  docs: readonly string[];
  figures: readonly AreaFigures[];
}

const USE_CASES = [
  {
    ko: "읽기만",
    en: "Read only",
    routes: "POST /parse · POST /chunk",
    koText:
      "파일을 보내면 구조화된 JSON과 근거가 붙은 조각을 받습니다. 색인과 모델은 부르는 쪽의 것입니다.",
    enText:
      "Send a file, get structured JSON and chunks that carry evidence. Index and model are yours.",
  },
  {
    ko: "찾기까지",
    en: "Find too",
    routes: "POST /documents/upload → POST /context",
    koText: "문서를 테넌트에 올려 두고, 질문마다 프롬프트에 붙일 번호 매긴 근거 묶음을 받습니다.",
    enText: "Keep documents in a tenant; each question gives a numbered bundle for your prompt.",
  },
  {
    ko: "답까지",
    en: "Answer too",
    routes: "POST /answer · GET /view · POST /verify",
    koText: "원문에서 뽑은 답을 인용과 함께 받고, 쓴 답을 근거와 대조합니다. 지어내지 않습니다.",
    enText:
      "Answers extracted from the documents with citations; answers you wrote are checked. Nothing is invented.",
  },
];

export function homePage(facts: HomeFacts): HtmlPage {
  return {
    path: "/",
    title: "원문 wonmun",
    styles: ["home.css"],
    scripts: ["home.js"],
    main: html`
<section class="hero">
  <h1>${bilingual("공문서를 원문 그대로 읽고, 근거를 쪽 위에서 보여 줍니다", "Reads official documents as written, and shows the evidence on the page")}</h1>
  <p>${bilingual(
    "한글(HWP·HWPX), Word, PDF, Excel, 스캔, ZIP을 구조화된 JSON과 근거가 붙은 작은 조각으로 읽습니다. 글자를 지어내지 않고, 읽지 못하면 까닭을 말합니다.",
    "HWP, HWPX, Word, PDF, Excel, scans and ZIP become structured JSON and small chunks that carry their evidence. No text is invented; what cannot be read says why.",
  )}</p>
  <p class="actions"><a class="button" href="/try">${bilingual("파일로 해 보기", "Try a file")}</a> <a class="button quiet" href="/demo">${bilingual("물어보기", "Ask a question")}</a></p>
</section>

<section aria-labelledby="now">
  <h2 id="now">${bilingual("지금 이 서버", "This server now")}</h2>
  <div id="health" class="health" aria-live="polite"><p class="soft">${bilingual("상태를 불러옵니다…", "Loading…")}</p></div>
</section>

<section aria-labelledby="start">
  <h2 id="start">${bilingual("바로 시작", "Quick start")}</h2>
  <pre id="quick" tabindex="0">${quickStart(facts)}</pre>
  <button type="button" class="quiet" data-copy="quick">${bilingual("복사", "Copy")}</button>
</section>

<section aria-labelledby="ways">
  <h2 id="ways">${bilingual("세 가지 쓰임", "Three ways to use it")}</h2>
  <div class="ways">${USE_CASES.map(
    (way, index) => html`
    <article class="card"><h3>${index + 1}. ${bilingual(way.ko, way.en)}</h3><p>${bilingual(way.koText, way.enText)}</p><p class="soft mono">${way.routes}</p></article>`,
  )}
  </div>
</section>

<section aria-labelledby="formats">
  <h2 id="formats">${bilingual("형식마다 주는 것", "What each format gives")}</h2>
  <div class="wide" tabindex="0" role="region" aria-labelledby="formats"><table>
    <thead><tr><th scope="col">${bilingual("형식", "Format")}</th><th scope="col">${bilingual("확장자", "Extensions")}</th><th scope="col">${bilingual("글", "Text")}</th><th scope="col">${bilingual("표", "Tables")}</th><th scope="col">${bilingual("쪽", "Page")}</th><th scope="col">${bilingual("좌표", "Boxes")}</th><th scope="col">${bilingual("셀 주소", "Cell range")}</th></tr></thead>
    <tbody>${REGISTRY.map(
      ({ name, extensions, gives }) => html`
      <tr><th scope="row">${bilingual(name, /\((.+)\)$/.exec(name)?.[1] ?? name)}</th><td class="mono">${extensions.map((one) => `.${one}`).join(" ")}</td><td>${mark(gives.text)}</td><td>${mark(gives.tables)}</td><td>${bilingual(gives.page.ko, gives.page.en)}</td><td>${mark(gives.box)}</td><td>${mark(gives.cellRange)}</td></tr>`,
    )}
    </tbody></table></div>
</section>

${figuresHtml(facts.figures)}
<section aria-labelledby="limits">
  <h2 id="limits">${bilingual("한도", "Limits")}</h2>
  <div class="wide" tabindex="0" role="region" aria-labelledby="limits"><table><tbody>
    ${limits(facts).map(([ko, en, value, over]) => html`<tr><th scope="row">${bilingual(ko, en)}</th><td>${value}</td><td><code>${over}</code></td></tr>`)}
  </tbody></table></div>
</section>

<section aria-labelledby="mcp">
  <h2 id="mcp">MCP</h2>
  <p>${bilingual("MCP 클라이언트의 설정에 붙여 넣으세요. 도구는 일곱 개입니다.", "Paste into your MCP client's settings. There are seven tools.")} ${TOOLS.map(({ name }) => html`<code>${name}</code> `)}</p>
  <pre id="mcp-settings" tabindex="0">${mcpSettings(facts)}</pre>
  <button type="button" class="quiet" data-copy="mcp-settings">${bilingual("복사", "Copy")}</button>
</section>

<section aria-labelledby="codes">
  <h2 id="codes">${bilingual("코드", "Codes")}</h2>
  <details><summary>${bilingual("요청이 거절된 까닭", "Why a request was refused")} (${Object.keys(ERRORS).length})</summary>
    ${codeTable(Object.entries(ERRORS).map(([code, { status, ko, en }]) => ({ code, status, ko, en })))}</details>
  <details><summary>${bilingual("문서를 읽지 못한 까닭", "Why a document was not read")} (${Object.keys(REASONS).length})</summary>
    ${codeTable(Object.entries(REASONS).map(([code, { ko, en }]) => ({ code, ko, en })))}</details>
  <details><summary>${bilingual("읽은 문서의 알림", "Warnings on what was read")} (${Object.keys(WARNINGS).length})</summary>
    ${codeTable(Object.entries(WARNINGS).map(([code, { ko, en }]) => ({ code, ko, en })))}</details>
</section>

<section aria-labelledby="docs">
  <h2 id="docs">${bilingual("문서", "Documents")}</h2>
  <ul>
    <li><a href="/reference">${bilingual("API 참조", "API reference")}</a> · <a href="/openapi.json">openapi.json</a></li>
    ${facts.docs.map((name) => html`<li><a href="/docs/${name}.md">${name}.md</a></li>`)}
  </ul>
</section>
`,
  };
}

/** Works when pasted: downloads its own sample if one is bundled. */
function quickStart({ origin, keyed, sample }: HomeFacts): string {
  const key = keyed ? ` -H "Authorization: Bearer $KEY"` : "";
  const name = encodeURIComponent(sample ?? "문서.hwp");
  const file = sample ? `sample.${sample.split(".").at(-1)}` : "문서.hwp";
  return [
    ...(sample ? [`curl -sS -o ${file} '${origin}/try/samples/${name}'`] : []),
    "",
    `curl -sS${key} --data-binary @${file} -H 'Content-Type: application/octet-stream' \\`,
    `  '${origin}/chunk?filename=${name}'`,
    "",
    `curl -sS${key} --data-binary @${file} -H 'Content-Type: application/octet-stream' \\`,
    `  -H 'Accept: text/markdown' '${origin}/parse?filename=${name}'`,
  ].join("\n");
}

function mcpSettings({ origin, keyed }: HomeFacts): string {
  return JSON.stringify(
    {
      mcpServers: {
        wonmun: {
          type: "http",
          url: `${origin}/mcp`,
          ...(keyed && { headers: { Authorization: "Bearer <key>" } }),
        },
      },
    },
    null,
    2,
  );
}

function limits({ maxUpload, rateLimit, maxParallel }: HomeFacts): string[][] {
  const off = "—";
  return [
    [
      "파일 크기",
      "File size",
      `${(maxUpload / 1024 / 1024).toLocaleString("en")} MB`,
      "413 TOO_LARGE",
    ],
    [
      "소비자마다 분당 요청",
      "Requests per minute and consumer",
      String(rateLimit ?? off),
      "429 RATE_LIMITED",
    ],
    ["동시에 읽기", "Parses at once", String(maxParallel ?? off), "503 PARSERS_BUSY"],
    ["체험: 크기", "Trial: size", "10 MB", "422 TRY_TOO_LARGE"],
    ["체험: 시간", "Trial: time", "60 s", "422 TRY_TIMEOUT"],
    ["체험: 주소마다 한 시간", "Trial: per hour and address", "20", "429 TRY_RATE_LIMITED"],
  ];
}

function mark(given: boolean) {
  return given
    ? html`<span class="good" role="img" aria-label="있음 / yes">●</span>`
    : html`<span class="soft" role="img" aria-label="없음 / no">–</span>`;
}

function codeTable(rows: { code: string; status?: number; ko: string; en: string }[]) {
  return html`<div class="wide" tabindex="0"><table><tbody>${rows.map(
    ({ code, status, ko, en }) =>
      html`<tr><th scope="row"><code>${code}</code></th>${status !== undefined && html`<td>${status}</td>`}<td>${bilingual(ko, en)}</td></tr>`,
  )}</tbody></table></div>`;
}
