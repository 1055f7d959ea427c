/**
 * One cell of every fourth table or so: a row and a column are named, its value asked for; then a row of one table with a column of
 * another, which nothing answers.
 *
 *   npm run build && node bench/answers/cells.mjs [--half checking] [--without-of] [--brackets] [--misses cells|none]
 *
 * `--without-of` asks `재무제표 배점은` for `재무제표의 배점은`, `--brackets` keeps what stands in brackets in a header. `--misses` lists those of
 * the fitting half, and of these one in two by a hash of the question.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { CHECKING, documentsOf, FITTING, halfOf } from "../halves.mjs";
import { CORPUS, koreanFiles, openQuestions, readCorpus, readDocument } from "./corpus.mjs";

const { values } = parseArgs({
  options: {
    half: { type: "string" },
    "without-of": { type: "boolean" },
    brackets: { type: "boolean" },
    misses: { type: "string" },
  },
});
if (!existsSync(CORPUS)) {
  console.log("no corpus beside the repository: nothing is measured");
  process.exit(0);
}
const half = values.half === CHECKING ? CHECKING : FITTING;

const LONGEST_TITLE = 45;
const MOST_TABLES = 10;
const MOST_OF_TABLE = 5;
const MOST_NONE = 8;
const LABEL = /^[가-힣A-Za-z][가-힣A-Za-z0-9 ·()/-]{1,23}$/;
const HEADER = /^[가-힣A-Za-z0-9'’‘][가-힣A-Za-z0-9 ·()/.'’‘%-]{1,20}$/;
const TOTAL = /^(?:계|합계|총계|소계|비고)$/;
const TIME = /^['’‘]?\d{2,4}\s?년|분기|^\d{1,2}월/;
const ASKING = [
  [/^(?:['’‘]\d\d|(?:19|20)\d\d)\s?[.년-]\s?\d{1,2}|^\d{1,2}월\s?\d{1,2}일/, "언제인가요?"],
  [/^\d[\d,.]*\s?%$/, "몇 퍼센트인가요?"],
  [/^\d[\d,.]*\s?명$/, "몇 명인가요?"],
  [/^[\d,.△▲-]+$|^\d[\d,.]*\s?(?:천|만|억|백만|조)?\s?원$/, "얼마인가요?"],
];

const hash = (text) => createHash("sha256").update(text).digest().readUInt32BE(0);
const byHash = (one, other) => hash(one.key) - hash(other.key);
const bare = (text) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
const oneLine = (text) => text.replace(/\s+/g, " ").trim();
const closed = (text) =>
  /^(?:[가-힣]\s){1,6}[가-힣]$/.test(text) ? text.replace(/\s/g, "") : text;
const said = (text) =>
  values.brackets ? text : text.replace(/\s?\([^)]*\)/g, "").replace(/(?<=[가-힣])\d\)$/, "");
const topic = (noun) =>
  `${noun}${(noun.charCodeAt(noun.length - 1) - 0xac00) % 28 > 0 ? "은" : "는"}`;

function question({ title, row, column, value }) {
  const asking = /번호|전화|연락처/.test(column)
    ? "무엇인가요?"
    : (ASKING.find(([form]) => form.test(value))?.[1] ?? "무엇인가요?");
  if (TIME.test(column)) return `${title} ${column} ${topic(said(row))} ${asking}`;
  return `${title} ${said(row)}${values["without-of"] ? "" : "의"} ${topic(said(column))} ${asking}`;
}

/** Cells with a value that the table has once, in a row and a column that have names of their own. */
function cellsOf({ id, cells, header_rows: header }, title, file) {
  const rows = Math.max(...cells.map(({ row, row_span }) => row + row_span));
  const columns = Math.max(...cells.map(({ col, col_span }) => col + col_span));
  if (!header || header > 3 || columns < 2 || rows - header < 2) return [];
  if (rows > 200 || columns > 30) return [];
  const grid = Array.from({ length: rows }, () => Array(columns).fill(null));
  for (const cell of cells)
    for (let row = cell.row; row < cell.row + cell.row_span; row += 1)
      for (let col = cell.col; col < cell.col + cell.col_span; col += 1) grid[row][col] = cell;
  const count = new Map();
  for (const { text } of cells) count.set(bare(text), (count.get(bare(text)) ?? 0) + 1);
  const isOnce = (text) => count.get(bare(text)) === 1;
  const name = (cell) => closed(oneLine(cell?.text ?? ""));
  const body = grid.slice(header);
  const first = [0, 1, 2].find(
    (col) =>
      col < columns - 1 &&
      body.filter((row) => LABEL.test(name(row[col]))).length >= body.length * 0.6,
  );
  if (first === undefined) return [];
  return body
    .flatMap((row, at) => {
      const isMerged = row[first]?.row_span > 1;
      const labels = row.slice(first, first + (isMerged ? 2 : 1));
      const names = labels.map(name);
      const isNamed = names.every((each) => LABEL.test(each)) && !TOTAL.test(names.at(-1));
      if (!isNamed || labels.at(-1).row_span > 1 || !(isMerged || isOnce(names[0]))) return [];
      return row.slice(first + labels.length).flatMap((cell, place) => {
        const value = oneLine(cell?.text ?? "");
        const isOwn = cell?.row === header + at && cell.row_span === 1 && cell.col_span === 1;
        if (!isOwn || bare(value).length < 2 || value.length > 30 || !isOnce(value)) return [];
        const heads = grid
          .slice(0, header)
          .map((each) => name(each[first + labels.length + place]));
        const told = heads.filter((head, above) => head !== "" && head !== heads[above - 1]);
        if (told.length === 0 || !told.every((head) => HEADER.test(head))) return [];
        const key = `${file} ${id} ${header + at} ${first + labels.length + place}`;
        return [
          { key, file, table: id, title, value, row: names.join(" "), column: told.join(" ") },
        ];
      });
    })
    .sort(byHash)
    .slice(0, MOST_OF_TABLE);
}

/** Rows of one table with columns of another that stand together in no table and no paragraph. */
function nonesOf(cells, { blocks, tables }) {
  const together = [
    ...blocks.map(({ text }) => bare(text ?? "")),
    ...tables.map((table) => bare(table.cells.map(({ text }) => text).join(""))),
  ];
  return cells
    .flatMap((one) =>
      cells.flatMap((other) => {
        const [row, column] = [bare(one.row), bare(other.column)];
        const isApart = one.table !== other.table && bare(one.column) !== column;
        if (!isApart || row.length < 3 || column.length < 3) return [];
        if (together.some((text) => text.includes(row) && text.includes(column))) return [];
        return [{ ...other, key: one.key + other.key, row: one.row }];
      }),
    )
    .sort(byHash)
    .slice(0, MOST_NONE);
}

const files = koreanFiles();
const idOf = documentsOf(files);
const asked = { cells: [], none: [] };
for (const { file } of files.filter(({ file }) => halfOf(idOf(file)) === half)) {
  const document = await readDocument(file);
  const title = oneLine(document.structure.title ?? "");
  if (title === "" || title.length > LONGEST_TITLE) continue;
  const cells = document.tables
    .sort((one, other) => hash(file + one.id) - hash(file + other.id))
    .map((table) => cellsOf(table, title, file))
    .filter(({ length }) => length > 0)
    .slice(0, MOST_TABLES)
    .flat();
  asked.cells.push(...cells);
  asked.none.push(...nonesOf(cells, document));
}

const { questions } = openQuestions(await readCorpus(files));
for (const [kind, all] of Object.entries(asked)) {
  const sum = { right: 0, first: 0, refused: 0 };
  for (const each of all) {
    const text = question(each);
    const answer = await questions.answer({ tenant: "all", question: text });
    const holds = (given) => bare(given ?? "").includes(bare(each.value));
    const isRight = kind === "none" ? !answer.answered : holds(answer.text);
    sum.right += isRight ? 1 : 0;
    sum.first += holds(answer.citations[0]?.quote) ? 1 : 0;
    sum.refused += answer.answered ? 0 : 1;
    if (!isRight && values.misses === kind && half === FITTING && hash(text) % 2 === 0)
      console.log(`  ${text}\t${answer.text.slice(0, 200).replace(/\n/g, " ⏎ ")}`);
  }
  const share = (number) => (number / all.length).toFixed(3);
  console.log(
    kind === "none"
      ? `none\trefused ${share(sum.refused)} of ${all.length}`
      : `cells\tright ${share(sum.right)}, first ${share(sum.first)}, refused ${share(sum.refused)} of ${all.length}`,
  );
}
