/** Evidence parted into sentences and rows, with headers, spanned labels and what stands above. */
import { describe, expect, it } from "vitest";
import type { HeaderFacts } from "../evidence-chunk.js";
import { evidenceLines } from "./evidence-lines.js";

const lines = (text: string, { path = [], tables, before = "" }: Given = {}) =>
  evidenceLines(
    {
      ...{ doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], text, path },
      ...(tables && { tables }),
    },
    before,
  );
interface Given {
  path?: string[];
  tables?: HeaderFacts[];
  before?: string;
}
/** Headers of the cells of the last row. */
const headers = (text: string, tables?: HeaderFacts[]) =>
  lines(text, tables && { tables })
    .at(-1)!
    .cells!.map(({ header }) => header);
const cell = (row: number, col: number, text: string, col_span = 1) => ({
  ...{ row, col, text, row_span: 1, col_span, header: true, page: 1, bbox: null, ref: null },
});

describe("running text", () => {
  it("is parted into sentences, decomposed text composed", () => {
    const made = lines("심사한다. 접수한다.\n공고한다.".normalize("NFD"));
    expect(made.map(({ text }) => text)).toEqual(["심사한다.", "접수한다.", "공고한다."]);
    expect(made.every(({ cells }) => cells === null)).toBe(true);
  });

  it("is parted behind a demand of a regulation", () => {
    const made = lines("지하에 묻을 것. 다만, 소형의 경우에는 그렇지 않다.");
    expect(made.map(({ text }) => text)).toEqual([
      ...["지하에 묻을 것.", "다만, 소형의 경우에는 그렇지 않다."],
    ]);
  });

  it.each([
    ["a line that says that more follows", "구비 서류는 다음과 같다."],
    ["a line that ends with a colon", "구비 서류:"],
    ["a caption in brackets", "< 구비 서류 >"],
    ["a unit", "구비 서류 단위 개"],
  ])("has %s above what follows", (_, lead) => {
    const [first, second, third] = lines(`${lead}\n신분증 사본\n통장 사본`, { path: ["제2장"] });
    expect(first!.above).toBe("제2장\n");
    expect(second!.above).toBe(`제2장\n${lead}`);
    expect(third!.above).toBe(`제2장\n${lead}`);
  });

  it("has any other line not above what follows, and the end of the chunk before at first", () => {
    const [first, second] = lines("신분증 사본\n통장 사본", { before: "(단위: 천원)" });
    expect([first!.above, second!.above]).toEqual(["\n(단위: 천원)", "\n(단위: 천원)"]);
  });
});

describe("rows", () => {
  it.each([
    ["갑 | 12", ["갑", "12"]],
    ["| 12", ["", "12"]],
    ["갑 |", ["갑", ""]],
    ["갑 |12 | 13", ["갑", "12", "13"]],
  ])("are lines with cells: %s", (text, cells) => {
    expect(lines(text)[0]!.cells!.map((one) => one.text)).toEqual(cells);
  });

  it("go on where a cell of several lines ends and the next begins a line", () => {
    const [row] = lines("갑 | 12\n | 13");
    expect(row!.text).toBe("갑 | 12 | 13");
    // With nothing before it, it is a row of its own.
    expect(lines(" | 13")[0]!.cells!.map(({ text }) => text)).toEqual(["", "13"]);
    expect(lines("갑 | 12\n| 13")).toHaveLength(2);
  });

  it("begin anew where a table begins, though a heading in a frame stands right above it", () => {
    const cells = [cell(0, 0, "건명"), cell(0, 1, "금액(천원)")];
    const text = "Ⅳ | 처분 요구\n건명 | 금액(천원)\n갑 | 250";
    expect(headers(text, [{ header_rows: 1, cells }])).toEqual(["건명", "금액(천원)"]);
    expect(headers(text)).not.toEqual(["건명", "금액(천원)"]);
  });

  it("end where running text begins, and a new table has its own header", () => {
    const made = lines("구분 | 예산\n갑 | 12\n끝이다.\n항목 | 인원\n을 | 13");
    expect(made.map(({ cells }) => cells?.at(-1)?.header ?? null)).toEqual([
      ...["", "예산", null, "", "인원"],
    ]);
  });

  it("tell values from labels", () => {
    const made = lines("갑 | 12명 | (12.5%) | 2024. 3. 1. | 약 12명쯤 됨 | 없음")[0]!;
    expect(made.cells!.map(({ isValue }) => isValue)).toEqual([
      ...[false, true, true, true, false, false],
    ]);
    // Two letters beside a value are a mark, three are words.
    expect(lines("a | 12 가나")[0]!.cells![1]!.isValue).toBe(true);
    expect(lines("a | 12 가나다")[0]!.cells![1]!.isValue).toBe(false);
  });

  it("have what stands above the table above them, with the first cells of its header", () => {
    const row = lines("<총괄>\n구분(천원) | 예산\n갑 | 12", { path: ["제2장"] }).at(-1)!;
    expect(row.above).toBe("제2장\n<총괄>\n구분(천원)");
  });
});

describe("headers", () => {
  it("are the rows before the first that prints an amount", () => {
    expect(headers("구분 | 예산\n갑 | 12")).toEqual(["구분", "예산"]);
    expect(headers("구분 | 예산\n세부 | 금액\n갑 | 12")).toEqual(["세부\n구분", "금액\n예산"]);
    expect(headers("갑 | 12\n을 | 13")).toEqual(["", ""]);
  });

  it("are three rows at most, and never the last row", () => {
    const names = ["가 | 나", "다 | 라", "마 | 바", "사 | 아"];
    expect(headers([...names, "갑 | 12"].join("\n"))).toEqual(["마\n다\n가", "바\n라\n나"]);
    expect(headers("가 | 나\n다 | 라")).toEqual(["가", "나"]);
    expect(headers("가 | 나")).toEqual(["", ""]);
  });

  it.each(["1분기", "2Q", "3차", "4월", "2학년", "1단계", "3순위"])(
    "may be counts that name a column: %s",
    (name) => expect(headers(`구분 | ${name}\n갑 | 12`)).toEqual(["구분", name]),
  );

  it.each(["12", "(12)", "12명", "△12", "약12"])("are no amounts: %s", (amount) => {
    expect(headers(`구분 | ${amount}\n갑 | 12`)).toEqual(["", ""]);
  });

  it("may hold a number among words, or a year", () => {
    expect(headers("구분 | 상위 10개 기업\n갑 | 12")).toEqual(["구분", "상위 10개 기업"]);
    expect(headers("구분 | 2024년\n갑 | 12")).toEqual(["구분", "2024년"]);
    expect(headers("구분 | 상위12\n갑 | 12")).toEqual(["", ""]);
    expect(headers("구분 | 1차상위12\n갑 | 12")).toEqual(["구분", "1차상위12"]);
    expect(headers("구분 | 나이대12\n갑 | 12")).toEqual(["구분", "나이대12"]);
    expect(headers("구분 | \n갑 | 12")).toEqual(["구분", ""]);
  });

  it("stand over the right of a body that is wider than they are", () => {
    expect(headers("예산 | 결산\n갑 | 12 | 13")).toEqual(["", "예산", "결산"]);
  });

  it("lie over groups of columns that are as wide as one another", () => {
    const text = "구분 | 남 | 여\n인원 | 비율 | 인원 | 비율\n갑 | 1 | 2 | 3 | 4";
    expect(headers(text)).toEqual(["\n구분", "인원\n남", "비율\n남", "인원\n여", "비율\n여"]);
  });

  it("begin a group wherever the first label comes again", () => {
    const text = "구분 | 2023 예산안 | 2024 예산안\n상 | 하 | 상 | 중 | 하\n갑 | 1 | 2 | 3 | 4 | 5";
    const over = headers(text).map((header) => header.split("\n").at(-1));
    expect(over).toEqual([
      ...["구분", "2023 예산안", "2023 예산안", "2024 예산안", "2024 예산안", "2024 예산안"],
    ]);
  });

  it("stand over one another where both rows are as wide, whatever stands left of them", () => {
    const text = "남 | 여\n인원 | 인원\n갑 | 1 | 2";
    expect(headers(text)).toEqual(["\n남", "인원\n남", "인원\n여"]);
  });

  it("are left open where groups do not come out even", () => {
    const text = "구분 | 남 | 여\n가 | 나 | 다\n갑 | 1 | 2 | 3";
    expect(lines(text)).toHaveLength(3);
    const uneven = "구분 | 남 | 여\n가 | 나 | 다 | 라 | 마\n갑 | 1 | 2 | 3 | 4 | 5";
    expect(headers(uneven)[1]).toBe("가\n");
    const more = "구분 | 남\n상 | 하 | 상 | 하 | 상 | 하\n갑 | 1 | 2 | 3 | 4 | 5 | 6";
    expect(headers(more)[1]).toBe("상\n");
    const few = "시도 | 구분\n가 | 나 | 다\n서울 | 갑 | 1 | 2 | 3";
    expect(headers(few)).toEqual(["\n시도", "\n구분", "가\n", "나\n", "다\n"]);
  });
});

describe("a row of names right above a row of amounts", () => {
  const first = "구분 | 광명 | 수원 | 시흥\n인원 | 1 명 | 2 명 | 3 명\n";

  it("names its columns, below the header", () => {
    const text = `${first}동 | 원동 | 능동 | 일동\n인원 | 7 명 | 8 명 | 9 명`;
    expect(headers(text).map((header) => header.split("\n")[0])).toEqual([
      ...["동", "원동", "능동", "일동"],
    ]);
  });

  it.each([
    ["is as wide as it", "동 | 원동 | 능동\n인원 | 7 명 | 8 명 | 9 명"],
    ["has a number", "동 | 원동 | 능동 | 1동\n인원 | 7 명 | 8 명 | 9 명"],
    ["has an empty cell", "동 | 원동 |  | 일동\n인원 | 7 명 | 8 명 | 9 명"],
    ["stands above amounts alone", "동 | 원동 | 능동 | 일동\n인원 | 7 명 | 없음 | 9 명"],
  ])("names none unless it %s", (_, rows) => {
    expect(headers(first + rows).join()).not.toContain("원동");
  });

  it("is no pair of a label and a value", () => {
    expect(headers("구분 | 광명\n인원 | 1 명\n동 | 원동\n인원 | 7 명").join()).not.toContain(
      "원동",
    );
  });
});

describe("cells that span rows", () => {
  const rows = lines("시도 | 구분 | 예산\n서울 | 갑 | 12\n을 | 13\n부산 | 갑 | 14");

  it("give their label to the rows below", () => {
    expect(rows.map(({ inherited }) => inherited)).toEqual(["", "", "서울", ""]);
  });

  it("shift the headers of those rows", () => {
    expect(rows[2]!.cells!.map(({ header }) => header)).toEqual(["구분", "예산"]);
  });

  it("hand on what they inherited themselves", () => {
    const deep = lines("가 | 나 | 다 | 라\n서울 | 남 | 갑 | 1\n을 | 2\n여 | 병 | 3\n정 | 4");
    expect(deep.map(({ inherited }) => inherited)).toEqual([
      "",
      "",
      "서울\n남",
      "서울",
      "서울\n여",
    ]);
  });
});

describe("a table that is known", () => {
  const text = "구분 | 검사 | 결과\n양성 | 음성\n1월 | 300 | 120 | 180";
  const cells = [
    ...[cell(0, 0, "구분"), cell(0, 1, "검사"), cell(0, 2, "결과", 2)],
    ...[cell(1, 0, ""), cell(1, 1, ""), cell(1, 2, "양성"), cell(1, 3, "음성")],
    cell(2, 0, "1월"),
  ];

  it("gives every column the cells that lie over it", () => {
    expect(headers(text, [{ header_rows: 2, cells }])).toEqual([
      ...["구분\n", "검사\n", "결과\n양성", "결과\n음성"],
    ]);
  });

  it("has only those of its header rows that print something", () => {
    const empty = cells.filter(({ row }) => row !== 1).concat([cell(1, 0, " ")]);
    const made = lines("구분 | 검사 | 결과\n1월 | 300 | 120 | 180", {
      tables: [{ header_rows: 2, cells: empty }],
    });
    expect(made.at(-1)!.cells!.map(({ header }) => header.trim())).toEqual([
      ...["구분", "검사", "결과", "결과"],
    ]);
  });

  it("may stand between sentences, or in another chunk", () => {
    const tables = [{ header_rows: 2, cells }];
    const made = lines(`앞 문장이다.\n${text}\n뒤 문장이다.`, { tables });
    expect(made.map((line) => line.cells?.at(-1)?.header ?? null)).toEqual([
      ...[null, "", "", "결과\n음성", null],
    ]);
    expect(lines("문장이다.", { tables })).toHaveLength(1);
  });

  it("is known by its first row, in whatever spacing", () => {
    const spaced = text.replace("구분", "구 분");
    expect(headers(spaced, [{ header_rows: 2, cells }])[2]).toBe("결과\n양성");
    expect(headers(text.replace("구분", "항목"), [{ header_rows: 2, cells }])[2]).not.toBe(
      "결과\n양성",
    );
    expect(headers(text, [{ header_rows: 0, cells }])[2]).not.toBe("결과\n양성");
  });
});

describe("names of columns that the chunk before ends with", () => {
  const named = (before: string, text: string) =>
    lines(text, { before })
      .at(-1)!
      .cells!.map(({ header }) => header);

  it("name the columns of the first rows, behind a line of text too", () => {
    expect(named("갑인 경우 | 을인 경우", "75% | 70%")).toEqual(["갑인 경우", "을인 경우"]);
    expect(named("갑인 경우 | 을인 경우", "사업비의\n75% | 70%")).toEqual([
      "갑인 경우",
      "을인 경우",
    ]);
  });

  it.each([
    ["of as many cells", "갑 | 을 | 병", "75% | 70%"],
    ["that hold no amount", "갑 | 3명", "75% | 70%"],
    ["of which none is empty", "갑 | ", "75% | 70%"],
    ["above amounts alone", "갑 | 을", "합계 | 70%"],
    ["where the rows have no header", "갑 | 을", "병 | 정\n75% | 70%"],
  ])("name none unless they are names %s", (_, before, text) => {
    expect(named(before, text).join()).not.toContain("갑");
  });
});

describe("a row of dates below a header", () => {
  it("names the columns of the rows below it", () => {
    const text = "지표 | 실적\n'23년 | '24년 | '25년\n연장 | 시행 1㎞ | 시행 2㎞ | 시행 3㎞";
    expect(headers(text).map((header) => header.split("\n")[0])).toEqual([
      ...["", "'23년", "'24년", "'25년"],
    ]);
  });

  it("and of a table behind lines of text", () => {
    const text = "내용 | 일정 (월)\n4 | 5 | 6\n1. 조사\n공정(%) | 15 | 25 | 60";
    expect(headers(text)).toEqual(["", "4월", "5월", "6월"]);
  });

  it("of as many columns beside their label alone", () => {
    const text = "내용 | 일정 (월)\n4 | 5 | 6\n1. 조사\n공정(%) | 15 | 25";
    expect(headers(text).join("")).toBe("");
  });
});
