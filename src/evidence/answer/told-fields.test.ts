/** The fields that labels and sentences of official papers tell. */
import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import {
  fieldCalled,
  isNamedNear,
  isSameLabel,
  labelHeading,
  labelsOfCells,
  labelsOfLine,
  saysField,
  tellsNear,
} from "./told-fields.js";

describe("a label", () => {
  it.each([
    ["접수기간", "applying"],
    ["원서 접수기간", "applying"],
    ["담 당 부 서", "department"],
    ["예비자 순번 발표", "result"],
    ["유지보수", null],
    ["가".repeat(30), null],
  ])("%s", (label, field) => {
    expect(fieldCalled(label)).toBe(field);
  });

  it.each([
    "○ 접수기간: 3. 4. ~ 3. 9.",
    "- (접수기간) 3. 4. ~ 3. 9.",
    "[접수기간] 3. 4. ~ 3. 9.",
    "가. 접수기간   3. 4. ~ 3. 9.",
    "○ 접수기간 ⇒ 3. 4. ~ 3. 9.",
    "제5조(접수기간) 3월 4일부터 받는다.",
    "○ 근거: 계획 / 접수기간: 3. 4. ~ 3. 9.",
    "○ 한마당(접수기간: 3. 4. ~ 3. 9.)",
    "○ 근거는 계획이며, 접수기간은 3. 4. ~ 3. 9.이다.",
  ])("is read in %s", (line) => {
    expect(labelsOfLine(line)).toEqual([{ label: "접수기간", field: "applying" }]);
  });

  it("is read in items that follow one another in a line", () => {
    const line = "가. 접수기간: 3. 4. ~ 3. 9. 나. 접수장소: 본관 3층 다. 제출서류: 원서";
    const fields = labelsOfLine(line).map(({ field }) => field);
    expect(fields).toEqual(["applying", "submitting", "papers"]);
  });

  it("heads what follows where it stands alone", () => {
    expect(labelHeading("< 제출처 >")).toEqual([{ label: "제출처", field: "submitting" }]);
    expect(labelHeading("4. 보존기간")).toEqual([{ label: "보존기간", field: "keeping" }]);
    expect(labelHeading("보존기간은 십 년이며 그 뒤에는 없앤다")).toEqual([]);
  });

  it("is read in the cells of a row", () => {
    const fields = labelsOfCells("구분 | 일반 | 준비물 | 신분증").map(({ field }) => field);
    expect(fields).toEqual(["bring"]);
  });

  it("calls the same value as another one", () => {
    expect(isSameLabel("고용기간", "근무기간")).toBe(true);
    expect(isSameLabel("수수료", "참가비")).toBe(false);
  });
});

it.each([" ", ">"])("a line of many %j is read in linear time", (sign) => {
  const read = (size: number) => void labelHeading(`가${sign.repeat(size)}가`);
  expect(growthOfCost(read, 5000)).toBeLessThan(MOST_GROWTH);
});

describe("a sentence", () => {
  it("says a field by its words in order", () => {
    expect(saysField("headcount", "모두 12명을 선발한다.")).toBe(true);
    expect(saysField("headcount", "선발된 사람은 12명 이상이어야 한다.")).toBe(false);
    expect(saysField("applying", "통보를 받은 날부터 6개월 이내에 신청하여야 한다.")).toBe(true);
    expect(saysField("often", "점검은 분기마다 1회 실시한다.")).toBe(true);
    expect(saysField("bring", "신분증을 챙겨 오시기 바랍니다.")).toBe(true);
    expect(saysField("effective", "[시행 2022. 5. 16.] [가람부고시 제2022-1호]")).toBe(true);
    expect(saysField("effective", "[시행 방법] 2022. 5. 16.")).toBe(false);
    expect(saysField("result", "결과는 3월 5일에 누리집에 게시한다.")).toBe(true);
  });
});

it("a near field may say what is asked", () => {
  expect(tellsNear("contact", ["department"])).toBe(true);
  expect(tellsNear("submitting", ["contact"])).toBe(false);
});

it("what stands near a line may name the field", () => {
  expect(isNamedNear("papers", ["3. 서류 안내"])).toBe(false);
  expect(isNamedNear("papers", ["3. 제출 서류 안내"])).toBe(true);
  expect(isNamedNear("department", ["담당자는 이에 따라 처리한다."])).toBe(false);
});

it("reads a label in brackets and spaced letters", () => {
  expect(labelsOfLine("ㅇ (장    소) 시민 회관")).toEqual(labelsOfLine("ㅇ (장소) 시민 회관"));
  expect(labelsOfLine("ㅇ (장    소) 시민 회관")).toHaveLength(1);
});
