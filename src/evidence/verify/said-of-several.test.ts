/** What a line says of several, a sentence of one of them or of another. */
import { describe, expect, it } from "vitest";
import { EvidenceIndex } from "./evidence-index.js";
import { judgeSentence } from "./judge-sentence.js";

const index = (text: string) =>
  new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
const judge = (printed: string, said: string) => judgeSentence(said, index(printed))[0]!;

describe("what a line says of several", () => {
  it.each([
    [
      "고시안에 의견이 있는 단체 또는 개인은 의견서를 제출할 수 있다.",
      "의견서는 단체만 제출할 수 있다.",
    ],
    [
      "내부 및 외부 위원을 뽑을 때에는 명부를 활용한다.",
      "내부 위원을 뽑을 때에만 명부를 활용한다.",
    ],
  ])("%s: not of one alone: %s", (printed, said) => {
    expect(judge(printed, said)).toMatchObject({ verdict: "contradicted", reason: "OPPOSITE" });
  });

  it.each([
    [
      "고시안에 의견이 있는 단체 또는 개인은 의견서를 제출할 수 있다.",
      "의견서는 단체도 제출할 수 있다.",
    ],
    [
      "고시안에 의견이 있는 단체 또는 개인은 의견서를 제출할 수 있다.",
      "의견서는 단체와 개인만 제출할 수 있다.",
    ],
  ])("%s: may be of all or each: %s", (printed, said) => {
    expect(judge(printed, said).verdict).not.toBe("contradicted");
  });

  it("tells to whom something is given", () => {
    const told = [
      "수요기관은 과제에 참여한다.",
      "참여기관은 부정행위가 발생하면 주관기관 및 전담기관에 통보한다.",
    ].join("\n");
    expect(judge(told, "부정행위가 발생하면 참여기관은 수요기관에 통보한다.")).toMatchObject({
      ...{ verdict: "contradicted", reason: "OTHER_VALUE", printed: "전담기관" },
    });
    expect(judge(told, "부정행위가 발생하면 참여기관은 주관기관에 통보한다.").verdict).toBe(
      "supported",
    );
  });

  it("tells who pays in other words than the line's", () => {
    const costs =
      "기금이 회수하는 때를 포함하여 대출 실행과 상환 시 소요되는 비용은 대출자가 부담한다.";
    expect(judge(costs, "대출 실행과 상환에 드는 비용은 기금이 부담한다.")).toMatchObject({
      ...{ verdict: "contradicted", reason: "OTHER_SUBJECT", printed: "대출자" },
    });
  });

  it("tells who is let off by a remark", () => {
    const fee = "참가비는 1인당 1만원(미취학 무료)이다.";
    expect(judge(fee, "미취학 아동도 참가비를 내야 한다.").verdict).toBe("contradicted");
    expect(judge(fee, "성인은 참가비를 내야 한다.").verdict).not.toBe("contradicted");
    expect(judge(fee, "참가비는 1만원이며 미취학 아동은 무료입니다.").verdict).not.toBe(
      "contradicted",
    );
  });

  it("tells whose name, whose house, which day and what time are meant", () => {
    const on = (printed: string, said: string) => judge(printed, said).verdict;
    expect(on("회원은 자기의 명의로 거래한다.", "회원은 타인의 명의로 거래한다.")).toBe(
      "contradicted",
    );
    expect(on("대출 대상은 무주택 세대주이다.", "대출 대상은 주택을 소유한 세대주이다.")).toBe(
      "contradicted",
    );
    expect(
      on("상환은 대출한 다음 달 급여일부터 한다.", "상환은 대출한 그달의 급여일부터 한다."),
    ).toBe("contradicted");
    expect(on("보험은 업무 외 재해에 대비한다.", "보험은 업무 중 재해에 대비한다.")).toBe(
      "contradicted",
    );
  });

  it("takes what may not be done without something for allowed with it", () => {
    const lease = "임차인은 임대인의 동의 없이 임차주택을 전대할 수 없다.";
    expect(judge(lease, "임차인은 동의가 있으면 임차주택을 전대할 수 있다.").verdict).not.toBe(
      "contradicted",
    );
    expect(judge(lease, "임차인은 임차주택을 전대할 수 있다.").verdict).toBe("contradicted");
    expect(judge(lease, "임차인은 동의가 없어도 임차주택을 전대할 수 있다.").verdict).toBe(
      "contradicted",
    );
  });

  it("takes what may not be done for nobody and nowhere else than is meant", () => {
    const on = (printed: string, said: string) => judge(printed, said).verdict;
    const trade = [
      "제9조(거래제한) 다음 각 호의 어느 하나에 해당하는 행위를 하여서는 아니 된다.",
      "1. 타인의 명의로 거래하는 행위",
    ].join("\n");
    expect(on(trade, "타인 명의로 거래해서는 안 된다.")).not.toBe("contradicted");
    expect(on(trade, "자기 명의로 거래하면 안 된다.")).not.toBe("supported");
    const travel = "직원은 휴가 중 해외 여행을 하여서는 아니 된다.";
    expect(on(travel, "직원은 휴가 중 국외 여행을 할 수 없다.")).not.toBe("contradicted");
    expect(on(travel, "직원은 휴가 중 국내 여행을 할 수 없다.")).toBe("contradicted");
  });

  it("takes what goes beyond the bound of a forbidden thing for forbidden", () => {
    const rule = [
      "제4조(거래제한) 회원은 다음 각 호의 거래를 하여서는 아니 된다. <개정 2019. 6. 28.>",
      "1. 투자금액이 소득총액의 100분의 50을 초과하는 거래",
      "2. 남의 명의로 하는 거래",
    ].join("\n");
    expect(judge(rule, "투자금액이 소득총액의 50%를 넘으면 안 된다.").verdict).not.toBe(
      "contradicted",
    );
    expect(judge(rule, "투자금액이 소득총액의 50% 이상이면 안 된다.").reason).toBe("OTHER_BOUND");
  });
});
