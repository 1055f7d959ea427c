/**
 * Tables whose truth is known, from writers that say nothing of cells: documents with tables of many kinds, most of them without
 * lines or with some, written as HTML and printed by Chromium and by LibreOffice. The same documents come out at every run.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sumOf } from "./kept.mjs";

const DOCUMENTS = 16;
const TABLES = 8;
/** Tables stand whole on their page: what goes on over a page end is measured with the corpus. */
const TABLES_A_PAGE = 2;
const PRINTING_MS = 180_000;
/** Pixels between a cell's side and its text, as word processors set it at least. */
const WORD_MARGIN = 6;
const FOLDER = join(tmpdir(), "wonmun-bench-made-tables");

/** How a table's cells are told apart, and what the bench calls it. */
const LOOKS = {
  none: ["none"],
  partly: ["none", "rules", "rows", "columns", "head"],
};

/** Each document: `{ name, path, tables: [{ table, ruling }] }`; none where the programs are not installed. */
export function madeTables() {
  mkdirSync(FOLDER, { recursive: true });
  const made = [];
  for (let number = 1; number <= DOCUMENTS; number++) {
    const writer = number % 2 === 0 ? "chromium" : "libreoffice";
    const { html, tables } = documentOf(number);
    const path = join(FOLDER, `${sumOf(html)}-${writer}.pdf`);
    if (!existsSync(path) && !print(writer, html, path)) continue;
    made.push({ name: `made-tables-${number}-${writer}`, path, tables });
  }
  return made;
}

function print(writer, html, path) {
  const work = mkdtempSync(join(tmpdir(), "wonmun-print-"));
  const source = join(work, "page.html");
  writeFileSync(source, html);
  const options = { stdio: "ignore", timeout: PRINTING_MS };
  try {
    if (writer === "chromium")
      execFileSync(
        "chromium",
        [
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--no-pdf-header-footer",
          `--user-data-dir=${join(work, "profile")}`,
          `--print-to-pdf=${path}`,
          source,
        ],
        options,
      );
    else {
      execFileSync(
        "soffice",
        [
          `-env:UserInstallation=file://${join(work, "profile")}`,
          "--headless",
          "--infilter=HTML (StarWriter)",
          "--convert-to",
          "pdf:writer_pdf_Export",
          "--outdir",
          work,
          source,
        ],
        options,
      );
      execFileSync("mv", [join(work, "page.pdf"), path]);
    }
    return existsSync(path);
  } catch {
    return false;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const OFFICES =
  "기획조정실 행정안전과 예산담당관 도시계획과 복지정책과 교통행정과 정보통신과 환경관리과 문화예술과 보건위생과 세무관리과 재난안전과 평생교육과 건축허가과 농업기술과 상수도과".split(
    " ",
  );
const PROJECTS = [
  "노후 청사 에너지 효율 개선",
  "어린이 보호구역 정비",
  "공공도서관 장서 확충",
  "하천 산책로 조성",
  "청년 창업 지원",
  "마을버스 운행 손실 보전",
  "전통시장 현대화",
  "스마트 가로등 설치",
  "방과후 돌봄 운영",
  "빈집 정비",
  "공원 무장애길 조성",
  "전기차 충전기 보급",
];
const NOTES = [
  "사업비의 절반은 국비로 지원하며 나머지는 시비와 구비로 나누어 부담한다",
  "주민 의견을 들은 뒤 설계를 마치고 하반기에 착공한다",
  "관계 기관과 협의하여 세부 일정을 정하고 결과를 분기마다 보고한다",
  "신청은 방문과 우편으로 받고 심사를 거쳐 대상자를 선정한다",
  "시설 점검을 먼저 마치고 미비한 사항을 보완하여 추진한다",
];
const PROSE = [
  "이 자료는 각 부서가 제출한 실적을 모아 정리한 것으로 확정된 수치가 아니며, 결산 이후 달라질 수 있다. 부서별 집행률은 예산현액을 기준으로 계산하였고, 다음 연도로 이월된 금액은 집행액에 넣지 않았다.",
  "위원회는 제출된 계획을 검토하여 우선순위를 정하고, 사업 효과와 주민 수요를 함께 고려하여 지원 여부를 결정한다. 결정된 사항은 누리집에 공고하고 신청인에게 따로 알린다.",
  "점검은 상반기와 하반기에 한 번씩 실시하며, 지적된 사항은 한 달 안에 조치하고 그 결과를 제출하여야 한다. 조치가 늦어지는 경우에는 사유와 예정일을 함께 적는다.",
];

function documentOf(number) {
  const next = chance(number * 7919);
  const pick = (list) => list[Math.floor(next() * list.length)];
  const between = (low, high) => low + Math.floor(next() * (high - low + 1));
  const style = {
    size: pick([9, 10, 11]),
    font: pick(["NanumGothic", "NanumMyeongjo", "NanumBarunGothic"]),
    pad: pick([2, 3, 5]),
    gap: pick([8, 12, 18]),
    width: pick(["100%", "100%", "80%"]),
  };
  const tables = [];
  let body = `<h1>${pick(OFFICES)} 업무 자료 ${number}</h1>`;
  for (let index = 1; index <= TABLES; index++) {
    const ruling = index % 2 === 0 ? "none" : "partly";
    const look = ruling === "none" ? "none" : pick(LOOKS.partly.slice(1));
    const table = pick([budget, staff, plans, grouped, twoLevels])({ pick, between, next });
    tables.push({ table, ruling });
    const begins = index > 1 && index % TABLES_A_PAGE === 1;
    body += `<p${begins ? ' style="page-break-before:always"' : ""}>${pick(PROSE)}</p><p>[표 ${index}] ${pick(PROJECTS)} 현황</p>${tableHtml(table, look, style)}`;
  }
  body += `<p>${pick(PROSE)}</p>`;
  const html = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><style>
body { font-family: ${style.font}; font-size: ${style.size}pt; line-height: 1.5; margin: 0 }
table { font-size: ${style.size}pt; line-height: 1.3 }
h1 { font-size: 16pt }
@page { size: A4; margin: 20mm }
tr { break-inside: avoid } table { break-inside: avoid }
</style></head><body>${body}</body></html>`;
  return { html, tables };
}

/** Lines are set on each cell, as some writers read them nowhere else. */
function tableHtml({ rows, cells, align, heads }, look, { pad, gap, width }) {
  const line = "1px solid #000";
  let html = `<table width="${width}" cellspacing="0" cellpadding="${Math.max(WORD_MARGIN, Math.round(gap / 2))}" style="border-collapse:collapse;border:none">`;
  for (let row = 0; row < rows; row++) {
    html += "<tr>";
    for (const cell of cells.filter((one) => one.row === row)) {
      const last = row + cell.row_span === rows;
      const sides = {
        none: {},
        rules: { top: row === 0, bottom: row + cell.row_span === heads || last },
        rows: { top: row === 0, bottom: true },
        columns: {
          left: cell.col > 0,
          top: row === 0,
          bottom: last || row + cell.row_span === heads,
        },
        head: {},
      }[look];
      const borders = ["top", "bottom", "left", "right"]
        .map((side) => `border-${side}:${sides[side] ? line : "none"}`)
        .join(";");
      const colour = look === "head" && row < heads ? ' bgcolor="#d9e2f3"' : "";
      const words = row < heads ? "center" : align[cell.col];
      html += `<td rowspan="${cell.row_span}" colspan="${cell.col_span}" align="${words}" valign="middle"${colour} style="${borders};padding:${pad}px ${gap}px">${cell.text || "&nbsp;"}</td>`;
    }
    html += "</tr>";
  }
  return `${html}</table>`;
}

const cellAt = (row, col, text, row_span = 1, col_span = 1) => ({
  row,
  col,
  row_span,
  col_span,
  text,
});
const plain = (lines, align) => ({
  rows: lines.length,
  cols: lines[0].length,
  cells: lines.flatMap((line, row) => line.map((text, col) => cellAt(row, col, text))),
  align,
  heads: 1,
});
const amount = (value) => value.toLocaleString("en-US");

function distinct(list, count, { between }) {
  const start = between(0, list.length - 1);
  return Array.from({ length: count }, (_, index) => list[(start + index) % list.length]);
}

/** Figures under years. */
function budget(tools) {
  const { between } = tools;
  const rows = distinct(OFFICES, between(4, 10), tools).map((office) => {
    const [before, now] = [between(120, 98_000), between(120, 98_000)];
    return [
      office,
      amount(before),
      amount(now),
      amount(now - before),
      (((now - before) / before) * 100).toFixed(1),
    ];
  });
  return plain(
    [["구분", "2023년", "2024년", "증감", "증감률(%)"], ...rows],
    ["left", "right", "right", "right", "right"],
  );
}

/** A list with some places left free. */
function staff(tools) {
  const { between, next } = tools;
  const rows = distinct(OFFICES, between(4, 9), tools).map((office, index) => [
    String(index + 1),
    office,
    `02-2133-${between(1000, 9999)}`,
    `${between(2, 40)}명`,
    next() < 0.5 ? "" : "겸임",
  ]);
  return plain(
    [["연번", "부서", "전화", "인원", "비고"], ...rows],
    ["center", "left", "center", "right", "center"],
  );
}

/** Cells of several lines. */
function plans(tools) {
  const { between, pick } = tools;
  const rows = distinct(PROJECTS, between(3, 5), tools).map((project) => [
    project,
    `${pick(NOTES)}. ${pick(NOTES)}.`,
    `${amount(between(10, 900) * 10)}`,
  ]);
  return plain([["사업명", "주요 내용", "예산(백만원)"], ...rows], ["left", "left", "right"]);
}

/** A first column that spans groups of rows. */
function grouped(tools) {
  const { between } = tools;
  const cells = ["분야", "사업", "계획", "실적"].map((text, col) => cellAt(0, col, text));
  let row = 1;
  for (const field of ["복지", "교통", "환경"].slice(0, between(2, 3))) {
    const projects = distinct(PROJECTS, between(2, 3), tools);
    cells.push(cellAt(row, 0, field, projects.length));
    for (const project of projects) {
      cells.push(
        cellAt(row, 1, project),
        cellAt(row, 2, amount(between(100, 9000))),
        cellAt(row, 3, amount(between(100, 9000))),
      );
      row++;
    }
  }
  return { rows: row, cols: 4, cells, align: ["center", "left", "right", "right"], heads: 1 };
}

/** Two rows of headings, the upper over two columns each. */
function twoLevels(tools) {
  const { between } = tools;
  const cells = [
    cellAt(0, 0, "구분", 2),
    cellAt(0, 1, "상반기", 1, 2),
    cellAt(0, 3, "하반기", 1, 2),
    ...["건수", "금액", "건수", "금액"].map((text, index) => cellAt(1, index + 1, text)),
  ];
  const offices = distinct(OFFICES, between(3, 7), tools);
  for (const [index, office] of offices.entries()) {
    cells.push(cellAt(index + 2, 0, office));
    for (let col = 1; col < 5; col++)
      cells.push(cellAt(index + 2, col, amount(between(1, col % 2 ? 99 : 9000))));
  }
  return {
    rows: offices.length + 2,
    cols: 5,
    cells,
    align: ["left", "right", "right", "right", "right"],
    heads: 2,
  };
}
