/** Questions for a sum, made from tables: the printed total of a column, or every row of a column that has none. */

const TOTAL = /^(?:계|합계|총계|총합계)$/;
const PART = /소계|누계/;
const NUMBER = /^[\d,]+(?:\.\d+)?$/;
const NAME = /^[가-힣]{2,10}$/;
/** Columns that say no quantity, and those of which a sum says nothing. */
const NO_QUANTITY =
  /번호|연번|순번|순위|구분|비고|일자|연도|단가|버전|비율|평균|코드|전화|합계|총계|년$/;
const MOST_ROWS = 6;
const LEAST_ROWS = 2;
const LONGEST_HEADING = 30;

/** Only columns whose name heads one table of the document, or one under its heading: else which total is asked for stays open. */
export function totals(title, { chunks }) {
  const tables = chunks.flatMap((chunk) => (chunk.kind === "table" ? tableIn(chunk) : []));
  return tables.flatMap(({ names, rows, heading }, place) =>
    names.flatMap((name, column) => {
      const others = tables.filter((table, at) => at !== place && table.names.includes(name));
      if (!NAME.test(name) || NO_QUANTITY.test(name)) return [];
      if (others.length === 0) return askedOf(title, name, column, names, rows);
      const isOpen = heading === "" || others.some((other) => other.heading === heading);
      return isOpen ? [] : askedOf(`${title} ${heading}`, name, column, names, rows);
    }),
  );
}

function askedOf(title, name, column, names, rows) {
  const isTotal = (cells) => cells.slice(0, 2).some((cell) => TOTAL.test(cell.replace(/\s/g, "")));
  const isPart = (cells) => cells.some((cell) => PART.test(cell.replace(/\s/g, "")));
  const sums = rows.filter(isTotal);
  const values = rows
    .filter((cells) => !isTotal(cells))
    .map((cells) => cellOf(cells, column, names));
  if (sums.length > 1 || rows.some(isPart)) return [];
  if (values.filter((value) => NUMBER.test(value)).length < LEAST_ROWS) return [];
  const topic = (name.charCodeAt(name.length - 1) - 0xac00) % 28 === 0 ? "는" : "은";
  if (sums.length === 1) {
    const value = cellOf(sums[0], column, names);
    const ask =
      title.length % 2 === 0 ? `${name} 합계는 얼마인가요?` : `${name}${topic} 모두 얼마인가요?`;
    return NUMBER.test(value)
      ? [{ kind: "total", question: `${title}의 ${ask}`, truth: [[value]] }]
      : [];
  }
  if (values.length > MOST_ROWS || !values.every((value) => NUMBER.test(value))) return [];
  if (rows.some((cells) => cells.length !== names.length)) return [];
  return [
    {
      kind: "operands",
      question: `${title}의 ${name}${topic} 모두 얼마인가요?`,
      truth: values.map((value) => [value]),
    },
  ];
}

/** A row with merged cells has fewer: then only its last one is known, as that of the last column. */
function cellOf(cells, column, names) {
  if (cells.length === names.length) return cells[column];
  return column === names.length - 1 ? cells.at(-1) : "";
}

/** The last row of nothing but names over the first number names the columns. */
function tableIn({ text, path }) {
  const lines = text.split("\n").filter((line) => line.includes(" | "));
  const all = lines.map((line) => line.split(" | ").map((cell) => cell.trim()));
  const first = all.findIndex((cells) => cells.some((cell) => NUMBER.test(cell)));
  const rows = all.slice(first);
  if (first < 1 || rows.length < LEAST_ROWS) return [];
  const names = all[first - 1].map((name) => name.replace(/\s|[(（].*$/g, ""));
  const heading = (path.slice(1).at(-1) ?? "").replace(/^[^가-힣A-Za-z]+/, "").trim();
  return [{ names, rows, heading: heading.length <= LONGEST_HEADING ? heading : "" }];
}
