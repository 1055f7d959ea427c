/** The shared shell of all pages: head, navigation, language and theme switches, footer, Content-Security-Policy. */
import type { FastifyReply } from "fastify";
import { VERSION } from "../version.js";
import { bilingual, type Html, html } from "./html.js";

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
  title: string;
  /** Scripts in `assets`, besides the shared one. */
  scripts?: string[];
  styles?: string[];
  /** False: what the page embeds brings its own look of headings, buttons and tables. */
  base?: boolean;
  main: Html;
  /** CSP hashes of inline styles and scripts in an embedded frame. */
  allow?: { styles: string[]; scripts: string[] };
}

const NAV_LINKS: { path: string; href?: string; ko: string; en: string }[] = [
  { path: "/", ko: "처음", en: "Home" },
  { path: "/try", ko: "체험", en: "Try" },
  { path: "/demo", ko: "데모", en: "Demo" },
  { path: "/docs", href: "/docs/api.md", ko: "문서", en: "Docs" },
  { path: "/reference", ko: "API", en: "API" },
];

function pageHtml({ path, title, scripts = [], styles = [], base = true, main }: HtmlPage): Html {
  return html`<!doctype html>
<html lang="ko" data-language="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/shell.css">
${base && html`<link rel="stylesheet" href="/assets/base.css">\n`}${styles.map((name) => html`<link rel="stylesheet" href="/assets/${name}">\n`)}<script src="/assets/first.js"></script>
<script type="module" src="/assets/page.js"></script>
${scripts.map((name) => html`<script type="module" src="/assets/${name}"></script>\n`)}</head>
<body>
<a class="skip" href="#main">${bilingual("본문으로", "Skip to content")}</a>
<header class="top">
  <a class="brand" href="/"><b>원문</b> wonmun</a>
  <nav aria-label="주 메뉴 / Main">
    ${NAV_LINKS.map(
      (link) =>
        html`<a href="${link.href ?? link.path}"${link.path === path && html` aria-current="page"`}>${bilingual(link.ko, link.en)}</a>`,
    )}
  </nav>
  <div class="switches">
    <button type="button" id="language" class="quiet"><span lang="ko">English</span><span lang="en">한국어</span></button>
    <button type="button" id="theme" class="quiet" aria-label="밝게·어둡게 / Light or dark"><span aria-hidden="true">◐</span></button>
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
