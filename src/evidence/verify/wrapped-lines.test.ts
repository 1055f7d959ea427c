import { describe, expect, it } from "vitest";
import { unwrappedLines } from "./wrapped-lines.js";

describe("wrapped lines", () => {
  it.each([
    "이 규정에 따른 위원의\n수는 15명이다.",
    "위원회의 위원은 모두 15명\n이내로 한다.",
    "위원회는 예산의 사용을 심의\n의결하는 기구이다.",
    "위원은 15명이고, 임기는 2년이며,\r\n연임할 수 있다.",
    "- 이 규정에 따른 위원의\n  수는 15명이다.",
    "위원의 임기와 연임에 관한\n사항은 따로\n정한다.",
  ])("are one: %s", (answer) => {
    expect(unwrappedLines(answer)[0]).toContain("\n");
  });

  it.each([
    ["a sentence that ended", "위원은 15명으로 한다.\n임기는 2년이다."],
    ["one without its mark", "위원은 모두 15명으로 한다\n임기는 2년이다."],
    ["a clipped one", "위원은 모두 15명으로 함\n임기는 2년임"],
    ["one with a topic of its own behind it", "모집인원은 모두 15명\n참가비는 7,000원"],
    ["the same behind a span", "접수는 3월 2일부터 3월 9일까지\n장소는 강당"],
    ["a label", "접수기간은\n3일"],
    ["a label with a colon", "다음의 서류를 제출하는 경우에는:\n신청서"],
    ["a noun that looks like a particle", "한빛시 공공시설 안전점검 결과\n3곳이 미흡"],
    ["a heading", "## 위원회의 위원 수와 임기는\n15명"],
    ["a row", "| 위원회의 위원 수는\n15명"],
    ["an item behind it", "위원회의 위원에 해당하는\n- 교수"],
    ["a numbered item behind it", "위원회의 위원에 해당하는\n1. 교수"],
    ["a blank line behind it", "위원회의 위원에 해당하는\n\n교수"],
  ])("are not: %s", (_, answer) => {
    expect(unwrappedLines(answer)).toEqual(answer.split("\n"));
  });

  it("lose nothing, and are not endless", () => {
    const answer = "위원회의 위원에 해당하는\n".repeat(1_000);
    const lines = unwrappedLines(answer);
    expect(lines.join("\n")).toBe(answer);
    expect(Math.max(...lines.map((line) => line.split("\n").length))).toBe(13);
  });
});
