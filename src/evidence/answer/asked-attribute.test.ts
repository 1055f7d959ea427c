/** Which attribute a question asks for, and what must be named beside its value. */
import { describe, expect, it } from "vitest";
import {
  askedAttribute,
  isBareLabel,
  isCalled,
  isNamed,
  labelOf,
  labels,
  labelsOther,
  nameOf,
} from "./asked-attribute.js";

describe("the label before a dash", () => {
  it.each([
    ["회비 – 연 3만원", "회비"],
    ["접수 기간 - 3월 2일부터", "접수기간"],
    ["회장 — 홍길동", "회장"],
    ["2024-03-02 회의", "2024-03-02회의"],
  ])("`%s` is %s", (line, label) => expect(labelOf(line)).toBe(label));
});

it.each([
  // What is done there is no name of the place.
  ["의견서 보낼 주소는?", []],
  ["의견서 접수 주소는?", ["접수"]],
  // A number of any name.
  ["팩스를 보내려는데 번호는 뭔가요?", []],
  ["모집 공고 팩스 번호는 뭔가요?", ["번호"]],
])("`%s` needs %j", (question, first) => {
  expect((askedAttribute(question)?.needs ?? []).map(([word]) => word)).toEqual(first);
});

describe("the asked attribute", () => {
  it.each([
    ["국민참여정책단 모집인원은 몇 명인가요?", "모집인원"],
    ["유기질비료 지원사업 신청기간은?", "신청기간"],
    ["접수 마감일은 언제까지인가요?", "마감일"],
    ["학술상의 종류에는 무엇이 있나요?", "종류"],
    ["총상금은 모두 얼마인가?", "총상금"],
    ["협조 공문의 문서번호가 뭔가요?", "문서번호"],
    // Its verb makes the noun a subject, or there is no such noun.
    ["점검회의는 어디에서 열렸나요?", null],
    ["신청서는 어떤 이메일로 제출하나요?", null],
    ["몇 명을 뽑나요?", null],
  ])("of `%s` is %s", (question, noun) => {
    expect(askedAttribute(question)?.noun ?? null).toBe(noun);
  });

  it.each([
    ...[
      "",
      "무엇인가요",
      "뭐야",
      "언제까지인가요",
      "어디인가요",
      "누구인가요",
      "얼마인가요",
      "며칠인가요",
    ],
    ...[
      "몇 명인가요",
      "몇명인가요",
      "몇 %인가요",
      "무엇이 있나요",
      "뭐가 있나요",
      "어떤 것이 있나요",
    ],
    ...[
      "총 몇 명인가요",
      "모두 몇 명인가요",
      "최대 얼마인가요",
      "각각 얼마인가요",
      "대략 얼마인가요",
    ],
    ...[
      "약 얼마인가요",
      "월 얼마인가요",
      "연 얼마인가요",
      "하루 얼마인가요",
      "한 달에 얼마인가요",
      "하루에 얼마인가요",
      "매월 얼마인가요",
      "1인당 얼마인가요",
      "가구원당 얼마인가요",
    ],
  ])("is asked for by `%s`", (end) => {
    expect(askedAttribute(`지원사업 모집인원은 ${end}?`)?.noun).toBe("모집인원");
  });

  it.each([
    ...[
      "무엇을 하나요",
      "어디에서 열리나요",
      "어디에서 열렸나요",
      "언제 발표되나요",
      "무엇을 받나요",
    ],
    ...[
      "무엇하는 곳인가요",
      "언제 시행되는지요",
      "무엇합니까",
      "언제됩니까",
      "무엇했나요",
      "어떻게됐나요",
    ],
    ...["정말로 얼마인가요", "다섯글자들당 얼마인가요"],
  ])("is none where a verb asks, or something else: `%s`", (end) => {
    expect(askedAttribute(`지원사업 모집인원은 ${end}?`)).toBeNull();
  });

  it("is one verb's in a word that only looks like an asking word", () => {
    for (const verb of [
      "하나요",
      "되나요",
      "받나요",
      "열리나요",
      "열렸나요",
      "하는지",
      "되는지",
      "했나요",
      "됐나요",
    ])
      expect(askedAttribute(`지원사업 모집인원은 언제${verb}?`)).toBeNull();
  });

  it.each([
    ["모집인원에서는", "모집인원"],
    ["모집인원에는", "모집인원"],
    ["시상으로는", "시상"],
    ["경로로는", "경로"],
    ["A형(1차)는", "A형(1차)"],
  ])("is read under its particles: %s", (written, noun) => {
    expect(askedAttribute(`지원사업 ${written} 무엇이 있나요?`)?.noun).toBe(noun);
  });

  it("is no single syllable, and nothing in quotation marks", () => {
    expect(askedAttribute("사업의 값은 얼마인가요?")).toBeNull();
    expect(askedAttribute("“사업”은 무엇인가요?")).toBeNull();
  });

  it("is no remark in brackets", () => {
    expect(labelOf("(접수일시 범위는 1년으로 제한)")).toBe("");
    expect(labelOf("(접수일시) 3월 2일")).toBe("접수일시");
  });

  it("is one of several labels of a line", () => {
    expect(labels("회장 – 한별, 감사 – 새봄", "감사")).toBe(true);
    expect(labels("회장 : 한별, 감사 : 새봄", "감사")).toBe(true);
    expect(labels("회장 – 한별, 감사를 둔다", "감사")).toBe(false);
  });

  it("has the question up to it as its phrase", () => {
    expect(askedAttribute("지원 사업 모집 인원은?")?.phrase).toBe("지원사업모집인원");
  });

  const names = (question: string, ...said: string[]) =>
    isNamed(askedAttribute(question)!, (word) => said.includes(word));

  it("is named by what tells it from others of its type", () => {
    expect(names("사업 신청기간은?", "신청")).toBe(true);
    expect(names("사업 신청기간은?", "접수")).toBe(true);
    expect(names("사업 신청기간은?", "활동")).toBe(false);
    expect(names("면접 장소는 어디인가요?", "면접")).toBe(true);
    expect(names("면접 장소는 어디인가요?", "장소")).toBe(false);
    expect(names("당선작 발표일은?", "발표")).toBe(true);
  });

  it("of more than a type is named by its own name or another for it", () => {
    expect(names("총사업비는 얼마인가요?", "사업비")).toBe(true);
    expect(names("총장학금은 얼마인가요?", "장학금")).toBe(true);
    expect(names("총괄책임자는 누구인가요?", "총괄책임자")).toBe(true);
    expect(names("총괄책임자는 누구인가요?", "괄책임자")).toBe(false);
    expect(names("총사업비는 얼마인가요?", "예산")).toBe(true);
    expect(names("총사업비는 얼마인가요?", "사업")).toBe(false);
    expect(names("구급차의 등록번호는?", "등록번호")).toBe(true);
  });

  it("is known where documents have a word for it", () => {
    expect(askedAttribute("면접 장소는 어디인가요?")?.isKnown).toBe(true);
    expect(askedAttribute("전투의 결말은?")?.isKnown).toBe(false);
    for (const noun of [
      "총사업비",
      "공고일",
      "세대수",
      "관리비",
      "수수료",
      "보증금",
      "지급액",
      "배출량",
      "등록번호",
    ])
      expect([noun, askedAttribute(`공단의 ${noun}은?`)?.isKnown]).toEqual([noun, true]);
    // A single syllable before `일` and the like is no word that they end.
    for (const noun of ["과일", "점수", "기금", "질량"])
      expect([noun, askedAttribute(`공단의 ${noun}은?`)?.isKnown]).toEqual([noun, false]);
  });

  it("stands alone where what is before it belongs to another phrase", () => {
    expect(askedAttribute("왕이 물러난 시기는?")?.needs).toEqual([]);
    expect(askedAttribute("행사의 장소는?")?.needs).toEqual([]);
    expect(askedAttribute("장소는?")?.needs).toEqual([]);
    // What names the document tells nothing of the attribute.
    expect(askedAttribute("공모 기간은?")?.needs).toEqual([]);
    for (const word of [
      ...[
        "규정에서",
        "담당자에게",
        "서울로",
        "국가으로",
        "제도를",
        "사업이",
        "우리가",
        "사업은",
        "제도는",
        "사업도",
      ],
      ...[
        "제도와",
        "사업과",
        "오늘부터",
        "내일까지",
        "법률상",
        "만들어진",
        "일어난",
        "살던",
        "발표한",
        "개최된",
      ],
      ...["열린", "그친", "일으킨", "돌아온", "나눠준", "글쓴", "만든", "싸운", "발표할", "개최될"],
    ])
      expect([word, askedAttribute(`${word} 장소는?`)?.needs]).toEqual([word, []]);
    expect(askedAttribute("면접 장소는?")?.needs).toEqual([["면접"]]);
  });
});

it.each([
  ["본관의 면적은 몇 ㎡인가요?", "면적"],
  ["전용차의 배기량은 몇 cc인가요?", "배기량"],
  ["접수기간은 언제부터 언제까지인가요?", "접수기간"],
])("%s asks for an attribute", (question, noun) => {
  expect(askedAttribute(question)?.noun).toBe(noun);
});

describe("the label of a line", () => {
  it.each([
    ["나. 신청기간 : 2024. 10. 28.", "신청기간"],
    ["◦ (신청기간) 2023. 12. 27.", "신청기간"],
    ["제5조(심의사항) 위원회는 심의한다.", "심의사항"],
    ["신 청 기 간 | 3월", "신청기간"],
    ["사 . 제외대상", "제외대상"],
    ["신청기간：3월", "신청기간"],
    ["（신청기간）3월", "신청기간"],
    ["<신청기간> 3월", "신청기간"],
    ["〈신청기간〉 3월", "신청기간"],
    ["【신청기간】 3월", "신청기간"],
    [`${"가".repeat(24)} : 3월`, "가".repeat(24)],
    [`${"가".repeat(25)} : 3월`, ""],
    ["위원회는 위원장을 포함하여 열 명 이내의 위원으로 구성하고 임기를 정한다.", ""],
  ])("%s", (line, label) => {
    expect(labelOf(line)).toBe(label);
  });
});

describe("a label that is the asked noun", () => {
  it.each([
    ["나. 신청기간 : 2024. 10. 28.", true],
    ["검사자 | 남성우 | 채 수 일 | 2026. 6. 25.", false],
    ["신청인 | 남성우 | 신 청 기 간 | 2026. 6. 25.", true],
    ["신청기간 및 방법 | 3월", false],
    ["3월이 신청기간이다.", false],
  ])("%s: %s", (line, expected) => {
    expect(labels(line, "신청기간")).toBe(expected);
  });
});

describe("a label with nothing behind it", () => {
  it.each([
    ["8.피규제집단 및 이해관계자", true],
    ["가. 이해관계자·피규제집단", true],
    ["8. 규제목적 및 이해관계자", false],
    ["8. 피규제집단 및 이해관계자 : 병원", false],
    ["8. 피규제집단 및 이해관계자 | 병원", false],
    ["8. 피규제집단 및 이해관계자는 병원이다.", false],
    // What is called by the noun alone may be the value of another label.
    ["피규제집단", false],
    // A name has two to ten letters.
    ["피규제집단 및 가", false],
    [`피규제집단 및 ${"가".repeat(10)}`, true],
    [`피규제집단 및 ${"가".repeat(11)}`, false],
  ])("%s: %s", (line, expected) => {
    expect(isBareLabel(line, "피규제집단")).toBe(expected);
  });
});

describe("what the attribute needs", () => {
  it.each([
    // A noun that ends like a subject is none.
    ["지원사업 최종평가 날짜는?", [["최종평가"]]],
    ["지원사업이 날짜는?", []],
    ["제출 문서의 시행번호는?", [["시행번호", "문서번호", "시행번호", "시행"]]],
    ["협조 요청 담당부서 전화번호는?", []],
    ["심의회의 외부위원은 몇 명인가요?", [["외부"]]],
    ["보고서의 소송비 총액은 얼마인가요?", [["소송비"]]],
    ["공사의 준공 예정일은?", [["준공"]]],
    ["공사의 준공예정일은?", [["준공"]]],
    ["훈련 시작일은 언제인가요?", [["훈련"]]],
    ["훈련 종료일은 언제인가요?", [["훈련"]]],
    ["보도자료의 팩스번호는?", [["팩스번호", "팩스번호", "팩스", "전송", "fax"]]],
  ])("%s", (question, needs) => {
    expect(askedAttribute(question)!.needs).toEqual(needs);
  });

  it.each([
    ["접수기간이 언제예요?", "접수기간"],
    ["계약금액이 얼마죠?", "계약금액"],
    ["접수기간이 지났나요?", null],
    ["재즈를 받아들인 시기가 언제였나요?", null],
  ])("a subject before an asking word is asked for: %s", (question, noun) => {
    expect(askedAttribute(question)?.noun ?? null).toBe(noun);
  });
});

describe("a label of another value", () => {
  const isOther = (question: string, label: string) =>
    labelsOther(askedAttribute(question)!, label);

  it.each([
    ["문화바우처 신청기한은?", "처리기간", true],
    ["문화바우처 신청기한은?", "접수기간", false],
    ["문화바우처 신청기한은?", "사업기간", false],
    ["문화바우처 신청기한은?", "총처리기간", true],
    ["문화바우처 신청기한은?", "기간", false],
    ["문화바우처 신청기한은?", "처리부서", false],
    ["교육 일정은?", "교육훈련기간", false],
    ["한빛보건소 전화번호는?", "예약전화", false],
    ["교육 인원은 몇 명인가요?", "모집인원", false],
    // Nothing says which of them is asked for.
    ["문화바우처의 기간은?", "처리기간", false],
  ])("%s %s", (question, label, expected) => {
    expect(isOther(question, label)).toBe(expected);
  });
});

describe("what a cell is called", () => {
  it.each([
    ["5.입법예고", "입법예고"],
    ["담당부서(과)", "담당부서"],
    ["연 락 처", "연락처"],
  ])("%s: %s", (cell, name) => {
    expect(nameOf(cell)).toBe(name);
  });

  it("is what is asked for, or what stands before a noun of a type", () => {
    const period = askedAttribute("규제의 입법예고 기간은?")!;
    expect(["기간", "입법예고", "예고", "공고"].map((name) => isCalled(name, period))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const fee = askedAttribute("위탁 수수료는?")!;
    expect(["수수료", "위탁"].map((name) => isCalled(name, fee))).toEqual([true, false]);
  });
});

it("the day of announcing is not named by a chapter of guidance", () => {
  const attribute = askedAttribute("심사 결과 발표일은 언제인가요?")!;
  const isNamedIn = (text: string) => isNamed(attribute, (word) => text.includes(word));
  expect(isNamedIn("과업안내")).toBe(false);
  expect(isNamedIn("결과안내")).toBe(true);
  expect(isNamedIn("심사결과 발표")).toBe(true);
});

it("a noun that ends as a verb does tells which time is asked for", () => {
  expect(askedAttribute("기업의 참여제한 기간은 몇 년인가요?")?.needs).toEqual([["참여제한"]]);
  expect(askedAttribute("기업이 참여한 기간은 몇 년인가요?")?.needs).toEqual([]);
});

it("names the time to apply in by any two words for it, and an aim by what is reached", () => {
  const needs = (question: string) => askedAttribute(question)!.needs.flat();
  expect(needs("한빛주택 신청접수 기간은 언제인가요?")).toContain("청약");
  expect(needs("한빛주택 입주 기간은 언제인가요?")).not.toContain("청약");
  expect(needs("배 수출 목표는 얼마인가요?")).toEqual(["목표", "달성"]);
});

it("takes when something is done for no name of the attribute", () => {
  expect(askedAttribute("원서를 방문 접수할 때 연락처는 무엇인가요?")?.needs).toEqual([]);
  expect(askedAttribute("장비 납품 시 기간은 얼마인가요?")?.needs).toEqual([]);
});

it("asks for the noun of which a year is asked", () => {
  const asked = askedAttribute("최근 5년간 투입된 사업비 중 2021년은 얼마인가요?");
  expect(asked).toMatchObject({ noun: "사업비", isKnown: true });
});

it("reads a year of nothing, as it stands", () => {
  expect(askedAttribute("중 2021년은 얼마인가요?")?.noun).toBe("2021년");
});
