import { describe, expect, it } from "vitest";
import { checkComparisons } from "./check-comparisons.js";
import { EvidenceIndex } from "./evidence-index.js";

const TABLE = [
  "마을별 주민 수 (단위: 명)",
  "마을 | 2022년 | 2024년",
  "윗마을 | 31 | 18",
  "아랫마을 | 12 | 22",
  "합계 | 43 | 40",
].join("\n");
const evidence = new EvidenceIndex([
  { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text: TABLE },
]);
const judged = (sentence: string) =>
  checkComparisons(sentence, evidence).map(({ verdict, operands }) => [verdict, operands]);

describe("rows beside one another", () => {
  it.each([
    ["2022년에는 윗마을의 주민 수가 아랫마을보다 많았습니다.", "supported", ["31", "12"]],
    ["2022년에는 아랫마을의 주민 수가 윗마을보다 많았습니다.", "contradicted", ["12", "31"]],
    ["2024년에는 윗마을이 아랫마을보다 적었습니다.", "supported", ["18", "22"]],
    ["2024년 주민 수가 가장 많은 곳은 아랫마을입니다.", "supported", ["22"]],
    ["2024년 주민 수가 가장 많은 곳은 윗마을입니다.", "contradicted", ["18", "22"]],
    ["2024년 주민 수가 가장 적은 마을은 윗마을입니다.", "supported", ["18"]],
    ["아랫마을의 주민 수는 2022년보다 2024년에 늘었습니다.", "supported", ["12", "22"]],
    ["아랫마을의 주민 수는 2022년보다 2024년에 줄었습니다.", "contradicted", ["12", "22"]],
  ])("%s", (said, verdict, operands) => expect(judged(said)).toEqual([[verdict, operands]]));

  it.each([
    "윗마을의 주민 수가 아랫마을보다 많았습니다.",
    "2023년에는 윗마을이 아랫마을보다 많았습니다.",
    "2022년에는 옆마을이 아랫마을보다 많았습니다.",
    "윗마을은 학교보다 높은 곳에 있습니다.",
    "2022년에는 윗마을이 아랫마을보다 높은 곳에 있었습니다.",
    "2022년에는 윗마을의 주민 수가 아랫마을보다 많지 않았습니다.",
    "2022년에는 윗마을의 주민 수가 아랫마을보다 많았다고 볼 수 없습니다.",
    "아랫마을의 주민 수는 2022년보다 2024년에 늘지 않았습니다.",
    "2022년에는 윗마을의 소득이 아랫마을보다 많았습니다.",
    "2024년 소득이 가장 많은 곳은 아랫마을입니다.",
    "아랫마을의 소득은 2022년보다 2024년에 늘었습니다.",
  ])("says nothing of %s", (said) => expect(judged(said)).toEqual([]));
});

describe("amounts that cannot be compared", () => {
  const of = (rows: string[], sentence: string) =>
    checkComparisons(
      sentence,
      new EvidenceIndex([
        {
          ...{ doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] },
          text: rows.join("\n"),
        },
      ]),
    );

  it.each(["보리가 쌀가루보다 많습니다.", "물량이 가장 많은 것은 보리입니다."])(
    "of two units: %s",
    (said) => expect(of(["품목 | 물량", "쌀가루 | 3톤", "보리 | 500kg"], said)).toEqual([]),
  );

  it("of ranks, whose first is the highest", () =>
    expect(
      of(["지역 | 순위", "가람읍 | 1", "나루면 | 2"], "나루면이 가람읍보다 높습니다."),
    ).toEqual([]));
});
