/** Another one who holds the office that a line gives away. */
import { describe, expect, it } from "vitest";
import { checkHolders } from "./check-holders.js";
import { EvidenceIndex } from "./evidence-index.js";

const all = (printed: string, said: string) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "규정.hwp", anchors: [], path: [] };
  return checkHolders(said, new EvidenceIndex([{ ...chunk, text: printed }]));
};
const holders = (printed: string, said: string) =>
  all(printed, said)
    .filter(({ verdict }) => verdict === "contradicted")
    .map(({ text, reason, printed: instead }) => `${text} ${reason} ${instead}`);

describe("who holds an office", () => {
  const office = "③ 연구처장은 운영위원회 위원장이 된다.";

  it.each([
    ["said the other way round", "운영위원회 위원장은 총장이 됩니다.", "총장"],
    ["said the same way", "교무처장은 운영위원회 위원장이 됩니다.", "교무처장"],
    ["said with another verb", "총장이 운영위원회 위원장을 맡습니다.", "총장"],
  ])("is another one, %s", (_, said, claimed) => {
    expect(holders(office, said)).toEqual([`${claimed} OTHER_SUBJECT 연구처장`]);
  });

  it.each([
    ["위원장은 부시장이 된다.", "위원장은 시장이 된다.", ["시장 OTHER_SUBJECT 부시장"]],
    ["위원장은 시장이 된다.", "위원장은 부시장이 된다.", ["부시장 OTHER_SUBJECT 시장"]],
    ["위원장은 행정부시장이 된다.", "위원장은 시장이 된다.", ["시장 OTHER_SUBJECT 행정부시장"]],
    ["위원장은 명예회장이 된다.", "위원장은 회장이 된다.", ["회장 OTHER_SUBJECT 명예회장"]],
    ["위원장은 교육부장관이 된다.", "위원장은 장관이 된다.", []],
    ["위원장은 대전시장이 된다.", "위원장은 시장이 된다.", []],
  ])("is of the same rank: %s", (printed, said, found) => {
    expect(holders(printed, said)).toEqual(found);
  });

  it("is an office, and not what many may be", () => {
    expect(holders("중소기업은 지원 대상이 된다.", "소상공인은 지원 대상이 된다.")).toEqual([]);
  });

  it.each([
    ["the same", office, "운영위원회 위원장은 연구처장이 됩니다."],
    ["of another body", office, "심사위원회 위원장은 총장이 됩니다."],
    [
      "told by another line",
      `${office}\n총장은 운영위원회 위원장이 된다.`,
      "운영위원회 위원장은 총장이 됩니다.",
    ],
  ])("may be %s", (_, printed, said) => {
    expect(holders(printed, said)).toEqual([]);
  });

  it.each([
    ["heads a part of the body", "간사는 담당 부서의 장으로 한다.", "간사는 원장이 맡습니다."],
    ["is named before another", "위원장은 단장, 간사는 팀장으로 하고", "위원장은 원장이 맡습니다."],
    ["is said to be it", "위원장은 담당 부서의 장이 되고", "위원장은 원장입니다."],
  ])("is another one who %s", (_, printed, said) => {
    expect(holders(printed, said)).toHaveLength(1);
  });

  it("is the one whom the line names", () => {
    const printed = "위원회의 위원장은 원장이 되고, 간사는 재무 부서의 장으로 한다.";
    const verdicts = (said: string) => all(printed, said).map(({ verdict }) => verdict);
    expect(verdicts("위원회 간사는 재무 부서의 장이 맡습니다.")).toEqual(["supported"]);
    expect(verdicts("위원회는 매월 열리고, 간사는 재무 부서의 장이 맡습니다.")).toEqual([]);
  });
});

describe("who does not hold an office", () => {
  const both = [
    "② 큰 공단의 이사회 의장은 제21조에 따른 선임이사가 된다.",
    "④ 작은 공단의 이사회 의장은 기관장이 된다.",
  ].join("\n");

  it("is no part of who does", () => {
    expect(holders(both, "이사회 의장은 기관장이 아니라 선임이사가 맡습니다.")).toEqual([]);
    expect(
      holders("④ 이사회 의장은 기관장이 된다.", "이사회 의장은 감사가 아니라 총장이 맡습니다."),
    ).toEqual(["총장 OTHER_SUBJECT 기관장"]);
  });
});
