import { describe, expect, it } from "vitest";
import { checkValues } from "./check-values.js";
import { EvidenceIndex } from "./evidence-index.js";

const verdicts = (text: string, sentence: string) => {
  const evidence = new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
  return checkValues(sentence, evidence).map(({ verdict }) => verdict);
};

describe.each([
  "○ 접수 기간: 2025. 9. 1.(월) ~ 9. 12.(금) 17:00",
  "접수는 2025년 9월 1일부터 9월 12일까지 한다.",
  "순서 | 기간 | 설명\n접수 | 09.01(월) ~ 09.12(금) | 등기우편",
])("%s", (printed) => {
  it.each([
    ["접수는 9월 1일에 시작됩니다.", "supported"],
    ["접수는 9월 12일에 마감됩니다.", "supported"],
    ["접수는 9월 12일에 시작됩니다.", "contradicted"],
    ["접수는 9월 1일에 끝납니다.", "contradicted"],
    ["접수 시작일은 9월 1일입니다.", "supported"],
    ["접수 시작일은 9월 12일입니다.", "contradicted"],
    ["접수 마감은 9월 1일입니다.", "contradicted"],
    ["접수는 9월 1일부터입니다.", "supported"],
    ["접수는 9월 12일부터입니다.", "contradicted"],
    ["접수는 9월 1일까지입니다.", "contradicted"],
    ["접수는 9월 12일부터는 하지 않습니다.", "supported"],
  ])("%s", (said, verdict) => expect(verdicts(printed, said)).toEqual([verdict]));
});

it("holds both ends of a period against their own", () => {
  const printed = "접수 기간: 2025. 9. 1.(월) ~ 9. 12.(금)";
  const of = (said: string) => verdicts(printed, said);
  expect(of("접수는 9월 1일부터 9월 12일까지입니다.")).toEqual(["supported", "supported"]);
  expect(of("접수는 9월 12일부터 9월 1일까지입니다.")).toEqual(["contradicted", "contradicted"]);
});

it("says nothing of a day that is no end of a period", () => {
  expect(verdicts("접수 마감일은 9월 12일이다.", "접수는 9월 12일에 시작됩니다.")).toEqual([
    "supported",
  ]);
});
