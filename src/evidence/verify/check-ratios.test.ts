/** Ratios, by those that are printed and by shares of a whole. */
import { describe, expect, it } from "vitest";
import { checkRatios, withoutRatios } from "./check-ratios.js";
import { EvidenceIndex } from "./evidence-index.js";

const reasons = (text: string, said: string) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  return checkRatios(said, new EvidenceIndex([{ ...chunk, text }])).map(({ reason }) => reason);
};

describe("a ratio", () => {
  const SAID = "기술평가와 가격평가는 9대 1의 비율로 반영합니다.";

  it.each([
    ["기술평가와 가격평가의 배점은 9:1로 한다.", "VALUE_FOUND"],
    ["기술평가 대 가격평가의 비중은 90:10", "VALUE_FOUND"],
    ["기술평가(90%), 가격평가(10%)를 반영한다.", "VALUE_FOUND"],
    ["기술평가와 가격평가는 8:2의 비율로 반영한다.", "OTHER_VALUE"],
    ["기술평가(80%), 가격평가(10%)는 따로 한다.", "VALUE_NOT_FOUND"],
  ])("is held against %s", (printed, reason) => expect(reasons(printed, SAID)).toEqual([reason]));

  it("is told by the words behind it, and its parts are no values", () => {
    expect(withoutRatios(SAID)).not.toMatch(/\d/);
    expect(withoutRatios("차량 9대 1식을 샀고 9:10에 왔습니다.")).toContain(
      "9대 1식을 샀고 9:10에",
    );
  });
});
