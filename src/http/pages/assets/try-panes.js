// The tabs of the experiment page: what was read, each way of looking at it.
import { bilingual, both, copyFrom, el, revisionWords } from "./page.js";

const byId = (id) => document.getElementById(id);

export function fillPanes({ document: read, chunks, markdown, root, chunks: all }, choose) {
  const pick = (id) => () => choose(id, { from: "pane" });
  fill("structure", structure(read, pick), null);
  fill(
    "blocks",
    read.blocks.map((block) => blockItem(block, pick)),
    read.blocks.length,
  );
  fill(
    "tables",
    read.tables.map((table) => tableItem(table, pick)),
    read.tables.length,
  );
  fill(
    "chunks",
    chunks.map((chunk) => chunkItem(chunk, pick)),
    chunks.length,
  );
  const text =
    markdown ??
    "묶음 안의 문서는 /parse 에 Accept: text/markdown 으로 읽어 보세요. / Send the inner document to /parse.";
  fill("markdown", copied("markdown-text", text), null);
  fill("json", copied("json-text", JSON.stringify({ document: root, chunks: all }, null, 2)), null);
  fill(
    "warnings",
    read.warnings.map((warning) => warningItem(warning, pick)),
    read.warnings.length,
  );
}

function fill(name, content, count) {
  const nothing = el("p", { class: "soft" }, ...both("없습니다.", "None."));
  byId(`pane-${name}`).replaceChildren(...(content.length > 0 ? content : [nothing]));
  byId(`tab-${name}`).querySelector(".count").textContent = count ?? "";
}

/** Lights the block and its chunk where they are listed, and brings the visible one into view. */
export function lightPanes(blockId, kin, chunkId, mayScroll) {
  for (const item of document.querySelectorAll(".item[data-block], .item[data-chunk]")) {
    const on = item.dataset.block === blockId || (chunkId && item.dataset.chunk === chunkId);
    item.classList.toggle("on", Boolean(on));
    item.classList.toggle("kin", !on && kin.has(item.dataset.block));
    const pane = item.closest('[role="tabpanel"]');
    if (on && mayScroll && !pane.hidden) {
      pane.scrollTo({ top: item.offsetTop - pane.offsetTop - 40, behavior: "smooth" });
    }
  }
}

/** Characters of a section's text that stand for a title it does not have. */
const START = 40;

function structure({ structure: facts, blocks }, pick) {
  const textOf = new Map(blocks.map(({ id, text }) => [id, text]));
  const start = (one) => {
    const text = (textOf.get(one.block) ?? "").trim();
    const rest = one.label && text.startsWith(one.label) ? text.slice(one.label.length) : text;
    if (one.title || rest.trim() === "") return null;
    const shown = rest.trim().slice(0, START);
    return el("span", { class: "start" }, shown, rest.trim().length > START ? "…" : "");
  };
  const rows = [
    [both("제목", "Title"), facts.title],
    [both("문서번호", "Document number"), facts.doc_number],
    [both("시행일", "Issued"), facts.issued_date],
    [both("발신", "Issuer"), facts.issuer],
    [both("수신", "Recipients"), facts.recipients.join(", ") || facts.recipient],
  ];
  const list = el(
    "dl",
    { class: "facts" },
    rows.map(([term, value]) => [el("dt", {}, ...term), el("dd", {}, value ?? "—")]),
  );
  const section = (one) =>
    el(
      "li",
      { "data-level": one.level },
      el(
        "button",
        { type: "button", click: pick(one.block) },
        [one.label, one.title].filter(Boolean).join(" "),
        " ",
        start(one),
      ),
      el("span", { class: "soft" }, ` ${one.page}`, ...both("쪽", " p.")),
    );
  const attachment = (one) =>
    el(
      "li",
      {},
      el(
        "button",
        { type: "button", click: pick(one.block) },
        [one.label, one.title].filter(Boolean).join(" "),
      ),
      one.copies ? el("span", { class: "soft" }, ` ${one.copies}`) : null,
    );
  const part = (heading, items) =>
    items.length > 0 ? [el("h3", {}, ...heading), el("ul", { class: "outline" }, items)] : [];
  const revision = (one) =>
    el(
      "tr",
      {},
      el("td", {}, el("b", {}, ...revisionWords(one.kind)), ` ${one.label ?? ""}`),
      el("td", {}, one.current ?? ""),
      el("td", {}, one.revised ?? ""),
    );
  return [
    list,
    ...part(both("차례", "Sections"), facts.sections.map(section)),
    ...part(both("붙임", "Attachments"), facts.attachments.map(attachment)),
    ...(facts.revisions.length > 0
      ? [
          el("h3", {}, ...both("신구조문", "Revisions")),
          el(
            "div",
            { class: "wide" },
            el(
              "table",
              {},
              el(
                "thead",
                {},
                el(
                  "tr",
                  {},
                  el("th", { scope: "col" }, ...both("조문", "Provision")),
                  el("th", { scope: "col" }, ...both("현행", "Current")),
                  el("th", { scope: "col" }, ...both("개정안", "Revised")),
                ),
              ),
              el("tbody", {}, facts.revisions.map(revision)),
            ),
          ),
        ]
      : []),
  ];
}

function blockItem(block, pick) {
  const facts = [
    block.id,
    block.type,
    block.level ? `level ${block.level}` : "",
    `p.${block.page}`,
    block.cell_range ??
      (block.bbox ? `[${block.bbox.map((n) => Math.round(n)).join(", ")}]` : "bbox null"),
    block.extractor,
    block.confidence < 1 ? block.confidence.toFixed(2) : "",
  ];
  return el(
    "button",
    {
      type: "button",
      class: "item",
      "data-block": block.id,
      "data-type": block.type,
      click: pick(block.id),
    },
    el("span", { class: "tag" }, facts.filter(Boolean).join(" · ")),
    block.text || `(${block.type})`,
  );
}

function chunkItem(chunk, pick) {
  const places = chunk.anchors.map(({ page, cell_range }) => cell_range ?? `p.${page}`).join(", ");
  return el(
    "button",
    { type: "button", class: "item", "data-chunk": chunk.id, click: pick(chunk.blocks[0]) },
    el(
      "span",
      { class: "tag" },
      `${chunk.id} · ${chunk.kind} · ${places} · ${[...chunk.text].length}`,
    ),
    el("span", { class: "tag" }, chunk.path.join(" > ")),
    chunk.text,
  );
}

function tableItem(table, pick) {
  const rows = Array.from({ length: table.rows }, () => []);
  for (const cell of table.cells) rows[cell.row]?.push(cell);
  return el(
    "div",
    { class: "wide" },
    el(
      "table",
      { class: "grid" },
      el(
        "caption",
        {},
        el("button", { type: "button", class: "quiet", click: pick(table.block) }, table.id),
        ` ${table.rows} × ${table.cols} · p.${table.page}${table.cell_range ? ` · ${table.cell_range}` : ""}${table.continues ? ` · ↩ ${table.continues}` : ""}${table.caption ? ` · ${table.caption}` : ""}`,
      ),
      el(
        "tbody",
        {},
        rows.map((cells) =>
          el(
            "tr",
            {},
            cells
              .sort((a, b) => a.col - b.col)
              .map((cell) =>
                el(
                  cell.header ? "th" : "td",
                  {
                    rowspan: cell.row_span > 1 ? cell.row_span : null,
                    colspan: cell.col_span > 1 ? cell.col_span : null,
                  },
                  cell.text,
                ),
              ),
          ),
        ),
      ),
    ),
  );
}

function warningItem(warning, pick) {
  return el(
    "button",
    { type: "button", class: "item", click: warning.block ? pick(warning.block) : () => {} },
    el("span", { class: "tag" }, `${warning.code}${warning.page ? ` · p.${warning.page}` : ""}`),
    ...bilingual(warning.text),
  );
}

function copied(id, text) {
  const button = el("button", { type: "button", class: "quiet" }, ...both("복사", "Copy"));
  copyFrom(button, () => text);
  return [button, el("pre", { id, tabindex: 0 }, text)];
}
