/** The try page: the place for `web/try`, which takes a file and shows how it was read. */
import { REGISTRY } from "../../readers/registry.js";
import { html, worded } from "./html.js";
import { kindOfSample } from "./samples.js";
import type { HtmlPage } from "./shell.js";

export function tryPage(samples: Iterable<string>, keyed: boolean): HtmlPage {
  const facts = {
    keyed,
    drawn: REGISTRY.filter(({ pages }) => pages).map(({ format }) => format),
    extensions: REGISTRY.flatMap(({ extensions }) => extensions.map((name) => `.${name}`)),
    formats: REGISTRY.map(({ format }) => format.toUpperCase()),
    samples: [...samples].map((name) => ({ name, kind: kindOfSample(name) })),
  };
  return {
    path: "/try",
    title: ({ shell }) => shell.try,
    styles: ["try.css"],
    scripts: ["try.js"],
    main: html`
<div id="try" data-facts="${JSON.stringify(facts)}">
  <h1>${worded((words) => words.try.title)}</h1>
  <noscript><p>${worded((words) => words.try.noScript)} <a href="/docs/api.md">api.md</a></p></noscript>
</div>
`,
  };
}
