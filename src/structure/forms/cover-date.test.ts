/** A date that stands alone, and the names below it. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { bodyAfterEnd, findSignature, findUndated, joinNames, namesFrom } from "./cover-date.js";

const signature = (...parts: Part[]) => {
  const rows = rowsOf(documentFrom(parts));
  return findSignature(rows, 0, rows.length);
};

it("takes at most four names below a date", () => {
  const names = ["한빛시장", "가람군수", "나래구청장", "다솜구청장", "라온구청장"];
  expect(signature("2024. 5. 3.", ...names)).toMatchObject({
    date: "2024-05-03",
    names: names.slice(0, 4),
    end: 5,
  });
  expect(signature("2024. 5. 3.", "한빛시장", "본문")?.names).toEqual(["한빛시장"]);
  expect(signature("2024. 5. 3.", "본문", "한빛시장")).toBeNull();
  expect(signature("2024. 5. 3. 회의", "한빛시장")).toBeNull();
  expect(signature("2024. 5. 3.")).toBeNull();
});

it("takes a part in brackets only below a body, and no row of several cells", () => {
  expect(signature("2024. 5. 3.", "한빛시장", "(주차 담당)")?.names).toEqual([
    "한빛시장",
    "(주차 담당)",
  ]);
  expect(signature("2024. 5. 3.", "(주차 담당)", "한빛시장")).toBeNull();
  expect(signature("2024. 5. 3.", "한빛시장", `(${"가".repeat(18)})`)?.names).toHaveLength(2);
  expect(signature("2024. 5. 3.", "한빛시장", `(${"가".repeat(25)})`)?.names).toHaveLength(1);
  expect(signature("2024. 5. 3.", [["한빛시", "총무과"]])).toBeNull();
});

it("names the body right after the end of the text", () => {
  const body = (...parts: Part[]) => bodyAfterEnd(rowsOf(documentFrom(parts)));
  expect(body("알립니다.  끝.", "한빛소방서")).toBe("한빛소방서");
  expect(body("알립니다. 끝", "한 빛 시 장 (직인생략)")).toBe("한빛시장");
  expect(body("알립니다.", "한빛시장")).toBeNull();
  expect(body("한빛시장", "알립니다. 끝.")).toBeNull();
  expect(body("알립니다. 끝.", "본문", "한빛시장")).toBeNull();
  expect(body("알립니다. 끝.", [["한빛시", "총무과"]])).toBeNull();
  expect(body("알립니다. 끝.", [["담당", "총무과"]], "한빛시장")).toBeNull();
});

it("stays in the table that holds the whole page", () => {
  const body = (...parts: Part[]) => bodyAfterEnd(rowsOf(documentFrom(parts)));
  expect(body([["머리", "글"], ["알립니다. 끝."], ["한빛시장"]])).toBe("한빛시장");
  expect(body([["머리", "글"], ["알립니다. 끝."]], "한빛시장")).toBeNull();
});

it("finds who signs where the date is blank or cannot be one", () => {
  const undated = (...parts: Part[]) => {
    const rows = rowsOf(documentFrom(parts));
    return findUndated(rows, 1, rows.length);
  };
  expect(undated("알립니다.", "2026년   월   일", "한 빛 시 장", "가람군수", "본문")).toEqual({
    date: null,
    names: ["한빛시장", "가람군수"],
    end: 4,
  });
  expect(undated("한빛시장", "알립니다.")).toBeNull();
  expect(undated("알립니다.", "한빛시", "총무과")).toBeNull();
  expect(undated("알립니다.", [["담당", "한빛시장"]], "가람군수")?.names).toEqual(["가람군수"]);
});

it("takes the office of a body without who holds it", () => {
  const signed = (...names: string[]) => signature("2024. 5. 3.", ...names)?.names;
  expect(signed("교통환경부 장관 홍 길 동")).toEqual(["교통환경부 장관"]);
  expect(signed("한빛진흥원장 홍길동")).toEqual(["한빛진흥원장"]);
  expect(
    signed("<주무부처> 교통환경부 장관 홍 길 동", "<전문기관> 한빛재단 이사장 김 하 람"),
  ).toEqual(["교통환경부 장관", "한빛재단 이사장"]);
  expect(signed("대표이사 홍길동")).toBeUndefined();
  expect(signed("주차 담당 팀장 홍길동")).toBeUndefined();
  expect(signed("교통환경부 장관 표창장")).toBeUndefined();
});

it("parts the offices of several bodies on one line", () => {
  const signed = (name: string) => signature("2024. 5. 3.", name)?.names;
  expect(signed("교통환경부장관 산림청장 한빛위원회위원장")).toEqual([
    "교통환경부장관, 산림청장, 한빛위원회위원장",
  ]);
  expect(signed("한빛시 시장")).toEqual(["한빛시 시장"]);
});

it("parts bodies and offices that issue together, and leaves a part with its body", () => {
  expect(joinNames(["교통환경부", "한빛교통진흥원"])).toBe("교통환경부, 한빛교통진흥원");
  expect(joinNames(["교통환경부 장관", "한빛재단 이사장"])).toBe(
    "교통환경부 장관, 한빛재단 이사장",
  );
  expect(joinNames(["한빛시", "인재개발과"])).toBe("한빛시 인재개발과");
  for (const part of ["한빛대학교 교무처", "한빛도 가람시", "가람부 소방청", "한빛시 주차위원회"])
    expect(joinNames(part.split(" "))).toBe(part);
  expect(joinNames(["한빛시장", "교통국장"])).toBe("한빛시장 교통국장");
});

it("takes bodies side by side in a table of one row", () => {
  const named = (...table: string[][]) => namesFrom(rowsOf(documentFrom([table])), 0);
  expect(named(["고용노동부", "한국산업인력공단"])).toEqual(["고용노동부, 한국산업인력공단"]);
  expect(named(["고용노동부", "담당자"])).toEqual([]);
  expect(named(["고용노동부", "환경부"], ["국토교통부", "법무부"])).toEqual([]);
});

it("reads a name between signs, and past what was recognised in a picture", () => {
  for (const name of [
    "[한빛산업부]",
    "〔 한빛산업부 〕",
    "<한빛산업부>",
    "( 한빛산업부 )",
    "-한빛산업부-",
    "— 한빛산업부 —",
    "【한빛산업부】",
  ])
    expect(signature("2024. 5.", name)?.names, name).toEqual(["한빛산업부"]);
  for (const text of ["[한빛산업]", "-한빛산업부", "[한빛산업부] 공고", "[가람부][나래부]"])
    expect(signature("2024. 5.", text), text).toBeNull();
  const mark: Part = { text: "산업의 내일", type: "figure" };
  expect(signature("2024. 5.", mark, mark, "한빛산업부")).toMatchObject({
    names: ["한빛산업부"],
    end: 4,
  });
  expect(signature("2024. 5.", "산업의 내일", "한빛산업부")).toBeNull();
});

it("is no office within a body, whoever holds it", () => {
  const signed = (name: string) =>
    findSignature(rowsOf(documentFrom(["2026. 3. 2.", name])), 0, 2)?.names;
  expect(signed("교통환경부 장관 홍길동")).toEqual(["교통환경부 장관"]);
  for (const office of ["담당과장", "주차관리팀장", "생산부장"])
    expect(signed(`${office} 홍길동`)).toBeUndefined();
});
