/** Printed values with what they stand among: nearest words, companions, date, column, unit. */
import { describe, expect, it } from "vitest";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { EvidenceIndex } from "./evidence-index.js";
import {
  lastDate,
  nearText,
  type PrintedValue,
  printedValues,
  readAbove,
} from "./printed-values.js";

const values = (text: string, path: string[] = []) =>
  new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path, text },
  ]).values;
const value = (text: string, printed: string, path: string[] = []): PrintedValue =>
  values(text, path).find(({ quantity }) => quantity.text === printed)!;
const texts = (quantities: readonly { text: string }[]) => quantities.map(({ text }) => text);

it("an item of a list stands under what opens it", () => {
  const text = "가. 납품 현장\n(1) 본관 13곳\n나. 입찰 품목\n(1) 별관 : 총 27개";
  expect(value(text, "27개").above).toContain("입찰품목");
  expect(value(text, "27개").above).not.toContain("납품현장");
});

describe("the words near a value", () => {
  const near = (text: string, at: number) => nearText(text, readQuantities(text), at);

  it("reach to the values before and behind it", () => {
    const text = "남자 12명 여자 13명 합격";
    expect(near(text, 1)).toMatchObject({ before: "여자", behind: "합격", outside: "" });
    expect(near(text, 0)).toMatchObject({ before: "남자", behind: "여자", outside: "" });
  });

  it("tell what is counted, where it stands behind", () => {
    expect(near("모두 12개 기관", 0).counted).toBe("기관");
    expect(near("모두 12개의 기관", 0).counted).toBe("");
    expect(near("모두 12개 등", 0).counted).toBe("");
  });

  it.each([",", ";", "▲", "▴", "▶", "→", "⇒", "⇨", "※", "▸", "△", " + "])("end at %s", (mark) => {
    expect(near(`남자 합격${mark}여자 12명 불합격${mark}기타`, 0)).toMatchObject({
      ...{ before: "여자", behind: "불합격" },
    });
  });

  it.each(["하고", "하며", "하나"])("end at a clause: %s", (ending) => {
    expect(near(`남자 합격${ending} 여자 12명`, 0).before).toBe("여자");
  });

  it("end behind a bracket", () => {
    expect(near("남자(합격) 여자 12명", 0).before).toBe("여자");
  });

  it("have what stands before the bracket that the value stands in", () => {
    expect(near("예산 확정, 피해 건수(비율 12%)", 0)).toEqual({
      ...{ before: "피해건수비율", behind: "", counted: "", outside: "피해건수" },
      label: "피해건수비율",
    });
    expect(near("피해(증가) 건수 12%", 0).outside).toBe("");
    expect(near("(12%) 증가", 0).outside).toBe("");
    expect(near("가(12%)", 0).outside).toBe("가");
    expect(near("12%", 0).outside).toBe("");
  });
});

describe("the label of a value", () => {
  it.each([
    ["모집인원은 12명", "모집인원"],
    ["사업비는 총 3억원", "사업비"],
    ["- (전환이율) 연 7%", "전환이율"],
    ["가. (비고 3) 연 7%", ""],
    ["예산 확정, 비율 12%", "비율"],
  ])("%s: %s", (text, label) => {
    const quantities = readQuantities(text);
    expect(nearText(text, quantities, quantities.length - 1).label).toBe(label);
  });

  it("goes on behind the weekday of a date", () => {
    const text = "원장은 6. 25.(화) 서울에서 특강을 한다";
    expect(nearText(text, readQuantities(text), 0).behind).toContain("특강");
    const other = "비율 12%(평균) 서울에서 특강을 한다";
    expect(nearText(other, readQuantities(other), 0).behind).not.toContain("특강");
  });
});

describe("a value of a sentence", () => {
  it("keeps the words of the one before where it has none of its own", () => {
    const text = "학부모 243건, 48.5%, 교직원 77건";
    expect(value(text, "48.5%").near).toContain("학부모");
    expect(value(text, "77건").near).not.toContain("학부모");
  });

  it("told in turn stands near the thing that it is of", () => {
    const text = "직전 분기 및 전년 평균 대비 각각 16.6%, 7.4% 감소";
    expect(value(text, "7.4%").near).toContain("전년");
    expect(value(text, "7.4%").near).not.toContain("직전");
    expect(value(text, "16.6%").near).toContain("직전분기");
    expect(value(text, "16.6%").near).not.toContain("전년");
  });

  it("has the two nearest values as companions, those before first, and all others far off", () => {
    const third = value("갑 1명 을 2명 병 3명 정 4명", "3명");
    expect(texts(third.companions)).toEqual(["2명", "1명"]);
    expect(texts(third.distant)).toEqual(["2명", "1명", "4명"]);
    expect(texts(value("갑 1명", "1명", ["2024년 계획"]).distant)).toEqual(["2024년"]);
  });

  it("knows what its line is about", () => {
    const topic = (text: string) => value(text, "2명").topic;
    expect(topic("교육시간은 1일 8시간, 총 2명")).toBe("교육시간은");
    expect(topic("구성 : 위원장 1명을 포함한 2명")).toBe("구성");
    expect(topic("3일 동안 교육은 2명")).toBe("");
    expect(topic(`${"가".repeat(23)} : 2명`)).toBe("가".repeat(23));
    expect(topic(`${"가".repeat(25)} : 2명`)).toBe("");
    expect(topic(`${"가".repeat(16)}는 2명`)).toBe(`${"가".repeat(16)}는`);
    expect(topic(`${"가".repeat(17)}는 2명`)).toBe("");
    expect(topic("구분 | 인원\n교육은 갑 | 2명")).toBe("");
  });

  it("has its date as a companion, however far off", () => {
    const text = "2024년 3분기 매출 2명, 수출 3명, 이익 4명";
    expect(texts(value(text, "4명").companions)).toEqual(["3명", "2명", "2024년"]);
  });

  it("is of the last date before it", () => {
    expect(value("2023년 12명, 2024년 13명", "13명").date?.year).toBe(2024);
    expect(value("2023년 12명, 2024년 13명", "12명").date?.year).toBe(2023);
    expect(value("12명, 2024년", "12명").date).toBeNull();
    const quantities = readQuantities("2023년 12명 2024년");
    expect(lastDate(quantities, 0)).toBeNull();
    expect(lastDate(quantities, 2)?.year).toBe(2023);
  });

  it("without a unit counts nothing that has one, except at the end", () => {
    expect(value("문서 12 외", "12").readings).toEqual([{ value: 12, unit: "" }]);
    expect(value("모집인원 : 12", "12").readings).toEqual([{ value: 12, unit: null }]);
    expect(value("모집인원 12명", "12명").readings).toEqual([{ value: 12, unit: "명" }]);
    for (const text of ["(남 12)", "[남 12]", "남 12, 여"])
      expect(value(text, "12").readings).toEqual([{ value: 12, unit: null }]);
  });

  it("takes the unit that its line declares, which is no value itself", () => {
    expect(value("예산 12 (단위: 천원)", "12").readings).toEqual([{ value: 12_000, unit: "원" }]);
    expect(values("예산 (단위: 천원)")).toEqual([]);
  });
});

describe("a value of a row", () => {
  const table = "구분 | 2023년 | 2024년\n출자금 | 12 | 13";

  it("stands near its row's labels and its header", () => {
    const { near, within, column } = value(table, "13");
    expect(near).toContain("출자금");
    expect(near).toContain("2024년");
    expect(near).not.toContain("2023년");
    expect(within).toContain("출자금");
    expect(column).toBe("2024년");
  });

  it("in a cell of words stands near those words and the cell before", () => {
    const printed = value("구분 | 내용\n예산 | 남자는 12명을 뽑고 여자는 13명을 뽑는다", "13명");
    expect(printed.near).toContain("여자는");
    expect(printed.near).toContain("예산");
    expect(printed.near).not.toContain("남자");
    expect(printed.within).toContain("남자");
  });

  it("is of the date of its column, or the last one in a cell of words", () => {
    expect(value(table, "13").date?.year).toBe(2024);
    const both = "구분 | 2023년과 2024년\n갑 | 12";
    expect(value(both, "12").date).toBeNull();
    const words = "구분 | 내용\n갑 | 2022년에는 12명을 뽑고 나서 마침";
    expect(value(words, "12명").date?.year).toBe(2022);
  });

  it("has the values of its header and labels as companions, in a cell of words the others first", () => {
    const row = value("구분 | 2024년\n3분기 | 12(5%)", "12");
    expect(texts(row.companions)).toEqual(["2024년", "3분기", "5%"]);
    const words = value("구분 | 2024년\n3분기 | 남자는 12명이고 여자는 5명이다", "12명");
    expect(texts(words.companions)).toEqual(["5명", "2024년", "3분기"]);
  });

  it("has dates of other cells and the first cell as labels, not amounts", () => {
    const row = value("번호 | 접수일 | 예산 | 결산\n7 | 3월 1일 | 12 | 13", "13");
    expect(texts(row.companions)).toEqual(["7", "3월 1일"]);
    expect(row.near).not.toContain("12");
    expect(value("번호 | 이름 | 예산\n7 | 갑돌이 | 12", "12").near).toContain("갑돌이");
  });

  it("has units of its header before those above the table", () => {
    const above = "(단위: 백만원)\n구분 | 금액(천원) | 합계\n갑 | 12 | 13";
    expect(value(above, "12").readings).toEqual([{ value: 12_000, unit: "원" }]);
    expect(value(above, "13").readings).toEqual([{ value: 13_000_000, unit: "원" }]);
    expect(value("구분 | 금액\n갑 | 12", "12").readings).toEqual([{ value: 12, unit: null }]);
    // A row may have one of its own.
    const row = "(단위: 백만원)\n구분 | 올해\n예산(천원) | 12";
    expect(value(row, "12").readings).toEqual([{ value: 12_000, unit: "원" }]);
    expect(value(above.replace("| 12", "| 12명"), "12명").readings).toEqual([
      { value: 12, unit: "명" },
    ]);
  });

  it.each(["증감률", "지급율", "비중", "A/B", "전년비(%)"])(
    "under amounts and shares is a share where it is called so: %s",
    (name) => {
      const text = `(단위: 천원, %)\n구분 | 금액 | ${name}\n갑 | 12 | 13`;
      expect(value(text, "13").readings).toEqual([{ value: 13, unit: "%" }]);
      expect(value(text, "12").readings).toEqual([{ value: 12_000, unit: "원" }]);
    },
  );

  it("under units of one kind has all of them", () => {
    const amounts = "(단위: 천원, 명)\n구분 | 비중\n갑 | 12";
    expect(value(amounts, "12").readings).toHaveLength(2);
    const rates = "(단위: %, %p)\n구분 | 금액\n갑 | 12";
    expect(value(rates, "12").readings).toHaveLength(2);
    const points = "(단위: 천원, %p)\n구분 | 비중\n갑 | 12";
    expect(value(points, "12").readings).toEqual([{ value: 12, unit: "%p" }]);
  });
});

it("what stands above is read once, without the units it declares", () => {
  const above = readAbove("2024년 예산 (단위: 천원)");
  expect(texts(above.quantities)).toEqual(["2024년"]);
  expect(above.units).toEqual([{ factor: 1000, unit: "원" }]);
  const [line] = new EvidenceIndex([
    { doc_id: "a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text: "갑 12명" },
  ]).lines;
  expect(printedValues(line!, above, "갑")[0]).toMatchObject({ above: above.letters, chunk: "갑" });
});
