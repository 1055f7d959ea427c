/** What becomes of each value of a sentence, by how well the places of printed values meet it: each limit from both sides. */
import { describe, expect, it } from "vitest";
import type { DateQuantity } from "../../text/quantities/quantity.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { checkValues } from "./check-values.js";
import type { EvidenceIndex } from "./evidence-index.js";
import type { EvidenceLine } from "./evidence-lines.js";
import type { PrintedValue } from "./printed-values.js";

const WORDS =
  "심사 위원 절차 결과 통보 서류 접수 예산 계약 입찰 모집 채용 면접 시험 합격 등록 교육 수료 평가 보상".split(
    " ",
  );
const some = (count: number) => WORDS.slice(0, count).join(" ");

interface Place {
  near?: string;
  label?: string;
  counted?: string;
  topic?: string;
  within?: string;
  chunk?: string;
  companions?: string;
  distant?: string;
  date?: string;
  column?: string;
  /** Whether it stands in a cell, and with which units it may be read. */
  cell?: true;
}

/** A printed value at a place that holds the given words. */
function at(printed: string, place: Place = {}): PrintedValue {
  const quantity = readQuantities(printed)[0]!;
  const unit = quantity.kind === "number" ? quantity.unit : null;
  const cells = place.cell ? [] : null;
  const line = { text: printed, cells, inherited: "", lead: "" } as unknown as EvidenceLine;
  return {
    ...{ quantity, line, above: "", column: place.column ?? "", counted: place.counted ?? "" },
    ...{ topic: place.topic ?? "", label: place.label ?? "", printedIn: printed },
    ...{ near: place.near ?? "", within: place.within ?? "", chunk: place.chunk ?? "" },
    companions: readQuantities(place.companions ?? ""),
    distant: readQuantities(place.distant ?? ""),
    date: (readQuantities(place.date ?? "")[0] as DateQuantity | undefined) ?? null,
    readings: quantity.kind === "number" ? [{ value: quantity.value, unit }] : [],
  };
}

/** Every word weighs one, so that a place's score is the share of the words it holds. */
const check = (sentence: string, ...values: PrintedValue[]) =>
  checkValues(sentence, {
    values,
    weigh: (words: { word: string }[], weightOf: (word: { word: string }) => number) =>
      words.map((said) => ({ word: { written: said.word, whole: true }, weight: weightOf(said) })),
    mayBeOf: (year: number) => year !== 1999,
    yearsOfDates: () => new Set(),
    lines: [],
  } as unknown as EvidenceIndex);
const reasons = (...given: Parameters<typeof check>) => check(...given).map(({ reason }) => reason);

describe("a value that is printed nowhere", () => {
  it.each([
    [12, "OTHER_VALUE"],
    [11, "VALUE_NOT_FOUND"],
  ])("is refuted by one whose place holds %i of 20 words: %s", (held, reason) => {
    expect(reasons(`${some(20)} 12명`, at("13명", { near: some(held) }))).toEqual([reason]);
  });

  it("is told with what is printed instead, and its line", () => {
    const [found] = check("심사 12명", at("13명", { near: "심사" }));
    expect(found).toMatchObject({ text: "12명", verdict: "contradicted", printed: "13명" });
    expect(found!.line!.text).toBe("13명");
  });

  it("is no refutation where it is a manner of speaking", () => {
    expect(check("심사 한 명", at("13명", { near: "심사" }))).toEqual([]);
    expect(reasons("심사 한 명", at("1명", { near: "심사" }))).toEqual(["VALUE_FOUND"]);
  });

  it("may be worked out from others", () => {
    const line = at("3명").line;
    const pair = [
      { ...at("3명", { near: "심사" }), line },
      { ...at("4명", { near: "심사" }), line },
    ];
    expect(check("심사 합계 7명", ...pair)[0]).toMatchObject({
      ...{ verdict: "supported", reason: "DERIVED", operands: ["3명", "4명"] },
    });
  });

  it("is not refuted by what it could not stand for", () => {
    const found = (printed: PrintedValue) => reasons("심사 12명", printed);
    expect(found(at("13개", { near: "심사" }))).toEqual(["VALUE_NOT_FOUND"]);
    // A bare number counts people in a cell, not in running text.
    expect(found(at("13", { near: "심사" }))).toEqual(["VALUE_NOT_FOUND"]);
    expect(found(at("13", { near: "심사", cell: true }))).toEqual(["OTHER_VALUE"]);
  });
});

describe("a place that is labelled with what the sentence is about", () => {
  const SAID = "중간 보고회는 계약 심사 12명";
  const own = { near: "계약 심사 보고회", topic: "착수보고회" };
  const labelled = (topic: string) => at("13명", { near: "보고회", topic });

  it.each(["중간보고회", "중간보고회는"])(
    "has the value though another meets more: %s",
    (topic) => {
      expect(reasons(SAID, at("12명", own), labelled(topic))).toEqual(["OTHER_PLACE"]);
    },
  );

  it("is not told from a place without a label, nor from one with the same", () => {
    const places = [
      [at("12명", { ...own, topic: "" }), labelled("중간보고회")],
      [at("12명", { ...own, topic: "중간보고회" }), labelled("중간보고회")],
      [at("12명", own), labelled("최종보고회")],
    ];
    for (const [one, other] of places) expect(reasons(SAID, one!, other!)).toEqual(["VALUE_FOUND"]);
  });
});

describe("a value that is printed elsewhere", () => {
  it.each([
    [0.3, 0.5, "OTHER_PLACE"],
    [0.25, 0.45, "VALUE_FOUND"],
    [0.5, 0.65, "OTHER_PLACE"],
    [0.5, 0.6, "VALUE_FOUND"],
  ])("with %f of the words, where another has %f: %s", (own, other, reason) => {
    // Each holds a word that the other does not.
    const near = (count: number) => WORDS.slice(1, count + 1).join(" ");
    const values = [
      at("12명", { near: `${some(1)} ${near(20 * own - 1)}` }),
      at("13명", { near: near(20 * other) }),
    ];
    expect(reasons(`${some(20)} 12명`, ...values)).toEqual([reason]);
  });

  it("where another meets all that it does, and a word that its line does not hold", () => {
    const own = { near: some(18) };
    expect(reasons(`${some(20)} 12명`, at("12명", own), at("13명", { near: some(19) }))).toEqual([
      "OTHER_PLACE",
    ]);
    const held = { ...own, within: some(19) };
    expect(reasons(`${some(20)} 12명`, at("12명", held), at("13명", { near: some(19) }))).toEqual([
      "VALUE_FOUND",
    ]);
  });

  it("is not refuted where it is named as it is said, and is where another is", () => {
    const said = (own: string, other: string) =>
      reasons(
        "위원 절차 결과 모집인원 12명",
        at("12명", { near: "위원 절차", label: own }),
        at("13명", { near: "위원 절차 결과", label: other }),
      );
    expect(said("", "")).toEqual(["OTHER_PLACE"]);
    expect(said("모집인원", "")).toEqual(["VALUE_FOUND"]);
    expect(said("인원", "")).toEqual(["OTHER_PLACE"]);
    expect(said("모집인원", "결과모집인원")).toEqual(["OTHER_PLACE"]);
    const close = (other: string) =>
      reasons(
        "위원 절차 결과 서류 접수 모집인원 12명",
        at("12명", { near: "위원 절차", within: "결과" }),
        at("13명", { near: "절차 결과", within: "위원 모집인원", label: other }),
      );
    expect(close("")).toEqual(["VALUE_FOUND"]);
    expect(close("모집인원")).toEqual(["OTHER_PLACE"]);
  });

  it("is not refuted by the number of a row, where it has its unit", () => {
    const row = at("6", { near: "심사 위원", cell: true });
    const bare = { ...at("2", { near: "위원", cell: true }), readings: [{ value: 2, unit: null }] };
    expect(reasons("심사 위원 2부", at("2부", { near: "위원" }), row)).toEqual(["VALUE_FOUND"]);
    expect(reasons("심사 위원 2부", bare, row)).toEqual(["OTHER_PLACE"]);
  });

  it("is not refuted by an exception that speaks of others", () => {
    const exception = { ...at("2년", { near: "기간 휴학" }) };
    const line = { ...exception.line, text: "다만, 편입생의 휴학 기간은 2년" } as EvidenceLine;
    const said = (sentence: string) =>
      reasons(sentence, at("3년", { near: "기간", within: "휴학" }), { ...exception, line });
    expect(said("휴학 기간 3년")).toEqual(["VALUE_FOUND"]);
    expect(
      reasons("휴학 기간 3년", at("3년", { near: "기간", within: "휴학" }), exception),
    ).toEqual(["OTHER_PLACE"]);
  });

  it("is no value where it belongs to a name", () => {
    expect(check("코로나19 심사", at("12", { near: "심사", cell: true }))).toEqual([]);
    expect(check("KSLV-2 심사", at("12", { near: "심사", cell: true }))).toEqual([]);
    expect(reasons("심사 12", at("12", { near: "심사", cell: true }))).toEqual(["VALUE_FOUND"]);
  });

  it("is of what its line is about, as another value of the line is", () => {
    const line = at("12명").line;
    const own = { ...at("12명", { near: "위원", topic: "심사" }), line };
    const rival = { ...at("13명", { near: "심사 위원", topic: "심사" }), line };
    expect(reasons("심사 위원 12명", own, rival)).toEqual(["VALUE_FOUND"]);
    expect(reasons("심사 위원 12명", { ...own, topic: "" }, rival)).toEqual(["OTHER_PLACE"]);
    expect(reasons("심사 위원 12명", { ...own, line: at("12명").line }, rival)).toEqual([
      "OTHER_PLACE",
    ]);
    expect(
      reasons("심사 절차 위원 12명", { ...own, near: "" }, { ...rival, near: "심사 절차 위원" }),
    ).toEqual(["OTHER_PLACE"]);
  });

  it.each([
    [5, "VALUE_FOUND"],
    [4, "WORDS_NOT_MET"],
  ])("with %i of 20 words: %s", (held, reason) => {
    expect(reasons(`${some(20)} 12명`, at("12명", { near: some(held) }))).toEqual([reason]);
  });

  it("is found where the sentence has no words to meet", () => {
    expect(reasons("12명", at("12명"))).toEqual(["VALUE_FOUND"]);
    expect(reasons("3월 1일 12명", at("12명"))).toEqual(["VALUE_NOT_FOUND", "VALUE_FOUND"]);
  });

  it("is found as a date beside a number, whatever its words", () => {
    expect(reasons("심사 3월 1일", at("3월 1일"))).toEqual(["WORDS_NOT_MET"]);
    const both = [at("3월 1일"), at("12명", { near: "심사" })];
    expect(reasons("심사 3월 1일 12명", ...both)).toEqual(["VALUE_FOUND", "VALUE_FOUND"]);
  });

  it("is not checked where its unit is not printed, and derived where it is rounded", () => {
    const cell = at("33.8", { near: "심사", cell: true });
    expect(reasons("심사 33.8억원", cell)).toEqual(["UNIT_NOT_PRINTED"]);
    expect(check("심사 564억원", at("56,434,200,000원", { near: "심사" }))[0]).toMatchObject({
      ...{ verdict: "supported", reason: "DERIVED", operands: ["56,434,200,000원"] },
    });
  });

  it("is the very one rather than a rounding at as good a place", () => {
    const rounded = at("56,434,200,000원", { near: "심사" });
    const same = at("564억원", { near: "심사" });
    expect(reasons("심사 564억원", rounded, same)).toEqual(["VALUE_FOUND"]);
    expect(reasons("심사 564억원", same, rounded)).toEqual(["VALUE_FOUND"]);
    const better = at("56,434,200,000원", { near: "심사 위원" });
    expect(reasons("심사 위원 564억원", better, same)).toEqual(["DERIVED"]);
  });
});

describe("of places that meet the sentence nearly as well", () => {
  const held = (near: number, more: Place = {}) => ({ near: some(near), ...more });
  const said = `${some(20)} 12명 이상`;

  it.each([
    ["as well as the best but for a twentieth", held(19), "VALUE_FOUND"],
    ["as well as the best but for three twentieths", held(17), "VALUE_FOUND"],
    ["a little worse than that", held(16, { chunk: WORDS.slice(16).join(" ") }), "OTHER_BOUND"],
  ])("one with the said bound is enough: %s", (_, second, reason) => {
    const values = [at("12명 이하", held(20)), at("12명 이상", second)];
    expect(reasons(said, ...values)).toEqual([reason]);
  });

  it("a date of no year is of none that no full date allows", () => {
    const october = at("10월", { near: "심사" });
    expect(reasons("심사 1999년 10월", october)).toEqual(["OTHER_DATE"]);
    expect(reasons("심사 1998년 10월", october)).toEqual(["VALUE_FOUND"]);
    expect(reasons("심사 1999년 10월", at("1999년 10월", { near: "심사" }))).toEqual([
      "VALUE_FOUND",
    ]);
  });

  it("bounds clash only where both are printed", () => {
    expect(reasons("심사 12명 이상", at("12명", { near: "심사" }))).toEqual(["VALUE_FOUND"]);
    expect(reasons("심사 12명", at("12명 이상", { near: "심사" }))).toEqual(["VALUE_FOUND"]);
    const [clash] = check("심사 12명 이상", at("12명 미만", { near: "심사" }));
    expect(clash).toMatchObject({ reason: "OTHER_BOUND", verdict: "contradicted" });
  });

  it("another date is told, with the date that is printed", () => {
    const of = (date: string) => at("12명", { near: "심사", companions: date, date });
    const found = (date: string) => check("2024년 심사 12명", of(date), at("2024년")).at(-1);
    expect(found("2023년")).toMatchObject({ reason: "OTHER_DATE", printed: "2023년" });
    expect(found("2024년")).toMatchObject({ reason: "VALUE_FOUND" });
    expect(check("심사 12명", of("2023년"))[0]).toMatchObject({ reason: "VALUE_FOUND" });
    expect(check("2024년 심사 12명", at("12명", { near: "심사" })).at(-1)).toMatchObject({
      reason: "VALUE_FOUND",
    });
    // A date behind the value is not the one that it is said of.
    expect(check("심사 12명 2024년", of("2023년"))[0]).toMatchObject({ reason: "VALUE_FOUND" });
    // A date is of no other date.
    const end = at("3월 1일", { near: "심사", date: "2월 1일" });
    expect(reasons("1월 1일 심사 3월 1일", at("1월 1일"), end).at(-1)).toBe("VALUE_FOUND");
  });

  it("the sign of a change is told", () => {
    expect(reasons("심사 12명 증가", at("△12명", { near: "심사" }))).toEqual(["OPPOSITE"]);
    expect(reasons("심사 12명 감소", at("△12명", { near: "심사" }))).toEqual(["VALUE_FOUND"]);
  });
});

describe("what places other values", () => {
  it.each([
    "3분기",
    "3차",
    "3위",
    "3학년",
    "3학기",
    "3단계",
    "제3조",
    "한 명",
    "2024년",
    "2024년 3월",
  ])("is told by nothing else: %s", (context) => {
    const rivals = [
      "4분기",
      "4차",
      "4위",
      "4학년",
      "4학기",
      "4단계",
      "제4조",
      "두 명",
      "2023년",
      "2023년 4월",
    ];
    const values = [at(context), ...rivals.map((one) => at(one, { near: "심사", cell: true }))];
    const [first] = check(`${context} 심사 12만원`, ...values);
    expect(first).toMatchObject({ reason: "VALUE_FOUND", places: true });
    // Alone in a sentence it is a value itself.
    expect(check(`${context} 심사`, ...values)[0]?.places).toBeUndefined();
  });

  it("is no day, and no amount", () => {
    for (const value of ["3월 1일", "12명"]) {
      const [found] = check(`${value} 심사 30만원`, at(value, { near: "심사" }));
      expect(found).toMatchObject({ text: value, reason: "VALUE_FOUND" });
      expect(found!.places).toBeUndefined();
    }
  });
});

describe("no value is", () => {
  it.each([
    ["a bare digit", "3 심사 12명"],
    ["a label that opens the line", "7.2 심사 12명"],
    ["a label in brackets", "(46) 심사 12명"],
    ["a label in square brackets", "[46]: 심사 12명"],
    ["a unit that is declared", "심사 (단위: 천원) 12명"],
  ])("%s: %s", (_, sentence) => {
    expect(check(sentence, at("12명", { near: "심사" })).map(({ text }) => text)).toEqual(["12명"]);
  });

  it("a digit with a unit, or two bare digits", () => {
    expect(check("심사 3명").map(({ text }) => text)).toEqual(["3명"]);
    expect(check("심사 33").map(({ text }) => text)).toEqual(["33"]);
  });
});

describe("differences", () => {
  const line = at("3명").line;
  const values = ["3명", "8명", "5명"].map((one) => ({ ...at(one, { near: "심사" }), line }));

  it("are no values of the place they are told of", () => {
    expect(check("작년보다 심사 5명 늘었다", ...values)[0]).toMatchObject({
      ...{ reason: "DERIVED", operands: ["3명", "8명"] },
    });
    // The word that compares stands before them; shares are printed as such.
    expect(reasons("심사 5명이 작년보다 늘었다", ...values)).toEqual(["VALUE_FOUND"]);
    const shares = ["300명", "500명", "60%"].map((one) => ({ ...at(one, { near: "심사" }), line }));
    expect(reasons("전체 대비 심사 60% 비중", ...shares)).toEqual(["VALUE_FOUND"]);
    const times = ["300명", "900명", "3배"].map((one) => ({ ...at(one, { near: "심사" }), line }));
    expect(reasons("작년 대비 심사 3배 증가", ...times)).toEqual(["VALUE_FOUND"]);
  });
});

describe("two values of a sentence", () => {
  const men = at("12명", { near: "남자 심사" });
  const women = at("13명", { near: "여자 면접" });

  it("that each stand better in the other's place are swapped", () => {
    expect(reasons("남자 심사 12명, 여자 면접 13명", men, women)).toEqual([
      "VALUE_FOUND",
      "VALUE_FOUND",
    ]);
    expect(reasons("남자 심사 13명, 여자 면접 12명", men, women)).toEqual([
      "OTHER_PLACE",
      "OTHER_PLACE",
    ]);
  });

  it("are not swapped where only one stands better in the other's", () => {
    const both = at("13명", { near: "남자 여자" });
    expect(reasons("남자 12명, 여자 13명", at("12명", { near: "여자" }), both)).toEqual([
      ...["WORDS_NOT_MET", "VALUE_FOUND"],
    ]);
  });
});

describe("a word counts", () => {
  /** Whether a place that holds only the one word meets the sentence. */
  const isMet = (sentence: string, word: string) =>
    check(sentence, at("12명", { near: word }))[0]!.reason === "VALUE_FOUND";

  it.each([
    ["four fifths behind the value", "심사 위원 12명이 예산", true],
    ["four fifths behind the value", "심사 위원 절차 12명이 예산", false],
    ["three fifths in another part of the sentence", "예산, 심사 위원 12명", true],
    ["three fifths in another part of the sentence", "예산, 심사 위원 절차 12명", false],
    ["a fifth in a later part, before a value of its own", "심사 12명, 예산 13명", false],
    ["three fifths there without one", "심사 12명, 예산", true],
    ["a fifth in a part with its own subject and value", "예산은 13명, 심사는 12명", false],
    ["in full before the value", "심사 위원 절차 예산 12명", true],
    ["in full where it is what is counted", "심사 위원 절차 12명 예산", true],
  ])("%s: %s", (_, sentence, met) => {
    expect(isMet(sentence, "예산")).toBe(met);
  });

  it("four fifths before a value whose counted thing stands behind it", () => {
    expect(isMet("예산 12명 심사 위원 절차 결과", "예산")).toBe(false);
    expect(isMet("예산 12명 심사 위원 절차", "예산")).toBe(true);
  });
});

describe("what a value counts", () => {
  it("is held against what the printed one counts", () => {
    const at12 = (counted: string) => at("12개", { near: "기관", counted });
    const rival = at("13개", { near: "기관", counted: "기관" });
    expect(reasons("12개 기관", at12("기관"), rival)).toEqual(["VALUE_FOUND"]);
    expect(reasons("12개 기관", at12(""), rival)).toEqual(["VALUE_FOUND"]);
    expect(reasons("12개 기관", at12("센터"), rival)).toEqual(["OTHER_PLACE"]);
  });

  it("tells two that are taken for one another inside one bracket", () => {
    const near = "운영중인센터";
    const values = [at("12개", { near, counted: "기관" }), at("13개", { near, counted: "센터" })];
    expect(reasons("12개 기관이 13개 센터를", ...values)).toEqual(["VALUE_FOUND", "VALUE_FOUND"]);
    expect(reasons("13개 기관이 12개 센터를", ...values)).toEqual(["OTHER_PLACE", "OTHER_PLACE"]);
  });

  it("may be told by one syllable before the value, or over its column", () => {
    const values = [at("12명", { near: "남 합격" }), at("13명", { near: "여 합격" })];
    expect(reasons("남 12명, 여 13명", ...values)).toEqual(["VALUE_FOUND", "VALUE_FOUND"]);
    expect(reasons("남 13명, 여 12명", ...values)).toEqual(["OTHER_PLACE", "OTHER_PLACE"]);
    const cells = [
      at("12명", { column: "남", cell: true }),
      at("13명", { column: "여", cell: true }),
    ];
    expect(reasons("남 13명, 여 12명", ...cells)).toEqual(["OTHER_PLACE", "OTHER_PLACE"]);
  });
});

describe("values told in turn", () => {
  const values = [at("12명", { near: "서울" }), at("13명", { near: "부산" })];

  it("are each of one of the things named", () => {
    const said = (first: string, second: string) =>
      reasons(`서울과 부산은 각각 ${first}, ${second}이다`, ...values);
    expect(said("12명", "13명")).toEqual(["VALUE_FOUND", "VALUE_FOUND"]);
    expect(said("13명", "12명")).toEqual(["OTHER_PLACE", "OTHER_PLACE"]);
  });

  it("are of their own dates", () => {
    const of = (value: string, date: string) => at(value, { companions: date, date, near: "예산" });
    const dated = [of("12명", "2023년"), of("13명", "2024년"), at("2023년"), at("2024년")];
    expect(reasons("2023년과 2024년 예산은 각각 12명, 13명이다", ...dated).slice(2)).toEqual([
      ...["VALUE_FOUND", "VALUE_FOUND"],
    ]);
  });
});

describe("another value of the sentence counts", () => {
  const isMet = (sentence: string, place: Place) =>
    check(sentence, at("12명", place)).at(-1)!.reason === "VALUE_FOUND";

  it.each([
    ["as one word and a half, where it is a date", 4, "2024년", true],
    ["as one word and a half, where it is a date", 6, "2024년", false],
    ["as one word and a half, where it is a day", 4, "3월 1일", true],
    ["as one word and a half, where it is an article", 4, "제3조", true],
    ["as half a word, where it is a number", 1, "30만원", true],
    ["as half a word, where it is a number", 2, "30만원", false],
  ])("%s, beside %i words", (_, words, other, met) => {
    expect(isMet(`${other} ${some(words)} 12명`, { companions: other })).toBe(met);
  });

  it.each([
    [1, true],
    [2, false],
  ])("half as much far off, beside %i words", (words, met) => {
    expect(isMet(`2024년 ${some(words)} 12명`, { distant: "2024년" })).toBe(met);
  });

  it("nothing where its bound is printed otherwise", () => {
    expect(isMet("10톤 이하 12명", { companions: "10톤 이하" })).toBe(true);
    expect(isMet("10톤 이하 12명", { companions: "10톤 초과" })).toBe(false);
  });

  it("nothing where another is printed, or where it is a bare digit", () => {
    expect(isMet("2024년 심사 12명", { companions: "2023년" })).toBe(false);
    expect(isMet("심사 3 12명", { near: "심사" })).toBe(true);
  });
});

describe("a value of another row, turn or limit is refuted", () => {
  it("though what its neighbour counts stands beside it", () => {
    const place = { near: "센터 운영", within: "기관 센터 운영" };
    const values = [
      at("118개", { ...place, near: "센터 운영 기관", counted: "기관" }),
      at("156개", { ...place, counted: "센터" }),
    ];
    expect(reasons("156개 기관이 118개 센터를 운영한다", ...values)).toEqual([
      ...["OTHER_PLACE", "OTHER_PLACE"],
    ]);
    expect(reasons("118개 기관이 156개 센터를 운영한다", ...values)).toEqual([
      ...["VALUE_FOUND", "VALUE_FOUND"],
    ]);
  });

  it("where all words are met alike, and another value of the sentence stands nearer", () => {
    const fee = { near: some(9) };
    const once = at("50만원", { ...fee, companions: "1회" });
    const daily = at("100만원", { ...fee, distant: "1회" });
    expect(reasons(`${some(9)} 1회 100만원`, at("1회", fee), once, daily).at(-1)).toBe(
      "OTHER_PLACE",
    );
    expect(reasons(`${some(9)} 1회 50만원`, at("1회", fee), once, daily).at(-1)).toBe(
      "VALUE_FOUND",
    );
  });

  it("where its row bounds the same number otherwise", () => {
    const row = { near: "거리", cell: true } as const;
    const far = at("21m", { ...row, companions: "10톤 초과 20톤 이하" });
    const ton = at("10톤 이하", { near: "거리" });
    expect(reasons("10톤 이하이면 거리는 21m", ton, far).at(-1)).toBe("OTHER_PLACE");
    const text = { ...far, line: at("21m").line };
    expect(reasons("10톤 이하이면 거리는 21m", ton, text).at(-1)).toBe("VALUE_FOUND");
    expect(reasons("10톤 초과이면 거리는 21m", at("10톤 초과"), far).at(-1)).toBe("VALUE_FOUND");
    expect(reasons("20톤 이하이면 거리는 21m", at("20톤 이하"), far).at(-1)).toBe("VALUE_FOUND");
  });

  it("by another one of its own exception", () => {
    const line = { text: "다만, 의학계열은 23학점, 약학계열은 21학점", cells: null, lead: "" };
    const of = (value: string, near: string) =>
      ({ ...at(value, { near, within: "의학계열 약학계열" }), line }) as unknown as PrintedValue;
    const places = [of("23학점", "의학계열"), of("21학점", "약학계열")];
    expect(reasons("약학계열은 23학점", ...places)).toEqual(["OTHER_PLACE"]);
    expect(reasons("의학계열은 23학점", ...places)).toEqual(["VALUE_FOUND"]);
  });

  it("by a limit on the other side, and not by what people say of both", () => {
    const years = at("7년 이상", { near: "심사" });
    expect(reasons("심사는 7년 넘게", years)).toEqual(["VALUE_FOUND"]);
    expect(reasons("심사는 7년 초과", years)).toEqual(["OTHER_BOUND"]);
    expect(reasons("심사는 7년이 넘는", at("7년 이내", { near: "심사" }))).toEqual(["OTHER_BOUND"]);
    expect(reasons("심사는 7일 안에", at("7일 전까지", { near: "심사" }))).toEqual(["OTHER_BOUND"]);
  });
});

describe("a value of a line that prints others of its kind", () => {
  const line = { text: "국유재산은 100%, 공유재산은 50%", cells: null, lead: "" };
  const of = (value: string, near: string, label = "") =>
    ({
      ...at(value, { near, label, within: "국유재산 공유재산" }),
      line,
    }) as unknown as PrintedValue;
  const shares = [of("100%", "국유재산"), of("50%", "공유재산")];

  it("is refuted by the one whose name it is given, however little else is met", () => {
    expect(reasons(`${some(8)} 공유재산은 100%`, ...shares)).toEqual(["OTHER_PLACE"]);
    expect(reasons(`${some(8)} 국유재산은 100%`, ...shares)).not.toContain("OTHER_PLACE");
  });

  it("and not by one of another line", () => {
    const alone = { ...shares[0]!.line, text: "국유재산은 100%" };
    const apart = [
      { ...shares[0]!, line: alone },
      { ...shares[1]!, line: at("50%").line },
    ];
    expect(reasons(`${some(8)} 공유재산은 100%`, ...apart)).not.toContain("OTHER_PLACE");
  });

  it("nor where its own place holds a word that the other lacks, or ends with its name", () => {
    const named = { ...shares[0]!.line, text: "국유재산심사는 100%, 공유재산은 50%" };
    const held = [of("100%", "국유재산심사"), of("50%", "공유재산")].map((one) => ({
      ...{ ...one, line: named },
    }));
    expect(reasons(`${some(8)} 공유재산은 100%`, ...held)).not.toContain("OTHER_PLACE");
    const copies = [of("1부", "견적서 비교견적"), of("2부", "비교견적", "비교견적")];
    expect(reasons(`${some(8)} 견적서는 비교견적 2부`, ...copies)).not.toContain("OTHER_PLACE");
  });

  it("nor by a word that only takes in or leaves out", () => {
    const copies = [of("2부", "포함"), of("3부", "")];
    expect(reasons(`${some(8)} 포함 3부`, ...copies)).not.toContain("OTHER_PLACE");
  });

  it("is refuted together with another that it is taken for", () => {
    const minutes = [of("20분", "발표"), of("15분", "질의응답")];
    const told = `${some(8)} 발표 15분, 질의응답 20분`;
    expect(reasons(told, ...minutes)).toEqual(["OTHER_PLACE", "OTHER_PLACE"]);
    expect(reasons(`${some(8)} 발표 20분, 질의응답 15분`, ...minutes)).not.toContain("OTHER_PLACE");
  });
});

describe("a value beside the same one said of something else", () => {
  it("is not placed by it", () => {
    const line = { text: "산후 1년이 지나지 아니한 여성은 1일 2시간", cells: null, lead: "" };
    const years = { ...at("1년", { near: "심사" }), line } as unknown as PrintedValue;
    const days = { ...at("1일", { near: "심사", companions: "1년" }), line } as typeof years;
    expect(reasons("심사 1년, 한 해", years, days)).not.toContain("OTHER_PLACE");
  });
});

describe("how often", () => {
  const yearly = at("1회", { near: "심사" });
  const printed = { ...yearly.line, text: "연 1회" };
  const place = { ...yearly, quantity: readQuantities("연 1회")[0]!, line: printed };

  it.each([
    ["심사는 분기마다 한 번", ["OTHER_PLACE"]],
    ["심사는 매월 1회", ["OTHER_PLACE"]],
    ["심사는 해마다 한 번", ["VALUE_FOUND"]],
    ["심사는 한 번", ["VALUE_FOUND"]],
  ])("%s", (sentence, expected) => {
    expect(reasons(sentence, place)).toEqual(expected);
  });

  it("is told with the period that is printed", () => {
    expect(check("심사는 분기마다 한 번", place)[0]!.printed).toBe("연 1회");
  });
});

describe("a time ago that values are compared with", () => {
  it.each([
    ["심사는 1년 전 3명에서 5명으로 늘었다", false],
    ["심사는 1년 전까지 3명에서 5명으로 늘었다", true],
    ["심사는 1년 전에 3명에게 5명이 알린다", true],
    ["심사는 3일 전 3명에서 5명으로 늘었다", true],
  ])("%s: looked for as a value %s", (sentence, isValue) => {
    const places = [at("3명", { near: "심사" }), at("5명", { near: "심사" })];
    expect(reasons(sentence, ...places).includes("VALUE_NOT_FOUND")).toBe(isValue);
  });
});

describe("a value that the label of a row bounds", () => {
  const line = {
    text: "30톤 초과 40톤 이하 | 33m",
    cells: [{ text: "30톤 초과 40톤 이하" }],
    inherited: "",
    lead: "",
  };
  const far = { ...at("33m", { near: "거리", cell: true }), line } as unknown as PrintedValue;

  it("is found where its row holds the other one of the sentence, and refuted by what it holds instead", () => {
    expect(reasons("35톤이면 거리는 33m", far)).toEqual(["VALUE_FOUND", "VALUE_FOUND"]);
    const [found] = check("35톤이면 거리는 30m", far, at("30m", { near: "거리" }));
    expect(found).toMatchObject({ text: "35톤", reason: "OTHER_PLACE", printed: "33m" });
  });

  it("is found nowhere without another value of that kind", () => {
    expect(reasons("35톤이면 거리는 30명", far, at("30명", { near: "거리" }))[0]).toBe(
      "VALUE_NOT_FOUND",
    );
    expect(reasons("45톤이면 거리는 33m", far)[0]).toBe("VALUE_NOT_FOUND");
    const bare = { ...far, quantity: readQuantities("33")[0]!, readings: [] };
    expect(reasons("35톤이면 거리는 30", bare, at("30", { near: "거리" }))[0]).toBe(
      "VALUE_NOT_FOUND",
    );
  });
});

describe("a place of another date", () => {
  it("refutes nothing that is told of its own", () => {
    const own = at("300명", { near: "2024년", date: "2024년", cell: true });
    const other = at("200명", { near: some(5), date: "2023년", cell: true });
    expect(reasons(`2024년 ${some(5)} 300명`, own, other)).not.toContain("OTHER_PLACE");
    const undated = { ...other, date: null };
    expect(reasons(`2024년 ${some(5)} 300명`, own, undated)).toContain("OTHER_PLACE");
  });
});

describe("a date that names a column alone", () => {
  it("places the values of the column", () => {
    const value = at("75%", { near: "누계공정", date: "9월", cell: true });
    const found = check("9월까지 누계공정은 75%", value);
    expect(found.map(({ reason }) => reason)).toEqual(["VALUE_FOUND", "VALUE_FOUND"]);
    expect(found[0]).toMatchObject({ text: "9월", places: true });
    expect(reasons("8월까지 누계공정은 75%", value)).toEqual(["VALUE_NOT_FOUND", "OTHER_DATE"]);
  });
});

describe("a limit in words", () => {
  const printed = at("두 달 이내", { near: "심사이내" });

  it.each([
    ["심사는 세 달 이내", ["OTHER_VALUE"]],
    ["심사는 두 달 이내", ["VALUE_FOUND"]],
    ["심사는 세 달 전", []],
    ["심사는 세 달", []],
  ])("is a value: %s", (sentence, expected) => {
    expect(reasons(sentence, printed)).toEqual(expected);
  });

  it("is looked for beside another value too, and refuted by none that is unlike", () => {
    const people = at("5명", { near: "심사" });
    const beside = { ...printed, companions: readQuantities("5명") };
    expect(reasons("심사는 5명이 세 달 이내", people, beside)).toContain("OTHER_VALUE");
    expect(reasons("심사는 세 달 이내", people)).toEqual([]);
  });
});
