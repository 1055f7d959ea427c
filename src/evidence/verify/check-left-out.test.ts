/** Who is left out by the line that tells of all others. */
import { describe, expect, it } from "vitest";
import { EvidenceIndex } from "./evidence-index.js";
import { judgeSentence } from "./judge-sentence.js";

const index = (text: string) =>
  new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
const judge = (printed: string, said: string) => judgeSentence(said, index(printed))[0]!;

const BOARD =
  "위원회는 5명 이내로 하되, 소관 공무원 및 전담기관 직원을 제외한 외부전문가를 위원으로 둘 수 있다.";

describe("who is left out", () => {
  it.each([
    "위원회에는 소관 공무원을 위원으로 둘 수 있다.",
    "위원회는 전담기관 직원을 위원으로 둘 수 있다.",
  ])("is not taken in: %s", (said) => {
    expect(judge(BOARD, said)).toMatchObject({ verdict: "contradicted", reason: "OPPOSITE" });
  });

  it.each([
    "위원회에는 소관 공무원을 위원으로 둘 수 없다.",
    "위원회는 외부전문가를 위원으로 둘 수 있다.",
    "위원회는 공무원이 아닌 외부전문가를 위원으로 둘 수 있다.",
  ])("is told rightly: %s", (said) => {
    expect(judge(BOARD, said).verdict).not.toBe("contradicted");
  });

  it("is not taken in where the line begins with what it tells of", () => {
    const staff = "위원은 공무원을 제외한 전문가를 위원으로 위촉할 수 있다.";
    expect(judge(staff, "공무원을 위원으로 위촉할 수 있다.").reason).toBe("OPPOSITE");
    expect(judge(staff, "전문가를 위원으로 위촉할 수 있다.").verdict).toBe("supported");
  });

  it.each([
    "공무원은 위원에게 자료를 준다.",
    "소관 공무원은 위원회가 요청한 예산 자료와 집행 현황을 위원에게 제출할 수 있다.",
  ])("may be told something else of: %s", (said) => {
    expect(judge(BOARD, said).verdict).not.toBe("contradicted");
  });

  it("may be told of in another line", () => {
    const also = `${BOARD}\n소관 공무원은 위원회에 위원으로 둘 수 있다.`;
    expect(judge(also, "위원회에는 소관 공무원을 위원으로 둘 수 있다.").verdict).not.toBe(
      "contradicted",
    );
  });
});

describe("what two do with one another", () => {
  const RULE = "회사는 근로자대표와 서면 합의하여 임금을 지급하는 대신 휴가를 줄 수 있다.";
  it("is done by the one whom the line names", () => {
    expect(judge(RULE, "근로자대표는 회사와 합의하여 임금 대신 휴가를 줄 수 있다.").reason).toBe(
      "SWAPPED",
    );
    expect(judge(RULE, "회사는 근로자대표와 합의하여 임금 대신 휴가를 줄 수 있다.").verdict).toBe(
      "supported",
    );
  });
});

describe("words of the other side", () => {
  it.each([
    ["휴업한 기간은 출근한 것으로 본다.", "휴업한 기간은 결근한 것으로 본다."],
    ["대리인이 아닌 자의 입찰은 무효로 한다.", "대리인이 아닌 자의 입찰은 유효로 한다."],
    ["성과품은 준공 시 발주자에게 전량 납품한다.", "성과품은 준공 시 발주자에게 일부 납품한다."],
    [
      "입찰서 직접 제출은 외국업자에 한하여 허용된다.",
      "입찰서 직접 제출은 모든 입찰자에게 허용된다.",
    ],
  ])("%s: “%s”", (printed, said) => {
    expect(judge(printed, said).verdict).toBe("contradicted");
  });
});
