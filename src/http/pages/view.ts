/** The answer view as one self-contained HTML file: readable without scripts, offline, and in print. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { citedText } from "../../evidence/answer/cite-lines.js";
import type {
  AnswerView,
  Excerpt,
  FlowBlock,
  Mark,
  PaintedPage,
  SheetRow,
  ViewedSource,
} from "../../evidence/answer-view.js";
import { outlines } from "../../evidence/quote-outlines.js";
import { revisionLabel } from "../../evidence/revision-labels.js";
import type { Wording } from "../../model/codes.js";
import type { Box } from "../../model/format.js";
import type { Revision } from "../../model/structure.js";
import type { PagePicture } from "../../readers/page-picture.js";
import { quotedTable } from "../../text/quoted-rows.js";
import type { Words } from "../../words/ko.js";
import { bilingual, Html, html, labelled, worded } from "./html.js";

const asset = (name: string) =>
  readFileSync(fileURLToPath(new URL(`assets/${name}`, import.meta.url)), "utf8");
const STYLE = asset("view.css");
/** Bundled from `web/view`; the same place seen from `src` and from `dist`. */
const SCRIPT = readFileSync(
  fileURLToPath(new URL("../../../dist/web/view.js", import.meta.url)),
  "utf8",
);
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** CSP hashes that a page embedding a view must allow. */
export const VIEW_STYLE_HASH = hashOf(STYLE);
export const VIEW_SCRIPT_HASH = hashOf(SCRIPT);

const POLICY = `default-src 'none'; style-src ${VIEW_STYLE_HASH}; script-src ${VIEW_SCRIPT_HASH}; img-src data:; base-uri 'none'; form-action 'none'`;
export const VIEW_POLICY = `${POLICY}; frame-ancestors 'self'`;

/** Words that are the same whatever they stand beside. */
type Plain = {
  [Name in keyof Words["view"]]: Words["view"][Name] extends string ? Name : never;
}[keyof Words["view"]];
const word = (name: Plain) => worded(({ view }) => view[name]);

export function viewHtml(view: AnswerView): string {
  const { answer, sources } = view;
  const pictures = pictureIds(sources);
  return html`<!doctype html>
<html lang="ko" data-language="ko">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${view.question} · 원문 wonmun</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
${picturesHtml(pictures)}<header>
  <p class="made">${word("madeBy")}: <b>${worded(({ common }) => common.makers[answer.made_by])}</b> · ${view.tenant} <button type="button" id="language" hidden>${worded(({ shell }) => shell.otherLanguage)}</button></p>
  <h1>${view.question}</h1>
</header>
<main>
${skippedHtml(view)}
<section class="answer" ${labelled((words) => words.view.answer)}>
${answer.answered ? answerHtml(view) : html`<p class="none">${word(answer.reason ?? "NO_EVIDENCE")}</p>`}
${
  answer.verification &&
  answer.verification.unsupported_numbers.length > 0 &&
  html`<p>${word("numbers")}: ${answer.verification.unsupported_numbers.join(", ")}</p>`
}
${contradictedHtml(answer)}
</section>
${
  sources.length > 0 &&
  html`<nav ${labelled((words) => words.view.sources)}><ol class="jump">${sources.map(
    ({ n, citation }) =>
      html`<li><a href="#source-${n}">${citation.filename} · ${placeOf(citation)}</a></li>`,
  )}</ol>${toolsHtml(sources)}</nav>`
}
${sourcesHtml(sources, pictures)}
</main>
<script>${new Html(SCRIPT)}</script>
</body>
</html>
`.text;
}

/** Shown only with scripts; without them the list above links everywhere. */
function toolsHtml(sources: readonly ViewedSource[]) {
  const pages = [...new Set(sources.flatMap(({ pages }) => pages))];
  return html`<div class="tools" id="tools" hidden>
${sources.length > 1 && html`<button type="button" id="previous">${word("previous")} <kbd aria-hidden="true">p</kbd></button><button type="button" id="next">${word("next")} <kbd aria-hidden="true">n</kbd></button>`}
${
  pages.length > 0 &&
  html`<button type="button" id="smaller" ${labelled((words) => words.view.smaller)}><kbd aria-hidden="true">−</kbd></button><button type="button" id="larger" ${labelled((words) => words.view.larger)}><kbd aria-hidden="true">+</kbd></button>
<label>${word("goTo")} <select id="jump">${pages.map(
    ({ page, filename }, index) =>
      html`<option value="page-${index + 1}">${filename} · ${page}</option>`,
  )}</select></label>`
}
</div>`;
}

/** Sentences of a model that say something else than their evidence, with why. */
function contradictedHtml({ verification }: AnswerView["answer"]) {
  const sentences =
    verification?.sentences.filter(({ verdict }) => verdict === "contradicted") ?? [];
  if (sentences.length === 0) return null;
  return html`<p>${word("contradicted")}</p>
<ul>${sentences.map(({ text, why = "" }) => html`<li>${text}<br><small>${why}</small></li>`)}</ul>`;
}

function skippedHtml({ skipped }: AnswerView) {
  if (skipped.length === 0) return null;
  return html`<details class="skipped"><summary>${worded(({ view }) => view.skipped(skipped.length))}</summary>
<ul>${skipped.map(
    ({ filename, reason, reason_text }) =>
      html`<li><b>${filename}</b> <code>${reason}</code> ${splitBilingual(reason_text)}</li>`,
  )}</ul></details>`;
}

/** Extracted answers are the quotes themselves; written ones carry `[n]`. */
function answerHtml({ answer, sources }: AnswerView) {
  const extracted =
    answer.text === answer.citations.map(citedText).join("\n") && sources.length > 0;
  if (extracted) {
    return sources.map(
      ({ n, citation }) =>
        html`<div class="line">${quoteHtml(citation)} ${citationChip(n)} ${labels(citation.revisions)}</div>`,
    );
  }
  return answer.text.split("\n").map(
    (line) =>
      html`<p class="line">${line.split(/(\[\d+\])/).map((part) => {
        const n = Number(/^\[(\d+)\]$/.exec(part)?.[1]);
        return n >= 1 && n <= sources.length ? citationChip(n) : part;
      })}</p>`,
  );
}

/** Rows of a table as a table, else the text as it stands. */
function quoteHtml(citation: ViewedSource["citation"]) {
  const table = quotedTable(citation.header, citation.quote);
  if (!table) return html`<span class="quote">${citedText(citation)}</span>`;
  const rows = (lines: readonly string[][], tag: "th" | "td") =>
    lines.map(
      (cells) =>
        html`<tr>${cells.map((cell) => (tag === "th" ? html`<th scope="col">${cell}</th>` : html`<td>${cell}</td>`))}</tr>`,
    );
  return html`<div class="rows" tabindex="0"><table>${table.header.length > 0 && html`<thead>${rows(table.header, "th")}</thead>`}<tbody>${rows(table.rows, "td")}</tbody></table></div>`;
}

const citationChip = (n: number) =>
  html`<a class="chip" href="#source-${n}" ${labelled(({ view }) => view.sourceOf(n))}>${n}</a>`;

/** A page that several sources point to is drawn below the first of them, with the marks of all. */
function sourcesHtml(sources: readonly ViewedSource[], pictures: Pictures) {
  const ids = new Map(
    [...new Set(sources.flatMap(({ pages }) => pages))].map((page, index) => [page, index + 1]),
  );
  const drawn = new Set<PaintedPage>();
  return sources.map((source) => {
    const here = source.pages.filter((page) => !drawn.has(page));
    const above = source.pages.filter((page) => drawn.has(page));
    for (const page of here) drawn.add(page);
    return sourceHtml(source, [
      ...here.map((page) => pageFigure(ids.get(page)!, page, pictures)),
      ...above.map(
        (page) =>
          html`<p class="why"><a href="#page-${ids.get(page)}">${worded(({ view }) => view.seeAbove(page.page))}</a></p>`,
      ),
    ]);
  });
}

function sourceHtml(source: ViewedSource, figures: readonly Html[]) {
  const { n, citation, docNumber, issuedDate, unpainted, excerpt } = source;
  const range = excerpt?.kind === "sheet" ? excerpt.range : null;
  const facts = [docNumber, issuedDate, range ?? placeOf(citation)].filter((fact) => fact !== null);
  return html`<article class="source" id="source-${n}" tabindex="-1" aria-labelledby="name-${n}">
<header><span class="chip">${n}</span> <h2 id="name-${n}">${citation.filename}</h2>
<p>${facts.map((fact, index) => [index > 0 && " · ", fact])}${citation.extractors.includes("ocr") && html` · <b>${word("ocr")}</b>`}</p>
<p class="path">${citation.path.join(" > ")}</p></header>
<blockquote>${quoteHtml(citation)}</blockquote>
${citation.revisions.map(revisionHtml)}
${figures}
${unpainted && !excerpt && html`<p class="why">${word(unpainted)}</p>`}
${excerpt && excerptHtml(excerpt, n)}
</article>
`;
}

function excerptHtml(excerpt: Excerpt, n: number) {
  if (excerpt.kind === "flow") return html`<div class="flow">${excerpt.blocks.map(flowHtml)}</div>`;
  const { sheet, columns, rows } = excerpt;
  const caption = sheet ?? word("table");
  return html`<div class="scroll sheet" tabindex="0" role="group" ${labelled(({ view }) => view.sheetOf(n))}><table><caption>${caption}</caption>
<thead><tr><td></td>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(sheetRowHtml)}</tbody></table></div>`;
}

function sheetRowHtml({ number, quoted, cells }: SheetRow) {
  return html`<tr${quoted && html` class="quoted"`}>${number !== null && html`<th scope="row">${number}</th>`}${cells.map(
    ({ text, row_span, col_span, header }) =>
      html`<td${row_span > 1 && html` rowspan="${row_span}"`}${col_span > 1 && html` colspan="${col_span}"`}${header && html` class="head"`}>${text}</td>`,
  )}</tr>
`;
}

function flowHtml(block: FlowBlock) {
  if ("rows" in block)
    return html`<div class="scroll sheet"><table><tbody>${block.rows.map(sheetRowHtml)}</tbody></table></div>`;
  const { type, before, quoted, after } = block;
  return html`<p class="${type}">${before}${quoted !== "" && html`<mark>${quoted}</mark>`}${after}</p>`;
}

function revisionHtml(revision: Revision) {
  const { current, revised } = revision;
  return html`<div class="revision"><p>${labelHtml(revision)}</p>
<div class="sides"><div><small>${worded(({ common }) => common.current)}</small><p>${current}</p></div><div><small>${worded(({ common }) => common.revised)}</small><p>${revised}</p></div></div></div>`;
}

const labelHtml = (revision: Revision) =>
  html`<b class="label ${revision.kind}">${wording(revisionLabel(revision))}</b>`;

const labels = (revisions: readonly Revision[]) =>
  revisions
    .filter(({ kind }) => kind !== "unchanged")
    .map((revision) => html`${labelHtml(revision)} `);

/** Page pictures, each embedded once, however many citations point to it. */
type Pictures = ReadonlyMap<PagePicture, string>;

function pictureIds(sources: readonly ViewedSource[]): Pictures {
  const all = new Set(sources.flatMap(({ pages }) => pages.map(({ picture }) => picture)));
  return new Map([...all].map((picture, index) => [picture, `picture-${index + 1}`]));
}

function picturesHtml(pictures: Pictures) {
  if (pictures.size === 0) return null;
  return html`<svg class="pictures" aria-hidden="true"><defs>${[...pictures].map(
    ([{ width, height, media_type, data_base64 }, id]) =>
      html`<image id="${id}" href="data:${media_type};base64,${data_base64}" width="${width}" height="${height}"/>\n`,
  )}</defs></svg>
`;
}

function pageFigure(id: number, painted: PaintedPage, pictures: Pictures) {
  const { page, filename, picture, marks, mayDiffer } = painted;
  const size = `${tenth(picture.width)} ${tenth(picture.height)}`;
  return html`<figure id="page-${id}"><div class="scroll" tabindex="0" role="group" ${labelled(({ common }) => common.pageOf(page))}><svg viewBox="0 0 ${size}" role="img" ${labelled(({ view }) => view.pageMarked(filename, page))}>
<use href="#${pictures.get(picture)}"/>
${outlines(chunksOf(marks)).map((points) => html`<path class="pale" d="${svgPath(points)}"/>`)}
${marks.map((mark) => markHtml(mark, marks.length > 1))}
</svg></div><figcaption>${worded(({ common }) => common.pageOf(page))}${mayDiffer && html` <b class="differ">${word("mayDiffer")}</b>`}</figcaption></figure>
`;
}

/** Two citations of one chunk colour it once. */
function chunksOf(marks: readonly Mark[]): Box[] {
  const boxes = marks.flatMap(({ pale }) => pale.map((box) => box.map(tenth) as Box));
  return [...new Map(boxes.map((box) => [box.join(" "), box])).values()];
}

function markHtml({ n, pale, strong }: Mark, numbered: boolean) {
  const [x, y] = (strong[0] ?? pale[0])!;
  return html`${outlines(strong).map((points) => html`<path class="strong" d="${svgPath(points)}"/>`)}
${numbered && html`<g class="number"><circle cx="${tenth(Math.max(x - NUMBER_RADIUS - 1, NUMBER_RADIUS))}" cy="${tenth(y + NUMBER_RADIUS)}" r="${NUMBER_RADIUS}"/><text x="${tenth(Math.max(x - NUMBER_RADIUS - 1, NUMBER_RADIUS))}" y="${tenth(y + NUMBER_RADIUS)}">${n}</text></g>`}`;
}

/** In points: as large as a letter. */
const NUMBER_RADIUS = 7;
const tenth = (value: number) => Math.round(value * 10) / 10;

const svgPath = (points: readonly Box[number][][]) =>
  `M${points.map((point) => point.map(tenth).join(" ")).join("L")}Z`;

/** Cell addresses where there are some, else pages. */
function placeOf({ anchors }: { anchors: readonly { page: number; cell_range: string | null }[] }) {
  const ranges = anchors.flatMap(({ cell_range }) => (cell_range ? [cell_range] : []));
  if (ranges.length > 0) return ranges.join(", ");
  const pages = [...new Set(anchors.map(({ page }) => page))].join(", ");
  return worded(({ common }) => common.pageOf(pages));
}

const wording = ({ ko, en }: Wording) => bilingual(ko, en);

/** `한국어 / English`, as the service words things. */
function splitBilingual(text: string) {
  const [ko, en] = text.split(" / ");
  return bilingual(ko, en ?? ko);
}
