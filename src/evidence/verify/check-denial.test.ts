/** Sentences whose line of the evidence ends on the other side than they do. */
import { describe, expect, it } from "vitest";
import { checkDenial } from "./check-denial.js";
import { EvidenceIndex } from "./evidence-index.js";
import { judgeSentence } from "./judge-sentence.js";

const against = (text: string) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "안내.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text }]);
  return (sentence: string) => {
    const [gravest] = judgeSentence(sentence, evidence);
    return `${gravest!.verdict} ${gravest!.reason}`;
  };
};

describe("a sentence whose line denies what it says, or the other way round", () => {
  it.each([
    [
      "분실신고가 된 여권 2권은 되찾았다 하더라도 다시 사용할 수 없습니다.",
      "분실신고가 된 여권 2권은 되찾으면 다시 쓴다.",
    ],
    [
      "3개월이 지난 회원증은 재발급 수수료 5,000원을 받고 바꾸어 준다.",
      "3개월이 지난 회원증은 재발급 수수료 5,000원을 내도 얻지 못한다.",
    ],
  ])("is not supported by the words they share: %s", (text, sentence) => {
    expect(against(text)(sentence)).toBe("not_checked DENIAL_UNCLEAR");
  });

  it.each([
    "사업 | 내용 | 거리\n통발 | 조업금지 | 가을에는 육지에서 2,700미터 이내",
    "사업 | 내용 | 때 | 거리\n통발 | 조업금지 | 봄 | 5,500미터\n가을 | 2,700미터",
    "사업 | 조업금지 거리\n통발 | 가을에는 육지에서 2,700미터 이내",
  ])("may be told by another cell of the row: %s", (text) => {
    expect(against(text)("통발은 가을에는 육지에서 2,700미터 이내에서 조업할 수 없습니다.")).toBe(
      "supported VALUE_FOUND",
    );
  });

  it("is supported where both deny, and where both do not", () => {
    const on = against("분실신고가 된 여권 2권은 되찾았다 하더라도 다시 사용할 수 없습니다.");
    expect(on("분실신고가 된 여권 2권은 되찾아도 다시 쓰지 못한다.")).toMatch(/^supported/);
    const other = against("분실신고가 된 여권 2권은 되찾으면 다시 사용할 수 있습니다.");
    expect(other("분실신고가 된 여권 2권은 되찾으면 다시 쓴다.")).toMatch(/^supported/);
  });

  it("is supported where a line that meets it as well is on its side", () => {
    const on = against(
      "여권 2권은 되찾아도 다시 사용할 수 없습니다.\n여권 2권은 되찾으면 다시 발급합니다.",
    );
    expect(on("여권 2권은 되찾으면 다시 내준다.")).not.toMatch(/DENIAL_UNCLEAR$/);
  });

  it("denies nothing where it says how much is the most", () => {
    const on = against("위원회는 위원장을 포함하여 10명 이내의 위원으로 구성한다.");
    expect(on("위원회의 위원은 위원장을 합쳐 10명을 넘지 않습니다.")).toMatch(/^supported/);
  });

  it("is told by its end alone: what it denies before says nothing of it", () => {
    const on = against("6개월이 지나도록 찾아가지 않는 여권은 수수료가 반환되지 않습니다.");
    expect(on("6개월 동안 찾아가지 않은 여권은 수수료를 돌려준다.")).toBe(
      "not_checked DENIAL_UNCLEAR",
    );
  });

  it("denies nothing where it says so of a limit in other words", () => {
    const on = against("전체 고조파 왜곡은 8퍼센트를 초과하여서는 아니 된다.");
    expect(on("전체 고조파 왜곡은 8퍼센트 이하여야 합니다.")).toMatch(/^supported/);
    const seats = against("위원회는 위원장을 포함하여 10명 이내의 위원으로 구성한다.");
    expect(seats("위원회의 위원은 위원장을 합쳐 10명을 넘을 수 없습니다.")).toMatch(/^supported/);
  });

  it("is held against the clause that tells the same of its subject", () => {
    const on = against(
      "발급된 지 6개월이 지나도록 찾아가지 않는 여권은 효력이 상실되며 수수료도 반환되지 않습니다.",
    );
    expect(on("발급된 지 6개월이 지나도록 찾아가지 않는 여권은 수수료를 돌려준다.")).toBe(
      "not_checked DENIAL_UNCLEAR",
    );
  });

  it.each([
    ["65세 이상인 사람은 이용료를 면제한다.", "65세 이상인 사람은 이용료를 내야 합니다."],
    [
      "위원회에는 담당 부서의 위원 1명이 포함된다.",
      "위원회에는 담당 부서의 위원 1명이 없어도 됩니다.",
    ],
  ])("knows what leaves out and what does without: %s", (text, sentence) => {
    expect(against(text)(sentence)).not.toMatch(/^supported/);
  });
});

describe("a clause that denies", () => {
  const found = (printed: string, said: string) => {
    const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
    const evidence = new EvidenceIndex([{ ...chunk, text: printed }]);
    return checkDenial(said, evidence.lines, evidence).length;
  };

  it("does so of all that it counts up, and before a remark in brackets", () => {
    expect(
      found("분석기에서는 편지 열람, 결재 등을 하지 않는다.", "분석기에서 편지를 열람합니다."),
    ).toBe(1);
    expect(found("공동수급 방식 불가(책임소재 미상)", "공동수급 방식으로 참여합니다.")).toBe(1);
    expect(found("전화 문의 평일 가능(휴일 제외)", "전화 문의는 휴일을 제외합니다.")).toBe(0);
  });
});

it("denies on the way what no line denies", () => {
  const on = against("2026년도 회비는 정부의 지침을 준수하여 2% 인상한다.");
  expect(on("2026년도 회비는 정부의 지침을 따르지 않고 2% 인상합니다.")).toMatch(/^not_checked/);
  expect(on("2026년도 회비는 정부의 지침을 지키고 2% 인상합니다.")).toMatch(/^supported/);
});
