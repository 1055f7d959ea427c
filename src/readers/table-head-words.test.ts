/** What a cell says: every kind by samples of its own, each length from both sides. */
import { describe, expect, it } from "vitest";
import { cellKind, namesColumn, namesRows, namesValues, withoutSpace } from "./table-head-words.js";

const kinds = (cells: string) => [...new Set(cells.split(" ").map(cellKind))];

describe("a cell is", () => {
  it.each([
    ["blank", "→ ⇒ ⇨ ▶ ► ➡ ➔ ➜ ↓ ⇩ ⇓ ⇑ ↑ ← ⇦ ⇐ ⇔ ↔ →→"],
    [
      "unit",
      "(단위:천원) <단위:명> [단위:명] 〈단위:명〉 〔단위:명〕 【단위】 단위：명 단위)명 단위",
    ],
    ["unit", "% (%) %p ‰ 달러 명 건 개 회 원 천원 백만원 십억원 조원 (억원)"],
    ["period", "2024 2024년 2024년도 2024학년도 1998 '24 '24년 '24년도 24년 24년도 3월 12월"],
    ["period", "1분기 4분기 1/4분기 2/4 3Q 상반기 하반기 1~3월 (10∼12월) 1～6월 1-6월"],
    ["period", "2023~2024 2024년중 2024년말 2024년초 2024년(A) 2024p 2024e 2024P 2024년E 전년2024"],
    [
      "period",
      "2024년전년 2024년동기 3월동월 2024년이후 2024년이전 2024년잠정 2024년확정 2024년추정 2024년전망 2024년예산 2024년결산",
    ],
    [
      "period",
      "2024년계획 2024년실적 2024년목표 2024년누계 2024년누적 2024.3월 2024·2025 2023,2024 (2024)",
    ],
    [
      "period",
      "1단계 2차 제3차 1차년도 2등급 1순위 2유형 3그룹 1주차 2일차 3회차 1학년 2학기 10분위 1단계(안)",
    ],
    ["value", "- – — ― − ‐ － ‧ · … * -- ○ ◯ O ● ◎ ◉ × X x ✕ √ ✓ ∨ V △ ▲ ▽ ▼ ☆ ★"],
    ["value", "해당없음 해당사항없음 없음 미정 상동 N/A NA"],
    ["value", "12 1,200 △4 +3 (12) 12.5% 2,208건 0.31억어절 02-123-4567 2024.1.6."],
    ["value", "약12 총12명 금1,000원 월30만원 제3호 최대20 최소5"],
    ["name", "구분 사업명 CO2 COD(mg) (A)증감 ①인원 ⑪금액"],
    [
      "prose",
      "①가나다 □신청 ■신청 ◇ㄱ ◆ㄱ ㅇ신청 ▪ㄱ ▫ㄱ •ㄱ ·ㄱ ∙ㄱ ▸ㄱ ▹ㄱ ▷ㄱ ▶ㄱ ►ㄱ ☞ㄱ ☑ㄱ ☐ㄱ ※비고 ◦ㄱ ⦁ㄱ ❍ㄱ ◈ㄱ ➢ㄱ ❏ㄱ -비고",
    ],
    ["prose", "㉠비고 ⑴비고 []비고 1.비고 2)비고 가.비고 나)비고"],
    ["prose", "a@b http://a https://a www.a ☎전화 비고[] 비고□ 비고☐ 비고☑ 비고:갑 비고：갑"],
    ["prose", "근거제3조 근거제3호 근거제3항 정한다. 있음. 시행하다. 시행함. 시행됨. 합니다."],
    ["prose", "☎ 3급이하공무원과그가족들"],
    ["name", "비고: 있음 제삼자"],
  ])("%s: %s", (kind, cells) => {
    expect(kinds(cells)).toEqual([kind]);
  });

  it("blank where it holds nothing", () => {
    expect(cellKind("")).toBe("blank");
  });

  it.each([
    ["a name of thirty letters", "가".repeat(30), "name"],
    ["one more", "가".repeat(31), "prose"],
    ["two digits in a name", "오염물질PM10", "name"],
    ["three digits", "오염물질PM100", "prose"],
    ["the digits of a year in a name", "예산2024년도분", "name"],
    ["the digits of a formula", "비율(b/a*100)", "name"],
    ["a unit of thirty letters", `(단위:${"가".repeat(25)})`, "unit"],
    ["one more", `(단위:${"가".repeat(26)})`, "prose"],
    ["six letters beside a number", "12가나다라마바", "value"],
    ["seven", "12가나다라마바사", "prose"],
    ["a numbered name of fifteen letters", `①${"가".repeat(13)}인원`, "name"],
    ["one more", `①${"가".repeat(14)}인원`, "prose"],
    ["a number that counts off", "1)가", "prose"],
    ["a number that does not", "1.5", "value"],
    ["marks alone", "!?", "prose"],
  ])("told by how long it is: %s", (_, text, kind) => {
    expect(cellKind(text)).toBe(kind);
  });
});

describe("the words of columns", () => {
  it.each([
    "구분 항목 분류 유형 종류 종별 등급 번호 연번 순번 단위 비고 참고 순위 형식 기호",
    "성명 이름 소속 부서 부처 발주처 기관 직급 직위 직책 담당 담당자 연락처 전화 주소 위치 지역 국가 국명 업종",
    "명칭 품명 품목 규격 수량 단가 금액 가격 예산 사업비 재원 비용 편익 비율 비중 건수 인원 정원 현원 점수 배점",
    "합계 소계 총계 누계 증감 증감률 잔액 평균 크기 규모 면적 거리 길이 높이 너비 깊이 무게 중량 용량 값",
    "내용 개요 설명 사유 근거 결과 의견 일정 일시 일자 날짜 기간 시기 시간 장소 방법 방식 경로 업무 대상 목적 기준 요건 조건",
    "여부 현황 실적 계획 목표 성과 효과 지표 문제점 개선안 개선 현행 개정안 과제 사업 기능 역할 특징 상세 장점 단점",
    "예시 사례 상태 조치 분야 영역 단계 년도 연도 법령 법률 조문 조항 규정 제목 데이터 코드 버전 서식 서류 출처 옵션 속성 자료형",
    "과제명 달성율 증가률 배정액 사용량 지역별 교통비 이용객수 지급일",
    "금액(천원) 금액（원） 단가[원] 수량〈개〉 비율<%> 금액1) 비고* 인원2",
  ])("%s", (list) => {
    expect(list.split(" ").filter((name) => !namesColumn(name))).toEqual([]);
  });

  it("are no others, and remarks in brackets say nothing", () => {
    const others = "서울 김하나 명 수 병원 (금액 사람(금액) 갑종";
    expect(others.split(" ").filter(namesColumn)).toEqual(["(금액"]);
  });

  it("above names of rows, and never above them", () => {
    expect(
      "구분 항목 연번 순번 일련번호 번호 분류 No No. NO."
        .split(" ")
        .filter((name) => !namesRows(name)),
    ).toEqual([]);
    expect("구분자 성명 노".split(" ").filter(namesRows)).toEqual([]);
    const values = "내용 주요내용 세부내용 설명 비고 목적 개요 사유 금액 기간";
    expect(values.split(" ").filter((name) => !namesValues(name))).toEqual([]);
    expect("구분 내용물".split(" ").filter(namesValues)).toEqual([]);
  });
});

it("compares text without white space and soft hyphens, with one kind of apostrophe", () => {
  expect(withoutSpace("구\u00ad 분 ")).toBe("구분");
  expect(withoutSpace("구분".normalize("NFD"))).toBe("구분");
  for (const mark of "‘’‛′＇`´") expect(withoutSpace(`${mark}24`)).toBe("'24");
});
