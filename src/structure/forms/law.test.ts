/** Laws and rules: the line of their promulgation, what makes a title that of a rule, and who is in charge. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { readLaw } from "./law.js";

const read = (parts: Part[]) => readLaw(rowsOf(documentFrom(parts)));
const ARTICLE = "제1조(목적) 이 규정은 주차에 필요한 사항을 정한다.";

it("is called by what stands larger below a motto", () => {
  const set = (text: string, size: number): Part => ({
    text,
    typography: [{ size, centred: true }],
  });
  const title = (size: number) =>
    read([set("시민과 함께하는 한빛", size), set("주차장 운영 지침", 28), ARTICLE])?.title;
  expect(title(12)).toBe("주차장 운영 지침");
});

group("a number in the line of promulgation", () => {
  it.each([
    ["법률 제123호", null],
    ["대통령령 제123호", null],
    ["총리령 제123호", null],
    ["교통환경부령 제123호", null],
    ["법제처령 제123호", null],
    ["한빛시조례 제123호", "한빛시"],
    ["한빛군규칙 제123호", "한빛군"],
    ["가람구규칙 제123호", "가람구"],
    ["가람도조례 제123호", "가람도"],
    ["교통환경부훈령 제123호", "교통환경부"],
    ["법제처예규 제123호", "법제처"],
    ["산림청고시 제2024-12호", "산림청"],
    ["감사원공고 제123호", "감사원"],
    ["방송위원회고시 제123호", "방송위원회"],
    ["한빛시규정 제123호", null],
    ["한빛시지침 제123호", null],
  ])("%s", (number, issuer) => {
    expect(
      read(["주차 안전", `[시행 2024. 7. 1.] [${number}, 2024. 6. 25., 일부개정]`, ARTICLE]),
    ).toMatchObject({ title: "주차 안전", doc_number: number, issued_date: "2024-06-25", issuer });
  });

  it("heads a technical standard, whose parts are numbered", () => {
    const line = "[시행 2024. 7. 1.] [한빛연구원공고 제2024-12호, 2024. 7. 1., 제정.]";
    const title = "보안등의 안전기술기준";
    expect(read([title, line, "1. 일반사항"])).toMatchObject({
      ...{ title, doc_number: "한빛연구원공고 제2024-12호", issued_date: "2024-07-01" },
    });
    expect(read([title, "[한빛연구원공고 제2024-12호, 2024. 7. 1., 제정]", "1. 개요"])).toBeNull();
    expect(read([title, "1. 일반사항", line])).toBeNull();
  });

  it("stands right below the title, whatever stands over that", () => {
    const line = "[시행 2024. 7. 1.] [법률 제123호, 2024. 6. 25., 일부개정]";
    const titled = (...above: Part[]) => read([...above, line, ARTICLE])?.title;
    expect(titled("함께 여는 밝은 내일", "주차장 안전")).toBe("주차장 안전");
    const header = { type: "header", text: "주차장 안전" } as const;
    expect(titled("함께 여는 밝은 내일", "주차장 안전", header)).toBe("주차장 안전");
    expect(titled("주차장 안전 및", "이용에 관한 법률")).toBe("주차장 안전 및 이용에 관한 법률");
    expect(titled("주차장 안전", "2024. 6. 25.")).toBe("주차장 안전");
  });

  it.each(["제정", "일부개정", "전부개정", "타법개정", "폐지", "개정", ""])("made by %s", (how) => {
    const line = `[법률 제123호, 2024. 6. 25.${how && `, ${how}`}]`;
    expect(read(["주차 안전", line, ARTICLE])).toMatchObject({ issued_date: "2024-06-25" });
  });

  it("of a body of forty letters at most, on a line that is no text", () => {
    const line = (length: number, more = "") =>
      `[${"가".repeat(length)}고시 제1호, 2024. 6. 25.]${more}`;
    expect(read(["주차 안전", line(35), ARTICLE])).not.toBeNull();
    expect(read(["주차 안전", line(50), ARTICLE])).toBeNull();
    expect(read(["주차 안전", line(4, " 가".repeat(100)), ARTICLE])).not.toBeNull();
    expect(read(["주차 안전", line(4, " 가".repeat(160)), ARTICLE])).toBeNull();
  });
});

group("the ministry in charge", () => {
  const issuer = (...lines: string[]) =>
    read(["주차 안전법", "[법률 제123호, 2024. 6. 25., 제정]", ...lines, ARTICLE])?.issuer;

  it.each(["교통환경부", "법제처", "산림청", "방송위원회"])("is %s", (name) => {
    expect(issuer(`${name}(주차안전과) 044-000-0000`)).toBe(name);
  });

  it("is one, also where two of its parts are named", () => {
    expect(issuer("교통환경부(주차안전과)", "교통환경부(총무과)")).toBe("교통환경부");
    expect(issuer("교통환경부(주차안전과)", "산림청(총무과)")).toBeNull();
    expect(issuer(`${"가".repeat(15)}부(총무과)`)).toBe(`${"가".repeat(15)}부`);
    expect(issuer(`${"가".repeat(25)}부(총무과)`)).toBeNull();
  });
});

group("the title of a rule", () => {
  it.each(
    "주차장법 주차에_관한_법률 주차장법_시행령 주차장법_시행규칙 주차_조례 주차_규칙 주차_규정 주차_지침 주차_요령 주차_세칙 한빛대_학칙 협회_회칙 협회_정관 이용_약관 주차_기준 모집_요강 심사_준칙 인사_내규 행동_강령 주차_예규 주차_훈령 주차_고시 주차_규정안 주차_규정(안)".split(
      " ",
    ),
  )("ends like %s", (words) => {
    const title = words.replaceAll("_", " ");
    expect(read([title, ARTICLE])).toMatchObject({ title, doc_number: null, issued_date: null });
    expect(read([title, "제1장 총칙", ARTICLE])).toMatchObject({ title });
  });

  it("says so, or a date of its making does", () => {
    expect(read(["주차 이야기", ARTICLE])).toBeNull();
    expect(read(["주차 이야기", "제정 2020. 1. 1.", ARTICLE])).toMatchObject({
      title: "주차 이야기",
      issued_date: "2020-01-01",
    });
  });

  it("stands within five rows above the first article, in two lines at most", () => {
    const tags = (count: number) => Array.from({ length: count }, () => "붙임");
    expect(read([...tags(4), "주차 규정", ARTICLE])).not.toBeNull();
    expect(read([...tags(5), "주차 규정", ARTICLE])).toBeNull();
    expect(read(["주차장의\n관리\n규정", ARTICLE])).toBeNull();
    expect(read(["주차장 관리\n업무 규정\n운영 규정", ARTICLE])).toMatchObject({
      title: "주차장 관리 업무 규정",
    });
  });

  it.each(["( 약칭: 주차법 )", "[시행 2024. 7. 1.]"])("leaves out %s", (more) => {
    expect(
      read([`주차장의 안전한 관리에 관한 법률 ${more}`, "제정 2020. 1. 1.", ARTICLE]),
    ).toMatchObject({
      title: "주차장의 안전한 관리에 관한 법률",
    });
  });

  it("stands above the first article or chapter, which is among the first hundred rows", () => {
    const rows = (count: number) => Array.from({ length: count }, () => "본문이다.");
    expect(read(["주차 규정", ...rows(90), ARTICLE])).not.toBeNull();
    expect(read(["주차 규정", ...rows(110), ARTICLE])).toBeNull();
    expect(read(["주차 규정", "제2조(정의) 뜻은 다음과 같다."])).toBeNull();
    expect(read(["주차 규정", "1. 목적"])).toBeNull();
    expect(read(["주차 규정", [[ARTICLE, "비고"]]])).toBeNull();
    expect(read([ARTICLE, "주차 규정"])).toBeNull();
  });
});

group("the date a rule is in force", () => {
  it.each(["시행일", "시행일자", "시행", "개정일", "제정일"])("is said by %s", (label) => {
    expect(read(["주차 규정", `${label}: 2023. 10. 6.`, ARTICLE])).toMatchObject({
      issued_date: "2023-10-06",
    });
  });
});

group("a history of revisions under the title", () => {
  it.each([
    [["제정 2005. 8. 1.", "전면개정 2010. 11. 5.", "개정 2024. 8. 27.(8)"], "2024-08-27"],
    [["제정(한빛부장관 인가) 2009. 7. 1.", "개정(한빛부장관 인가) 2024. 7. 15."], "2024-07-15"],
    [["제정 2020. 1. 1.", "제1차 개정 2021. 1. 1.", "2차 개정: 2022. 1. 1."], "2022-01-01"],
    [["제정 2020. 1. 1. 개정 2021. 1. 1.", "개정 2023. 7. 5. 전부개정 2024. 2. 21."], "2024-02-21"],
    [["제정 2020. 1. 1.", "개정 2023. 7. 5. 시행 2024. 1. 1."], "2023-07-05"],
    [["제정 2010. 11. 5.", "(개정이력 생략)", "개정 2024. 1. 23.(22)"], "2024-01-23"],
    [["제정 2010. 11. 5.", "… 중간 생략 …", "개정 2024. 1. 23."], "2024-01-23"],
    [["제정 2010. 11. 5.", "(주관: 교통과)", "개정 2024. 1. 23."], "2010-11-05"],
  ])("%j", (lines, date) => {
    expect(read(["주차 규정", ...lines, ARTICLE])).toMatchObject({ issued_date: date });
  });
});

it("reads a law whose name has two letters", () => {
  const head = "[시행 2025. 7. 22.] [법률 제20991호, 2025. 7. 22., 일부개정]";
  expect(read(["상법", head, ARTICLE])).toMatchObject({
    title: "상법",
    doc_number: "법률 제20991호",
    issued_date: "2025-07-22",
  });
  expect(read(["주차", head, ARTICLE])).toBeNull();
});
