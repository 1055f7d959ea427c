/** The demo page: loaded documents, a question, the answer with evidence, and answer verification. */
import { bilingual, html } from "./html.js";
import type { HtmlPage } from "./shell.js";
import { VIEW_SCRIPT_HASH, VIEW_STYLE_HASH } from "./view.js";

export function demoPage(facts: {
  keyed: boolean;
  tenants: readonly string[];
  llm: boolean;
}): HtmlPage {
  return {
    path: "/demo",
    title: "데모 · 원문 wonmun",
    styles: ["demo.css"],
    scripts: ["demo.js"],
    // The embedded view has its own style and script.
    allow: { styles: [VIEW_STYLE_HASH], scripts: [VIEW_SCRIPT_HASH] },
    main: html`
<h1>${bilingual("올려 둔 문서에 물어보세요", "Ask the documents that are loaded")}</h1>
<form id="who" class="who card">
  ${
    facts.keyed &&
    html`<label>${bilingual("키", "Key")} <input id="key" type="password" autocomplete="off" required></label>`
  }
  <label>${bilingual("테넌트", "Tenant")} ${
    facts.keyed
      ? html`<input id="tenant" required>`
      : html`<select id="tenant">${facts.tenants.map((name) => html`<option>${name}</option>`)}</select>`
  }</label>
  <label>${bilingual("보는 사람(선택)", "Principal (optional)")} <input id="principal"></label>
  <button type="submit">${bilingual("문서 보기", "Show documents")}</button>
</form>
<div id="status" role="status" aria-live="polite"></div>
<section id="loaded" aria-labelledby="loaded-title" hidden>
  <h2 id="loaded-title">${bilingual("올려 둔 문서", "Documents")}</h2>
  <p id="counts"></p>
  <div class="wide listing" tabindex="0" role="region" aria-labelledby="loaded-title"><table><thead><tr><th scope="col">${bilingual("파일", "File")}</th><th scope="col">${bilingual("제목", "Title")}</th><th scope="col">${bilingual("번호·날짜", "Number, date")}</th><th scope="col">${bilingual("조각", "Chunks")}</th><th scope="col">${bilingual("상태", "State")}</th></tr></thead><tbody id="documents"></tbody></table></div>
</section>
<section aria-labelledby="ask-title">
  <h2 id="ask-title">${bilingual("물어보기", "Ask")}</h2>
  <form id="ask" class="row">
    <label class="grow"><span class="unseen">${bilingual("질문", "Question")}</span><input id="question" required maxlength="2000" placeholder="예: 숙박비 상한은 얼마인가?"></label>
    ${facts.llm && html`<label><input type="checkbox" id="llm"> LLM</label>`}
    <button type="submit">${bilingual("묻기", "Ask")}</button>
  </form>
  <div id="examples" class="examples"></div>
  <div class="split">
    <div id="answer" aria-live="polite"></div>
    <div id="evidence"></div>
  </div>
  <p><button type="button" id="open-view" class="quiet" hidden>${bilingual("쪽에서 보기", "See it on the page")}</button></p>
  <iframe id="view" title="근거를 칠한 쪽 / Evidence on the page" sandbox="allow-scripts" hidden></iframe>
</section>
<section aria-labelledby="verify-title">
  <h2 id="verify-title">${bilingual("내 답을 대조하기", "Check an answer of your own")}</h2>
  <p class="soft">${bilingual(
    "위에서 물은 질문의 근거 번호를 [1]처럼 붙여 답을 적으면 문장마다 대조합니다. 숫자·날짜·조항과 그 자리, 인용, 긍정과 부정을 보며, 확인하지 못한 문장은 그렇다고 적습니다.",
    "Write an answer with references such as [1] to the evidence of your question; each sentence is checked: numbers, dates and articles at their place, quotations, what is affirmed and denied. A sentence that could not be checked is said to be so.",
  )}</p>
  <form id="verify"><label><span class="unseen">${bilingual("내 답", "Your answer")}</span><textarea id="own" rows="4" required></textarea></label>
  <p><button type="submit">${bilingual("대조", "Check")}</button></p></form>
  <div id="checked" aria-live="polite"></div>
</section>
`,
  };
}
