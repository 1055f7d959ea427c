/** Parts of a sentence that say each other's. */
import { describe, expect, it } from "vitest";
import { checkSwappedWords } from "./check-swapped-words.js";
import { EvidenceIndex } from "./evidence-index.js";

const PRINTED = [
  "① 선택형 근무 인원은 특별한 사정이 없는 한 제한하지 않는다.",
  "② 교대형 근무 인원은 팀별 인원의 일정비율로 한다.",
];
const found = (said: string, ...more: string[]) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  const text = [...PRINTED, ...more].join("\n");
  return checkSwappedWords(said, new EvidenceIndex([{ ...chunk, text }])).map(({ text }) => text);
};

describe("two parts of a sentence", () => {
  const TURNED =
    "교대형 근무 인원은 제한하지 않으며, 선택형 근무 인원은 팀별 인원의 일정비율로 합니다.";

  it("each say what is printed of the other", () => {
    expect(found(TURNED)).toEqual(["교대형"]);
  });

  it.each([
    [
      "say what is printed of them",
      "선택형 근무 인원은 제한하지 않으며, 교대형 근무 인원은 팀별 인원의 일정비율로 합니다.",
    ],
    ["say only one thing", "교대형 근무 인원은 제한하지 않습니다."],
    ["say something else", "교대형 근무는 신청하고, 선택형 근무는 제한하지 않습니다."],
  ])("may %s", (_, said) => expect(found(said)).toEqual([]));

  it("may be told by a third line", () => {
    expect(found(TURNED, "③ 교대형 근무도 제한하지 않을 수 있다.")).toEqual([]);
  });
});

it("are told apart where one name holds the other", () => {
  const printed = [
    "1. 상주 직원은 최초 출입에 서약서를 낸다.",
    "2. 비상주 직원은 매번 서약서를 낸다.",
  ];
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text: printed.join("\n") }]);
  const said = "상주 직원은 매번 내고, 비상주 직원은 최초 출입에 서약서를 냅니다.";
  expect(checkSwappedWords(said, evidence)).toHaveLength(1);
  const right = "상주 직원은 최초 출입에 내고, 비상주 직원은 매번 서약서를 냅니다.";
  expect(checkSwappedWords(right, evidence)).toEqual([]);
});
