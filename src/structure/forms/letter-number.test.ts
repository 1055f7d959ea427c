/** Where an official letter states its number and day: at its foot, in the box over it, and where its head is missing. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { readLetter } from "./letter.js";

const read = (...parts: Part[]) => readLetter(rowsOf(documentFrom(parts)));
const HEAD = ["수신  가람구청장", "제목  점검 결과 제출"];
const stated = (...foot: Part[]) => {
  const facts = read(...HEAD, "점검 결과를 제출합니다.  끝.", ...foot);
  return [facts?.doc_number, facts?.issued_date];
};

it.each(["날짜", "작성일자", "기안일"])("has its day behind %s in its head alone", (label) => {
  const day = (...parts: Part[]) => read(...parts)?.issued_date;
  const [to, subject] = HEAD as [string, string];
  expect(day(to, `${label}: 2024. 5. 3.`, subject)).toBe("2024-05-03");
  expect(day(to, subject, `${label}: 2024. 5. 3.`)).toBe("2024-05-03");
  expect(day(to, subject, "가. 교육", `${label}: 2024. 5. 3.`)).toBeNull();
  expect(day(to, `${label}: 2024. 5. 3.까지`, subject)).toBeNull();
  const number = [["시행", "교통과-12", "2024. 5. 9."]];
  expect(day(to, `${label}: 2024. 5. 3.`, subject, "제출합니다.  끝.", number)).toBe("2024-05-09");
});

group("the foot of a letter", () => {
  it.each([
    ["in a cell behind 접수", [["시행", "교통과-12", "접수", "2024. 5. 3."]]],
    [
      "behind 접수, with the number in the cell of 시행",
      [["시행 교통과-12", "접수", "2024. 5. 3."]],
    ],
    ["beside the number in the cell of 시행", [["시행 교통과-12", "2024. 5. 3.", "접수"]]],
  ])("states its day %s", (_, rows) => {
    expect(stated(rows)).toEqual(["교통과-12", "2024-05-03"]);
  });

  it("takes no day that belongs to the number of another office", () => {
    expect(stated([["시행", "교통과-12", "접수", "총무과-7", "2024. 5. 3."]])[1]).toBeNull();
    expect(stated([["시행", "교통과-12", "접수", "2024. 5. 3.", "총무과-7"]])[1]).toBeNull();
  });

  it.each(["–", "—", "‑", "−"])("joins its number with %s, too", (dash) => {
    expect(stated(`시행 교통과${dash}12 (2024. 5. 3.)`)).toEqual(["교통과-12", "2024-05-03"]);
  });

  it("keeps its day where the number has no dash or is masked", () => {
    expect(stated("시행 교통과12 (2024. 5. 3.) 접수")).toEqual([null, "2024-05-03"]);
    expect(stated("시행 교통과12 (2024. 5. 3.)")).toEqual([null, null]);
    expect(stated("시행 교통과-**** (2024. 5. 3.)")).toEqual([null, "2024-05-03"]);
    expect(stated("시행 ○○○-○○○○ (2024. 5. 3.)")).toEqual([null, "2024-05-03"]);
    expect(stated("시행 교통과 점검 (2024. 5. 3.)")).toEqual([null, null]);
  });
});

group("the box over a letter", () => {
  const box = [
    ["시 행", "교통과-12", "(", "2024. 5. 3.", ")"],
    ["접 수", "(", ")"],
    ["수 신 자", "수신자 참조"],
    ["수신자", "가람구청장, 나래구청장"],
  ];

  it("states its number, its day and who gets it", () => {
    expect(read("자료 제출", box, [["제 목", "점검 결과 제출"]], "붙임 1부. 끝.")).toMatchObject({
      doc_number: "교통과-12",
      issued_date: "2024-05-03",
      recipients: ["가람구청장", "나래구청장"],
    });
  });

  it("stands behind the foot, and holds no other lines", () => {
    const letter = (...foot: Part[]) => read(box, [["제 목", "점검 결과 제출"]], ...foot);
    expect(letter("시행 교통과-77 (2024. 6. 4.)")?.doc_number).toBe("교통과-77");
    expect(letter("수신자  다솜구청장")?.recipients).toEqual(["다솜구청장"]);
    expect(read("시행 교통과-12 (2024. 5. 3.)", ...HEAD)?.doc_number).toBeNull();
  });
});

group("a letter without its head", () => {
  const TEXT = ["1. 점검 결과를 제출합니다.", "붙임  점검 결과 1부.  끝."];
  const FOOT = "시행 교통과-12 (2024. 5. 3.)";

  it("is told by its foot", () => {
    const facts = { doc_number: "교통과-12", issued_date: "2024-05-03", issuer: "한빛시장" };
    expect(read(...TEXT, "한빛시장", "주무관 홍길동", `${FOOT}  접수`)).toEqual(facts);
    expect(read(...TEXT, "한빛시장", FOOT, "우 12345 한빛시 한빛로 1")).toEqual(facts);
  });

  it("is none where nothing else of a foot is there", () => {
    expect(read(...TEXT, "한빛시장", FOOT)).toBeNull();
    expect(read(...TEXT, "한빛시장", "시행 교통과-12  접수")).toBeNull();
    expect(read("점검 결과", `${FOOT}  접수`)).toBeNull();
    const far = Array.from({ length: 14 }, (_, at) => `${at + 1}쪽`);
    expect(read(...TEXT, ...far.slice(1), `${FOOT} 접수`)).not.toBeNull();
    expect(read(...TEXT, ...far, `${FOOT} 접수`)).toBeNull();
  });
});

it.each(["발신", "발신자", "발신처"])("is issued by whom %s names", (label) => {
  expect(read("수신: 가람구청장", `${label}: 한빛시장`, "제목: 점검")?.issuer).toBe("한빛시장");
  expect(read("수신: 가람구청장", `${label}: 홍길동`, "제목: 점검")?.issuer).toBeNull();
});

it("is dated by its approval where the day of 시행 is left blank", () => {
  const box: Part = [
    ["주무관", "총무과장"],
    ["홍길동", "전결 05/03"],
  ];
  const letter = (day: string) =>
    read(...HEAD, `${day} 점검한 결과를 제출합니다.  끝.`, box, "시행 교통과-12 (      )");
  expect(letter("2024. 5. 3.")).toMatchObject({
    ...{ doc_number: "교통과-12", issued_date: "2024-05-03" },
  });
  expect(letter("2024. 5. 4.")?.issued_date).toBeNull();
});

it("may be sent with plain words: 받는 곳, 보내는 곳, 보낸 날", () => {
  const sent = read(
    [
      ["받는 곳", "가람구청"],
      ["보내는 곳", "한빛시 총무과"],
      ["보낸 날", "2024. 5. 3."],
    ],
    [["제목", "점검 결과"]],
  );
  expect(sent).toMatchObject({
    ...{ title: "점검 결과", issued_date: "2024-05-03", issuer: "한빛시 총무과" },
    recipients: ["가람구청"],
  });
});
