import { describe, expect, it } from "vitest";
import { checkChanges } from "./check-changes.js";
import { EvidenceIndex } from "./evidence-index.js";

const isTurned = (sentence: string, text: string) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  return checkChanges(sentence, new EvidenceIndex([{ ...chunk, text }])).length === 1;
};
const ARROW = "• (기존) 마을도서관의 주체로서 → (변경) 도서관의 주체로서 <제2조 개정>";
const COLUMNS = "조문 | 현행 | 개정안\n제3조 | 30일 이내 | 60일 이내";

describe("a change", () => {
  it.each([
    ["‘도서관의 주체로서’가 ‘마을도서관의 주체로서’로 바뀌었습니다.", ARROW],
    ["기한이 60일 이내에서 30일 이내로 변경되었습니다.", COLUMNS],
  ])("told the wrong way round: %s", (sentence, text) =>
    expect(isTurned(sentence, text)).toBe(true),
  );

  it.each([
    ["‘마을도서관의 주체로서’가 ‘도서관의 주체로서’로 바뀌었습니다.", ARROW],
    ["기한이 30일 이내에서 60일 이내로 변경되었습니다.", COLUMNS],
    ["‘도서관의 주체로서’가 ‘학교의 주체로서’로 바뀌었습니다.", ARROW],
    ["‘한빛관 1층’이 ‘한빛관’으로 바뀌었습니다.", "한빛관 1층 → 한빛관 1층 및 누리관"],
    ["신청서는 주민센터에서 접수처로 보냅니다.", "주민센터 → 접수처"],
  ])("told as it is, or another: %s", (sentence, text) =>
    expect(isTurned(sentence, text)).toBe(false),
  );

  it("is read at once in hostile text", () => {
    const started = performance.now();
    isTurned("가나다라에서 ".repeat(300), ARROW);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
