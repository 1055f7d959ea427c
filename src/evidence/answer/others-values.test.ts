/** Values of the asked type that are another's, in the lines of a chunk. */
import { describe, expect, it } from "vitest";
import { RARITY, toldLines } from "../../../test/told-lines.js";
import type { TermRarity } from "../../search/bm25.js";
import { HeldWords } from "./held-words.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

const told = toldLines;
const tells = (...given: Parameters<typeof told>) => told(...given).length > 0;

describe("a telephone", () => {
  const asked = "정비센터의 전화번호는 몇 번인가요?";

  it("is that of the body beside it", () => {
    expect(tells(asked, "정비센터 전화 02-123-4567")).toBe(true);
    expect(tells(asked, "소방행정과 전화 02-123-4567")).toBe(false);
    expect(tells(asked, "전화 : 02-123-4567", { path: ["정비센터 안내"] })).toBe(true);
  });

  it("of a letter is that of its sender, whatever the letter is about", () => {
    const row = "전화 | 02-123-4567 | /전송 | 02-123-4568";
    const letter = (sender: string) => `우 | 07810 | ${sender}\n${row}`;
    expect(told(asked, letter("소방행정과"), { path: ["정비센터 일정"], headings: [] })).toEqual(
      [],
    );
    expect(told(asked, letter("정비센터"), { path: ["정비센터 일정"], headings: [] })).toContain(
      row,
    );
    const far = `우 | 07810 | 정비센터\n가 | 나\n다 | 라\n${row}`;
    expect(told(asked, far, { path: ["정비센터 일정"], headings: [] })).not.toContain(row);
  });

  it("is that of the person in its row, not of the title's", () => {
    const person = "김하늘 사무관의 전화번호는 몇 번인가요?";
    expect(tells(person, "담당자 | 사무관 | 김하늘 | 02-123-4567")).toBe(true);
    expect(tells(person, "담당자 | 사무관 | 이바다 | 02-123-4567")).toBe(false);
    expect(
      tells(person, "이바다 사무관 전화 02-123-4567", { path: ["김하늘 사무관"], headings: [] }),
    ).toBe(false);
  });
});

it("a time is of the asked side", () => {
  expect(tells("접수는 몇 시에 끝나나요?", "접수 10:30")).toBe(false);
  expect(tells("접수는 몇 시에 끝나나요?", "접수 10:30~12:00")).toBe(true);
  expect(tells("용역 계약일은 언제인가요?", "용역 기간 : 계약일 ~ 2023. 11. 30.")).toBe(false);
  expect(tells("용역 계약일은 언제인가요?", "용역 계약일 : 2023. 11. 30.")).toBe(true);
});

it("an amount is of the asked time", () => {
  expect(tells("자문료는 한 달에 얼마인가요?", "자문료는 연간 300만원을 준다.")).toBe(false);
  expect(tells("자문료는 한 달에 얼마인가요?", "자문료는 월 300만원을 준다.")).toBe(true);
});

it("a number counts what is asked", () => {
  expect(tells("보고서는 주민 몇 명을 조사했나요?", "보고서 간부 100명이 조사")).toBe(false);
  expect(tells("보고서는 주민 몇 명을 조사했나요?", "보고서 주민 100명을 조사")).toBe(true);
  expect(tells("항로는 몇 개 항로인가요?", "3개 법안은 항로 시대를 연다.")).toBe(false);
  expect(tells("항로는 몇 개 항로인가요?", "항로는 모두 3개이다.")).toBe(true);
});

it("a value is of the kind that is asked about, where the document tells kinds apart", () => {
  const document = HeldWords.of("소송 변호사와 자문 변호사");
  const asked = "소송 변호사의 보수는 얼마인가요?";
  expect(tells(asked, "자문 변호사의 보수는 300만원이다.", { document })).toBe(false);
  expect(tells(asked, "자문 변호사의 보수는 300만원이다.")).toBe(false);
  expect(tells(asked, "소송 변호사의 보수는 300만원이다.", { document })).toBe(true);
  expect(tells(asked, "소송 또는 자문 변호사의 보수는 300만원이다.", { document })).toBe(true);
  expect(tells(asked, "해당 변호사의 보수는 300만원이다.", { document })).toBe(true);
  expect(tells(asked, "선임한 변호사의 보수는 300만원이다.", { document })).toBe(true);
  const over = { document, path: ["소송 변호사"], headings: [] };
  expect(tells(asked, "자문 변호사의 보수는 300만원이다.", over)).toBe(true);
  // What stands before the asked value itself is what the document is about.
  const cost = "뱃길 참가비는 얼마인가요?";
  expect(tells(cost, "학생 참가비는 3만원이다.", { document: HeldWords.of("뱃길") })).toBe(true);
});

it("what was done is named near", () => {
  const document = HeldWords.of("검사");
  expect(tells("검사를 받은 사람은 몇 명인가요?", "확진자는 100명이다.", { document })).toBe(false);
  expect(tells("검사를 받은 사람은 몇 명인가요?", "확진자는 100명이다.")).toBe(true);
  expect(tells("검사를 받은 사람은 몇 명인가요?", "검사자는 100명이다.")).toBe(true);
  expect(tells("민원이 접수된 날은 언제인가요?", "민원 | 2026. 6. 25. | 접수 | ( | )")).toBe(false);
});

describe("a region", () => {
  const asked = "서울에서 확진자는 몇 명인가요?";
  const regions = { document: HeldWords.of("서울 부산 대구") };

  it("is named by the line where a document tells several apart", () => {
    expect(tells(asked, "전체 확진자는 100명이다.", regions)).toBe(false);
    expect(tells(asked, "서울 확진자는 100명이다.", regions)).toBe(true);
    const path = { ...regions, path: ["서울시 현황"], headings: [] };
    expect(tells(asked, "전체 확진자는 100명이다.", path)).toBe(true);
    expect(tells(asked, "전체 확진자는 100명이다.", { document: HeldWords.of("서울 전국") })).toBe(
      false,
    );
    expect(tells(asked, "전체 확진자는 100명이다.", { document: HeldWords.of("서울 부산") })).toBe(
      true,
    );
  });
});

it("a term is that of its role", () => {
  const asked = "심사위원의 임기는 몇 년인가요?";
  expect(tells(asked, "위원의 임기는 1년으로 한다.", { headings: ["운영위원회"] })).toBe(false);
  expect(tells(asked, "위원의 임기는 1년으로 한다.", { headings: ["심사위원회"] })).toBe(true);
});

it("what defines another word is said of that", () => {
  const asked = "출장센터에는 직원이 몇 명 있나요?";
  expect(tells(asked, "‘소규모 복지센터’란 5명의 직원이 있는 곳을 말한다.")).toBe(false);
  expect(tells(asked, "‘출장센터’란 5명의 직원이 있는 곳을 말한다.")).toBe(true);
});

it("of two clauses each tells of its subject", () => {
  const line = "간부 100명이 직접 참여하며, 학생들은 온라인으로 듣게 됩니다.";
  expect(tells("온라인으로 듣는 학생은 몇 명인가요?", line)).toBe(false);
  expect(tells("직접 참여하는 간부는 몇 명인가요?", line)).toBe(true);
});

describe("a row", () => {
  const table = "연금기금의 누계\n구분 | 합계\n수입 | 258,687";

  it("is not of what only a note below its table names", () => {
    const asked = "연금기금의 수입은 얼마인가요?";
    const row = "수입 | 258,687";
    const rest = { header: ["구분 | 금액"] };
    expect(told(asked, `구분 | 금액\n${row}\n* 기금 4개: 연금기금 등`, rest)).not.toContain(row);
    expect(told(asked, `연금기금 현황\n구분 | 금액\n${row}`, rest)).toContain(row);
    expect(told(asked, table, { header: ["구분 | 합계"], path: ["금액"] })).toContain(row);
  });

  it("has the value in the column that is asked for", () => {
    const header = ["구분 | 누리호 | 시험체"];
    const text = `${header[0]}\n중량 | 1.5 톤 | -`;
    expect(told("시험체의 중량은 몇 톤인가요?", text, { header })).toEqual([]);
    expect(told("누리호의 중량은 몇 톤인가요?", text, { header })).toEqual(["중량 | 1.5 톤 | -"]);
  });
});

describe("a noun that tells whose value is asked for", () => {
  const asked = "사립학교의 침해는 몇 건인가요?";

  it("must stand somewhere in the document", () => {
    expect(tells(asked, "침해는 모두 501건이다.")).toBe(false);
    expect(tells(asked, "침해는 모두 501건이다. 사립학교를 조사했다.")).toBe(true);
  });

  it("must stand in its chunk or over it where the document says it", () => {
    const document = HeldWords.of("사립학교");
    expect(tells(asked, "침해는 모두 501건이다.", { document })).toBe(false);
    expect(tells(asked, "침해는 모두 501건이다.", { document, path: ["사립학교"] })).toBe(true);
    expect(tells(asked.replace("침해", "심한 침해"), "심한 침해는 501건이다.", { document })).toBe(
      false,
    );
    // Two syllables are said of too much.
    const short = asked.replace("사립학교의 침해", "학교의 심한 침해");
    expect(tells(short, "심한 침해는 501건이다.", { document: HeldWords.of("학교") })).toBe(true);
  });
});

it("a town that the document never names is another's", () => {
  expect(tells("수원시 접수기간은?", "접수기간 : 3. 2. ~ 3. 5.", { path: ["오산시 공고"] })).toBe(
    false,
  );
  expect(tells("오산시 접수기간은?", "접수기간 : 3. 2. ~ 3. 5.", { path: ["오산시 공고"] })).toBe(
    true,
  );
});

it("a day of a thing that nothing names is another's", () => {
  const asked = "최종보고서는 언제까지 내야 하나요?";
  expect(tells(asked, "용역기간 : 9. 1. ~ 12. 1.")).toBe(false);
  expect(tells(asked, "최종보고서 : 12. 1.까지")).toBe(true);
});

it("points are no money", () => {
  const row = "사업 예산 | 15";
  const asked = "사업 예산은 얼마인가요?";
  expect(told(asked, `항목 | 배점\n${row}`, { header: ["항목 | 배점"] })).toEqual([]);
  expect(told(asked, `항목 | 금액\n${row}`, { header: ["항목 | 금액"] })).toEqual([row]);
});

it("who someone is tells no line that only says their role", () => {
  const asked = "사업 담당자는 누구인가요?";
  expect(tells(asked, "사업 담당자 외에 위원과 동행할 수 있음")).toBe(false);
  expect(tells(asked, "사업 담당자는 과장으로 한다.")).toBe(true);
  expect(tells("사업 담당자의 이름은 무엇인가요?", "사업 담당자 외에 위원과 동행할 수 있음")).toBe(
    false,
  );
});

describe("what one gets", () => {
  it("is not the sum of all", () => {
    const asked = "제조혁신 지원사업의 총예산은 얼마인가요?";
    expect(tells(asked, "총예산 : 50억원", { path: ["제조혁신 지원사업"] })).toBe(true);
    const one = "지원규모 : 기업당 총 사업비의 50%, 최대 2억원 지원";
    expect(tells(asked, one, { path: ["제조혁신 지원사업"] })).toBe(false);
  });
});

describe("a day that only a paper or a condition names", () => {
  const asked = "제안서 제출 마감일은 언제인가요?";

  it("is no day of its own", () => {
    expect(tells(asked, "제안서 제출 : 2024. 5. 3.까지")).toBe(true);
    expect(tells(asked, "예산신청서, 제안요청서 검토 : 5월 3일까지")).toBe(false);
    expect(tells(asked, "제출하지 아니한 경우에는 30일 이내에 돌려준다.")).toBe(false);
  });
});

describe("the term of another role", () => {
  it("is no answer", () => {
    const line = "위원회의 위원은 10인 이내로 하며, 임기는 2년으로 한다.";
    expect(tells("위원회 위원장 임기는 몇 년인가요?", line)).toBe(false);
    expect(tells("위원회 위원 임기는 몇 년인가요?", line)).toBe(true);
  });
});

describe("beside the row of what is asked about", () => {
  const asked = "월간보고서는 몇 부 제출하나요?";
  const header = ["성과품 | 제출일 | 제출부수"];
  const table = (rows: string) => `${header[0]}\n${rows}`;

  it("a row that does not name it is another's", () => {
    const rows = table("월간보고서 | 매월 | -\n설명서 | 매년 | 5부");
    expect(told(asked, rows, { header })).not.toContain("설명서 | 매년 | 5부");
    expect(told(asked, table("월간보고서 | 매월 | 3부\n설명서 | 매년 | 5부"), { header })).toEqual([
      "월간보고서 | 매월 | 3부",
    ]);
  });
});

describe("another of the kind that the question is about", () => {
  it("has its own value", () => {
    const asked = "재택근무는 주 몇 시간까지 할 수 있나요?";
    const other = "2. 탄력근무는 주 40시간까지 할 수 있다.";
    const form = "재택근무 신청서를 낸다.";
    expect(told(asked, `${form}\n1. 휴가를 준다.\n${other}`)).not.toContain(other);
    const own = "2. 재택근무는 주 16시간까지 할 수 있다.";
    expect(told(asked, `${form}\n1. 휴가를 준다.\n${own}`)).toContain(own);
  });
});

describe("which of several is asked for", () => {
  it("is told by its letter, in the header of the row too", () => {
    const table = "구분 | 가 등급 | 나 등급\n수당 | 500,000원 | 300,000원";
    expect(tells("다 등급의 수당은 얼마인가요?", table)).toBe(false);
    expect(tells("나 등급의 수당은 얼마인가요?", table)).toBe(true);
  });

  it("is told by whom a line counts", () => {
    const asked = "심사위원회는 몇 명으로 구성하나요?";
    expect(tells(asked, "심사위원회는 10명 이상의 단체를 심사한다.")).toBe(false);
    expect(tells(asked, "심사위원회는 7명으로 구성한다.")).toBe(true);
  });

  it("is nowhere told where the document never has its letter", () => {
    const asked = "E등급의 할증률은 몇 %인가요?";
    expect(tells(asked, "할증률은 20%이다.")).toBe(false);
    expect(tells(asked, "E등급 기준\n할증률은 20%이다.")).toBe(true);
  });

  it("may be told of several together, or in the row of its number", () => {
    expect(tells("1순위의 지원금은 얼마인가요?", "1·2순위의 지원금은 30만원이다.")).toBe(true);
    expect(tells("4순위의 지원금은 얼마인가요?", "1·2순위의 지원금은 30만원이다.")).toBe(false);
    expect(tells("2등급의 할인율은 몇 %인가요?", "등급 | 할인율\n2 | 30%")).toBe(true);
    expect(tells("A등급의 지원금은 얼마인가요?", "A·B등급의 지원금은 30만원이다.")).toBe(true);
  });

  it("is told by the stage that the document names", () => {
    const asked = "중간보고서는 몇 부 내나요?";
    const row = "설명서 | 5부";
    expect(told(asked, `연간보고서 | 내용\n${row}`)).not.toContain(row);
    expect(told(asked, `중간 연간보고서 | 내용\n${row}`)).toContain(row);
  });

  it("is told by which users are meant", () => {
    const asked = "시스템은 동시 사용자 몇 명을 지원하나요?";
    expect(tells(asked, "시스템에서 사용자는 300명을 지원한다.")).toBe(false);
    expect(tells(asked, "시스템은 동시 사용자 300명을 지원한다.")).toBe(true);
  });

  it("is told by the deed that a term is for", () => {
    const asked = "조치결과는 며칠 이내에 통보하나요?";
    expect(tells(asked, "조치결과를 받으면 7일 이내에 이의를 신청한다.")).toBe(false);
    expect(tells(asked, "조치결과는 7일 이내에 통보한다.")).toBe(true);
  });

  it("is told by who is counted", () => {
    const asked = "평가위원은 몇 명인가요?";
    expect(tells(asked, "제안서 평가에는 5명이 참석한다.")).toBe(false);
    expect(tells(asked, "제안서 평가위원은 5명이다.")).toBe(true);
  });

  it("is a part that the line counts, not the whole", () => {
    const asked = "심의회의 외부위원은 몇 명인가요?";
    expect(tells(asked, "심의회는 위원 7명으로 구성한다.")).toBe(false);
    expect(tells(asked, "심의회는 7명으로 구성하되 외부위원을 포함한다.")).toBe(false);
    expect(tells(asked, "심의회는 7명으로 구성하되 외부위원은 3명으로 한다.")).toBe(true);
    expect(tells(asked, "심의회 구성 : 내부 1명, 외부 5명")).toBe(true);
    expect(tells(asked, "심의회는 7명으로 구성하되 외부위원 3명을 포함한다.")).toBe(true);
    expect(tells(asked, "심의회의 외부위원은 고르게 위촉하되 5명 이상으로 한다.")).toBe(true);
    expect(tells(asked, "심의회는 외부위원을 포함하되 7명으로 구성한다.")).toBe(false);
  });

  it("is set apart from what the sentence before names", () => {
    const asked = "내부직위 직원의 임용기간은 몇 년인가요?";
    const before = "내부직위에는 직원을 전보한다.\n";
    expect(told(asked, `${before}전문직위 직원의 임용기간은 5년으로 한다.`)).not.toContain(
      "전문직위 직원의 임용기간은 5년으로 한다.",
    );
    expect(told(asked, `${before}직원의 임용기간은 5년으로 한다.`)).toContain(
      "직원의 임용기간은 5년으로 한다.",
    );
  });

  it("is told by the label before the value of a row", () => {
    const asked = "신청서 접수 마감일은 며칠인가요?";
    expect(told(asked, "접수번호 | 접수자 | 처리기간 | 14일")).toEqual([]);
    expect(tells(asked, "접수번호 | 접수자 | 접수 마감일 | 14일")).toBe(true);
    expect(tells(asked, "접수번호 | 접수 마감일 | 3월 2일 | 처리기간 | 14일")).toBe(true);
  });
});

describe("a name before the asked noun", () => {
  const line = "총 상금 800만원";
  const path = { path: ["가람 공모전"] };

  it("that no document has tells the value from those of others", () => {
    expect(tells("공모전 인기상 상금은 얼마인가요?", line, path)).toBe(false);
    expect(tells("공모전 상금은 얼마인가요?", line, path)).toBe(true);
  });

  it("is not told by part of it", () => {
    const fee = "수강료 : 5,000원(새벽 개설)";
    const path = { path: ["가람교실"] };
    expect(tells("가람교실 새벽조 수강료는 얼마인가요?", fee, path)).toBe(false);
    expect(tells("가람교실 새벽 수강료는 얼마인가요?", fee, path)).toBe(true);
  });

  it("is none where it ends as a verb does, or no value is asked for", () => {
    const unsaid: TermRarity = {
      ...RARITY,
      of: (_, word) => ("나가려는데".includes(word) ? 2 : 1),
    };
    const asked = readQuestion("공모전에 나가려는데 상금은 얼마인가요?", unsaid);
    expect(judgeLines({ text: line, kind: "paragraph", ...path }, asked)).toHaveLength(1);
    expect(tells("인기상 담당자는 누구인가요?", "담당자 : 가람과장")).toBe(true);
  });
});

it("is another's where the document names whose it is elsewhere alone", () => {
  const document = HeldWords.of("팀장 | 400만원 총무관리국 종합감사");
  const limit = "한도 : 연 1,200만원";
  expect(tells("팀장의 출장비 한도는 얼마인가요?", limit, { document })).toBe(false);
  expect(
    tells("팀장의 출장비 한도는 얼마인가요?", limit, { document, path: ["팀장의 출장비"] }),
  ).toBe(true);
  const found = "처분사항 : 8건";
  const asked = "총무관리국 종합감사의 처분사항은 몇 건인가요?";
  expect(tells(asked, found, { document, path: ["종합감사"] })).toBe(false);
  expect(tells(asked, found, { document, path: ["총무관리국 종합감사"] })).toBe(true);
});

describe("a fee of one of several events of a paper", () => {
  const asked = "들꽃걷기대회 참가비는 얼마인가요?";
  const document = HeldWords.of("들꽃걷기대회는 29일에 열린다.");
  const fee = "○ 회당 60명이 함께하며 참가비는 1인당 1만원이다.";

  it("is none of one that the paper names elsewhere", () => {
    const other = `□ 두 번째 행사는 ‘가람 뱃길탐방’이다.\n${fee}`;
    expect(told(asked, other, { document })).not.toContain(fee);
    expect(told(asked, `□ 행사는 29일이다.\n${fee}`, { document })).toContain(fee);
    expect(told(asked, other, { document, path: ["들꽃걷기대회"] })).toContain(fee);
    for (const before of [
      "‘가람 광장’ 앞에서 모인다.",
      "「가람계약법」에 따른 행사이다.",
      "행사를 여는 자(이하 ‘주최자’라 한다)는 낸다.",
    ])
      expect(told(asked, `${before}\n${fee}`, { document })).toContain(fee);
  });
});

it("what is asked of a whole is told beside it", () => {
  const line = "소요예산: 금 48,000천원(시비 30,000천원 도비 18,000천원)";
  expect(tells("예산 가운데 도비는 얼마인가요?", line)).toBe(true);
  expect(tells("후원금 가운데 도비는 얼마인가요?", line)).toBe(false);
});
