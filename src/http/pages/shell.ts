/** The shared shell of all pages: head, navigation, language and theme switches, footer, Content-Security-Policy. */
import type { FastifyReply } from "fastify";
import { ko, type Words } from "../../words/ko.js";
import { VERSION } from "../version.js";
import { type Html, html, inBoth, labelled, worded } from "./html.js";

/** Own files only: no inline script, no other host. Images may be data URLs. */
function contentSecurityPolicy({ allow }: HtmlPage): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(allow?.scripts ?? [])].join(" "),
    ["style-src 'self'", ...(allow?.styles ?? [])].join(" "),
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export interface HtmlPage {
  path: "/" | "/try" | "/demo" | "/docs" | "/reference" | null;
  /** In front of the product's name; none on the first page. */
  title?: (words: Words) => string;
  /** Scripts in `assets`, besides the shared one. */
  scripts?: string[];
  styles?: string[];
  /** False: what the page embeds brings its own look of headings, buttons and tables. */
  base?: boolean;
  main: Html;
  /** CSP hashes of inline styles and scripts in an embedded frame. */
  allow?: { styles: string[]; scripts: string[] };
}

const NAV_LINKS = [
  { path: "/", name: "home" },
  { path: "/try", name: "try" },
  { path: "/demo", name: "demo" },
  { path: "/docs", href: "/docs/api.md", name: "docs" },
  { path: "/reference", name: "reference" },
] as const satisfies { path: string; href?: string; name: string }[];

const titled = (title: HtmlPage["title"]) => (words: Words) =>
  [title?.(words), words.shell.product].filter((part) => part !== undefined).join(" · ");

function pageHtml({ path, title, scripts = [], styles = [], base = true, main }: HtmlPage): Html {
  return html`<!doctype html>
<html lang="ko" data-language="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title ${inBoth(titled(title))}>${titled(title)(ko)}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/shell.css">
${base && html`<link rel="stylesheet" href="/assets/base.css">\n`}${styles.map((name) => html`<link rel="stylesheet" href="/assets/${name}">\n`)}<script src="/assets/first.js"></script>
<script type="module" src="/assets/shell.js"></script>
${scripts.map((name) => html`<script type="module" src="/assets/${name}"></script>\n`)}</head>
<body>
<a class="skip" href="#main">${worded(({ shell }) => shell.skip)}</a>
<header class="top">
  <a class="brand" href="/"><b>원문</b> wonmun</a>
  <nav ${labelled(({ shell }) => shell.menu)}>
    ${NAV_LINKS.map(
      (link) =>
        html`<a href="${"href" in link ? link.href : link.path}"${link.path === path && html` aria-current="page"`}>${worded(({ shell }) => shell[link.name])}</a>`,
    )}
  </nav>
  <div class="switches">
    <button type="button" id="language" class="quiet">${worded(({ shell }) => shell.otherLanguage)}</button>
    <button type="button" id="theme" class="quiet" ${labelled(({ shell }) => shell.theme)}><span aria-hidden="true">◐</span></button>
  </div>
</header>
<main id="main" tabindex="-1">
${main}
</main>
<footer class="foot">
  <p>wonmun ${VERSION} · <a href="/openapi.json">OpenAPI</a> · <a href="/docs/api.md">api.md</a> · <a href="/docs/schema.md">schema.md</a> · <a href="/health">health</a></p>
</footer>
</body>
</html>
`;
}

export function sendPage(reply: FastifyReply, page: HtmlPage): FastifyReply {
  return reply
    .header("content-security-policy", contentSecurityPolicy(page))
    .type("text/html; charset=utf-8")
    .send(pageHtml(page).text);
}
