/** Verdicts on sentences, by small pieces of evidence that each show one rule. */
import { describe, expect, it } from "vitest";
import type { EvidenceChunk } from "../evidence-chunk.js";
import { EvidenceIndex } from "./evidence-index.js";
import { judgeSentence } from "./judge-sentence.js";

const chunk = (text: string, path: string[] = [], chunk_id = "c1"): EvidenceChunk => ({
  ...{ doc_id: "sha256:a", chunk_id, filename: "계획.hwp", text, path, anchors: [] },
});
const judge = (evidence: EvidenceIndex, sentence: string) => {
  const [gravest] = judgeSentence(sentence, evidence);
  return `${gravest!.verdict} ${gravest!.reason}`;
};
const against = (text: string, path: string[] = []) => {
  const evidence = new EvidenceIndex([chunk(text, path)]);
  return (sentence: string) => judge(evidence, sentence);
};

describe("values", () => {
  const on = against(
    [
      "사업예산은 287,000,000원이며 부가세를 포함한다.",
      "위원회는 위원장 1명을 포함하여 9명 이내의 위원으로 구성한다.",
      "시상식은 12.8(금) 14:30에 올림픽공원에서 열린다.",
      "신청 기간은 2026. 4. 8.부터 6개월이다.",
      "지원율은 임대료의 30%이다.",
    ].join("\n"),
  );

  it.each([
    "사업예산은 2억 8,700만원이다.",
    "사업예산은 2억8천7백만원이다.",
    "사업예산은 이억팔천칠백만원이다.",
    "사업예산은 약 2억 9천만원이다.",
    "시상식은 12월 8일에 열린다.",
    "시상식은 12월 8일 금요일 오후 2시 30분에 열린다.",
    "신청 기간은 2026년 4월 8일부터 6개월이다.",
    "지원율은 임대료의 30퍼센트이다.",
    "위원회는 9인 이내의 위원으로 구성한다.",
  ])("stand in other spellings: %s", (sentence) => {
    expect(on(sentence)).toMatch(/^supported/);
  });

  it.each([
    ["사업예산은 2억 7,800만원이다.", "contradicted OTHER_VALUE"],
    ["사업예산은 287억원이다.", "contradicted OTHER_VALUE"],
    ["시상식은 12월 9일에 열린다.", "contradicted OTHER_VALUE"],
    ["시상식은 12월 8일 토요일에 열린다.", "contradicted OTHER_VALUE"],
    ["시상식은 오후 4시 30분에 열린다.", "contradicted OTHER_VALUE"],
    ["신청 기간은 2026년 4월 8일부터 6일이다.", "contradicted OTHER_VALUE"],
    ["위원회는 7명 이내의 위원으로 구성한다.", "contradicted OTHER_VALUE"],
    ["지원율은 임대료의 30%p이다.", "contradicted OTHER_VALUE"],
    ["위원회는 9명 이상의 위원으로 구성한다.", "contradicted OTHER_BOUND"],
    ["협약 기간은 36개월이다.", "not_found VALUE_NOT_FOUND"],
  ])("that differ are refused: %s", (sentence, verdict) => expect(on(sentence)).toBe(verdict));

  it("whose words are not met are not checked", () => {
    expect(on("교통 혼잡 구간의 속도 제한은 30%이다.")).toBe("not_checked WORDS_NOT_MET");
  });
});

describe("how often", () => {
  const on = against("위원의 임기는 2년으로 하며, 한 차례만 연임할 수 있다.");

  it.each([
    ["위원은 두 차례 연임할 수 있다.", "contradicted OTHER_VALUE"],
    ["위원의 임기는 2년이며 두 번 연임할 수 있다.", "contradicted OTHER_VALUE"],
    ["위원은 2회 연임할 수 있다.", "contradicted OTHER_VALUE"],
    ["위원은 한 번만 연임할 수 있다.", "supported VALUE_FOUND"],
    ["위원의 임기는 2년이고 1회에 한하여 연임할 수 있다.", "supported VALUE_FOUND"],
  ])("is a value in letters, too: %s", (said, verdict) => expect(on(said)).toBe(verdict));

  it("may be a manner of speaking", () => {
    expect(on("다시 한 번 위원의 임기는 2년이다.")).toMatch(/^supported/);
    expect(against("임기는 2년이다.")("두 번 말하면 임기는 2년이다.")).toMatch(/^supported/);
  });
});

describe("articles", () => {
  it("of forms have branches", () => {
    const on = against("신청서는 별지 제3-1호 서식에 따른다.");
    expect(on("신청서는 별지 제3-1호 서식을 쓴다.")).toMatch(/^supported/);
    expect(on("신청서는 별지 제3-2호 서식을 쓴다.")).toMatch(/^contradicted/);
  });

  const on = against(
    "제12조의5(수당) 위원에게 수당을 지급할 수 있다.\n제13조(간사) 위원회에 간사 1명을 둔다.",
  );

  it("are told from others and from their branches", () => {
    expect(on("수당은 제12조의5에서 정한다.")).toMatch(/^supported/);
    expect(on("수당은 제12조에서 정한다.")).toMatch(/^contradicted/);
    expect(on("수당은 제13조에서 정한다.")).toBe("contradicted OTHER_PLACE");
  });
});

describe("tables", () => {
  const table = [
    "지출 총괄표 (단위: 백만원)",
    "구분 | 2023년 | 2024년",
    "출자금 | 564,342 | 684,607",
    "융자금 | 120,500 | 98,700",
  ].join("\n");
  const on = against(table);

  it("give values of their row, column and unit", () => {
    expect(on("2023년 출자금은 5,643억 4,200만원이다.")).toBe("supported VALUE_FOUND");
    expect(on("2024년 융자금은 98,700백만원이다.")).toBe("supported VALUE_FOUND");
    expect(on("2023년 출자금은 564,342억원이다.")).toMatch(/^contradicted/);
  });

  it("name a right number of another row or year so", () => {
    expect(on("2023년 융자금은 564,342백만원이다.")).toBe("contradicted OTHER_PLACE");
    expect(on("2024년 출자금은 564,342백만원이다.")).toBe("contradicted OTHER_PLACE");
  });

  it("know the headers that span columns where the table is known", () => {
    const cell = (row: number, col: number, text: string, col_span = 1) => {
      const place = {
        row,
        col,
        row_span: 1,
        col_span,
        header: true,
        page: 1,
        bbox: null,
        ref: null,
      };
      return { ...place, text };
    };
    const text = "구분 | 검사 | 결과\n양성 | 음성\n1월 | 300 | 120 | 180";
    const cells = [
      ...[cell(0, 0, "구분"), cell(0, 1, "검사"), cell(0, 2, "결과", 2)],
      ...[cell(1, 2, "양성"), cell(1, 3, "음성")],
    ];
    const evidence = new EvidenceIndex([{ ...chunk(text), tables: [{ header_rows: 2, cells }] }]);
    expect(judge(evidence, "1월 결과 양성은 120건이다.")).toBe("supported VALUE_FOUND");
    expect(judge(evidence, "1월 결과 양성은 180건이다.")).toBe("contradicted OTHER_PLACE");
    expect(judge(evidence, "1월 검사는 300건이다.")).toBe("supported VALUE_FOUND");
  });

  it("without a unit do not vouch for one", () => {
    const bare = against("구분 | 북미 | 유럽\n1분기 | 58.2 | 33.8");
    expect(bare("1분기 유럽은 33.8억 달러이다.")).toBe("not_checked UNIT_NOT_PRINTED");
  });

  it("take the unit of a caption that ends the chunk before", () => {
    const caption = chunk("지역별 투자는 다음과 같다.\n< 지역별 동향(억 달러, %) >", [], "c6");
    const rows = chunk("구분 | 북미 | 유럽\n1분기 | 58.2 | 33.8", [], "c7");
    const evidence = new EvidenceIndex([rows], [caption, rows]);
    expect(judge(evidence, "1분기 유럽은 33.8억 달러이다.")).toBe("supported VALUE_FOUND");
    expect(judge(evidence, "1분기 유럽은 33.8억원이다.")).not.toMatch(/^supported/);
  });
});

describe("lists in a sentence", () => {
  const on = against(
    "학부모에 의한 피해가 243건(48.5%) ▲교직원에 의한 피해가 77건(15.4%) ▲학생에 의한 피해가 70건(14.0%) 순이었다. 2017년 508건, 2018년 501건이다.",
  );

  it("part their values", () => {
    expect(on("학생에 의한 피해는 70건이다.")).toMatch(/^supported/);
    expect(on("교직원에 의한 피해는 70건이다.")).toBe("contradicted OTHER_PLACE");
    expect(on("2017년에는 501건이다.")).toMatch(/^contradicted/);
  });

  it("give sums and differences with their operands", () => {
    const evidence = new EvidenceIndex([chunk("도비는 10,560천원이고 군비는 24,640천원이다.")]);
    const [sum] = judgeSentence("도비와 군비를 더하면 35,200천원이다.", evidence);
    expect(sum).toMatchObject({
      verdict: "supported",
      reason: "DERIVED",
      operands: ["10,560천원", "24,640천원"],
    });
    expect(judge(evidence, "군비는 도비보다 14,080천원 많다.")).toBe("supported DERIVED");
    expect(judge(evidence, "도비와 군비를 더하면 35,300천원이다.")).not.toMatch(/^supported/);
    expect(judge(evidence, "국비는 35,200천원이다.")).not.toMatch(/^supported/);
  });
});

describe("polarity", () => {
  const on = against(
    [
      "심사기관의 장은 예산 범위에서 위원에게 수당을 지급할 수 있다.",
      "공단은 매년 사업계획을 수립하여 고용노동부장관의 승인을 받아야 한다.",
      "제출한 서류는 반환하지 아니한다.",
      "교권침해 건수는 줄었지만 소송비 지원 건수는 늘고 있다.",
      "순위별 중복신청은 불가하며 신청내용 수정은 가능하다.",
    ].join("\n"),
  );

  it.each([
    "예산 범위에서 위원에게 수당을 지급할 수 있다.",
    "공단은 사업계획에 대하여 고용노동부장관의 승인을 받아야 한다.",
    "소송비 지원 건수는 늘고 있다.",
    "신청내용 수정은 가능하다.",
  ])("agrees: %s", (sentence) => expect(on(sentence)).not.toMatch(/contradicted|not_found/));

  it.each([
    ["심사기관의 장은 위원에게 수당을 지급하여야 한다.", "OPPOSITE"],
    ["심사기관의 장은 위원에게 수당을 지급할 수 없다.", "OPPOSITE"],
    ["제출한 서류는 반환한다.", "OPPOSITE"],
    ["소송비 지원 건수는 줄고 있다.", "OPPOSITE"],
    ["순위별 중복신청은 가능하다.", "OPPOSITE"],
    ["고용노동부장관은 매년 사업계획을 수립하여 공단의 승인을 받아야 한다.", "SWAPPED"],
  ])("is turned round: %s", (sentence, reason) =>
    expect(on(sentence)).toBe(`contradicted ${reason}`),
  );

  it("goes by the sign of a printed change", () => {
    const signs = against("기타대출은 △1.9조원을 기록하였다.");
    expect(signs("기타대출은 1.9조원 감소하였다.")).toMatch(/^supported/);
    expect(signs("기타대출은 1.9조원 증가하였다.")).toBe("contradicted OPPOSITE");
  });

  it("is not checked where no line is clearly it", () => {
    expect(on("회의는 공개로 진행하며 의사록을 남긴다.")).toBe("not_checked NOTHING_TO_CHECK");
  });
});

describe("quotations", () => {
  const on = against("사장은 “안전은 현장의 실천에서 완성되는 것”이라고 강조했다.");

  it("inside a sentence must stand in the evidence", () => {
    expect(on("그는 “안전은 현장의 실천에서 완성되는 것”이라고 했다.")).toBe(
      "supported QUOTE_FOUND",
    );
    expect(on("그는 “안전은 비용이 아니라 투자이다”라고 했다.")).toBe("not_found QUOTE_NOT_FOUND");
  });
});

it("takes a sentence that stands in the evidence as it is", () => {
  const on = against("위원장은 위원 중에서 호선한다. 위원의 임기는 2년으로 한다.");
  expect(on("위원장은 위원 중에서 호선한다.")).toBe("supported VERBATIM");
});

describe("a sentence", () => {
  it("is verbatim from twelve letters on", () => {
    const on = against("위원장은 위원이 호선한다. 위원은 장관이 위촉한다 올해.");
    expect(on("위원은 장관이 위촉한다 올해.")).toBe("supported VERBATIM");
    expect(on("원은 장관이 위촉한다 올해.")).not.toBe("supported VERBATIM");
  });

  it("is what the gravest of its findings says", () => {
    const on = against(
      "예산은 300만원이고 위원은 9명이다. 장관은 “안전이 가장 먼저이다”라고 했다.",
    );
    // Found, and not found.
    expect(on("장관은 “안전이 가장 먼저이다”라며 협약 36개월을 말했다.")).toBe(
      "not_found VALUE_NOT_FOUND",
    );
    // Contradicted, and found.
    expect(on("위원은 9명이고 예산은 500만원이다.")).toMatch(/^contradicted/);
    // Not checked, and found.
    expect(on("“안전이 가장 먼저이다” 교통 혼잡 구간 제한 속도 기준 강화 300만원")).toMatch(
      /^not_checked/,
    );
    // Contradicted, and not found.
    expect(on("예산은 500만원이고 36개월이다.")).toMatch(/^contradicted/);
    // Not found, and not checked.
    expect(on("교통 혼잡 구간 제한 속도 기준 강화 300만원, 협약 기간 36개월")).toMatch(
      /^not_found/,
    );
  });

  it.each([
    ["심사 위원 절차 결과 통보 서류 접수 면접 시험", "supported WORDS_FOUND"],
    ["심사 위원 절차 결과 통보 서류 접수 면접", "not_checked NOTHING_TO_CHECK"],
  ])(
    "without values is supported where a line holds nearly all of its words: %s",
    (line, verdict) => {
      const said = "심사 위원 절차 결과 통보 서류 접수 면접 시험 수료 보상";
      expect(against(`${line} 외\n다른 줄`)(said)).toBe(verdict);
    },
  );
});

describe("a sentence in a person's own words", () => {
  it("rests on a line that holds its nouns, whatever its own verbs are", () => {
    const on = against(
      "장은 업무를 위하여 인력을 배치할 수 있다.\n예산을 세운다.\n결과를 보고한다.",
    );
    expect(on("장은 인력을 골라 뽑아 가르쳐 키워 모아서 배치하여야 합니다.")).toBe(
      "contradicted OPPOSITE",
    );
  });
});

describe("a value with what is taken in beside it", () => {
  const on = against(
    "마. 추정금액 : ￦ 1,045,510,000원 [추정가격 ￦ 950,463,636 + 부가가치세 ￦ 95,046,364]",
  );

  it("is not the value of what is taken in", () => {
    expect(on("추정금액은 부가가치세를 포함해 10억 4,551만원입니다.")).toBe(
      "supported VALUE_FOUND",
    );
    expect(on("부가가치세는 10억 4,551만원입니다.")).toMatch(/^contradicted/);
  });

  it("is parted from the next by a plus", () => {
    expect(on("추정가격은 약 9억 5천만원이고 부가가치세는 약 9,505만원입니다.")).toBe(
      "supported DERIVED",
    );
  });
});

describe("a rate", () => {
  const on = against("공단은 수탁자를 연 1회 이상 교육하여야 한다.");

  it("is told by its period in words or in numbers", () => {
    expect(on("공단은 수탁자를 1년에 한 번 이상 교육해야 합니다.")).toMatch(/^supported/);
    expect(on("공단은 수탁자를 하루에 한 번 이상 교육해야 합니다.")).toMatch(/^contradicted/);
    expect(on("공단은 수탁자를 3년에 한 번 이상 교육해야 합니다.")).toMatch(/^(?!supported)/);
  });
});

describe("a line that is labelled with what a sentence is about", () => {
  const on = against(
    "※ 착수 보고회 : 계약 후 1개월 이내\n※ 중간 보고회 : 수행 후 6개월 이내\n◦ 최종 보고회는 계약 후 9개월 이내에 연다.",
  );

  it("has its value, and not that of a line with another label", () => {
    expect(on("중간 보고회는 계약 후 1개월 안에 연다.")).toBe("contradicted OTHER_PLACE");
    expect(on("착수 보고회는 계약 후 1개월 안에 연다.")).toBe("supported VALUE_FOUND");
    expect(on("최종 보고회는 계약 후 1개월 안에 연다.")).toBe("contradicted OTHER_PLACE");
  });
});

it("an item stands under the heading of its list", () => {
  const on = against(
    "가. 납품 현장\n(1) 본관 13곳\n나. 입찰 품목\n(1) 본관 : 총 19개\n(2) 별관 : 총 27개",
  );
  expect(on("입찰 품목은 모두 합쳐 46개입니다.")).toBe("supported DERIVED");
});

it.each([
  [
    "how often",
    "이수자 정보를 매월 장관에게 보고한다.",
    "이수자 정보는 분기마다 장관에게 보고합니다.",
    "OTHER_VALUE",
  ],
  [
    "of what alone",
    "대표자 인건비는 자부담에만 편성할 수 있다.",
    "대표자 인건비는 지원금에도 편성할 수 있습니다.",
    "OPPOSITE",
  ],
  [
    "by whom until which day",
    "원장은 결산서를 2월 15일까지 장관에게 제출하여야 한다.\n장관은 결산서를 2월 말까지 국회의장에게 제출하여야 한다.",
    "장관은 2월 15일까지 국회의장에게 결산서를 낸다.",
    "OTHER_SUBJECT",
  ],
])("says %s otherwise than the evidence", (_, text, sentence, reason) => {
  expect(against(text)(sentence)).toBe(`contradicted ${reason}`);
});

describe("values told side by side", () => {
  const fees = against(
    "기업형태에 따라 대기업의 경우 연구비의 40%, 중견기업의 경우 연구비의 20%, 중소기업의 경우 연구비의 10%로 산정한다.",
  );

  it("share what is said behind the last of them", () => {
    expect(fees("중견기업의 경우 연구비의 10%로 산정합니다.")).toBe("contradicted OTHER_PLACE");
    expect(fees("중견기업의 경우 연구비의 20%로 산정합니다.")).toMatch(/^supported/);
    expect(fees("중소기업의 경우 연구비의 10%로 산정합니다.")).toMatch(/^supported/);
  });

  it("are of the item whose bounds the sentence names", () => {
    const days = against(
      [
        "직원은 다음 각 호의 기준에 따라 휴가를 미리 쓸 수 있다.",
        "1. 1년 이상 2년 미만 재직 : 최대 6일",
        "2. 2년 이상 3년 미만 재직 : 최대 7일",
      ].join("\n"),
    );
    expect(days("재직기간이 2년 이상 3년 미만이면 최대 6일을 씁니다.")).toMatch(/^contradicted/);
    expect(days("재직기간이 2년 이상 3년 미만이면 최대 7일을 씁니다.")).toMatch(/^supported/);
  });
});

describe("steps of a table", () => {
  it("end where the next begins", () => {
    const on = against("보유인력 | 30명 이상 | 20명 이상 | 10명 이상\n점수 | 5점 | 4.5점 | 4점\n");
    expect(on("보유인력이 20명 이상 30명 미만이면 4.5점을 받습니다.")).toMatch(/^supported/);
    expect(on("보유인력이 20명 미만이면 4.5점을 받습니다.")).toMatch(/^contradicted/);
  });

  it("are told one by one", () => {
    const on = against(
      "기준 | 배점\nA. 수행 5건 이상 | 4\nB. 수행 4건 이상 | 3\nC. 수행 3건 이상 | 2\n",
    );
    expect(on("5건 이상 수행한 업체는 4점, 3건 이상 수행한 업체는 2점을 받습니다.")).toMatch(
      /^supported/,
    );
  });
});

describe("rows of a table", () => {
  const leave = against(
    [
      "구 분 | 대 상 | 일 수",
      "출 산 | 배우자 | 10일 (둘 이상의 자녀를 낳으면 15일)",
      "입 양 | 본 인 | 20일",
    ].join("\n"),
  );

  it("are told by their labels, whatever words a cell of another holds", () => {
    expect(leave("자녀를 입양한 직원에게는 10일의 휴가를 줍니다.")).toMatch(/^contradicted/);
    expect(leave("자녀를 입양한 직원에게는 20일의 휴가를 줍니다.")).toMatch(/^supported/);
    expect(leave("배우자가 자녀를 낳으면 10일의 휴가를 줍니다.")).toMatch(/^supported/);
  });
});

describe("items told of a period", () => {
  const loans = against(
    [
      "대부액은 다음 각 호와 같다.",
      "1. 한 사람이 받을 수 있는 총 대부액은 1천만원 이내로 한다.",
      "2. 월별 대부한도액은 200만원 이내로 한다.",
    ].join("\n"),
  );

  it("hold the values of that period", () => {
    expect(loans("한 사람이 한 달에 받을 수 있는 대부액은 매월 1천만원 이내입니다.")).toMatch(
      /^contradicted/,
    );
    expect(loans("한 사람이 받을 수 있는 대부액은 매월 200만원 이내입니다.")).toMatch(/^supported/);
    expect(loans("한 사람이 받을 수 있는 총 대부액은 1천만원 이내입니다.")).toMatch(/^supported/);
  });
});

it("works out how many days lie between two", () => {
  const on = against("공고 기간은 4월 30일부터 5월 14일까지로 한다.");
  expect(on("공고 기간은 4월 30일부터 5월 14일까지 2주입니다.")).toMatch(/^supported/);
  expect(on("공고 기간은 15일입니다.")).toMatch(/^supported/);
  expect(on("공고 기간은 3주입니다.")).not.toMatch(/^supported/);
});

it("takes what is said to last for no claim", () => {
  const on = against("인수인계 기간에는 신규 인력의 공수를 인정하지 않으며 인수인계하여야 한다.");
  expect(on("인수인계하는 동안에는 신규 인력의 공수를 인정하지 않습니다.")).not.toMatch(
    /^contradicted/,
  );
});

describe("the same in a person's own words", () => {
  it.each([
    ["계정은 분기 1회 점검하여 보고한다.", "계정은 3개월에 한 번 점검해 보고합니다."],
    ["시스템은 365일 24시간 서비스한다.", "시스템은 1년 365일 24시간 서비스합니다."],
    [
      "선정 결과는 서면으로 통보하며, 미선정 업체에 대한 통보는 생략한다.",
      "미선정 업체에는 통보하지 않습니다.",
    ],
    [
      "다음 각 호의 사업은 협의에서 제외한다.\n1. 금액이 10억원 미만인 계속사업\n2. 유지보수 사업",
      "10억원이 안 되는 계속사업은 협의에서 빠지지만, 새로 추진하면 협의합니다.",
    ],
  ])("is not refused: %s", (printed, said) => {
    expect(against(printed)(said)).not.toMatch(/^(?:contradicted|not_found)/);
  });

  it.each([
    ["계정은 분기 1회 점검하여 보고한다.", "계정은 6개월에 한 번 점검해 보고합니다."],
    [
      "선정 결과는 서면으로 통보하며, 미선정 업체에 대한 통보는 생략한다.",
      "미선정 업체에도 통보하여야 합니다.",
    ],
    [
      "다음 각 호의 사업은 협의에서 제외한다.\n1. 금액이 10억원 미만인 계속사업\n2. 유지보수 사업",
      "금액이 10억원 미만인 계속사업은 협의합니다.",
    ],
  ])("is told from the opposite: %s", (printed, said) => {
    expect(against(printed)(said)).toMatch(/^(?:contradicted|not_found)/);
  });
});

describe("a sentence of several clauses", () => {
  const on = against("예약자는 좌석을 변경할 수 없다.\n좌석 요금은 30,000원으로 한다.");

  it("rests on a line for each of them", () => {
    expect(on("예약자는 좌석을 변경할 수 있고 해당 요금은 30,000원입니다.")).toBe(
      "contradicted OPPOSITE",
    );
    expect(on("예약자는 좌석을 변경할 수 없고 해당 요금은 30,000원입니다.")).toMatch(/^supported/);
  });
});
