/** Numbers that are worked out from printed ones: which operations count, on which operands, and how closely. */
import { describe, expect, it } from "vitest";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { derivationOf } from "./derived-values.js";
import { EvidenceIndex } from "./evidence-index.js";

/** The operands of the first number of the sentence, each printed number standing as given. */
const operands = (sentence: string, text: string, score: number | number[] = 1) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "예산.hwp", anchors: [], path: [] };
  const { values } = new EvidenceIndex([{ ...chunk, text }]);
  const candidates = values.map((printed, at) => ({
    printed,
    score: typeof score === "number" ? score : score[at]!,
  }));
  const [said] = readQuantities(sentence);
  return derivationOf(said!, sentence, candidates)?.operands ?? null;
};

const FUNDS = "도비는 300천원, 군비는 500천원이다.";

describe("sums and differences", () => {
  it.each([
    ["a sum", "800천원을 합한 금액", FUNDS, ["300천원", "500천원"]],
    ["a difference", "200천원 차이", FUNDS, ["300천원", "500천원"]],
    ["of no sentence that adds up or compares", "800천원이다", FUNDS, null],
    ["another number", "810천원을 합한 금액", FUNDS, null],
    [
      "of items of one list",
      "470종을 합한 품목",
      "다. 입찰품목\n(1) 본관 : 총 199종\n(2) 별관 : 총 271종",
      ["199종", "271종"],
    ],
    [
      "of no items of two lists",
      "470종을 합한 품목",
      "다. 입찰품목\n(1) 본관 : 총 199종\n라. 반납품목\n(1) 별관 : 총 271종",
      null,
    ],
    ["of another unit", "800명을 합한 인원", FUNDS, null],
    ["bare numbers of a row", "800명을 합한 인원", "남 | 300 | 여 | 500", ["300", "500"]],
    [
      "rounded to the digit that is written",
      "12억원을 합한 금액",
      "5.7억원과 6.5억원",
      ["5.7억원", "6.5억원"],
    ],
    [
      "rounded up to half of that digit",
      "12억원을 합한 금액",
      "5.7억원과 6.7억원",
      ["5.7억원", "6.7억원"],
    ],
    ["one number alone", "5명 합계", "모두 5명", null],
    ["off by more than that", "13억원을 합한 금액", "5.7억원과 6.5억원", null],
    ["no difference at all", "0원 차이", "300원과 300원", null],
    ["of three and more, all together", "60명 합계", "10명, 20명, 30명", ["10명", "20명", "30명"]],
    ["of some of four", "60명 합계", "10명, 20명, 30명, 400명", null],
  ])("%s: %s", (_, sentence, text, expected) => {
    expect(operands(sentence, text)).toEqual(expected);
  });

  it("take numbers of one sentence, one row or one column, not of two sentences", () => {
    expect(operands("800천원 합계", "도비는 300천원이다.\n군비는 500천원이다.")).toBeNull();
    const table = "구분 | 예산\n도비 | 300천원\n군비 | 500천원";
    expect(operands("800천원 합계", table)).toEqual(["300천원", "500천원"]);
    const part = (chunk_id: string, text: string) => ({
      ...{ doc_id: "sha256:a", chunk_id, filename: "예산.hwp", anchors: [], path: [], text },
    });
    const { values } = new EvidenceIndex([
      part("c1", "구분 | 예산\n도비 | 300천원"),
      part("c2", "구분 | 예산\n군비 | 500천원"),
    ]);
    const candidates = values.map((printed) => ({ printed, score: 1 }));
    expect(derivationOf(readQuantities("800천원")[0]!, "800천원 합계", candidates)).toBeNull();
    const other = "구분 | 예산 | 결산\n도비 | 300천원 | 7천원\n군비 | 9천원 | 500천원";
    expect(operands("800천원 합계", other)).toBeNull();
  });
});

describe("products, shares and multiples", () => {
  it.each([
    ["so many times so much", "2,400만원 합계", "6개 기업에 400만원씩", ["400만원", "6개"]],
    ["times of another line", "2,400만원 합계", "6개 기업이다.\n400만원이다.", null],
    ["a share", "60% 비율", "300명 중 500명", ["300명", "500명"]],
    ["a growth", "25% 증가", "400명에서 500명", ["500명", "400명"]],
    ["a fall", "20% 감소", "500명에서 400명", ["400명", "500명"]],
    ["a multiple", "3배 증가", "300명에서 900명", ["900명", "300명"]],
    ["a share below one", "0.3% 비율", "1,000명 중 3명", ["3명", "1,000명"]],
    ["all of itself", "100% 비율", "300명", null],
    ["of two lines", "60% 비율", "300명이다.\n500명이다.", null],
    ["another product", "2,500만원 합계", "6개 기업에 400만원씩", null],
    ["a product of one unit", "6명 합계", "2명과 3명", null],
    ["of different units", "60% 비율", "300명과 500개", null],
    ["of shares themselves", "60% 비율", "30%와 50%", null],
    ["of nothing", "60% 비율", "0명과 0명", null],
    ["another share", "61% 비율", "300명 중 500명", null],
  ])("%s: %s", (_, sentence, text, expected) => {
    expect(operands(sentence, text)).toEqual(expected);
  });
});

describe("operands", () => {
  it("stand in a line that has to do with the sentence", () => {
    expect(operands("800천원 합계", FUNDS, 0.15)).not.toBeNull();
    expect(operands("800천원 합계", FUNDS, 0.14)).toBeNull();
    // One that does speaks for its line.
    expect(operands("800천원 합계", FUNDS, [0.5, 0])).not.toBeNull();
  });

  it("are the 24 that stand best", () => {
    const many = Array.from({ length: 24 }, (_, at) => `${1000 * 2 ** at}명`).join(" ");
    const text = `${many} 3명 4명`;
    const ranked = (best: number) => [...Array.from({ length: 24 }, () => 0.5), best, 0.6];
    expect(operands("7명 합계", text, ranked(0.6))).toEqual(["3명", "4명"]);
    expect(operands("7명 합계", text, ranked(0.4))).toBeNull();
    const fewer = Array.from({ length: 23 }, () => 0.5);
    const first = many.split(" ").slice(0, 23).join(" ");
    expect(operands("1003명 합계", `${first} 3명`, [...fewer, 0.4])).toEqual(["1000명", "3명"]);
  });

  it("are numbers, and so is what they make", () => {
    expect(operands("3월 1일 합계", "2월 1일과 1월 1일")).toBeNull();
    expect(operands("5명 합계", "3월 2일과 2명")).toBeNull();
  });
});

describe("how long something lasts", () => {
  it.each([
    ["in hours", "2시간이다", "14:00~16:00", ["14:00", "16:00"]],
    ["in minutes", "90분이다", "14:00 ~ 15:30", ["14:00", "15:30"]],
    ["another time", "3시간이다", "14:00~16:00", null],
    ["of two lines", "2시간이다", "14:00에 시작\n16:00에 끝", null],
    ["in another unit", "2명이다", "14:00~16:00", null],
    ["from one to the next", "1시간이다", "12:00~13:00, 14:00~16:30", ["12:00", "13:00"]],
  ])("%s: %s", (_, sentence, text, expected) => {
    expect(operands(sentence, text)).toEqual(expected);
  });
});

describe("a row of somebody else", () => {
  const rows = "가부 | 100 | 20\n나부 | 50 | 30";

  it.each([
    [0.6, ["20", "100"]],
    [0.59, null],
  ])(
    "is worked with where it meets the sentence %d times as well as the best: %j",
    (score, found) => {
      expect(operands("20% 비중", rows, [score, score, 1, 1])).toEqual(found);
    },
  );
});
