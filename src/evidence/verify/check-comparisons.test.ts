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

describe("amounts told in other forms", () => {
  const of = (text: string, sentence: string) =>
    checkComparisons(
      sentence,
      new EvidenceIndex([
        {
          ...{ doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] },
          text,
        },
      ]),
    ).map(({ verdict, operands }) => [verdict, operands]);
  const KINDS = "유형 | 건수\n끼임 | 9건\n넘어짐 | 21건\n화재 | 4건\n모두 | 34건";
  const YEARS =
    "구분 | 2023년 | 2024년 | 2025년\n매출 | 120억원 | 100억원 | 90억원\n비용 | 30억원 | 60억원 | 65억원";
  const COURSES = "정원은 초급반 20명, 중급반 15명, 고급반 10명이다.";
  const PLACES = "다. 납품 품목\n(1) 한빛관 : 수량계 등 총 199종\n(2) 누리관 : 벨트 등 총 271종";

  it.each([
    [KINDS, "끼임이 9건으로 가장 많습니다.", "contradicted", ["9건", "21건"]],
    [KINDS, "넘어짐이 21건으로 가장 많습니다.", "supported", ["21건"]],
    [KINDS, "끼임이 9건으로 가장 적었습니다.", "contradicted", ["9건", "4건"]],
    [KINDS, "가장 많은 유형은 9건이 난 끼임입니다.", "contradicted", ["9건", "21건"]],
    [KINDS, "넘어짐은 끼임보다 두 배 이상 많습니다.", "supported", ["21건", "9건"]],
    [KINDS, "끼임은 화재의 세 배가 넘습니다.", "contradicted", ["9건", "4건"]],
    [KINDS, "화재는 끼임의 절반도 되지 않습니다.", "supported", ["4건", "9건"]],
    [YEARS, "2025년 매출은 2024년보다 많습니다.", "contradicted", ["100억원", "90억원"]],
    [YEARS, "2025년 매출은 전년보다 줄었습니다.", "supported", ["100억원", "90억원"]],
    [
      YEARS,
      "비용은 2023년보다 2024년에 절반으로 줄었습니다.",
      "contradicted",
      ["30억원", "60억원"],
    ],
    [YEARS, "비용은 2023년에 비해 2024년에 두 배로 늘었습니다.", "supported", ["30억원", "60억원"]],
    [YEARS, "매출은 매년 늘었습니다.", "contradicted", ["120억원", "100억원", "90억원"]],
    [YEARS, "매출은 꾸준히 감소했습니다.", "supported", ["120억원", "100억원", "90억원"]],
    [COURSES, "고급반의 정원이 초급반보다 많습니다.", "contradicted", ["10명", "20명"]],
    [COURSES, "초급반이 20명으로 가장 많습니다.", "supported", ["20명"]],
    [PLACES, "두 곳 가운데 한빛관의 납품 품목이 더 많습니다.", "contradicted", ["199종", "271종"]],
    [PLACES, "누리관의 납품 품목이 한빛관보다 많습니다.", "supported", ["271종", "199종"]],
  ])("%s %s", (text, said, verdict, operands) =>
    expect(of(text, said)).toEqual([[verdict, operands]]),
  );

  it.each([
    [YEARS, "2022년 매출은 2024년보다 많습니다."],
    [YEARS, "이익은 2023년보다 2024년에 늘었습니다."],
    [KINDS, "끼임 사고의 부상자는 화재보다 많습니다."],
    ["구분 | 건수 | 인원\n상담 | 3 | 40\n방문 | 5 | 12", "상담이 가장 많습니다."],
  ])("nothing of %s %s", (text, said) => expect(of(text, said)).toEqual([]));

  it("of a table that goes on elsewhere only what is beyond", () => {
    const chunk = (id: string, rows: string) => ({
      ...{ doc_id: "sha256:a", chunk_id: id, filename: "a.hwp", anchors: [], path: [] },
      text: `유형 | 건수\n${rows}`,
    });
    const parts = new EvidenceIndex([
      chunk("c1", "끼임 | 9건\n화재 | 4건"),
      chunk("c2", "넘어짐 | 21건"),
    ]);
    expect(checkComparisons("끼임이 9건으로 가장 많습니다.", parts)).toEqual([]);
    expect(checkComparisons("화재가 4건으로 가장 많습니다.", parts)).toMatchObject([
      { verdict: "contradicted" },
    ]);
  });
});
