/** The API reference page: a place for the bundled reference, which reads /openapi.json. */
import { bilingual, html } from "./html.js";
import type { HtmlPage } from "./shell.js";

export function referencePage(): HtmlPage {
  return {
    path: "/reference",
    title: "API 참조 · 원문 wonmun",
    styles: ["reference.css"],
    base: false,
    scripts: ["scalar.js", "reference.js"],
    // The reference writes its own style elements.
    allow: { styles: ["'unsafe-inline'"], scripts: [] },
    main: html`
<h1 class="unseen">${bilingual("API 참조", "API reference")}</h1>
<div id="reference"></div>
<noscript><p>${bilingual(
      "이 화면은 스크립트가 필요합니다. 같은 내용이 /openapi.json과 /docs/api.md에 있습니다.",
      "This page needs scripts. The same is in /openapi.json and /docs/api.md.",
    )} <a href="/docs/api.md">api.md</a></p></noscript>
`,
  };
}
