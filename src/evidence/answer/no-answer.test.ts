/** Lines that say what is asked in a way that other rules would keep back. */
import { describe, expect, it } from "vitest";
import { RARITY, toldLines } from "../../../test/told-lines.js";
import { readQuestion } from "./parse-question.js";

const told = toldLines;

describe("a topic that names a deed", () => {
  it.each([
    [
      "융자금의 상환기간은 거치기간을 포함하여 몇 년인가요?",
      "융자금은 거치기간 3년을 포함하여 10년 이내에 상환한다.",
    ],
    [
      "가점 합격자는 몇 퍼센트를 초과할 수 없나요?",
      "가점을 받아 합격하는 자는 30퍼센트를 초과할 수 없다.",
    ],
  ])("is told by the verb: %s", (question, line) => {
    expect(told(question, line)).toEqual([line]);
  });

  it("is not told by another", () => {
    const line = "융자금의 거치기간은 3년 이내로 한다.";
    expect(told("융자금의 상환기간은 거치기간을 포함하여 몇 년인가요?", line)).toEqual([]);
  });
});

describe("a row for a time", () => {
  const header = { header: ["구분 | 1학기 | 2학기"], path: ["침해 실태조사 결과"] };

  it("is one of what ends with its name", () => {
    const row = "조사 시기 | 2024년 9월 | 2025년 3월";
    expect(told("침해 실태조사는 언제 실시했나요?", row, header)).toEqual([row]);
  });

  it("is none of another thing", () => {
    expect(told("침해 실태조사는 언제 실시했나요?", "접수 마감 | 9월 | 3월", header)).toEqual([]);
  });
});

it("names whom to ask behind the asked label", () => {
  const line = "○ 제안관련문의 : 가람공사 광고팀 한별 사원";
  expect(told("용역의 제안 관련 문의는 누구에게 하나요?", line)).toEqual([line]);
  const row = "○ 제안 : 광고팀 한별 사원(02-000-1234)";
  expect(told("용역의 제안 문의는 누구에게 하나요?", row)).toEqual([row]);
  expect(told("보고서는 누구에게 내나요?", row.replace("제안", "보고 일정"))).toEqual([]);
  expect(told("보고서는 누구에게 내나요?", "보고서는 매월 작성한다.")).toEqual([]);
});

describe("an article that is asked for by its number", () => {
  it("is told by its heading alone", () => {
    expect(told("계약서에서 하자보증은 몇 조에 있나요?", "제 14 조 (하자보증)")).toEqual([
      "제 14 조 (하자보증)",
    ]);
  });

  it("is looked for by its name", () => {
    const { words } = readQuestion("복구지침에서 재해선언은 몇 조에 있나요?", RARITY);
    expect(words.has("재해선언")).toBe(true);
  });
});

it("reads the amount of a row under the column for amounts", () => {
  const row = "참석수당 | 회의에 참석한 임원 | 이사 600/1회 | 소위원회";
  const header = ["구 분 | 대 상 | 지급 상한액 | 비고"];
  expect(told("이사의 참석수당은 얼마인가요?", row, { header })).toEqual([row]);
  expect(
    told("이사의 참석수당은 얼마인가요?", row, { header: ["구분 | 대상 | 내용 | 비고"] }),
  ).toEqual([]);
});

describe("who someone is", () => {
  const asked = "관리규정에서 보안담당관은 누구인가요?";

  it("is told by the sentence that names one", () => {
    const line = "보안담당관은 관리국장으로 하며, 정보담당관은 전산팀장으로 한다.";
    expect(told(asked, line)).toEqual([line]);
  });

  it("is not told by what one does", () => {
    expect(
      told(asked, "보안담당관은 다음 각 호의 임무를 수행한다.\n1. 검열\n2. 파기"),
    ).not.toContain("보안담당관은 다음 각 호의 임무를 수행한다.");
  });
});

it("takes no time under another label beside the one that is asked about", () => {
  const lines = "○ 공모접수 : 12. 1.(금) 23:59까지\n○ 시 상 식 : 12. 8.(금) 가람공원";
  expect(told("시상식은 몇 시에 시작하나요?", lines)).toEqual([]);
  const clock = lines.replace("12. 8.(금)", "12. 8.(금) 14:00");
  expect(told("시상식은 몇 시에 시작하나요?", clock)).toEqual([
    "○ 시 상 식 : 12. 8.(금) 14:00 가람공원",
  ]);
});

it("takes minutes for no persons", () => {
  const asked = "발표는 몇 명이 하나요?";
  expect(told(asked, "발표는 30분(질의응답 10분)이다.")).toEqual([]);
  expect(told(asked, "발표는 3인이 한다.")).toEqual(["발표는 3인이 한다."]);
});

it("takes minutes before a word that bounds them", () => {
  const asked = "수상작 발표는 몇 분이에요?";
  expect(told(asked, "※ 수상작 발표(팀별 5분내외)")).toEqual(["※ 수상작 발표(팀별 5분내외)"]);
  expect(told(asked, "※ 수상작 발표(5분과 위원회)")).toEqual([]);
});

it("takes the day and place of an event behind its name for where it is held", () => {
  const line = "○ 시 상 식 : 12.8(금)/ 가람공원 內 한빛360LAB";
  expect(told("시상식 장소는 어디인가요?", line)).toEqual([line]);
  expect(told("시상식 장소는 어디인가요?", "○ 접 수 : 12.1(금)/ 가람공원 內 한빛360LAB")).toEqual(
    [],
  );
});

it("takes where something is for no owner of it", () => {
  const line = "3) 평가시간 : 업체당 40분(제안설명 20분, 질의응답 10분)";
  expect(told("제안서 발표에서 질의응답은 몇 분인가요?", line)).toEqual([line]);
});

it("takes no line without a number of days for how long something lasts", () => {
  const asked = "규칙에서 출산휴가는 며칠인가요?";
  expect(told(asked, "출산휴가를 알릴 때에는 신청서를 낸다.")).toEqual([]);
  expect(told(asked, "제2장의2 일과 가정 (출산휴가)")).toEqual([]);
  expect(told(asked, "퇴직일의 2년 전부터 따로 관리한다.")).toEqual([]);
  expect(told(asked, "출산휴가는 20일로 한다.")).toEqual(["출산휴가는 20일로 한다."]);
});

it("tells a telephone beside the title that is asked for, whatever the paper is called", () => {
  const row = "골목정책팀장 | 한별 | 2100-1234";
  const path = ["가람시 시장상권 봄 행사"];
  const asked = "골목 상권 자료를 담당한 골목정책팀장의 전화번호는 무엇인가요?";
  expect(told(asked, row, { path })).toEqual([row]);
  expect(told(asked, "담당자 | 한별 | 2100-1235", { path })).toEqual([]);
});

describe("a person", () => {
  it("is not told by a row of labels", () => {
    const header = "담당자 | E-mail";
    expect(told("의견서 담당자는 누구인가요?", header)).toEqual([]);
    expect(told("의견서 담당자는 누구인가요?", "담당자 | 한별")).toEqual(["담당자 | 한별"]);
  });

  it("is not told by a sentence with the role in part in brackets", () => {
    const question = "가람 사업의 총괄책임자는 누구인가요?";
    const path = ["가람 사업"];
    expect(told(question, "총괄(실무)책임자가 불참하면 서면으로 한다.", { path })).toEqual([]);
    expect(told(question, "총괄(실무)책임자는 한별이다.", { path })).toHaveLength(1);
  });

  it("is not told by the sentence behind one that names the role", () => {
    const text = "가람 사업의 감독관은 현장을 본다.\n가람 사업은 매월 점검한다.";
    expect(told("가람 사업의 감독관은 누구인가요?", text)).not.toContain(
      "가람 사업은 매월 점검한다.",
    );
  });
});

describe("how much something is", () => {
  const path = { path: ["9월 급여명세서"], headings: [] };

  it("is told where that is named", () => {
    expect(told("9월 급여명세서에서 식대는 얼마인가요?", "식대 | 100,000", path)).toHaveLength(1);
    expect(told("9월 급여명세서에서 식대는 얼마인가요?", "교통비 | 50,000", path)).toEqual([]);
    expect(told("9월 급여명세서에서 식대는 얼마인가요?", "시트 1", path)).toEqual([]);
  });

  it("is told of a measure by its unit", () => {
    const line = "가람이는 태어날 때 3.2 kg 이었다.";
    expect(told("가람이의 체중은 몇 kg인가요?", line)).toEqual([line]);
  });
});

it("takes no line without a time under another label for when", () => {
  const path = { path: ["가람 포럼 안내"], headings: [] };
  expect(told("가람 포럼은 언제 열리나요?", "7. 담당자 : 진흥팀 한별", path)).toEqual([]);
  const later = "7. 개최 일시 : 따로 알림";
  expect(told("가람 포럼은 언제 열리나요?", later, path)).toEqual([later]);
});

it("asks to whom, and takes no count of copies", () => {
  expect(told("보고서는 누구에게 내나요?", "보고서 : 3부")).toEqual([]);
  const line = "보고서 : 총무과장";
  expect(told("보고서는 누구에게 내나요?", line)).toEqual([line]);
});

it("takes no term of the article beside that about the topic", () => {
  const asked = "이의제기는 며칠 이내에 해야 하나요?";
  const path = { path: ["선거 세칙"] };
  const published = "제1조(당선공고) 3일 이내에 공고한다.";
  expect(told(asked, `${published}\n제2조(이의제기) 서면으로 한다.`, path)).not.toContain(
    published,
  );
  const whole = "제1조(당선공고) 3일 이내에 이의제기를 받는다.";
  expect(told(asked, `${whole}\n제2조(이의제기) 서면으로 한다.`, path)).toContain(whole);
});
