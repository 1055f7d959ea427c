/** The home page for developers: what the service does, quick start, and tables generated from the code. */
import { ERRORS, REASONS, WARNINGS } from "../../model/codes.js";
import { REGISTRY } from "../../readers/registry.js";
import type { Words } from "../../words/ko.js";
import { TOOLS } from "../mcp/mcp-tools.js";
import type { DocName } from "./docs.js";
import { type AreaFigures, figuresHtml } from "./figures.js";
import { bilingual, html, labelled, worded } from "./html.js";
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
  docs: readonly DocName[];
  figures: readonly AreaFigures[];
}

const word = (name: PlainWord) => worded(({ home }) => home[name]);

const USE_CASES = [
  { name: "readOnly", text: "readOnlyText", routes: "POST\u00a0/parse · POST\u00a0/chunk" },
  {
    name: "search",
    text: "searchText",
    routes: "POST\u00a0/documents/upload → POST\u00a0/context",
  },
  {
    name: "answer",
    text: "answerText",
    routes: "POST\u00a0/answer · GET\u00a0/view · POST\u00a0/verify",
  },
] as const;

export function homePage(facts: HomeFacts): HtmlPage {
  return {
    path: "/",
    styles: ["home.css"],
    scripts: ["home.js"],
    main: html`
<section class="hero">
  <div>
    <h1>${word("title")}</h1>
    <p>${word("intro")}</p>
    <p class="actions"><a class="button" href="/try">${word("tryFile")}</a> <a class="button quiet" href="/demo">${word("openDesk")}</a></p>
  </div>
  <div id="ask" class="card"></div>
</section>

<section aria-labelledby="ways">
  <h2 id="ways">${word("ways")}</h2>
  <div class="ways">${USE_CASES.map(
    (way, index) => html`
    <article class="card"><h3>${index + 1}. ${word(way.name)}</h3><p>${word(way.text)}</p><p class="soft mono">${way.routes}</p></article>`,
  )}
  </div>
</section>

<section aria-labelledby="start">
  <h2 id="start">${word("start")}</h2>
  <pre id="quick" tabindex="0">${quickStart(facts)}</pre>
  <button type="button" class="quiet" data-copy="quick">${worded(({ common }) => common.copy)}</button>
</section>

<section aria-labelledby="formats">
  <h2 id="formats">${word("formats")}</h2>
  <div class="wide" tabindex="0" role="region" aria-labelledby="formats"><table>
    <thead><tr><th scope="col">${word("format")}</th><th scope="col">${word("extensions")}</th><th scope="col">${word("text")}</th><th scope="col">${word("tables")}</th><th scope="col">${word("page")}</th><th scope="col">${word("boxes")}</th><th scope="col">${word("cellRange")}</th></tr></thead>
    <tbody>${REGISTRY.map(
      ({ name, extensions, gives }) => html`
      <tr><th scope="row">${bilingual(name, /\((.+)\)$/.exec(name)?.[1] ?? name)}</th><td class="mono">${extensions.map((one) => `.${one}`).join(" ")}</td><td>${mark(gives.text)}</td><td>${mark(gives.tables)}</td><td>${bilingual(gives.page.ko, gives.page.en)}</td><td>${mark(gives.box)}</td><td>${mark(gives.cellRange)}</td></tr>`,
    )}
    </tbody></table></div>
</section>

${figuresHtml(facts.figures)}
<section aria-labelledby="now">
  <h2 id="now">${word("now")}</h2>
  <div id="health" class="health" aria-live="polite"><p class="soft">${word("loading")}</p></div>
</section>

<section aria-labelledby="limits">
  <h2 id="limits">${word("limits")}</h2>
  <div class="wide" tabindex="0" role="region" aria-labelledby="limits"><table><tbody>
    ${limits(facts).map(([name, value, over]) => html`<tr><th scope="row">${word(name)}</th><td>${value}</td><td><code>${over}</code></td></tr>`)}
  </tbody></table></div>
</section>

<section aria-labelledby="mcp">
  <h2 id="mcp">MCP</h2>
  <p>${worded(({ home }) => home.mcp(TOOLS.length))} ${TOOLS.map(({ name }) => html`<code>${name}</code> `)}</p>
  <pre id="mcp-settings" tabindex="0">${mcpSettings(facts)}</pre>
  <button type="button" class="quiet" data-copy="mcp-settings">${worded(({ common }) => common.copy)}</button>
</section>

<section aria-labelledby="codes">
  <h2 id="codes">${word("codes")}</h2>
  <details><summary>${word("errors")} (${Object.keys(ERRORS).length})</summary>
    ${codeTable(Object.entries(ERRORS).map(([code, { status, ko, en }]) => ({ code, status, ko, en })))}</details>
  <details><summary>${word("reasons")} (${Object.keys(REASONS).length})</summary>
    ${codeTable(Object.entries(REASONS).map(([code, { ko, en }]) => ({ code, ko, en })))}</details>
  <details><summary>${word("warnings")} (${Object.keys(WARNINGS).length})</summary>
    ${codeTable(Object.entries(WARNINGS).map(([code, { ko, en }]) => ({ code, ko, en })))}</details>
</section>

<section aria-labelledby="docs">
  <h2 id="docs">${word("docs")}</h2>
  <ul>
    <li><a href="/reference">${word("reference")}</a> · <a href="/openapi.json">openapi.json</a></li>
    ${facts.docs.map((name) => html`<li><a href="/docs/${name}.md">${worded(({ docs }) => docs.names[name])}</a> <span class="soft mono">${name}.md</span></li>`)}
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

function limits({ maxUpload, rateLimit, maxParallel }: HomeFacts): [PlainWord, string, string][] {
  const off = "—";
  return [
    ["fileSize", `${(maxUpload / 1024 / 1024).toLocaleString("en")} MB`, "413 TOO_LARGE"],
    ["perMinute", String(rateLimit ?? off), "429 RATE_LIMITED"],
    ["parallel", String(maxParallel ?? off), "503 PARSERS_BUSY"],
    ["trySize", "10 MB", "422 TRY_TOO_LARGE"],
    ["tryTime", "60 s", "422 TRY_TIMEOUT"],
    ["tryRate", "20", "429 TRY_RATE_LIMITED"],
  ];
}

function mark(given: boolean) {
  return given
    ? html`<span class="good" role="img" ${labelled(({ home }) => home.yes)}>●</span>`
    : html`<span class="soft" role="img" ${labelled(({ home }) => home.no)}>–</span>`;
}

function codeTable(rows: { code: string; status?: number; ko: string; en: string }[]) {
  return html`<div class="wide" tabindex="0"><table><tbody>${rows.map(
    ({ code, status, ko, en }) =>
      html`<tr><th scope="row"><code>${code}</code></th>${status !== undefined && html`<td>${status}</td>`}<td>${bilingual(ko, en)}</td></tr>`,
  )}</tbody></table></div>`;
}

/** Words that are the same whatever they stand beside. */
type PlainWord = Exclude<keyof Words["home"], "mcp">;
