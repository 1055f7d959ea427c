/** Heads of letters that were read as one line. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { withHeadLines } from "./letter-head-line.js";

const lines = (...parts: Part[]) =>
  withHeadLines(rowsOf(documentFrom(parts))).map(({ text }) => text);

group("the head of a letter on one line", () => {
  it.each([
    "수신 내부결재(경유) 제목 점검 결과",
    "수신 내부결재 제목 점검 결과",
    "수 신 수신자 참조 (경유) 제 목 점검 결과",
    "수신 가람구청장(총무과장) 제목 점검 결과",
    "수신: 가람시 총무과 (경유) 제목: 점검 결과",
  ])("becomes lines of its own: %s", (head) => {
    const [to, subject] = head.split(/\s(?=제)|(?<=[)])\s?(?=제)/);
    expect(lines("한빛시", head, "본문")).toEqual(["한빛시", to, subject, "본문"]);
    expect(lines(`한빛시 ${head}`, "본문")).toEqual(["한빛시", to, subject, "본문"]);
  });

  it("ends where the text begins", () => {
    expect(lines("수신 내부결재 제목 점검 결과 1. 교통과-12호와 관련입니다.")).toEqual([
      "수신 내부결재",
      "제목 점검 결과",
      "1. 교통과-12호와 관련입니다.",
    ]);
  });

  it("is none in running text, in a table or far below", () => {
    const kept = (...parts: Part[]) => expect(lines(...parts)).toHaveLength(parts.length);
    kept("수신 거부 방법 제목 없음");
    kept("공문은 본다. 수신 내부결재 제목 점검 결과");
    kept([["수신 내부결재 제목 점검 결과", "담당"]]);
    kept(...Array.from({ length: 12 }, (_, at) => `${at + 1}쪽`), "수신 내부결재 제목 점검 결과");
  });

  it("is read as any other", () => {
    const letter = [
      "한빛시 수신 내부결재(경유) 제목 점검 결과 제출",
      "1. 점검 결과를 제출합니다.  끝.",
      "시행 교통과-12 (2024. 5. 3.)",
    ];
    expect(extractStructure(documentFrom(letter))).toMatchObject({
      ...{ title: "점검 결과 제출", doc_number: "교통과-12", issued_date: "2024-05-03" },
      ...{ issuer: "한빛시", recipients: ["내부결재"] },
    });
  });
});
