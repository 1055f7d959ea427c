/** Our own documentation as HTML: headings with the anchors that GitHub gives them, examples in several languages as tabs. */
import { Marked, type Tokens } from "marked";
import { escapeHtml } from "../../text/escape-html.js";
import { Html, labelled } from "./html.js";

interface Heading {
  level: number;
  id: string;
  text: string;
}

/** How the tabs of an example are named, by the language after the fence. */
const TABS: Record<string, string> = { sh: "curl", ts: "TypeScript", python: "Python" };

export function markdownToHtml(text: string): { body: Html; headings: Heading[] } {
  const headings: Heading[] = [];
  const seen = new Map<string, number>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: source }: Tokens.Heading) {
        const id = uniqueAnchor(source, seen);
        const plain = source.replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, "$1");
        headings.push({ level: depth, id, text: plain });
        return `<h${depth} id="${escapeHtml(id)}">${this.parser.parseInline(tokens)} <a class="anchor" href="#${encodeURIComponent(id)}" aria-label="${escapeHtml(plain)}">#</a></h${depth}>\n`;
      },
      code({ text: code, lang = "" }: Tokens.Code) {
        return codeHtml(code, lang);
      },
      table(token: Tokens.Table) {
        const cell = (tag: string, { tokens }: Tokens.TableCell) =>
          `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
        const head = token.header.map((one) => cell("th", one)).join("");
        const rows = token.rows.map(
          (row) => `<tr>${row.map((one) => cell("td", one)).join("")}</tr>`,
        );
        return `<div class="wide" tabindex="0" role="region" ${labelled(({ docs }) => docs.table).text}><table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>\n`;
      },
    },
    extensions: [
      {
        name: "exampleTabs",
        level: "block",
        tokenizer(source: string) {
          return takeExamples(source);
        },
        renderer(token) {
          return tabsHtml(token.examples as Example[]);
        },
      },
    ],
  });
  const body = new Html(marked.parse(text, { async: false }));
  return { body, headings };
}

interface Example {
  lang: string;
  code: string;
}

const FENCED = /^```(\w+)\n([\s\S]*?)\n```\n+/;

/** Fenced blocks one after the other, each in another of the languages that have a tab. */
function takeExamples(source: string) {
  const examples: Example[] = [];
  let rest = source;
  for (let fence = FENCED.exec(rest); fence; fence = FENCED.exec(rest)) {
    const [raw, lang, code] = fence as unknown as [string, string, string];
    if (!TABS[lang] || examples.some((one) => one.lang === lang)) break;
    examples.push({ lang, code });
    rest = rest.slice(raw.length);
  }
  if (examples.length < 2) return undefined;
  return {
    type: "exampleTabs",
    raw: source.slice(0, source.length - rest.length),
    examples,
  };
}

/** Readable without scripts: every example stands under its name until the page's script makes tabs of them. */
function tabsHtml(examples: Example[]): string {
  const panes = examples.map(
    ({ lang, code }) =>
      `<section class="example" data-language="${lang}"><h4>${TABS[lang]}</h4>${codeHtml(code, lang)}</section>`,
  );
  return `<div class="examples">${panes.join("")}</div>\n`;
}

function codeHtml(code: string, info: string): string {
  const lang = info.split(" ")[0]!;
  return `<pre tabindex="0" data-copy><code${lang && ` class="language-${escapeHtml(lang)}"`}>${escapeHtml(code)}</code></pre>\n`;
}

/** As GitHub makes them, so that links between the documents work in both places. */
function uniqueAnchor(heading: string, seen: Map<string, number>): string {
  const anchor = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
  const times = seen.get(anchor) ?? 0;
  seen.set(anchor, times + 1);
  return times > 0 ? `${anchor}-${times}` : anchor;
}
