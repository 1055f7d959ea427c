/** What an exception takes out, said as the rule. */
import { describe, expect, it } from "vitest";
import { checkExceptions, tellsException } from "./check-exceptions.js";
import { EvidenceIndex } from "./evidence-index.js";

const RULE = "위원에게 예산의 범위에서 수당을 지급할 수 있다.";
const EXCEPTION = "다만, 공무원이 소관 업무로 참석한 경우에는 그러하지 아니하다.";
const excepted = (text: string, sentence: string, resting?: number) => {
  const evidence = new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
  const lines = resting === undefined ? evidence.lines : [evidence.lines[resting]!];
  return checkExceptions(sentence, lines, evidence).map(({ line }) => line!.text);
};

describe("an exception", () => {
  const SAID = "공무원이 소관 업무로 참석하여도 수당을 지급한다.";

  it("refutes a sentence that affirms what it takes out", () => {
    expect(excepted(`${RULE} ${EXCEPTION}`, SAID)).toEqual([EXCEPTION]);
    expect(excepted(`${RULE} ${EXCEPTION.replace("다만,", "단,")}`, SAID)).toHaveLength(1);
    // Whichever of the two the sentence rests on.
    expect(excepted(`${RULE} ${EXCEPTION}`, SAID, 0)).toHaveLength(1);
    expect(excepted(`${RULE} ${EXCEPTION}`, SAID, 1)).toHaveLength(1);
  });

  it.each([
    ["the rule itself", `${RULE} ${EXCEPTION}`, "위원에게 수당을 지급할 수 있다."],
    [
      "the exception itself",
      `${RULE} ${EXCEPTION}`,
      "공무원이 소관 업무로 참석한 경우에는 지급하지 않는다.",
    ],
    ["less than half of what it says", `${RULE} ${EXCEPTION}`, "공무원에게 수당을 지급한다."],
    [
      "what an addition allows",
      `${RULE} 다만, 공무원이 소관 업무로 참석한 경우에는 따로 정한다.`,
      SAID,
    ],
    [
      "what another sentence denies",
      `${RULE} 또한, 공무원이 소관 업무로 참석한 경우에는 그러하지 아니하다.`,
      SAID,
    ],
  ])("does not refute %s", (_, text, sentence) => {
    expect(excepted(text, sentence)).toEqual([]);
  });

  it("is not held against a sentence that rests on another line, nor without its rule", () => {
    expect(excepted(`회의를 연다. ${RULE} ${EXCEPTION}`, SAID, 0)).toEqual([]);
    expect(excepted(EXCEPTION, SAID)).toEqual([]);
  });
});

describe("an exception of several alternatives", () => {
  const RULE = "이사회를 소집하려면 7일 전까지 각 이사에게 통지하여야 한다.";
  const EXCEPTION =
    "다만, 안건이 긴급을 요하는 경우 또는 감사 전원의 동의를 얻은 경우에는 그러하지 아니하다.";
  const SAID = "안건이 긴급하더라도 7일 전까지 통지하여야 합니다.";

  it("takes out each of them", () => {
    expect(excepted(`${RULE} ${EXCEPTION}`, SAID)).toEqual([EXCEPTION]);
  });

  it("is held to the whole of it where it says something of its own", () => {
    const own = EXCEPTION.replace("그러하지 아니하다", "3일 전을 넘길 수 없다");
    expect(excepted(`${RULE} ${own}`, SAID)).toEqual([]);
  });

  it("is met by a bound in another form", () => {
    const text = `총대수에 따라 주차구획을 두어야 한다. 다만, 총대수가 10대 미만인 경우에는 그러하지 아니하다.`;
    expect(excepted(text, "총대수가 10대 미만이어도 주차구획을 두어야 한다.")).toHaveLength(1);
  });
});

describe("what a sentence concedes", () => {
  const RULE = "대행업체는 공개경쟁입찰로 선정하여야 한다.";
  const EXCEPTION = "다만, 회계규정에 따라 수의계약으로 할 수 있는 경우는 예외로 한다.";
  const conceding = (sentence: string) => {
    const text = `${RULE} ${EXCEPTION}`;
    const evidence = new EvidenceIndex([
      { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
    ]);
    return checkExceptions(sentence, [], evidence).map(({ line }) => line!.text);
  };

  it("is held against an exception though no one line is clearly meant", () => {
    expect(conceding("수의계약이 가능한 경우라도 공개경쟁입찰을 거쳐야 한다.")).toEqual([
      EXCEPTION,
    ]);
  });

  it("needs a word of the rule, and to concede something", () => {
    expect(conceding("수의계약이 가능한 경우라도 감사를 거쳐야 한다.")).toEqual([]);
    expect(conceding("수의계약은 공개경쟁입찰을 거쳐야 한다.")).toEqual([]);
  });
});

describe("a rule that is said to have no exception", () => {
  const SAID = "사장은 임기 중 어떠한 경우에도 해임되지 않습니다.";

  it.each([
    "사장은 정관으로 정한 사유가 있는 경우를 제외하고는 임기 중 해임되지 아니한다.",
    "사장은 임기 중 해임되지 아니한다. 다만, 정관으로 정한 사유가 있는 경우는 그러하지 아니하다.",
  ])("has one: %s", (text) => {
    expect(excepted(text, SAID, 0)).toHaveLength(1);
    expect(excepted(text, SAID.replace("어떠한 경우에도 ", ""), 0)).toEqual([]);
  });

  it.each([
    "사장은 임기 중 해임되지 아니한다.",
    "사장은 정관으로 정한 사유를 제외하고는 임기 중 어떠한 경우에도 해임되지 아니한다.",
  ])("has none, or says so itself: %s", (text) => {
    expect(excepted(text, SAID)).toEqual([]);
  });
});

it("is stated by a sentence that says what it affirms", () => {
  const text =
    "계약은 입찰로 한다. 다만, 긴급한 경우에는 견적서로 업체를 정하고 입찰하지 아니한다.";
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text }]);
  const found = (said: string) => checkExceptions(said, evidence.lines, evidence).length;
  expect(found("긴급한 경우에는 업체를 견적서로 골라 계약합니다.")).toBe(0);
  expect(found("긴급한 계약은 정하는 입찰로 합니다.")).toBe(1);
});

it("within its own line refutes what affirms it", () => {
  const line = "관람객은 요금을 납부하여야 함(단, 유공자는 제외)";
  expect(excepted(line, "유공자도 요금을 납부해야 합니다.")).toEqual([line]);
  expect(excepted(line, "관람객은 요금을 납부해야 합니다.")).toEqual([]);
});

it("in the line that opens a list is one to its items", () => {
  const text = [
    "① 다음 각 호의 경우에는 허가를 취소한다. 다만, 제2호의 경우 대표자를 변경하면 그러하지 아니하다.",
    "1. 거짓으로 허가를 받아 취소 사유가 생긴 경우",
    "2. 결격사유가 생긴 경우",
  ].join("\n");
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text }]);
  const item = evidence.lines.find((line) => line.text.startsWith("1."))!;
  expect(tellsException("대표자를 변경하면 허가가 취소되지 않습니다.", item, evidence)).toBe(true);
  expect(tellsException("거짓으로 받은 허가는 취소되지 않습니다.", item, evidence)).toBe(false);
});
