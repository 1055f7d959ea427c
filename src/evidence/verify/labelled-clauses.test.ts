import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { clausesOfLine, labelledClause } from "./labelled-clauses.js";

describe("a label and the value that says whether it may be", () => {
  it.each([
    ["4. 좌석 변경 : 예약자 불가", "예약자좌석변경불가"],
    ["좌석 변경: 불가", "좌석변경불가"],
    ["○ 보고서 제출 : 의무", "보고서제출의무"],
    ["입찰 참가 : 등록업체에 한함", "등록업체에한하여입찰참가가능"],
  ])("%s", (line, clause) => {
    expect(labelledClause(line)).toBe(clause);
    expect(clausesOfLine(line)).toEqual([clause]);
  });

  it.each(["좌석 변경 : 2일 이내", "대상 : 회원은 가능, 비회원은 불가", "좌석은 변경할 수 없다."])(
    "%s is read in parts",
    (line) => expect(labelledClause(line)).toBeNull(),
  );
});

it("a limit is said with what it limits", () => {
  expect(clausesOfLine("등록업체에 한하여 참가할 수 있다.")).toEqual([
    "등록업체에한하여참가할수있다",
  ]);
});

it("takes no longer for hostile text", () => {
  for (const part of ["가 : ", "가:가 ", "가 에 한"])
    expect(growthOfCost((size) => labelledClause(part.repeat(size)), 5000)).toBeLessThan(
      MOST_GROWTH,
    );
});

it("keeps an exception in brackets as one thing of its own", () => {
  expect(clausesOfLine("산 것도 포함(단, 상속, 증여로 얻은 것은 제외)")).toEqual([
    "산것도포함",
    "단상속증여로얻은것은제외",
  ]);
});
