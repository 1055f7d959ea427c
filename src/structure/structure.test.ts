/** What each form of document states about itself, on examples written for these tests. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, documentOf } from "../../test/documents.js";
import type { Structure } from "../model/structure.js";
import { Draft } from "../readers/document-draft.js";
import { extractStructure } from "./structure.js";

function facts(parts: (string | string[][])[]): Partial<Structure> {
  const {
    sections: _s,
    attachments: _a,
    revisions: _r,
    ...rest
  } = extractStructure(documentFrom(parts));
  return rest;
}

const FOOT = [
  ["주무관", "홍길동", "예산팀장", "05/03", "김철수"],
  ["시행", "기획예산과-1234", "(", "2024. 5. 3.", ")", "접수", "(", ")"],
  ["우", "12345", "한빛시 중앙로 1", "/", "http://www.example.go.kr"],
];

group("official letters", () => {
  it("reads a letter whose fields stand in cells, with its recipients at the foot", () => {
    expect(
      facts([
        [
          ["“함께 여는 내일” 한빛"],
          ["한 빛 특 별 시"],
          ["수신", "수신자 참조"],
          ["(경유)"],
          ["제목", "예산 집행 점검 협조 요청"],
        ],
        "1. 귀 기관의 발전을 기원합니다.",
        "붙임  1. 점검표 1부.",
        "      2. 추진 계획(안) 1부.  끝.",
        [
          ["한 빛 특 별 시 장"],
          ["수신자", "가람구청장(세무과장), 나래구청장, 각 과 및 센터"],
          ...FOOT,
        ],
      ]),
    ).toEqual({
      title: "예산 집행 점검 협조 요청",
      doc_number: "기획예산과-1234",
      issued_date: "2024-05-03",
      issuer: "한빛특별시",
      recipient: "수신자 참조",
      recipients: ["가람구청장(세무과장)", "나래구청장", "각 과 및 센터"],
    });
  });

  it("reads a letter whose fields stand on lines", () => {
    expect(
      facts([
        "한빛소방서",
        "수신  한빛시장(안전총괄과장)",
        "(경유)",
        "제목  소방 훈련 결과 제출",
        "1. 관련: 안전총괄과-77(2024. 4. 1.)",
        "붙임  결과 보고서 1부.  끝.",
        "한 빛 소 방 서 장",
        "시행  현장대응과-88 (2024. 5. 7.)  접수  (  )",
      ]),
    ).toMatchObject({
      title: "소방 훈련 결과 제출",
      doc_number: "현장대응과-88",
      issued_date: "2024-05-07",
      issuer: "한빛소방서",
      recipients: ["한빛시장(안전총괄과장)"],
    });
  });

  it("takes 내부결재 as what the form states", () => {
    expect(
      facts([
        [["한빛군"], ["수신", "내부결재"], ["(경유)"], ["제목", "물품 폐기 계획 보고"]],
        "1. 다음과 같이 보고합니다.  끝.",
        FOOT,
      ]),
    ).toMatchObject({ recipient: "내부결재", recipients: ["내부결재"], issuer: "한빛군" });
  });

  it("names the signatory where there is no letterhead", () => {
    expect(
      facts([
        "수신: 회원사 대표",
        "제목: 총회 개최 안내",
        "다음과 같이 알립니다.  끝.",
        "한빛산업협회장",
      ]),
    ).toMatchObject({ title: "총회 개최 안내", issuer: "한빛산업협회장", doc_number: null });
  });
});

group("approval documents with a cover", () => {
  it("reads number and date from the box, title and body from the cover", () => {
    expect(
      facts([
        [
          ["문서번호", "인재육성과-55"],
          ["결재일자", "2024. 6. 3."],
          ["공개여부", "부분공개"],
        ],
        [
          ["주무관", "팀장", "과장"],
          ["홍길동", "김철수", "06/03"],
        ],
        [["2024년 제2차 심의회 운영 결과"]],
        "2024. 6. 3.(월)",
        "한빛개발원",
        "(인재육성과)",
        "Ⅰ. 개요",
      ]),
    ).toMatchObject({
      title: "2024년 제2차 심의회 운영 결과",
      doc_number: "인재육성과-55",
      issued_date: "2024-06-03",
      issuer: "한빛개발원 (인재육성과)",
      recipients: [],
    });
  });
});

group("press releases", () => {
  it("reads headline, release date and giver, and never a recipient", () => {
    expect(
      facts([
        [["보도자료"]],
        [["보도시점", "2024. 7. 2.(화) 12:00", "배포", "2024. 7. 1.(월) 09:00"]],
        [["바다 쓰레기 줄이는\n새 제도 시작한다\n- 올해 하반기부터 전국 시행"]],
        "수신: 각 언론사",
        "해양환경부(장관 홍길동)는 새 제도를 시작한다고 밝혔다.",
      ]),
    ).toEqual({
      title: "바다 쓰레기 줄이는 새 제도 시작한다",
      doc_number: null,
      issued_date: "2024-07-01",
      issuer: "해양환경부",
      recipient: null,
      recipients: [],
    });
  });
});

group("press releases without their word in text", () => {
  it("knows one by 보도일시 and 배포일시, and leaves out what it prints itself", () => {
    const document = documentFrom([
      [
        ["보도일시", "2024. 9. 4.(수) 조간부터 보도해 주시기 바랍니다."],
        ["배포일시", "2024. 9. 3.(화) 09:00", "담당부서", "연구정책과"],
      ],
      [["우리가 만든 로켓,\n그 이름은 ｢누리｣\n- 공모전에 1만 건 응모 -"]],
      "□ 과학기술부(장관 홍길동, 이하 ‘과기부’)는 이름을 정했다.",
      "붙임  관련 사진 2매(별첨).  끝.",
      [["붙임", "관련 사진"]],
    ]);
    expect(extractStructure(document)).toMatchObject({
      title: "우리가 만든 로켓, 그 이름은 ｢누리｣",
      issued_date: "2024-09-03",
      issuer: "과학기술부",
      attachments: [],
    });
  });
});

group("printed lines", () => {
  it("takes a letter's head apart where the reader ran its lines together", () => {
    const draft = new Draft("pdf");
    draft.add({ type: "title", text: "한 빛 소 방 서", page: 1 });
    const lines = [
      "수신 수신자 참조",
      "(경유)",
      "제목 화재 예방 협조",
      "요청(2차)",
      "본문을 다음과 같이 알립니다.",
    ];
    let start = 0;
    draft.add({
      type: "paragraph",
      text: lines.join(" "),
      page: 1,
      lines: lines.map((text, row) => {
        const line = { start, end: start + text.length, page: 1 };
        start += text.length + 1;
        return { ...line, bbox: [row === 3 ? 100 : 60, row * 20, 500, row * 20 + 14] };
      }),
    });
    draft.add({ type: "paragraph", text: "수신자 가람과장, 나래과장,", page: 1 });
    draft.add({ type: "paragraph", text: "다솜과장", page: 1 });
    draft.add({ type: "paragraph", text: "시행 예방과-9 ( 2024. 5. 3. ) 접수 ( )", page: 1 });
    expect(extractStructure(documentOf(draft))).toMatchObject({
      title: "화재 예방 협조 요청(2차)",
      doc_number: "예방과-9",
      issuer: "한빛소방서",
      recipients: ["가람과장", "나래과장", "다솜과장"],
    });
  });
});

group("notices and rules", () => {
  it("reads a notice with its title below the number", () => {
    expect(
      facts([
        "한빛시 공고 제2024 - 12호",
        "2024년 시민참여단 모집 공고",
        "시민참여단을 다음과 같이 모집합니다.",
        "2024년 3월 4일",
        "한 빛 시 장",
        "1. 모집 개요",
        "신청서는 한빛시장 귀하로 제출",
      ]),
    ).toEqual({
      title: "2024년 시민참여단 모집 공고",
      doc_number: "한빛시 공고 제2024 - 12호",
      issued_date: "2024-03-04",
      issuer: "한빛시장",
      recipient: null,
      recipients: [],
    });
  });

  it("reads a notice whose title follows the signature", () => {
    expect(
      facts([
        "교통환경부고시 제2024-7호",
        "｢주차장 안전 기준｣을 다음과 같이 개정ㆍ고시합니다.",
        "2024년 4월 5일",
        "교 통 환 경 부 장 관",
        "주차장 안전 기준",
        "제정 2020. 1. 1.",
        "개정 2024. 4. 5.",
        "제1조(목적) 이 고시는 안전에 관한 사항을 정한다.",
      ]),
    ).toMatchObject({
      title: "주차장 안전 기준",
      doc_number: "교통환경부고시 제2024-7호",
      issued_date: "2024-04-05",
      issuer: "교통환경부장관",
    });
  });

  it("dates a rule by its last revision, not by a date that cannot be", () => {
    expect(
      facts([
        "교통환경부고시 제2024-8호",
        "｢운영 규정｣을 다음과 같이 고시합니다.",
        "20024년 5월 1일",
        "교통환경부장관",
        "운영 규정",
        "제정 2020. 1. 1.",
        "개정 2024. 5. 1.",
      ]),
    ).toMatchObject({ title: "운영 규정", issued_date: "2024-05-01", issuer: "교통환경부장관" });
  });

  it("reads a law as the law portal prints it", () => {
    expect(
      facts([
        "주차장 안전법 시행령",
        "[시행 2024. 7. 1.] [대통령령 제34567호, 2024. 6. 25., 일부개정]",
        "교통환경부(주차안전과) 044-000-0000",
        "제1조(목적) 이 영은 위임된 사항을 정한다.",
      ]),
    ).toMatchObject({
      title: "주차장 안전법 시행령",
      doc_number: "대통령령 제34567호",
      issued_date: "2024-06-25",
      issuer: "교통환경부",
    });
  });

  it("names no issuer of a law that several ministries are in charge of", () => {
    expect(
      facts([
        "주차 안전 처벌법",
        "[시행 2024. 7. 1.] [법률 제23456호, 2024. 1. 26., 제정]",
        "교통환경부(주차안전과) 044-000-0000",
        "안전부(안전정책과) 044-000-0001",
        "제1조(목적) 이 법은 벌칙을 정한다.",
      ]),
    ).toMatchObject({ doc_number: "법률 제23456호", issued_date: "2024-01-26", issuer: null });
  });

  it.each([
    ["주차 정책 협의회 지침", "교통환경부훈령 제259호", "교통환경부"],
    ["주차 업무 처리 요령", "교통환경부예규 제12호", "교통환경부"],
    ["주차 요금 기준", "교통환경부고시 제2024-11호", "교통환경부"],
    ["한빛시 주차장 조례", "한빛시조례 제2345호", "한빛시"],
  ])("reads %s by its own number", (title, number, issuer) => {
    expect(
      facts([
        title,
        `[시행 2024. 3. 15.] [${number}, 2024. 3. 15., 일부개정]`,
        "제1조(목적) 이 규정은 주차에 필요한 사항을 정한다.",
      ]),
    ).toMatchObject({ title, doc_number: number, issued_date: "2024-03-15", issuer });
  });

  it.each([
    [["예제 파일의 머리말입니다", "본문이 여기에서 시작한다."]],
    [["청탁금지법 8조", "제8조(금품등의 수수 금지) ① 공직자등은 금품등을 받아서는 아니 된다."]],
  ])("takes no title from %j", (parts) => {
    expect(extractStructure(documentFrom(parts)).title).toBeNull();
  });

  it("takes a sum of money in a title for no article", () => {
    const title = "2025년 소상공인 지원 예산 12조";
    expect(
      extractStructure(documentFrom([title, "1. 추진 배경", "지원 대상을 넓힌다."])).title,
    ).toBe(title);
  });

  it.each(["시행일 : 2023. 10. 6.", "시행: 2023. 10. 06."])("dates rules by %s", (line) => {
    expect(
      facts(["문서 관리 규정", line, "제1장 총칙", "제1조(목적) 이 규정은 문서를 정한다."]),
    ).toMatchObject({ title: "문서 관리 규정", issued_date: "2023-10-06" });
  });

  it("reads a body's own rules by their 제정 and 개정 lines", () => {
    expect(
      facts([
        "복무 규정",
        "제정 2015. 3. 1.",
        "개정 2023. 9. 1.",
        "제1장 총칙",
        "제1조(목적) 이 규정은 복무를 정한다.",
      ]),
    ).toMatchObject({
      title: "복무 규정",
      issued_date: "2023-09-01",
      doc_number: null,
      issuer: null,
    });
  });

  it("reads a bill", () => {
    expect(
      facts([
        "주차장 안전법 일부개정법률안",
        "(홍길동의원 대표발의)",
        [
          [
            "의 안\n번 호",
            "10001",
            "발의연월일 : 2024. 5. 21.\n발 의 자 : 홍길동ㆍ김철수 의원(10인)",
          ],
        ],
        "제안이유 및 주요내용",
      ]),
    ).toMatchObject({
      title: "주차장 안전법 일부개정법률안",
      doc_number: "10001",
      issued_date: "2024-05-21",
      issuer: "홍길동의원 대표발의",
    });
  });
});

group("plans, reports and forms", () => {
  it("reads a cover", () => {
    expect(
      facts(["디지털 행정 추진계획", "2024. 10. 29.", [["관계부처 합동"]], "Ⅰ. 개요", "□ 배경"]),
    ).toMatchObject({
      title: "디지털 행정 추진계획",
      issued_date: "2024-10-29",
      issuer: "관계부처 합동",
    });
  });

  it("reads a form's date, signatory and addressee at its foot", () => {
    expect(
      facts([
        "<별지 제3호 서식>",
        [["물품 구매 결의서"]],
        [
          ["품명", "복사용지"],
          ["금액", "100,000원"],
        ],
        "위 금액을 지급하시기 바랍니다.",
        "2024년 6월 25일",
        "한빛수도사업소 지출원",
        "한빛시 금고 귀하",
      ]),
    ).toEqual({
      title: "물품 구매 결의서",
      doc_number: null,
      issued_date: "2024-06-25",
      issuer: "한빛수도사업소 지출원",
      recipient: "한빛시 금고",
      recipients: ["한빛시 금고"],
    });
  });

  it("dates minutes by their meeting and a contract by its signing", () => {
    expect(
      facts([
        "제3차 운영위원회 회의록",
        [
          ["일시", "2024. 5. 3.(금) 14:00"],
          ["장소", "대회의실"],
        ],
        "1. 개회",
      ]),
    ).toMatchObject({
      title: "제3차 운영위원회 회의록",
      issued_date: "2024-05-03",
      recipients: [],
    });
    expect(
      facts([
        "물품 공급 계약서",
        "제1조(목적) 공급에 관하여 정한다.",
        "2024년 8월 1일",
        "“갑” 한빛시장 홍길동 (인)",
      ]),
    ).toMatchObject({ title: "물품 공급 계약서", issued_date: "2024-08-01" });
  });

  it("takes who orders for the issuer of what it orders by, not of what is written about it", () => {
    const fields = [
      ["사업명", "주차 관리 시스템 구축"],
      ["발주기관", "한빛주차공단"],
    ];
    expect(facts(["제안요청서", fields])).toMatchObject({
      title: "제안요청서",
      issuer: "한빛주차공단",
    });
    expect(facts([[...fields, ["종 합 의 견"], ["검토 의견", "적합"]]])).toMatchObject({
      title: "주차 관리 시스템 구축",
      issuer: null,
    });
  });

  it("reads who wrote a report from its fields", () => {
    expect(
      facts([
        [["규제영향분석서"]],
        [["주차장법 시행령"]],
        [
          ["소관부처", "교통환경부", "작성자", "이름"],
          ["담당부서(과)", "주차정책과", "직급", "사무관"],
          ["2024. 10. 25.", "작성"],
        ],
      ]),
    ).toMatchObject({
      title: "규제영향분석서 주차장법 시행령",
      issued_date: "2024-10-25",
      issuer: "교통환경부 주차정책과",
    });
  });

  it("dates a paper by the date above its last line, whoever signs", () => {
    expect(
      facts([
        "긴급 입찰 사유서",
        "□ 개요",
        "○ 사업 기간이 짧음",
        "2025. 2. 25",
        "정보센터 팀장 (자필 서명)",
      ]),
    ).toMatchObject({ title: "긴급 입찰 사유서", issued_date: "2025-02-25", issuer: null });
  });

  it("finds nothing in a blank form but the form", () => {
    expect(
      facts(["수신", "(경유)", "제목", "붙임  1부.  끝.", "수신자", "시행 ( ) 접수 ( )"]),
    ).toMatchObject({
      title: null,
      doc_number: null,
      recipient: null,
      recipients: [],
    });
  });

  it("takes no slogan recognised in a picture for the title", () => {
    const document = documentFrom([
      "시민이 하나로 함께",
      "주차 관리 계획",
      "2024. 5. 3.",
      "한빛시",
    ]);
    document.blocks[0]!.extractor = "ocr";
    expect(extractStructure(document)).toMatchObject({
      title: "주차 관리 계획",
      issued_date: "2024-05-03",
    });
    for (const block of document.blocks) block.extractor = "ocr";
    expect(extractStructure(document).title).toBe("시민이 하나로 함께");
  });

  it("says nothing where the document states nothing", () => {
    expect(facts(["1. 첫째로 할 일은 정리이다.", "2. 둘째로 할 일은 청소이다."])).toEqual({
      title: null,
      doc_number: null,
      issued_date: null,
      issuer: null,
      recipient: null,
      recipients: [],
    });
  });
});

it("takes no party of a contract for who issues it", () => {
  const contract = (title: string) =>
    extractStructure(documentFrom([title, "2024. 5. 3.", "한빛시장"])).issuer;
  expect(contract("주차장 운영 협약서")).toBeNull();
  expect(contract("주차장 운영 계획서")).toBe("한빛시장");
});

it("takes no name of a picture's file for who issues", () => {
  const cover = (type: "figure" | "paragraph") =>
    extractStructure(
      documentFrom([
        "주차장 관리 지침",
        "2026. 3. 2.",
        { type, text: "한빛의료원" },
        { text: "제1조 이 지침은 주차장에 관한 것이다.", page: 2 },
      ]),
    ).issuer;
  expect(cover("paragraph")).toBe("한빛의료원");
  expect(cover("figure")).toBeNull();
});
