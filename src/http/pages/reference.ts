/** The API reference page: a place for the bundled reference, which reads /openapi.json. */
import { html, worded } from "./html.js";
import type { HtmlPage } from "./shell.js";

export function referencePage(): HtmlPage {
  return {
    path: "/reference",
    title: ({ reference }) => reference.title,
    styles: ["reference.css"],
    base: false,
    scripts: ["scalar.js", "reference.js"],
    // The reference writes its own style elements.
    allow: { styles: ["'unsafe-inline'"], scripts: [] },
    main: html`
<h1 class="unseen">${worded(({ reference }) => reference.title)}</h1>
<div id="reference"><p class="waiting">${worded(({ reference }) => reference.loading)}</p></div>
<noscript><p>${worded(({ reference }) => reference.noScript)} <a href="/docs/api.md">api.md</a></p></noscript>
`,
  };
}
