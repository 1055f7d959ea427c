/** Values of one line that are told apart by what stands around them. */
import { describe, expect, it } from "vitest";
import { EvidenceIndex } from "./evidence-index.js";
import { judgeSentence } from "./judge-sentence.js";

const against = (text: string) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  const evidence = new EvidenceIndex([{ ...chunk, text }]);
  return (sentence: string) => {
    const [{ verdict, printed } = { verdict: null, printed: undefined }] = judgeSentence(
      sentence,
      evidence,
    );
    return printed === undefined ? verdict : `${verdict} ${printed}`;
  };
};

describe("a share", () => {
  const on = against(
    "쉬는 동안 기본급의 100분의 60을 준다. 다만, 기본급의 100분의 60이 연봉월액을 넘으면 연봉월액을 준다.",
  );

  it("is of what is printed before it", () => {
    expect(on("쉬는 동안 연봉월액의 60%를 준다.")).toBe("contradicted 기본급");
    expect(on("쉬는 동안 기본급의 60%를 준다.")).toBe("supported");
  });

  it("may be of what the evidence calls otherwise, or says with more words", () => {
    expect(on("쉬는 동안 봉급의 60%를 준다.")).not.toContain("contradicted");
    const all = against("위약금은 총계약금액의 100분의 10이다. 계약금액은 따로 알린다.");
    expect(all("위약금은 계약금액의 10%이다.")).toBe("supported");
    const short = against("이익금의 20%를 적립한다. 이익은 해마다 나눈다.");
    expect(short("이익의 20%를 적립한다.")).toBe("supported");
    const defined = against("봉급이란 기본급을 말한다. 쉬는 동안 기본급의 60%를 준다.");
    expect(defined("쉬는 동안 봉급의 60%를 준다.")).not.toContain("contradicted");
    const part = against("전체 직원에게 물었다. 직원의 30%가 찬성했다.");
    expect(part("전체의 30%가 찬성했다.")).toBe("supported");
    const both = against("연봉월액은 따로 정하되, 휴직자에게 기본급의 60%를 준다.");
    expect(both("휴직자에게 연봉월액의 60%가 아니라 기본급의 60%를 준다.")).not.toBe(
      "contradicted 기본급",
    );
  });
});

describe("what is bounded", () => {
  const on = against("방문객에게 한 사람마다 8만원 이내의 식사, 3만원 이내의 기념품을 줄 수 있다.");

  it("is what stands behind the bound", () => {
    expect(on("방문객에게 주는 식사는 3만원 이내이다.")).toBe("contradicted 8만원");
    expect(on("방문객에게 주는 식사는 8만원 이내이다.")).toBe("supported");
    expect(on("방문객에게 주는 기념품은 3만원 이내이다.")).toBe("supported");
  });

  it("is told by no value of another kind", () => {
    const kinds = against("방문객에게 8만원 이내의 식사, 3회 이내의 안내를 제공한다.");
    expect(kinds("방문객에게 주는 식사는 3회 이내이다.")).not.toBe("contradicted 8만원");
  });
});

describe("a value under a condition", () => {
  const on = against(
    "교육이 3시간인 경우에는 20분 이상, 6시간 이상인 경우에는 50분 이상 쉬게 한다.",
  );

  it("is not that under another", () => {
    expect(on("교육이 3시간인 경우 50분 이상 쉬게 한다.")).toBe("contradicted 20분");
    expect(on("교육이 6시간 이상이면 20분 이상 쉬게 한다.")).toContain("contradicted");
    expect(on("교육이 6시간 이상이면 50분 이상 쉬게 한다.")).toBe("supported");
    expect(on("교육이 6시간 미만인 경우에는 50분 이상 쉬게 한다.")).not.toBe("supported");
    expect(on("교육이 3시간일 때는 20분 이상 쉬게 한다.")).toBe("supported");
  });

  it("is not refuted by the condition before it", () => {
    const two = against("교육이 3시간인 경우에는 20분, 6시간인 경우에는 50분을 쉬게 한다.");
    expect(two("교육이 6시간인 경우에는 50분을 쉬게 한다.")).toBe("supported");
  });
});

describe("names that no other word stands for", () => {
  const on = against("첨부는 hwp, pdf 확장자만 올릴 수 있고 결과는 이사회에 보고하여야 한다.");

  it("must stand in the line", () => {
    expect(on("hwp 확장자도 올릴 수 있다.")).toBe("supported");
    expect(on("xyz 확장자도 올릴 수 있다.")).toBe("not_checked");
    expect(on("결과는 대표이사에게 보고하여야 한다.")).not.toBe("supported");
  });
});
