/** The try page: upload a file and see the parse result. */
import { BLOCK_TYPES } from "../../model/format.js";
import { REGISTRY } from "../../readers/registry.js";
import { bilingual, html } from "./html.js";
import { kindOfSample } from "./samples.js";
import type { HtmlPage } from "./shell.js";

const TABS = [
  { name: "structure", ko: "구조", en: "Structure" },
  { name: "blocks", ko: "블록", en: "Blocks" },
  { name: "tables", ko: "표", en: "Tables" },
  { name: "chunks", ko: "조각", en: "Chunks" },
  { name: "markdown", ko: "Markdown", en: "Markdown" },
  { name: "json", ko: "JSON", en: "JSON" },
  { name: "warnings", ko: "알림", en: "Warnings" },
];

export function tryPage(samples: Iterable<string>, keyed: boolean): HtmlPage {
  const names = [...samples];
  const extensions = REGISTRY.flatMap((entry) => entry.extensions.map((name) => `.${name}`));
  const formats = REGISTRY.map(({ format }) => format.toUpperCase());
  const drawn = REGISTRY.filter(({ pages }) => pages).map(({ format }) => format);
  return {
    path: "/try",
    title: "체험 · 원문 wonmun",
    styles: ["try.css"],
    scripts: ["try.js"],
    main: html`
<section class="intro">
  <h1>${bilingual("파일을 놓고 읽힌 모습을 보세요", "Drop a file, see it read")}</h1>
  <p>${bilingual(
    "한 번에 하나, 10 MB까지, 60초 안에, 한 시간에 20번. 키가 필요 없고 아무것도 저장하지 않습니다.",
    "One at a time, up to 10 MB, within 60 seconds, 20 an hour. No key, and nothing is stored.",
  )}</p>
</section>
<section id="drop" class="drop">
  <label class="pick">
    <input type="file" id="file" accept="${extensions.join(",")}">
    <span>${bilingual("파일을 여기에 놓거나 눌러서 고르세요", "Drop a file here, or press to choose one")}</span>
    <small>${formats.join(" · ")}</small>
  </label>
  ${
    names.length > 0 &&
    html`<div class="samples"><h2>${bilingual("예시로 해 보기", "Or one of the samples")}</h2>
    <ul>${names.map((name) => html`<li><button type="button" class="sample" data-name="${name}">${sampleHtml(name)}</button></li>`)}</ul></div>`
  }
</section>
<div id="status" role="status" aria-live="polite"></div>
<section id="result" hidden>
  <div id="summary" class="summary"></div>
  <div id="unread" class="unread" role="alert" hidden></div>
  <div id="inner" class="inner" hidden></div>
  <div id="reading" class="reading" data-drawn="${drawn.join(" ")}">
    <section class="paper" aria-label="쪽 / Page">
      <div class="pager">
        <button type="button" id="previous" aria-label="앞 쪽 / Previous page">‹</button>
        <label><span class="unseen">${bilingual("쪽", "Page")}</span><input id="page" type="number" min="1" value="1" inputmode="numeric"></label>
        <span id="pages"></span>
        <button type="button" id="next" aria-label="다음 쪽 / Next page">›</button>
      </div>
      <ol id="thumbnails" class="thumbnails" aria-label="쪽 그림 / Page pictures"></ol>
      <fieldset class="types"><legend class="unseen">${bilingual("보일 블록", "Block types shown")}</legend>
        ${BLOCK_TYPES.map((type) => html`<label class="type" data-type="${type}" hidden><input type="checkbox" value="${type}" checked> <i></i>${type} <span class="count"></span></label>`)}
      </fieldset>
      <div id="sheet" class="sheet"></div>
      <p id="note" class="note"></p>
      <p id="chosen" class="chosen" aria-live="polite"></p>
    </section>
    <section class="panes">
      <div role="tablist" class="tabs" aria-label="읽은 결과 / Result">
        ${TABS.map(
          ({ name, ko, en }, index) =>
            html`<button type="button" role="tab" id="tab-${name}" aria-controls="pane-${name}" aria-selected="${index === 0 ? "true" : "false"}" tabindex="${index === 0 ? 0 : -1}">${bilingual(ko, en)} <span class="count"></span></button>`,
        )}
      </div>
      ${TABS.map(
        ({ name }, index) =>
          html`<div role="tabpanel" id="pane-${name}" aria-labelledby="tab-${name}" tabindex="0"${index > 0 && html` hidden`}></div>`,
      )}
    </section>
  </div>
  <section class="curl">
    <h2>${bilingual("같은 일을 명령으로", "The same from a shell")}</h2>
    <pre id="curl" tabindex="0"${keyed && html` data-keyed`}></pre>
    <button type="button" id="copy-curl">${bilingual("curl 복사", "Copy as curl")}</button>
  </section>
</section>
`,
  };
}

/** A sample's description and name. */
function sampleHtml(name: string) {
  const kind = kindOfSample(name);
  return kind ? html`${bilingual(kind.ko, kind.en)} <small>${name}</small>` : name;
}
