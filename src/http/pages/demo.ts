/** The demo page: the place for the desk (`web/desk`), which asks, shows evidence and keeps documents. */
import { html, worded } from "./html.js";
import type { HtmlPage } from "./shell.js";
import { VIEW_SCRIPT_HASH, VIEW_STYLE_HASH } from "./view.js";

export function demoPage(facts: {
  keyed: boolean;
  tenants: readonly string[];
  llm: boolean;
}): HtmlPage {
  return {
    path: "/demo",
    title: ({ shell }) => shell.demo,
    styles: ["desk.css"],
    scripts: ["desk.js"],
    // The embedded view has its own style and script.
    allow: { styles: [VIEW_STYLE_HASH], scripts: [VIEW_SCRIPT_HASH] },
    main: html`
<div id="desk" data-facts="${JSON.stringify(facts)}">
  <h1>${worded(({ desk }) => desk.title)}</h1>
  <noscript><p>${worded(({ desk }) => desk.noScript)}</p></noscript>
</div>
`,
  };
}
