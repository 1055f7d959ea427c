import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { checkListItems } from "./check-list-items.js";
import { EvidenceIndex } from "./evidence-index.js";

const missing = (text: string, sentence: string) => {
  const evidence = new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
  return checkListItems(sentence, evidence)
    .filter(({ verdict }) => verdict !== "supported")
    .map((one) => [one.text, one.verdict]);
};

describe.each([
  "4. 개설 강좌 : 바둑, 코딩, 미술",
  "□ 개설 강좌\n  - 바둑\n  - 코딩\n  - 미술",
  "제6조(강좌) 개설 강좌는 다음 각 호와 같다.\n1. 바둑\n2. 코딩\n3. 미술",
])("%s", (printed) => {
  it("does not name what a sentence adds", () => {
    expect(missing(printed, "개설 강좌는 바둑, 코딩, 수영입니다.")).toEqual([
      ["수영", "not_found"],
    ]);
    expect(missing(printed, "개설 강좌는 수영과 코딩, 미술로 구성됩니다.")).toEqual([
      ["수영", "not_found"],
    ]);
  });

  it("names what it names, and may name it in other words", () => {
    expect(missing(printed, "개설 강좌는 바둑, 코딩, 미술입니다.")).toEqual([]);
    expect(missing(printed, "개설 강좌는 바둑, 코딩, 미술반입니다.")).toEqual([]);
    expect(missing(printed, "준비물은 도복, 띠, 물통입니다.")).toEqual([]);
    // Where two are none of its things, it may be another list.
    expect(missing(printed, "개설 강좌는 바둑, 수영, 검도입니다.")).toEqual([]);
  });
});

it("takes no longer for hostile text", () => {
  for (const part of ["강좌는 가나, ", "가나, ", "가나와 "]) {
    const judge = (size: number) => missing("강좌: 바둑", `강좌는 ${part.repeat(size)}`);
    expect(growthOfCost(judge, 500)).toBeLessThan(MOST_GROWTH);
  }
});

describe("a list that is told whole", () => {
  const verdicts = (text: string, sentence: string) => {
    const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
    return checkListItems(sentence, new EvidenceIndex([{ ...chunk, text }])).map(
      ({ verdict }) => verdict,
    );
  };
  const COURSES = "□ 개설 강좌\n  - 바둑\n  - 코딩\n  - 미술";
  const LEFT_OUT = "□ 지원 제외 대상\n  - 휴업체\n  - 체납자\n  - 유흥업";

  it.each([
    [COURSES, "개설 강좌는 바둑, 코딩, 미술입니다."],
    [COURSES, "바둑, 코딩, 미술이 개설 강좌에 해당합니다."],
    [LEFT_OUT, "휴업체, 체납자, 유흥업은 지원 제외 대상입니다."],
  ])("is supported: %s %s", (text, said) => expect(verdicts(text, said)).toEqual(["supported"]));

  it.each([
    [LEFT_OUT, "휴업체, 체납자, 유흥업은 지원 대상입니다."],
    [COURSES, "준비물은 바둑, 코딩, 미술입니다."],
    [COURSES, "바둑, 서예가 개설 강좌에 해당합니다."],
  ])("is not: %s %s", (text, said) => expect(verdicts(text, said)).not.toContain("supported"));
});
