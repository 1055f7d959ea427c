/** Who makes a rule for itself, as its first article says. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { makerOf } from "./rule-makers.js";

const maker = (...parts: Part[]) => makerOf(rowsOf(documentFrom(parts)));
const purpose = (text: string) => maker("주차 관리 지침", `제1조(목적) ${text}`);

group("who makes a rule", () => {
  it.each([
    ["이 지침은 한빛진흥원(이하 “진흥원”이라 한다)의 주차를 정한다.", "한빛진흥원"],
    ["이 규정은 한빛공단(이하 '공단'이라 한다) 임직원의 출장을 정한다.", "한빛공단"],
    ["본 규칙은 한빛재단(“이하 ”재단“이라 한다)이 하는 일을 정한다.", "한빛재단"],
    ["이 요령은 한빛대학교(이하 대학교)에서 쓰는 차량을 정한다.", "한빛대학교"],
    ["이 지침은 「주차장법」에 따라 한빛공사(이하 “공사”라 한다)의 주차를 정한다.", "한빛공사"],
    [
      "이 규칙은『주차장법』(이하 “법”이라 한다)에 따라 한빛협회(이하“협회”라 한다)의 주차를 정한다.",
      "한빛협회",
    ],
    ["이 규정은 주식회사 한빛레저(이하 “회사”라 한다)의 회계를 정한다.", "주식회사 한빛레저"],
    ["① 이 규정은 한빛레저(주)(이하 “회사”라 한다)의 회계를 정한다.", "한빛레저(주)"],
  ])("%s", (text, name) => {
    expect(purpose(text)).toBe(name);
  });

  it.each([
    ["not whom a law is about", "이 조례는 한빛공단(이하 “공단”이라 한다)의 설립을 정한다."],
    [
      "not with whom it is done",
      "이 지침은 한빛진흥원(이하 “진흥원”이라 한다)과 맺는 계약을 정한다.",
    ],
    [
      "not to whom it is given",
      "이 지침은 한빛진흥원(이하 “진흥원”이라 한다)에 맡기는 일을 정한다.",
    ],
    [
      "not what is called otherwise",
      "이 지침은 한빛진흥원(이하 “전문기관”이라 한다)의 일을 정한다.",
    ],
    ["no work", "이 지침은 건설공사(이하 “공사”라 한다)의 감독을 정한다."],
    ["no kind alone", "이 지침은 재단(이하 “재단”이라 한다)의 감독을 정한다."],
    ["no committee", "이 규정은 한빛위원회(이하 “위원회”라 한다)의 운영을 정한다."],
    ["no company without its name", "이 규정은 신용회사(이하 “회사”라 한다)의 운영을 정한다."],
    ["no other sentence", "주차는 한빛진흥원(이하 “진흥원”이라 한다)의 일이다."],
  ])("%s", (_, text) => {
    expect(purpose(text)).toBeNull();
  });

  it("stands in the first article, whose line may break", () => {
    const broken = [
      "제1조(목적) 이 지침은 한빛진흥원",
      "(이하 “진흥원”이라 한다)의 주차를 정한다.",
    ];
    expect(maker(...broken)).toBe("한빛진흥원");
    expect(maker("제2조(목적) 이 지침은 한빛진흥원(이하 “진흥원”이라 한다)의 일이다.")).toBeNull();
    expect(
      maker(
        "제1조(목적) 이 지침은",
        "가",
        "나",
        "다",
        "한빛진흥원(이하 “진흥원”이라 한다)의 일이다.",
      ),
    ).toBeNull();
    expect(
      purpose(`${"가 ".repeat(90)} 이 지침은 한빛진흥원(이하 “진흥원”이라 한다)의 일이다.`),
    ).toBeNull();
  });

  it("issues it", () => {
    const rule = [
      "주차 관리 지침",
      "제정 2024. 3. 2.",
      "제1장 총칙",
      "제1조(목적) 이 지침은 한빛진흥원(이하 “진흥원”이라 한다)의 주차를 정한다.",
    ];
    expect(extractStructure(documentFrom(rule))).toMatchObject({
      title: "주차 관리 지침",
      issued_date: "2024-03-02",
      issuer: "한빛진흥원",
    });
  });
});
