/**
 * Markdown as it looks. It was made of somebody's document: only the elements that our Markdown consists of are drawn, without any
 * attribute but the spans of cells, and nothing that runs, loads or leads elsewhere.
 */
import { marked } from "marked";
import { type ComponentChildren, h } from "preact";
import { useMemo } from "preact/hooks";
import { useWords } from "./words.js";

/** What is drawn, and as what: headings stand below those of the page. */
const DRAWN: Record<string, string> = {
  H1: "h3",
  H2: "h4",
  H3: "h5",
  H4: "h6",
  H5: "h6",
  H6: "h6",
  ...Object.fromEntries(
    ["p", "ul", "ol", "li", "blockquote", "hr", "br", "em", "strong", "del", "code", "pre"].map(
      (tag) => [tag.toUpperCase(), tag],
    ),
  ),
  ...Object.fromEntries(
    ["table", "thead", "tbody", "tr", "th", "td"].map((tag) => [tag.toUpperCase(), tag]),
  ),
};
/** Neither they nor what is in them is text. */
const DROPPED = new Set(["SCRIPT", "STYLE", "TEMPLATE", "IFRAME", "OBJECT", "SVG", "HEAD"]);

export function RenderedMarkdown({ text }: { text: string }) {
  const words = useWords("common");
  const drawn = useMemo(() => {
    const html = marked.parse(text, { async: false, gfm: true });
    return draw(new DOMParser().parseFromString(html, "text/html").body, words.pageOf);
  }, [text, words]);
  return <div class="rendered">{drawn}</div>;
}

type PageName = (page: string) => string;

function draw(parent: Node, pageName: PageName): ComponentChildren[] {
  return [...parent.childNodes].map((node): ComponentChildren => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
    if (node.nodeType === Node.COMMENT_NODE) return drawMark(node.nodeValue ?? "", pageName);
    if (!(node instanceof HTMLElement) || DROPPED.has(node.tagName)) return null;
    const tag = DRAWN[node.tagName];
    const children = draw(node, pageName);
    if (!tag) return children;
    // A table scrolls in a frame of its own.
    if (tag === "table") return h("div", { class: "wide", tabIndex: 0 }, h(tag, null, children));
    return h(tag, spans(node), children);
  });
}

/** `<!-- 3쪽 -->` before a page, `<!-- path -->` before a document of a bundle. */
function drawMark(comment: string, pageName: PageName): ComponentChildren {
  const page = /^(\d+)쪽$/.exec(comment.trim())?.[1];
  return <p class="page-mark">{page ? pageName(page) : comment.trim()}</p>;
}

function spans(cell: HTMLElement): { rowSpan?: number; colSpan?: number } | null {
  if (!(cell instanceof HTMLTableCellElement)) return null;
  return { rowSpan: cell.rowSpan, colSpan: cell.colSpan };
}
