import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { checkNothing } from "./check-nothing.js";
import { EvidenceIndex } from "./evidence-index.js";

const found = (text: string, sentence: string) => {
  const evidence = new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
  return checkNothing(sentence, evidence).map((one) => one.text);
};

describe("what costs something", () => {
  const PRINTED = "□ 체험 교실\n ○ 체험비: 10,000원\n ○ 모집인원: 15명";

  it.each([
    "체험비는 무료입니다.",
    "체험비는 따로 없습니다.",
    "체험비를 받지 않습니다.",
    "체험비는 부과되지 않는다.",
  ])("is not free: %s", (said) => expect(found(PRINTED, said)).toEqual(["체험비"]));

  it.each([
    "체험비는 10,000원입니다.",
    "체험비를 받지 않은 교실은 다음과 같다.",
    "재료비는 무료입니다.",
    "체험비를 내야 합니다.",
  ])("may be: %s", (said) => expect(found(PRINTED, said)).toEqual([]));

  it("is free where a line says so too", () => {
    const both = "일반 관람료는 3,000원이다.\n어린이 관람료는 무료로 한다.";
    expect(found(both, "어린이 관람료는 무료입니다.")).toEqual([]);
  });
});

it("costs something in one line and nothing in another", () => {
  const both = "○ 관람료: 무료(상설전)\n○ 관람료: 3,000원(특별전)";
  expect(found(both, "관람료는 무료입니다.")).toEqual([]);
});

describe("what costs nothing", () => {
  const PRINTED = "○ 어린이 관람료: 무료";

  it.each(["어린이 관람료를 내야 합니다.", "어린이 관람료가 부과됩니다."])("is free: %s", (said) =>
    expect(found(PRINTED, said)).toEqual(["관람료"]),
  );

  it("may be said to be free", () => {
    expect(found(PRINTED, "어린이 관람료는 무료입니다.")).toEqual([]);
    expect(found(PRINTED, "어린이 관람료를 내지 않아도 됩니다.")).toEqual([]);
  });
});

it("what has a bound is not without one", () => {
  const printed = "○ 참가자 나이: 18세 이상\n○ 모집인원: 15명";
  expect(found(printed, "참가자 나이에는 제한이 없습니다.")).toEqual(["나이"]);
  // An amount is no bound.
  expect(found(printed, "모집인원에는 제한이 없습니다.")).toEqual([]);
});

it("takes no longer for hostile text", () => {
  for (const part of ["가나다라", "체험비는 ", "체험비는 따로 "]) {
    const judge = (size: number) => found("체험비: 1원", part.repeat(size));
    expect(growthOfCost(judge, 100)).toBeLessThan(MOST_GROWTH);
  }
});

describe("what is left open", () => {
  const PRINTED = "○ 나이 : 제한 없음\n○ 학력 무관\n○ 경력 : 3년 이상";

  it.each([
    ["나이에 제한이 있습니다.", "나이"],
    ["학력에는 제한이 있습니다.", "학력"],
  ])("has no limit: %s", (said, noun) => expect(found(PRINTED, said)).toEqual([noun]));

  it.each(["나이에 제한이 없습니다.", "경력에는 제한이 있습니다.", "성별에 제한이 있습니다."])(
    "or has one: %s",
    (said) => expect(found(PRINTED, said)).toEqual([]),
  );
});

it("what is free does not cost what another thing does", () => {
  const printed = "참가비는 무료이며, 교재비는 2만원이다.";
  expect(found(printed, "참가비는 1인당 2만원입니다.")).toEqual(["참가비"]);
  expect(found(printed, "교재비는 2만원입니다.")).toEqual([]);
});

describe("what a row prints under the noun", () => {
  const TABLE = "감사 | 처분 | 모범사례\n상반기 정기감사 | 1건 | -\n하반기 정기감사 | - | 2건";

  it("is not nothing", () =>
    expect(found(TABLE, "상반기 정기감사에서는 처분이 없었습니다.")).toEqual(["처분"]));

  it.each([
    "하반기 정기감사에서는 처분이 없었습니다.",
    "상반기 정기감사에서는 모범사례가 없었습니다.",
  ])("is nothing: %s", (said) => expect(found(TABLE, said)).toEqual([]));
});

it("tells rows apart by their number", () => {
  const table = "점검 | 처분\n6월 정기점검 | -\n10월 정기점검 | 1건";
  expect(found(table, "10월 정기점검에서는 처분이 없었습니다.")).toEqual(["처분"]);
  expect(found(table, "6월 정기점검에서는 처분이 없었습니다.")).toEqual([]);
});

it("costs nothing for those whom the line lets off", () => {
  const printed = "참가비는 1인당 2만원이며, 초등학생은 면제한다.";
  expect(found(printed, "초등학생은 참가비가 없습니다.")).toEqual([]);
  expect(found(printed, "참가비가 없습니다.")).toEqual(["참가비"]);
});
