/** Items of lists of what is left out, and sentences that take them in. */
import { describe, expect, it } from "vitest";
import { EvidenceIndex } from "./evidence-index.js";
import { judgeSentence } from "./judge-sentence.js";

const against = (text: string) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "공고.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text }]);
  return (sentence: string) => {
    const [gravest] = judgeSentence(sentence, evidence);
    return `${gravest!.verdict} ${gravest!.reason}`;
  };
};

const LEFT_OUT = "- 휴업 또는 폐업 중인 업체\n- 국세를 체납한 업체";

describe("an item of a list of what is left out", () => {
  it.each([
    ["a heading with an arrow", "지원대상 : 관내 중소기업\n▸지원제외 업체"],
    ["a note", "※ 지원 제외대상"],
    ["a sentence", "다음의 경우는 지원 대상에서 제외한다."],
  ])("is not taken in by a sentence: %s", (_, lead) => {
    const on = against(`${lead}\n${LEFT_OUT}`);
    expect(on("국세를 체납한 업체도 지원한다.")).toBe("contradicted OPPOSITE");
    expect(on("휴업 또는 폐업 중인 업체는 지원 대상이다.")).not.toMatch(/^supported/);
    expect(on("국세를 체납한 업체는 지원받을 수 있다.")).not.toMatch(/^supported/);
    expect(on("국세를 체납한 업체는 지원에서 제외된다.")).not.toMatch(
      /^(?:contradicted|not_found)/,
    );
  });

  it("is taken in by a sentence that only denies before its end", () => {
    const on = against("※ 지원 제외대상\n- 정산서를 미제출한 관리주체의 사업");
    expect(on("정산서를 내지 않은 관리주체의 사업도 지원한다.")).toBe("contradicted OPPOSITE");
    expect(on("정산서를 내지 않은 관리주체의 사업은 지원 대상이 아닙니다.")).not.toMatch(
      /^(?:contradicted|not_found)/,
    );
    const named = against("제외대상\n- 정산서 제출이 늦은 관리주체의 공동주택 관리 사업");
    expect(named("정산서 제출 않는 관리주체의 공동주택 관리 사업이다.")).not.toMatch(/^supported/);
  });

  it("is told by the words of the list, where nothing else is said", () => {
    const on = against(`제외대상\n${LEFT_OUT}`);
    expect(on("국세를 체납한 업체는 제외된다.")).toBe("supported WORDS_FOUND");
  });

  it("is one of a list that a heading of its own opens, and no line behind it", () => {
    const on = against(`제외대상\n${LEFT_OUT}\n모집대상\n- 수출 실적이 있는 업체`);
    expect(on("수출 실적이 있는 업체는 제외된다.")).not.toMatch(/^supported/);
    expect(on("수출 실적이 있는 업체가 모집대상이다.")).toBe("supported WORDS_FOUND");
    const behind = against(`다음은 제외한다.\n${LEFT_OUT}\n신청서는 우편으로 제출한다.`);
    expect(behind("우편으로 제출한 신청서는 제외한다.")).not.toMatch(/^supported/);
  });

  it("is none under a heading over both", () => {
    const on = against("□ 신청자격 및 제외대상\n- 수출 실적이 있는 업체");
    expect(on("수출 실적이 있는 업체는 신청자격이 있다.")).not.toMatch(/^contradicted/);
  });

  it("may be taken in by another line, or by itself", () => {
    const told = against(`※ 지원 제외대상\n${LEFT_OUT}\n□ 예외\n국세를 체납한 업체도 지원한다.`);
    expect(told("국세를 체납한 업체 역시 지원한다.")).not.toMatch(/^contradicted/);
    const own = against("※ 지원 제외대상\n- 국세를 체납한 업체(단, 분납 중이면 지원)는 포함");
    expect(own("국세를 체납한 업체도 지원한다.")).not.toMatch(/^contradicted/);
  });
});

describe("what a label leaves out", () => {
  const on = against("지원 제외 대상: 휴업 중인 업체, 체납 업체, 유흥업소");

  it.each([
    "휴업 중인 업체, 체납 업체, 유흥업소도 지원 대상입니다.",
    "체납 업체는 지원을 받을 수 있습니다.",
  ])("is not taken in: %s", (said) => expect(on(said)).toBe("contradicted OPPOSITE"));

  it.each(["휴업 중이 아닌 업체는 지원 대상입니다.", "새로 연 업체는 지원 대상입니다."])(
    "is not what the others are: %s",
    (said) => expect(on(said)).not.toMatch(/^contradicted/),
  );

  it("is left out, all in one breath", () => {
    const said = "휴업 중인 업체, 체납 업체, 유흥업소는 지원에서 제외됩니다.";
    expect(on(said)).not.toMatch(/^(?:contradicted|not_found)/);
  });

  it("says nothing where its words take sides themselves", () => {
    const both = against("지원 제외 대상: 휴업 업체(신고한 업체는 가능)");
    expect(both("휴업 업체는 지원합니다.")).not.toMatch(/^contradicted/);
  });
});
