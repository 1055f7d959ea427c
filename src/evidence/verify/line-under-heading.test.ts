import { expect, it } from "vitest";
import { EvidenceIndex } from "./evidence-index.js";
import { lineUnderItsHeading } from "./line-under-heading.js";

const TEXT = [
  "□ 답안 작성",
  "  ○ 흑색 볼펜에 한하여 사용 가능",
  "□ 신체검사서 제출",
  "  ○ 합격자는 담당자에게 제출하여야 함",
].join("\n");
const line = (sentence: string) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text: TEXT }]);
  return lineUnderItsHeading(sentence, evidence)?.text ?? null;
};

it("is told with its heading", () => {
  expect(line("흑색 볼펜은 답안 작성에 사용할 수 있습니다.")).toContain("흑색 볼펜");
  expect(line("합격자는 신체검사서를 담당자에게 제출하여야 합니다.")).toContain("합격자");
});

it.each([
  ["of another heading", "흑색 볼펜은 신체검사서에 사용할 수 있습니다."],
  ["of the heading alone", "답안 작성은 연필로 할 수 있습니다."],
  ["that demands no more", "합격자는 신체검사서를 담당자에게 제출합니다."],
  ["that tells who", "신체검사서를 제출하여야 하는 쪽은 담당자입니다."],
])("not %s", (_, sentence) => expect(line(sentence)).toBeNull());
