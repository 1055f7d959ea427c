/** The demo page: the place for the desk (`web/desk`), which asks, shows evidence and keeps documents. */
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
    styles: ["desk.css"],
    scripts: ["desk.js"],
    // The embedded view has its own style and script.
    allow: { styles: [VIEW_STYLE_HASH], scripts: [VIEW_SCRIPT_HASH] },
    main: html`
<div id="desk" data-facts="${JSON.stringify(facts)}">
  <h1>${bilingual("문서에 묻고, 근거를 확인하세요", "Ask your documents, see the evidence")}</h1>
  <noscript><p>${bilingual(
    "이 화면은 스크립트가 필요합니다. 스크립트 없이 보려면 /view?tenant=…&question=…을 여세요.",
    "This page needs scripts. Without them, open /view?tenant=…&question=….",
  )}</p></noscript>
</div>
`,
  };
}
