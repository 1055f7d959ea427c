/** Lines, tables and names that made pages share. */
import type { Names } from "./names.js";
import type { Cell, Field, Grid, Item, Line, Page } from "./page.js";

export const TITLE_SIZE = 18;
export const HEAD_SIZE = 14;

export const centred = (text: string, size = HEAD_SIZE): Line => ({
  text,
  size,
  bold: true,
  side: "center",
});
export const right = (text: string): Line => ({ text, side: "right" });
export const plain = (text: string): Line => ({ text });
export const spaced = (text: string) => [...text.replaceAll(" ", "")].join(" ");
export const grid = (rows: (string | Cell)[][], columns: number): Grid => ({
  rows: rows.map((cells) =>
    cells.map((cell) => (typeof cell === "string" ? { text: cell } : cell)),
  ),
  columns,
});

export const TEXT =
  "시민이 시설을 안전하게 함께 쓰도록 문을 여는 곳을 돕기 위하여 다음과 같이 알려 드리니 많은 참여를 바랍니다.";
export const ITEMS = [
  plain("1. 추진 배경"),
  plain(TEXT),
  plain("2. 추진 내용"),
  plain(TEXT),
  plain("3. 행정 사항"),
  plain(TEXT),
];

/** What people fill in. */
export const keys = () =>
  grid(
    [
      ["소속", "", "직위", ""],
      ["성명", "", "연락처", ""],
      ["기간", "20  년   월   일 ~ 20  년   월   일", "장소", ""],
      ["내용", { text: "", across: 3 }],
    ],
    4,
  );
export const log = () =>
  grid(
    [
      ["구분", "점검 사항", "결과", "비고"],
      ["1", "출입문과 창문의 잠금 상태", "", ""],
      ["2", "소화기와 비상구의 상태", "", ""],
      ["3", "전등과 난방 기구의 상태", "", ""],
      ["특이사항", { text: "", across: 3 }],
    ],
    4,
  );
export const stamps: [string, ...string[]] = ["결\n재", "담당", "팀장", "과장"];

export const iso = ({ year, month, day }: Names) =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
export const dotted = ({ year, month, day }: Names) => `${year}. ${month}. ${day}.`;
export const written = ({ year, month, day }: Names) => `${year}년 ${month}월 ${day}일`;

type Fields = Partial<Record<Field, (string | null)[]>>;
export const page = (items: Item[], fields: Fields, header?: Line[]): Page => ({
  items,
  ...(header === undefined ? {} : { header }),
  fields: { title: [], doc_number: [null], issued_date: [null], issuer: [null], ...fields },
});

/** A form's own name: with the thing that it is about, or without. */
export const titleOf = ({ thing, form, number }: Names) => (number % 2 ? `${thing} ${form}` : form);
export const tagOf = ({ number }: Names) => `별지 제${(number % 30) + 1}호서식`;
export const tags = (names: Names) => [null, tagOf(names), `[${tagOf(names)}]`];
