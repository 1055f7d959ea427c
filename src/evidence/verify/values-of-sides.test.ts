/** Values of what is so and of what is not so. */
import { describe, expect, it } from "vitest";
import { EvidenceIndex } from "./evidence-index.js";
import { judgeSentence } from "./judge-sentence.js";

const index = (text: string) =>
  new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
const judge = (printed: string, said: string) => judgeSentence(said, index(printed))[0]!;

const KEPT =
  "담당 부서는 채택된 제안을 3년간 관리하여야 하며, 채택되지 아니한 제안은 2년간 보존하여야 한다.";

describe("a value of the other side", () => {
  it.each([
    ["채택된 제안은 2년간 보존하여야 한다.", "3년"],
    ["채택되지 않은 제안은 3년간 관리하여야 한다.", "2년"],
  ])("is that of “%s”", (said, printed) => {
    expect(judge(KEPT, said)).toMatchObject({ verdict: "contradicted", printed });
  });

  it.each(["채택된 제안은 3년간 관리한다.", "채택되지 않은 제안도 2년 동안 보존한다."])(
    "is not that of “%s”",
    (said) => {
      expect(judge(KEPT, said).verdict).toBe("supported");
    },
  );
});
