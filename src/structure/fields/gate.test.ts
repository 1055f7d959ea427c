/** What passes as a title, a number, a date or an issuer, and why the rest does not. */
import { expect, describe as group, it } from "vitest";
import type { Field } from "./candidate.js";
import { passGate } from "./gate.js";

const value = (field: Field, text: string) => {
  const passed = passGate(field, text);
  return "value" in passed ? passed.value : null;
};
const reason = (field: Field, text: string) => {
  const passed = passGate(field, text);
  return "reason" in passed ? passed.reason : null;
};

it.each(["title", "doc_number", "issued_date", "issuer"] as const)("refuses no %s", (field) => {
  expect(reason(field, "  ")).toBe("empty");
});

it.each(["행정기관명", "사업장명", "업체명(상호)", "과제번호", "제·개정 이력", "- 변경 이력 -"])(
  "refuses %s, which a form asks for or heads a table with",
  (words) => {
    expect(reason("title", words)).toBe("a form's own label");
  },
);

it.each(["정오표", "강의록", "신년사", "이용권", "신고함"])("%s is no person's name", (title) => {
  expect(value("title", title)).toBe(title);
});

it.each(["인적사항", "기본 정보", "지원 동기", "< 첨부 서류 >"])(
  "refuses %s, which heads a part of a form",
  (words) => {
    expect(reason("title", words)).toBe("a form's own label");
  },
);

it("refuses a person's name, a question and where a page goes on", () => {
  expect(reason("title", "홍길동")).toBe("a person");
  expect(value("title", "고소장")).toBe("고소장");
  expect(reason("title", "Q1. 귀하의 성별은?")).toBe("a sentence");
  expect(reason("title", "문 2) 귀하의 나이는?")).toBe("a sentence");
  expect(reason("title", "뒷면에 계속")).toBe("an instruction");
  expect(value("title", "계속 교육 안내")).toBe("계속 교육 안내");
});

it.each(["PARKING_USER", "get_parking_fee"])("refuses %s, which is in a program", (words) => {
  expect(reason("title", words)).toBe("no words");
});

it.each(["공동성명", "사업설명", "주차장 관리기관명 변경 안내", "주차장 개정 이력 안내"])(
  "takes %s",
  (words) => {
    expect(value("title", words)).toBe(words);
  },
);

group("a title", () => {
  it.each([
    ["1. 주차장 개방 안내", "주차장 개방 안내"],
    ["주차장\ufffd 개방\ufffd 안내\ufffd", "주차장 개방 안내"],
    ["주차\ufffd장 안내", "주차\ufffd장 안내"],
    ["주차장 점검표 재", "주차장 점검표"],
    ["▼ 사업별 신청 방식", "사업별 신청 방식"],
    ["◈ 주차장 이용 수칙 ◈", "주차장 이용 수칙"],
    ["주차 요금의 영향 - 한빛시를 중심으로", "주차 요금의 영향 - 한빛시를 중심으로"],
    ["재 작업일보", "작업일보"],
    ["결 담당 팀장 과장 주차장 정산내역서", "주차장 정산내역서"],
    ["재 담당 공무원 명단", "공무원 명단"],
    ["재난 대응 계획", "재난 대응 계획"],
    ["수신 거부 안내", "수신 거부 안내"],
    ["주차장 정책의 제목: 현황 보고", "주차장 정책의 제목: 현황 보고"],
    ["“주차장 개방 안내”", "“주차장 개방 안내”"],
    ["“함께 쓰는 주차장” 공모전", "“함께 쓰는 주차장” 공모전"],
    ["주차장 점검표 결", "주차장 점검표"],
    ["주차장 전자결재", "주차장 전자결재"],
    ["가. 주차장 개방 안내", "주차장 개방 안내"],
    ["(21)주차장 지원(1131-300)", "주차장 지원(1131-300)"],
    ["① 주차장 개방 안내", "주차장 개방 안내"],
    ["Ⅰ. 주차장 개방 안내", "주차장 개방 안내"],
    ["□ 주차장 개방 안내", "주차장 개방 안내"],
    ["· 2025년 주차장 개방 안내", "2025년 주차장 개방 안내"],
    ["❖ 주차장 총괄요약표", "주차장 총괄요약표"],
    ["💼 주차장 기획서", "주차장 기획서"],
    ["•2025년 주차장 개방 안내", "2025년 주차장 개방 안내"],
    ["- 주차장 개방 안내", "주차장 개방 안내"],
    ["▶ 주차장 개방 안내", "주차장 개방 안내"],
    ["※ 주차장 개방 안내", "주차장 개방 안내"],
    ["제 목 : 주차장 개방 안내", "주차장 개방 안내"],
    ["<주차장 심사지표 및 기준>", "주차장 심사지표 및 기준"],
    ["【주차장 약관】", "주차장 약관"],
    ["= 주차장 설계용역 = 과업지시서", "주차장 설계용역 과업지시서"],
  ])("loses its mark: %s", (text, title) => {
    expect(value("title", text)).toBe(title);
  });

  it.each([
    "6.25 전쟁 기념행사 안내",
    "한빛시×(주)가람 업무협약 체결",
    "신청서, 서약서, 동의서",
    "안내문, 신청서, 서약서",
    "전기차, 수소차, 이륜차",
    "☆☆중학교 운영 계획",
    "10. 2026년 상반기 주차 단속 결과",
    "Ⅲ급 주차장 지정 안내",
    "제1장 주차장 관리",
    "○○고등학교 주차장 개방 안내",
    "주차 규제 혁파한다",
    "주차장 개방 계획(2026. 2. 개정)",
    "[긴급] 주차장 개방 안내",
    "교통과와 함께하는 안전한 주차장 만들기 합동점검단",
    "한빛시 가람로 12길 주차장 개방 안내",
    "주차장 개방 안내.",
  ])("keeps what only looks like one: %s", (text) => {
    expect(value("title", text)).toBe(text);
  });

  it.each(
    "청탁금지법 8조|청탁금지에 관한 법률 8조|청탁금지법 시행령 제8조|주차 시행규칙 8조|주차 조례 8조의2|주차법 8조2|주차 규정 8조|주차장법 시행령 8조".split(
      "|",
    ),
  )("is no place in a law, unless a letter is about it: %s", (words) => {
    expect(reason("title", words)).toBe("a place in a law");
    expect(passGate("title", words, ["letter"])).toEqual({ value: words });
    expect(value("title", "주차장 예산 8조")).toBe("주차장 예산 8조");
  });

  it("is no place in a book of rules, though a version may have such a number", () => {
    expect(reason("title", "한빛병원 내규 3.2.1.1. 진료 절차")).toBe("a place in a law");
    expect(value("title", "주차 프로그램 3.2.1 안내")).toBe("주차 프로그램 3.2.1 안내");
    expect(value("title", "3.2.1 안내")).toBe("3.2.1 안내");
    // A day.
    for (const day of ["26.3.2.", "26.11.30."])
      expect(value("title", `주차위원회 ${day} 회의 결과 보고`)).toBe(
        `주차위원회 ${day} 회의 결과 보고`,
      );
    expect(reason("title", "한빛병원 내규 26.13.2. 진료 절차")).toBe("a place in a law");
    expect(reason("title", "한빛병원 내규 1.2.2. ABC 처방")).toBe("a place in a law");
  });

  it("loses the letter of its place in a list", () => {
    expect(value("title", "G. 유통 동향")).toBe("유통 동향");
    expect(value("title", "G20 정상회의 계획")).toBe("G20 정상회의 계획");
  });

  it.each(["발간사", "머 리 말"])(
    "is nothing that stands before the text of a book: %s",
    (words) => {
      expect(reason("title", words)).toBe("a form's own label");
    },
  );

  it.each(["주무관", "담 당 자", "팀장"])("is none of those who approve: %s", (words) => {
    expect(reason("title", words)).toBe("a form's own label");
  });

  it.each(["목 차", "Contents"])("is no list of contents: %s", (words) => {
    expect(reason("title", words)).toBe("a form's own label");
  });

  it.each(["{{공고명}}", "{{기관}} 구매 요청서", "$" + "{제목}", "읽은 날 (예: 2024. 5. 3.)"])(
    "is no blank: %s",
    (words) => {
      expect(reason("title", words)).toBe("a form's own label");
    },
  );

  it.each([
    ["2024", "no words"],
    ["가", "no words"],
    [`${"주차 ".repeat(51)}안내`, "too long"],
    ["사 업 명", "a form's own label"],
    ["보도자료", "a form's own label"],
    ["수신 내부결재", "a form's own label"],
    ["수 신 가람구청장(총무과장)", "a form's own label"],
    ["소속관서 수 신 : 가람지검 제 목 : 집행결과 보고", "a form's own label"],
    ["수신 내부결재(경유) 제목 집행결과 보고", "a form's own label"],
    ["세부사업명", "a form's own label"],
    ["요리 명", "a form's own label"],
    ["입찰가격 평점 배점한도×(최저입찰가격)", "no words"],
    ["홍길동, 현가람, 김한빛", "a person"],
    ["2026년도", "a date"],
    ["27 January 2026 to 25 March 2026", "a date"],
    ["2026학년도 1학기", "a date"],
    ["“시민이 행복한 도시, 함께하는 내일”", "a motto"],
    ["구분 점검 사항 결과 비고", "a form's own label"],
    ["연번 시설 이름 규모", "a form's own label"],
    ["2024. 5. 3.", "a date"],
    ["[한빛진흥원 공고 제2024-25호]", "a number line"],
    ["제2024-25호", "a number line"],
    ["한빛진흥원 공고 2024-25호", "a number line"],
    ["06764 한빛시 가람구 나래로 114", "an address"],
    ["한빛시 가람구 나래로 114 (다솜동)", "an address"],
    ["한빛시 가람구 나래길 12-3", "an address"],
    ["주소 ○○시 ○○로 1 /전화 ○○○-○○○○ /전송 ○○○-○○○○", "an address"],
    ["Issue", "a form's own label"],
    ["한빛대학교 총장 귀하", "an addressee"],
    ["숫자만 기재", "an instruction"],
    ["해당란에 √ 표시", "an instruction"],
    ["한빛진흥원", "an organisation"],
    ["한빛시 교통과", "an organisation"],
    ["주차장을 개방합니다", "a sentence"],
    ["주차장을 개방함.", "a sentence"],
    ["주차장을 개방한다. 2026. 2", "a sentence"],
    ["붙임 1부. 끝.", "the end of a text"],
    ["주차장 개방에 따라", "a cut phrase"],
    ["주차장 개방을 안내드리오니", "a cut phrase"],
    ["주차장 개방,", "a cut phrase"],
    ["주차 조사 :", "a cut phrase"],
    ["한 곳만 신청 가능)", "a cut phrase"],
  ])("is not %s: %s", (text, why) => {
    expect(reason("title", text)).toBe(why);
  });

  it("may stand in quotes beside its label", () => {
    expect(reason("title", "“시민과 함께하는 내일”")).toBe("a motto");
    expect(passGate("title", "“시민과 함께하는 내일”", ["labelled"])).toEqual({
      value: "“시민과 함께하는 내일”",
    });
  });

  it.each([
    ["210mm×297mm[보존용지(1종) 120g/㎡]", "a form's own label"],
    ["210㎜ x 297㎜ 백상지", "a form's own label"],
    ["개정 2022. 4. 1. 한빛부 고시 제2022-26호", "a number line"],
    ["일부개정 2022년 4월 1일 한빛부 고시", "a number line"],
  ])("is no paper of a form and no line of a history: %s", (text, why) => {
    expect(reason("title", text)).toBe(why);
    expect(value("title", "개정 주차장 조례 안내")).toBe("개정 주차장 조례 안내");
  });

  it("is no longer than a title is", () => {
    const long = (length: number) => "주차장".repeat(60).slice(0, length);
    expect(value("title", long(150))).not.toBeNull();
    expect(reason("title", long(151))).toBe("too long");
  });
});

it("takes a title about addresses, telephones or news", () => {
  for (const title of ["주소 체계 개편 안내", "주소 및 전화번호 변경 신고서", "News 발행 계획"])
    expect(value("title", title)).toBe(title);
});

it("refuses a street and its number before a building for a title", () => {
  expect(reason("title", "다솔 2로 94, 한빛종합청사")).toBe("an address");
  expect(reason("title", "햇살길 7-2, 누리관")).toBe("an address");
  expect(value("title", "햇살로 가는 길, 두 번째 이야기")).not.toBeNull();
});

it("takes the code of a standard for a number", () => {
  expect(value("doc_number", "TTAK.KO-12.9999/R1")).toBe("TTAK.KO-12.9999/R1");
  expect(value("doc_number", "KS X 9901 : 2026")).toBe("KS X 9901 : 2026");
  expect(reason("doc_number", "KS 인증")).toBe("no number's shape");
});

it("refuses what an examination prints over its questions for a title", () => {
  for (const title of ["수험번호", "홀수형", "짝 수 형"])
    expect(reason("title", title)).toBe("a form's own label");
  expect(value("title", "홀수형 문제지 배부 안내")).not.toBeNull();
});

it("refuses one or two digits alone for a number, unless a council counts its bills", () => {
  for (const text of ["1", "12"]) {
    expect(reason("doc_number", text)).toBe("no number's shape");
    expect(passGate("doc_number", text, ["bill"])).toEqual({ value: text });
  }
  expect(value("doc_number", "112")).toBe("112");
});

group("a number", () => {
  it.each([
    "기획예산과-1234",
    "기획예산과 - 1234",
    "한빛시 공고 제2024-12호",
    "한빛시 공고 2024-12호",
    "2024-12호",
    "한빛부령 제 호",
    "제2025- 호",
    "2201234",
    "20240512345-00",
    "R26BK00123456",
    "R26BK00123456-000",
    "훈령 제 591호",
    "2020가합1234",
    "중앙2024부해12",
  ])("has a number's shape: %s", (text) => {
    expect(value("doc_number", text)).toBe(text);
  });

  it("loses its mark", () => {
    expect(value("doc_number", "1. 한빛시 공고 제2024-12호")).toBe("한빛시 공고 제2024-12호");
  });

  it.each(["한빛시 공고 제2024-12호(긴급)", "제2024-12호, 제2024-13호"])("is whole: %s", (text) => {
    expect(value("doc_number", text)).toBe(text);
  });

  it.each([
    "한빛부 고시 제2020-12호에 따라 공고",
    "총무과-1234(2024. 5. 3.)와 관련하여",
    "관련 총무과-1234",
    "근거: 한빛부 고시 제2020-12호",
  ])("is another document's: %s", (text) => {
    expect(reason("doc_number", text)).toBe("another document's");
  });

  it.each(["기획예산과", "담당자 홍길동", "20 . . .", "제목", "제2020-12호 사건"])(
    "is not: %s",
    (text) => {
      expect(reason("doc_number", text)).toBe("no number's shape");
    },
  );
});

it("takes a day or a month for a date", () => {
  expect(value("issued_date", "2024-05-03")).toBe("2024-05-03");
  expect(value("issued_date", "2024-05")).toBe("2024-05");
  for (const text of ["2024", "2024-05-03 14:00", "제2024-05-03호"])
    expect(reason("issued_date", text)).toBe("no date");
});

group("an issuer", () => {
  it.each([
    "한빛시장",
    "한빛시 교통과",
    "한빛개발원 (인재양성과)",
    "한빛부, 가람진흥원",
    "㈜ 한빛리서치",
    "홍길동의원 대표발의",
    "정부 제출",
    "디지털센터 정보팀 팀장 홍길동",
  ])("may be %s", (name) => {
    expect(value("issuer", name)).toBe(name);
  });

  it("loses its label and mark", () => {
    expect(value("issuer", "주관기관: 한빛시")).toBe("한빛시");
    expect(value("issuer", "1. 한빛시장")).toBe("한빛시장");
  });

  it("may be an institute that is called as those who work there are", () => {
    expect(value("issuer", "한빛연구원")).toBe("한빛연구원");
    expect(reason("issuer", "홍길동 연구원")).toBe("a person");
  });

  it.each(["홍길동 주무관", "홍길동주무관", "홍길동 귀하"])("is no person: %s", (name) => {
    expect(reason("issuer", name)).toBe("a person");
  });

  it.each(["재단", "법인", "한빛부, 재단", "기술의 등장과", "담당 부서 및 연락처", "주차장 개방"])(
    "is not: %s",
    (name) => {
      expect(reason("issuer", name)).toBe("no organisation");
    },
  );
});

it("lets a headline leave out its verb, and no other title", () => {
  const headline = "전기요금 지원, 서류 없이 한 번에";
  expect(passGate("title", headline, ["press"])).toEqual({ value: headline });
  expect(passGate("title", headline, ["report"])).toEqual({ reason: "a cut phrase" });
  expect(passGate("title", "한빛시, 지원 신청을", ["press"])).toEqual({ reason: "a cut phrase" });
});

it("lets an explanation to the press answer in its headline, and takes off numbers with dashes", () => {
  const headline = "대기 시간을 줄이기 위해 최선을 다하고 있습니다.";
  expect(passGate("title", headline)).toEqual({ reason: "a sentence" });
  expect(passGate("title", headline, ["press"])).toEqual({ value: headline });
  expect(passGate("title", "메일을 보내겠습니까? (선택해 주세요.)")).toEqual({
    reason: "a sentence",
  });
  expect(passGate("title", "15-2. 노사합의 사항")).toEqual({ value: "노사합의 사항" });
  expect(passGate("title", "3-2-1) 과제 목록")).toEqual({ value: "과제 목록" });
  expect(passGate("title", "받 는 사 람")).toEqual({ reason: "a form's own label" });
});

it("lets a letter be called by what someone asked, but not by its text", () => {
  const asked = "지원금을 받을 수 있는지 알려주세요.";
  expect(passGate("title", asked)).toEqual({ reason: "a sentence" });
  expect(passGate("title", asked, ["letter"])).toEqual({ value: asked });
  const text = "귀 기관의 협조에 감사합니다. 점검 결과를 제출합니다.";
  expect(passGate("title", text, ["letter"])).toEqual({ reason: "a sentence" });
});

it("takes no slogan that a noun must follow for a title", () => {
  expect(passGate("title", "안전하고 편리한")).toEqual({ reason: "a cut phrase" });
  expect(passGate("title", "시민과 함께하는")).toEqual({ reason: "a cut phrase" });
  expect(passGate("title", "운전면허 제한")).toEqual({ value: "운전면허 제한" });
});

it("refuses phrases that each end with a full stop, and takes a finding beside its label", () => {
  expect(reason("title", "산지 생산. 모든 번호와 일자 포함. 승인 양식")).toBe("a sentence");
  expect(value("title", "제1편. 주차장 관리")).not.toBeNull();
  const found = "신고를 무효라고 볼 수 없음.";
  expect(passGate("title", found, ["labelled"])).toEqual({ value: found });
  expect(passGate("title", found)).toEqual({ reason: "a sentence" });
  expect(passGate("title", "신고를 무효로 한다.", ["labelled"])).toEqual({ reason: "a sentence" });
});

it("refuses letters of scripts that no Korean paper has", () => {
  expect(reason("title", "주차장 \ua90e\uaaca 점검표")).toBe("no words");
  expect(reason("issuer", "\ua9ff 한빛시청")).toBe("no words");
  // Old letters of Korean, and those of a language that papers are translated into.
  expect(value("title", "주차장 \ua960 점검표")).toBe("주차장 \ua960 점검표");
  // A dot that some papers join words with.
  expect(value("title", "공원\ua78f녹지 점검표")).toBe("공원\ua78f녹지 점검표");
});

it("refuses a name behind codes", () => {
  expect(reason("issuer", "197-4 R18DA02 한빛연구소 시설팀")).toBe("no organisation");
  expect(reason("issuer", "R18DA02 한빛연구소 시설팀")).toBe("no organisation");
  expect(reason("issuer", "인계처 : 한빛박물관 총무과")).toBe("a form's own label");
  expect(value("issuer", "한빛연구소 시설팀")).toBe("한빛연구소 시설팀");
  // Names that begin with a short mark of their own.
  for (const name of ["G20 한빛준비위원회", "5-18 한빛재단"])
    expect(value("issuer", name)).toBe(name);
});

it("refuses numbers and labels that recognition read wrongly", () => {
  for (const text of ["교통과 7877 (2022-08-18", "교통과:-1234", "교통과-2022-08-18", "교통과(1-2"])
    expect(reason("doc_number", text)).toBe("no number's shape");
  expect(value("doc_number", "교통과(주차)-1234")).toBe("교통과(주차)-1234");
  for (const text of ["수 、_ 신:한빛시장", "문서번호 교통 17- 738"])
    expect(reason("title", text)).toBe("a form's own label");
  expect(value("title", "수면과 신체 건강: 안내")).toBe("수면과 신체 건강: 안내");
  expect(value("title", "문서번호 부여 지침")).toBe("문서번호 부여 지침");
});

it("takes what is printed right behind the figures for part of the number", () => {
  for (const text of [
    "경영부-123호",
    "한빛2024-12호",
    "기획-2024-12-하",
    "총무과-12A",
    "총무과-12(2)",
    "총무과-12(12차)",
    "총무과-12~14",
  ])
    expect(value("doc_number", text)).toBe(text);
  for (const text of [
    "총무과-12호실",
    "총무과-12-가나",
    "총무과-12AB",
    "총무과-12 A",
    "총무과-12(234)",
    "총무과-12(나)",
  ])
    expect(reason("doc_number", text)).toBe("no number's shape");
});

it("refuses the number of a draft that is still to be counted", () => {
  expect(reason("doc_number", "2026-")).toBe("no number's shape");
  expect(value("doc_number", "2026-1")).toBe("2026-1");
  expect(value("doc_number", "2026")).toBe("2026");
});

it("refuses questions of a record and notes without their verb as titles", () => {
  expect(reason("title", "Q. 홍길동 위원 녹취록")).toBe("a sentence");
  expect(reason("title", "게시물 등록은 회원만 가능")).toBe("a sentence");
  expect(reason("title", "찾아가는 복지상담 신청 가능")).not.toBe("a sentence");
  expect(reason("title", "A. 주차장 관리 규정")).not.toBe("a sentence");
  expect(value("title", "언제나 신청 가능")).toBe("언제나 신청 가능");
  expect(value("title", "QA 체계 점검 결과")).toBe("QA 체계 점검 결과");
});

it("takes a number with letters behind 제, and no name with a day in it", () => {
  expect(value("doc_number", "제교 2026-0012 호")).toBe("제교 2026-0012 호");
  expect(reason("doc_number", "제교 12 호")).toBe("no number's shape");
  expect(value("issuer", "주차관리과")).toBe("주차관리과");
  expect(reason("issuer", "날짜 2026년 3월 2일 전공 주차관리과")).toBe("no organisation");
});

it("refuses a cover's word for any report as a title", () => {
  expect(reason("title", "REPORT")).toBe("a form's own label");
  expect(value("title", "REPORT 2026 주차 정책")).toBe("REPORT 2026 주차 정책");
});

it("lets a complaint be called by a word for an office", () => {
  expect(value("title", "소장")).toBe("소장");
  expect(reason("title", "한빛연구소장")).toBe("an organisation");
  expect(reason("title", "청 구 취 지")).toBe("a form's own label");
  expect(reason("title", "원 고 홍○○")).toBe("a person");
  expect(reason("title", "피고김○○")).toBe("a person");
  expect(reason("title", "피고 : 한빛")).toBe("a person");
  expect(reason("title", "원고 홍길동 (1234)")).toBe("a person");
  for (const title of ["원고 모집 공고", "채무자 재기지원 제도", "신청인 준비 서류"])
    expect(value("title", title)).toBe(title);
});

it("refuses names of people alone as a title", () => {
  expect(reason("title", "홍길동, 김한빛")).toBe("a person");
  expect(value("title", "홍길동전, 그 뒤의 이야기")).toBe("홍길동전, 그 뒤의 이야기");
});

it("names an issuer once, and a company without who signs for it", () => {
  expect(value("issuer", "한빛 주차학교 한빛 주차학교")).toBe("한빛 주차학교");
  expect(value("issuer", "한빛시 한빛주차학교")).toBe("한빛시 한빛주차학교");
  for (const name of ["㈜한빛주차", "(주)한빛주차", "한빛주차㈜"])
    expect(value("issuer", `${name} 대표이사 홍길동`)).toBe(name);
  expect(value("issuer", "한빛재단 이사장 홍길동")).toBe("한빛재단 이사장 홍길동");
  expect(value("issuer", "한빛특허청(KR)")).toBe("한빛특허청");
  expect(reason("issuer", "수신 한빛시")).toBe("an addressee");
  expect(reason("issuer", "수 신 : 한빛시")).toBe("an addressee");
});

it("is no school that a label says its writers belong to", () => {
  expect(reason("issuer", "소속    교통학과")).toBe("a form's own label");
  expect(reason("issuer", "소 속: 한빛대학교")).toBe("a form's own label");
  expect(value("issuer", "소속기관관리공단")).toBe("소속기관관리공단");
});
it.each(["신청인 한빛협회장 홍길동", "검수자 총무과 주무관 홍길동", "제 출 자 한빛재단"])(
  "%s signs a form and does not issue it",
  (name) => {
    expect(reason("issuer", name)).toBe("a person");
  },
);
