/** How telling words are in the evidence, and how places meet them. */
import { describe, expect, it } from "vitest";
import { EvidenceIndex, wholeWeight, wordsMet } from "./evidence-index.js";

const chunk = (text: string, chunk_id = "c1", path: string[] = [], doc_id = "sha256:a") => ({
  ...{ doc_id, chunk_id, filename: "a.hwp", anchors: [], path, text },
});
const weight = (word: string, text: string, path: string[] = []) =>
  new EvidenceIndex([chunk(text, "c1", path)]).weigh([{ word, start: 0, end: 2 }], () => 1)[0]!;

describe("a word", () => {
  const FOUR = "심사한다.\n예산을 세운다.\n심사를 마친다.\n접수한다.";

  it("weighs more the fewer lines hold it", () => {
    expect(weight("예산", FOUR).weight).toBeCloseTo(Math.log(1 + 4 / 1.5), 10);
    expect(weight("심사", FOUR).weight).toBeCloseTo(Math.log(1 + 4 / 2.5), 10);
  });

  it("weighs one where only a heading holds it, and little where nothing does", () => {
    expect(weight("공모전", FOUR, ["공모전"]).weight).toBe(1);
    expect(weight("채용", FOUR).weight).toBe(0.4);
  });

  it("is left out where it is a person's own verb that no line has", () => {
    const words = ["예산", "알려야", "씁니다", "않아도", "못합니다", "채용"].map((word) => ({
      ...{ word, start: 0, end: 2 },
    }));
    const left = (text: string) =>
      new EvidenceIndex([chunk(text)]).weighNouns(words, () => 1).map(({ word }) => word.written);
    expect(left(FOUR)).toEqual(["예산", "채용"]);
    expect(left(`${FOUR}\n결과를 알려야 한다.`)).toEqual(["예산", "알려야", "채용"]);
  });

  it("must be met whole where it stands whole, and may be in part elsewhere", () => {
    expect(weight("지원사업", "지원사업을 한다.").word.whole).toBe(true);
    expect(weight("지원사업", "한다.", ["지원사업"]).word.whole).toBe(true);
    expect(weight("지원사업", "지원 계획을 세운다.\n사업을 한다.").word.whole).toBe(false);
  });

  it("weighs what its place in the sentence gives it, too", () => {
    const words = ["예산", "심사"].map((word) => ({ word, start: 0, end: 2 }));
    const [first, second] = new EvidenceIndex([chunk(FOUR)]).weigh(words, ({ word }) =>
      word === "예산" ? 0.5 : 2,
    );
    expect(first!.weight).toBeCloseTo(0.5 * Math.log(1 + 4 / 1.5), 10);
    expect(second!.weight).toBeCloseTo(2 * Math.log(1 + 4 / 2.5), 10);
    expect(wholeWeight([first!, second!])).toBeCloseTo(first!.weight + second!.weight, 10);
  });
});

describe("a place meets a word", () => {
  const met = (
    written: string,
    place: Partial<Record<"near" | "within" | "above" | "chunk", string>>,
  ) => {
    const words = [{ word: { written, whole: false }, weight: 2 }];
    return wordsMet(words, { near: "", within: "", above: "", chunk: "", ...place });
  };

  it("wholly beside the value, half in its line and above it, a fifth elsewhere in the chunk", () => {
    expect(met("예산", { near: "예산" })).toEqual({ met: 2, whole: 2 });
    expect(met("예산", { within: "예산" }).met).toBe(1);
    expect(met("예산", { above: "예산" }).met).toBe(1);
    expect(met("예산", { chunk: "예산" }).met).toBe(0.4);
    expect(met("예산", {}).met).toBe(0);
  });

  it("by the best of these", () => {
    expect(met("지원사업비", { near: "지원과사업", within: "지원사업비" }).met).toBe(1);
    expect(met("지원사업비", { near: "지원사업", above: "지원과사업" }).met).toBeCloseTo(
      2 * 0.7 * 0.75,
      10,
    );
  });
});

describe("a caption", () => {
  const rows = "구분 | 예산\n갑 | 12";
  const values = (before: string, doc_id = "sha256:a", chunk_id = "c6", own = "c7") => {
    const caption = chunk(`앞 문장이다.\n${before}`, chunk_id, [], doc_id);
    const table = chunk(rows, own);
    return new EvidenceIndex([table], [caption, table]).values[0]!.readings;
  };

  it("is the last line of the chunk before, of the same document", () => {
    expect(values("(단위: 천원)")).toEqual([{ value: 12_000, unit: "원" }]);
    expect(values("(단위: 천원)", "sha256:b")).toEqual([{ value: 12, unit: null }]);
    expect(values("(단위: 천원)", "sha256:a", "c5")).toEqual([{ value: 12, unit: null }]);
    expect(values("(단위: 천원)\n끝 문장이다.")).toEqual([{ value: 12, unit: null }]);
    expect(values("(단위: 천원)", "sha256:a", "가", "나")).toEqual([{ value: 12, unit: null }]);
  });
});

it("parts lines into clauses, and knows what stands above them", () => {
  const { lines } = new EvidenceIndex([chunk("구분 | 예산\n갑을 | 12", "c1", ["총괄"])]);
  expect(lines.map(({ text }) => text)).toEqual(["구분 | 예산", "갑을 | 12"]);
  expect(lines[1]!.lettersAbove).toContain("총괄");
  expect(lines[1]!.lettersAbove).toContain("예산");
  const [said] = new EvidenceIndex([chunk("예산은 줄었으나, 심사는 늘었다.")]).lines;
  expect(said!.clauses).toEqual(["예산은줄었으나", "심사는늘었다"]);
});

describe("a year", () => {
  const mayBeOf = (year: number, ...texts: string[]) => {
    const all = texts.map((text, at) => chunk(text, `c${at + 1}`));
    return new EvidenceIndex(all.slice(-1), all).mayBeOf(year);
  };

  it("may be that of a date without one, where a full date is no more than a year off", () => {
    const said = ["2018. 9. 4. 배포", "올해 10월에 발사한다."];
    expect([2016, 2017, 2018, 2019, 2020].map((year) => mayBeOf(year, ...said))).toEqual([
      ...[false, true, true, true, false],
    ]);
  });

  it("may be any where no full date is printed", () => {
    expect(mayBeOf(2021, "2018년 목표", "올해 10월에 발사한다.")).toBe(true);
  });
});

describe("the end of the chunk before", () => {
  const above = (before: string) => {
    const all = [chunk(before, "c1"), chunk("신청은 분기마다 한다.", "c2")];
    return new EvidenceIndex(all.slice(1), all).lines[0]!.above.trim();
  };

  it.each([
    ["휴직자는 신청할 수 없다.", ""],
    ["휴직자는 신청할 수 없다. <개정 2022. 1. 28>", ""],
    ["휴직자는 신청하여 주시기 바랍니다 ****", ""],
    ["제3조 신청 자격", "제3조 신청 자격"],
    ["(단위: 천원)", "(단위: 천원)"],
  ])("says nothing of the next where it is a sentence: %s", (before, said) => {
    expect(above(before)).toBe(said);
  });
});

describe("verbs in a person's own words", () => {
  const weighed = (text: string, said: string) =>
    new EvidenceIndex([chunk(text, "c1")])
      .weighNouns([{ word: said, start: 0, end: said.length }], () => 1)
      .map(({ word }) => word.written);

  it("are sought by the evidence's word for them, and left out where it has none", () => {
    expect(weighed("대부금은 3년 안에 상환한다.", "갚아야")).toEqual(["상환"]);
    expect(weighed("대부금은 3년 안에 낸다.", "갚아야")).toEqual([]);
  });
});
