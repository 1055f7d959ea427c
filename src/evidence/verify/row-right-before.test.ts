import { expect, it } from "vitest";
import { checkValues } from "./check-values.js";
import { EvidenceIndex } from "./evidence-index.js";

const TABLE = "유형 | 건수 | 부상자\n끼임 | 15건 | 4명\n화재 | 9건 | 2명";

const verdicts = (sentence: string) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text: TABLE }]);
  return checkValues(sentence, evidence).map(({ verdict }) => verdict);
};

it.each([
  ["사고 건수는 끼임 15건, 화재 9건입니다.", ["supported", "supported"]],
  ["사고 건수는 끼임 9건, 화재 15건입니다.", ["contradicted", "contradicted"]],
  ["부상자는 끼임 4명, 화재 2명입니다.", ["supported", "supported"]],
  ["부상자는 끼임 2명, 화재 4명입니다.", ["contradicted", "contradicted"]],
])("holds each value against the row that is named right before it: %s", (sentence, expected) => {
  expect(verdicts(sentence)).toEqual(expected);
});
