/** `만` against `도`. */
import { describe, expect, it } from "vitest";
import { checkOnly } from "./check-only.js";
import { EvidenceIndex } from "./evidence-index.js";

const otherwise = (text: string, said: string) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text }]);
  return checkOnly(said, evidence.lines, evidence).map(({ text }) => text);
};

describe("what a line says of one thing alone", () => {
  const ONLY = "대표자 인건비는 자부담에만 편성할 수 있다.";

  it("is not said of another as well", () => {
    expect(otherwise(ONLY, "대표자 인건비는 지원금에도 편성할 수 있습니다.")).toEqual(["지원금"]);
    expect(otherwise(ONLY, "대표자 인건비도 지원금에 편성할 수 있습니다.")).toEqual(["지원금"]);
    expect(
      otherwise("중소기업만 사업 신청이 가능하다.", "대기업도 사업 신청이 가능합니다."),
    ).toEqual(["대기업"]);
  });

  it.each([
    ["of the same thing", ONLY, "대표자 인건비는 자부담에 편성할 수 있습니다."],
    ["of both", ONLY, "대표자 인건비는 지원금에는 못 쓰고 자부담에 편성할 수 있습니다."],
    [
      "of both in one breath",
      "대표자 인건비와 여비 및 수당은 자부담에만 편성할 수 있다.",
      "대표자 인건비와 여비 및 수당은 지원금에 앞서 자부담에 편성할 수 있습니다.",
    ],
    ["denied of the other", ONLY, "대표자 인건비는 지원금에 편성할 수 없습니다."],
    [
      "of something else",
      "대표자 인건비는 자부담에만 편성하고 재료비는 지원금에도 편성할 수 있다.",
      "재료비는 지원금에도 편성할 수 있습니다.",
    ],
    [
      "where the line denies it of the one",
      "대표자 인건비는 자부담에만 편성할 수 없다.",
      "대표자 인건비는 지원금에도 편성할 수 있습니다.",
    ],
    ["of too few words", "자부담에만 편성한다.", "지원금에도 편성한다."],
    ["of other words", ONLY, "대표자 여비와 수당은 지원금에도 편성할 수 있습니다."],
  ])("may be said %s", (_, printed, said) => {
    expect(otherwise(printed, said)).toEqual([]);
  });
});

describe("what a line says of others as well", () => {
  const ALSO = "등록하지 않은 수요기관도 과제에 참여할 수 있다.";

  it("is not said of one alone", () => {
    expect(otherwise(ALSO, "등록한 수요기관만 과제에 참여할 수 있습니다.")).toEqual(["수요기관"]);
    expect(otherwise(ALSO, "등록한 수요기관은 과제에 참여할 수 있습니다.")).toEqual([]);
  });
});

it("takes no postposition for a noun", () => {
  const printed = "적용한 사람에게도 제안에 대해서만 점수를 준다.";
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text: printed }]);
  expect(checkOnly("제안에 대해서만 점수를 줍니다.", evidence.lines, evidence)).toEqual([]);
});

describe("what a line limits", () => {
  it.each([
    "수당은 위촉위원만 청구할 수 있다.",
    "○ 수당은 위촉위원에 한하여 청구 가능",
    "6. 수당 청구 : 위촉위원에 한함",
  ])("is not everyone's: %s", (printed) => {
    expect(otherwise(printed, "수당은 누구나 제한 없이 청구할 수 있습니다.")).toEqual(["누구나"]);
    expect(otherwise(printed, "위촉위원이 아니어도 수당을 청구할 수 있습니다.")).toEqual([
      "아니어도",
    ]);
    expect(otherwise(printed, "당연직 위원도 수당을 청구할 수 있습니다.")).toEqual(["당연직 위원"]);
    expect(otherwise(printed, "당연직 위원만 수당을 청구할 수 있습니다.")).toEqual(["당연직 위원"]);
    expect(otherwise(printed, "위촉위원만 수당을 청구할 수 있습니다.")).toEqual([]);
    expect(otherwise(printed, "위촉위원은 수당을 청구할 수 있습니다.")).toEqual([]);
  });
});

it("is not said of one alone where a line says it of that one as well", () => {
  const printed = "신청은 온라인으로도 할 수 있다.";
  expect(otherwise(printed, "신청은 온라인으로만 할 수 있습니다.")).toEqual(["온라인"]);
  expect(otherwise(printed, "신청은 온라인으로도 할 수 있습니다.")).toEqual([]);
  // Of another noun one word more must be shared.
  expect(otherwise(printed, "신청은 우편으로만 할 수 있습니다.")).toEqual([]);
});
