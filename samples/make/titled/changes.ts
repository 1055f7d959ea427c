/** Changes of a made page that leave its fields as they are; null where one does not fit the page. */
import { squeeze } from "../../../src/text/spacing.js";
import { type Cell, type Item, type Line, type Page, PLAIN_SIZE } from "./page.js";

type Change = (page: Page) => Page | null;

const same = (text: string, title: string) => squeeze(text) === squeeze(title);

/** The title's line, where it is one line outside of tables. */
function titleAt({ items, fields }: Page): number {
  return items.findIndex((item) => "text" in item && same(item.text, fields.title[0] ?? ""));
}

/** Puts other items in the place of the title's line. */
const atTitle =
  (make: (title: Line) => Item[] | null): Change =>
  (page) => {
    const at = titleAt(page);
    const made = at < 0 ? null : make(page.items[at] as Line);
    return made && { ...page, items: page.items.toSpliced(at, 1, ...made) };
  };

const onTop =
  (...items: Item[]): Change =>
  (page) => ({ ...page, items: [...items, ...page.items] });

const wrapped = (before: string, behind: string) =>
  atTitle((title) => [{ ...title, text: `${before}${title.text}${behind}` }]);

/** Before and behind the title, where it may be taken for part of it. */
const around = (before: string, behind: string): Change => {
  const change = wrapped(before, behind);
  return (page) => {
    const made = change(page);
    const also = page.fields.title.map((title) => title && `${before}${title}${behind}`);
    return made && { ...made, fields: { ...made.fields, title: [...page.fields.title, ...also] } };
  };
};

/** Every text of the page in other letters. */
const everywhere =
  (change: <Some extends Line>(line: Some) => Some): Change =>
  (page) => ({
    ...page,
    items: page.items.map((item) => {
      if ("box" in item) return { box: item.box.map(change) };
      if ("text" in item) return change(item);
      return { ...item, rows: item.rows.map((cells) => cells.map(change)) };
    }),
  });

const DAY = /(\d{4})(?:\. |년 )(\d{1,2})(?:\. |월 )(\d{1,2})(?:\.|일)/g;
const days = (write: (year: string, month: string, day: string) => string): Change =>
  everywhere((line) => ({
    ...line,
    text: line.text.replace(DAY, (_, year: string, month: string, day: string) =>
      write(year, month, day),
    ),
  }));
const two = (digits: string) => digits.padStart(2, "0");

const small: Line = { text: "" };
const stamps: Cell[][] = [
  [{ text: "담당" }, { text: "팀장" }, { text: "과장" }],
  [small, small, small],
];

export const PAGE_CHANGES: Record<string, Change> = {
  "title at the left": atTitle((title) => [{ ...title, side: "left" }]),
  "title no larger": atTitle((title) => [{ ...title, size: PLAIN_SIZE }]),
  "nothing bold": everywhere((line) => ({ ...line, bold: false })),
  "title in < >": wrapped("< ", " >"),
  "title in 「 」": around("「", "」"),
  "title in 【 】": wrapped("【", "】"),
  "title in quotes": around("“", "”"),
  "title behind □": wrapped("□ ", ""),
  "title behind ■": wrapped("■ ", ""),
  "title behind 1.": wrapped("1. ", ""),
  "title with (안)": around("", "(안)"),
  "title with (예시)": around("", " (예시)"),
  "title spaced": atTitle((title) => [{ ...title, text: [...squeeze(title.text)].join(" ") }]),
  "title in two lines": atTitle((title) => {
    const words = title.text.split(" ");
    // Spaced letters are no words.
    if (words.length < 3 || words.every((word) => word.length === 1)) return null;
    const half = Math.ceil(words.length / 2);
    return [words.slice(0, half), words.slice(half)].map((some) => ({
      ...title,
      text: some.join(" "),
    }));
  }),
  "title in a table of one cell": atTitle((title) => [{ rows: [[title]], columns: 1 }]),
  "title in a box": atTitle((title) => [{ box: [title] }]),
  "title beside a small field": atTitle((title) => [
    {
      rows: [[{ ...title, across: 3 }, { text: "보존기간" }, { text: "5년" }]],
      columns: 5,
    },
  ]),
  "year over the title": (page) => {
    const year = "2026년도";
    const made = atTitle((title) => [{ ...title, text: year, size: 12 }, title])(page);
    const also = page.fields.title.map((title) => title && `${year} ${title}`);
    return made && { ...made, fields: { ...made.fields, title: [...page.fields.title, ...also] } };
  },
  "blank lines on top": onTop(small, small, small),
  "[붙임 1] on top": onTop({ text: "[붙임 1]" }),
  "(별첨 2) on top": onTop({ text: "(별첨 2)", side: "right" }),
  "대외비 on top": onTop({ text: "대외비", side: "right", bold: true }),
  "내부 검토용 on top": onTop({ text: "내부 검토용", side: "right" }),
  "motto on top": onTop({ text: "“시민이 행복한 도시, 함께하는 내일”", side: "center" }),
  "page on top": onTop({ text: "(2쪽 중 제1쪽)", side: "right" }),
  "stamps on top": onTop({ rows: stamps, columns: 3 }),
  "note below the title": atTitle((title) => [
    title,
    { text: "※ 해당하는 곳에 √ 표시하여 주시기 바랍니다." },
  ]),
  "unit below the title": atTitle((title) => [title, { text: "(단위 : 원)", side: "right" }]),
  "period below the title": atTitle((title) => [
    title,
    { text: "- 2026년 상반기 -", side: "center", size: 12 },
  ]),
  "header of another paper": (page) =>
    // Where a paper has no title, words in its header may be one.
    page.header || page.fields.title.every((each) => each === null)
      ? null
      : { ...page, header: [{ text: "시설 업무 편람", side: "right" }] },
  "page number at the foot": (page) => ({
    ...page,
    items: [...page.items, { text: "- 1 -", side: "center" }],
  }),
  "days as 2026.03.02": days((year, month, day) => `${year}.${two(month)}.${two(day)}`),
  "days as 2026-03-02": days((year, month, day) => `${year}-${two(month)}-${two(day)}`),
  "days as ’26. 3. 2.": days((year, month, day) => `’${year.slice(2)}. ${month}. ${day}.`),
  "days with their weekday": days((year, month, day) => `${year}. ${month}. ${day}.(월)`),
};
