/** How often something is done, where no number is told of it. */
import { describe, expect, it } from "vitest";
import { checkPeriods } from "./check-periods.js";
import { EvidenceIndex } from "./evidence-index.js";

const otherwise = (text: string, said: string, path: string[] = []) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path };
  const evidence = new EvidenceIndex([{ ...chunk, text }]);
  return checkPeriods(said, evidence.lines).map(({ text, printed }) => `${text} ${printed}`);
};

describe("a period", () => {
  const MONTHLY = "이수자 정보를 매월 장관에게 보고한다.";

  it("is another than the line's", () => {
    expect(otherwise(MONTHLY, "이수자 정보는 분기마다 보고합니다.")).toEqual(["분기마다 매월"]);
  });

  it.each([
    ["the same", MONTHLY, "이수자 정보는 매월 보고합니다."],
    ["the same by another name", MONTHLY, "이수자 정보는 달마다 보고합니다."],
    ["not told by the line", "이수자 정보를 보고한다.", "이수자 정보는 분기마다 보고합니다."],
    [
      "told with a number",
      "통계를 연 1회 조사하여 매월 나누어 보고한다.",
      "통계는 매년 조사합니다.",
    ],
    ["not said", MONTHLY, "이수자 정보는 장관에게 보고합니다."],
    ["one of two", MONTHLY, "이수자 정보는 매월 모아 매년 보고합니다."],
    ["that of another line", `${MONTHLY}\n통계를 매분기 보고한다.`, "통계는 분기별로 보고합니다."],
  ])("is %s", (_, printed, said) => {
    expect(otherwise(printed, said)).toEqual([]);
  });

  it("may be that of the heading", () => {
    expect(otherwise(MONTHLY, "이수자 정보는 분기마다 보고합니다.", ["매분기 보고"])).toEqual([]);
  });
});
