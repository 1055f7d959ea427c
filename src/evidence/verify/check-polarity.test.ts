/** What a sentence affirms, denies, allows or demands, against the clause that speaks of the same. */
import { describe, expect, it } from "vitest";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { checkPolarity, directionsClash } from "./check-polarity.js";
import { EvidenceIndex, type IndexedLine } from "./evidence-index.js";
import { letters } from "./meeting-words.js";

const index = (text: string) =>
  new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
/** The words that are said otherwise than printed. */
const opposites = (printed: string, said: string) => {
  const evidence = index(printed);
  return checkPolarity(said, evidence.lines, evidence).map(({ text }) => text);
};

/** Every word weighs one; lines are given as clauses, each with what else its line holds. */
const refuted = (said: string, ...printed: { clause: string; elsewhere?: string }[]) => {
  const lines = printed.map(({ clause, elsewhere = "" }) => ({
    ...{ text: clause, letters: letters(`${clause} ${elsewhere}`), lettersAbove: "" },
    clauses: [letters(clause)],
  }));
  const weigh: EvidenceIndex["weigh"] = (words, weightOf) =>
    words.map((one) => ({ word: { written: one.word, whole: true }, weight: weightOf(one) }));
  const evidence = { weigh, weighNouns: weigh } as EvidenceIndex;
  return checkPolarity(said, lines as unknown as IndexedLine[], evidence);
};
const WORDS =
  "심사 위원 절차 결과 통보 서류 접수 예산 계약 입찰 모집 채용 면접 시험 합격 등록 교육 수료 평가 보상".split(
    " ",
  );
const some = (count: number) => WORDS.slice(0, count).join(" ");

describe("how a verb is said", () => {
  const SAID = {
    may: "위원회는 예산을 공개할 수 있다.",
    must: "위원회는 예산을 공개하여야 한다.",
    cannot: "위원회는 예산을 공개할 수 없다.",
    not: "위원회는 예산을 공개하지 아니한다.",
    needNot: "위원회는 예산을 공개하지 않아도 된다.",
    plain: "위원회는 예산을 공개한다.",
  };
  type Way = keyof typeof SAID;
  const ways = Object.keys(SAID) as Way[];
  const clashing = new Set([
    ...["may must", "may cannot", "may not", "must cannot", "must not"],
    ...["cannot plain", "not plain", "needNot must", "needNot plain"],
  ]);
  const pairs = ways.flatMap((said) => ways.map((printed) => [said, printed] as const));

  it.each(pairs)("%s against %s", (said, printed) => {
    const isOther = clashing.has(`${said} ${printed}`) || clashing.has(`${printed} ${said}`);
    expect(opposites(SAID[printed], SAID[said])).toEqual(isOther ? ["공개"] : []);
  });

  it.each([
    ["cannot", "공개하지 못한다"],
    ["cannot", "공개해서는 안 된다"],
    ["cannot", "공개하면 안 된다"],
    ["cannot", "공개 금지"],
    ["cannot", "공개 불가"],
    ["may", "공개할 수도 있다"],
    ["may", "공개해도 된다"],
    ["must", "공개해야 한다"],
    ["must", "공개하지 않으면 안 된다"],
    ["needNot", "공개하지 아니할 수 있다"],
    ["needNot", "공개 불필요"],
    ["not", "공개하지 않는다"],
    ["plain", "공개함"],
    ["plain", "공개된다"],
    ["plain", "공개했다"],
    ["plain", "공개를 한다"],
    ["plain", "공개 등을 한다"],
    ["not", "미공개한다"],
  ])("%s: …%s", (way, ending) => {
    const printed = `위원회는 예산을 ${ending}.`;
    for (const said of ways) {
      const isOther = clashing.has(`${said} ${way}`) || clashing.has(`${way} ${said}`);
      expect([said, opposites(printed, SAID[said])]).toEqual([said, isOther ? ["공개"] : []]);
    }
  });

  it.each([
    "공개하지 아니한다",
    "공개되지 아니한다",
    "공개하여서는 아니 된다",
    "공개할 수 없다",
    "공개될 수 없다",
    "공개받을 수 없다",
    "공개받지 못한다",
    "공개하지 못하고 끝난다",
    "공개 등을 하지 아니한다",
    "공개를 하지 아니한다",
  ])("is read in a sentence: …%s", (ending) => {
    expect(opposites(SAID.plain, `위원회는 예산을 ${ending}.`)).toEqual(["공개"]);
  });

  it("goes by the clause that has the verb's object", () => {
    const printed = "위원회는 예산을 공개하여야 하며, 결산을 공개할 수 있다.";
    expect(opposites(printed, "위원회는 결산을 공개할 수 있다.")).toEqual([]);
    expect(opposites(printed, "결산을 공개하여야 한다.")).toEqual(["공개"]);
    expect(opposites(printed, "위원회는 예산을 공개할 수 있다.")).toEqual(["공개"]);
  });

  it("is not held against a line about something else", () => {
    expect(opposites("신청인은 서류를 공개할 수 없다.", "위원회는 올해 예산을 공개한다.")).toEqual(
      [],
    );
    expect(checkPolarity(SAID.plain, [], index(SAID.not))).toEqual([]);
  });

  it.each([
    ...[
      "한다",
      "된다",
      "합니다",
      "됩니다",
      "함",
      "됨",
      "했다",
      "됐다",
      "하였다",
      "되었다",
      "하고 있다",
    ],
    ...["해야 한다", "하여야 한다", "받아야 한다", "할 수 있다", "될 수 있다", "받을 수 있다"],
  ])("is read in a sentence that affirms: …%s", (ending) => {
    expect(opposites("위원회는 예산을 공개할 수 없다.", `위원회는 예산을 공개${ending}.`)).toEqual([
      "공개",
    ]);
  });

  it.each([
    ["내놓아야 한다", "내놓지 아니한다"],
    ["내놓지 아니한다", "내놓아야 한다"],
    ["내놓지 못한다", "내놓아야 한다"],
    ["내놓지 않는다", "내놓아야 한다"],
    ["내놓을 수 있다", "내놓지 않는다"],
    ["갖추어야 한다", "갖추지 아니한다"],
  ])("is read of verbs without 하다: …%s", (said, printed) => {
    const found = opposites(`위원회는 예산을 ${printed}.`, `위원회는 예산을 ${said}.`);
    expect(found).toEqual([said.slice(0, 2)]);
  });

  it("is read at the beginning of a line, and up to four letters before what decides", () => {
    expect(opposites("공개하지 아니하는 올해 예산", "공개하는 올해 예산")).toEqual(["공개"]);
    expect(opposites("예산은 공개 등을 받을 수 없다.", "예산은 공개한다.")).toEqual(["공개"]);
    expect(opposites("예산은 공개한 뒤 심사할 수 있다.", "예산은 공개하여야 한다.")).toEqual([]);
  });

  it("is that of the verb which ends the clause, where `거나` joins the two", () => {
    const joined = "위원회는 예산을 공개하거나 심사할 수 있다.";
    expect(opposites(joined, SAID.must)).toEqual(["공개"]);
    expect(opposites(joined, SAID.may)).toEqual([]);
    expect(opposites("위원회는 예산을 공개하거나 심사한다.", SAID.must)).toEqual([]);
  });

  it("is plain at the end of an item of a list", () => {
    expect(opposites("2. 위원회의 예산을 공개", SAID.not)).toEqual(["공개"]);
    expect(opposites("2. 위원회의 예산을 공개", SAID.must)).toEqual([]);
  });

  it("is not told by what only says which one is meant", () => {
    const printed = "예산을 공개하는 위원회는 예산을 다시 공개할 수 없다.";
    expect(opposites(printed, "예산을 공개하는 위원회는 예산을 다시 공개할 수 있다.")).toEqual([
      "공개",
    ]);
  });

  it("names the line that says otherwise", () => {
    const evidence = index(`예산을 세운다.\n${SAID.not}`);
    const [found] = checkPolarity(SAID.plain, evidence.lines, evidence);
    expect(found).toMatchObject({ verdict: "contradicted", reason: "OPPOSITE" });
    expect(found!.line!.text).toBe(SAID.not);
  });
});

describe("an item of a list", () => {
  const items = "- 관공서(학교 포함)의 사업장\n- 세금을 체납 중인 기업";
  const said = "세금을 체납 중인 기업도 지원 대상에 포함됩니다.";

  it.each([
    ["says more follows", "◦ 다음 기업은 지원 대상에서 제외\n< 부적격 >"],
    ["names what is left out", "▸지원 제외 대상"],
  ])("is what the line says that opens it and %s", (_, lead) => {
    expect(opposites(`${lead}\n${items}`, said)).toEqual(["포함"]);
    expect(
      opposites(`${lead}\n${items}`, said.replace("도", "은").replace("에 포함", "에서 제외")),
    ).toEqual([]);
    // What brackets hold is said of something else.
    expect(opposites(`${lead}\n${items}`, "관공서의 사업장도 지원 대상에 포함됩니다.")).toEqual([
      "포함",
    ]);
  });

  it("is not what a line says that opens none, or what the item itself denies", () => {
    expect(opposites(`지원 대상에서 제외\n\n${items}`, said)).toEqual([]);
    expect(opposites("▸지원 제외 대상\n- 세금을 체납 중인 기업은 지원 대상에 포함", said)).toEqual(
      [],
    );
  });
});

describe("opposites", () => {
  it("are not told by the name of an amending law", () => {
    expect(
      opposites("해운법 일부개정안은 결손액 전액을 보전", "해운법 개정안은 결손액 일부를 보전"),
    ).toEqual(["일부"]);
  });

  it.each([
    ["예산이 증가하였다.", "예산이 감소하였다."],
    ["사업 규모를 확대한다.", "사업 규모를 축소한다."],
    ["부가세를 포함한 금액", "부가세를 제외한 금액"],
    ["모든 위원이 참석", "일부 위원이 참석"],
    ["참가비는 유료", "참가비는 무료"],
    ["중복 신청 가능", "중복 신청 불가"],
    ["제12조를 신설한다", "제12조를 삭제한다"],
    ["교육 이수는 의무이다.", "교육 이수는 선택이다."],
    ["심사 결과는 공개", "심사 결과는 비공개"],
    ["필기 시험에 합격", "필기 시험에 불합격"],
    ["시설을 유상으로 대여", "시설을 무상으로 대여"],
    ["상담은 대면으로 진행", "상담은 비대면으로 진행"],
    ["해당 소득은 과세", "해당 소득은 비과세"],
    ["참가비 포함 금액", "참가비 미포함 금액"],
    ["총량에서 비율을 더한 값", "총량에서 비율을 감한 값"],
  ])("%s / %s", (one, other) => {
    expect(opposites(one, other)).toHaveLength(1);
    expect(opposites(other, one)).toHaveLength(1);
    expect(opposites(one, one)).toEqual([]);
  });

  it("are no opposites where a sentence says both, each of something else", () => {
    const printed = "수출은 증가하고 수입은 감소하였다.";
    expect(opposites(printed, "수출은 증가하고 수입은 감소하였다.")).toEqual([]);
    expect(opposites("수입은 감소하였다.", printed)).toEqual([]);
    expect(opposites("수입은 감소하였다.", "수입은 증가 뒤 감소하였다.")).toEqual([]);
  });

  it("are none where a clause that agrees meets the words as well", () => {
    const both = "수출은 증가하였다.\n수출은 감소하였다.";
    expect(opposites(both, "수출은 증가하였다.")).toEqual([]);
  });

  it("hold no word with a denying syllable before it", () => {
    // `불가능` is not `가능`, and `불가` is what it says.
    expect(opposites("중복 신청은 불가능", "중복 신청 가능")).toHaveLength(1);
    expect(opposites("중복 신청은 불가능", "중복 신청 불가")).toEqual([]);
  });

  it("may deny and claim nothing: `별도`", () => {
    expect(opposites("수강료 월 3만원(교재비 별도)", "수강료에 교재비 포함")).toEqual(["포함"]);
    expect(opposites("일정을 포함하여 안내", "일정을 별도로 안내")).toEqual([]);
  });

  it("hold words behind a noun that ends as a denying syllable", () => {
    expect(opposites("교재비 포함", "교재비 제외")).toEqual(["제외"]);
    expect(opposites("해당 업무 가능", "해당 업무 불가")).toEqual(["불가"]);
  });

  it("are denied as well as said: `공개하지 않는다` is `비공개`", () => {
    const secret = "평가위원 명단은 비공개로 한다.";
    expect(opposites(secret, "평가위원 명단은 공개하지 않는다.")).toEqual([]);
    expect(opposites(secret, "평가위원 명단은 공개된다.")).toContain("공개");
    const hidden = "평가위원 명단은 공개되지 아니한다.";
    expect(opposites(hidden, "평가위원 명단은 비공개이다.")).toEqual([]);
    expect(opposites("동물 출입은 금지이다.", "동물 출입은 허용되지 않는다.")).toEqual([]);
    expect(opposites("동물 출입은 허용이다.", "동물 출입은 금지이다.")).toEqual(["금지"]);
    expect(opposites("비용에 세금 포함", "비용에 세금은 포함되지 않는다.")).toEqual(["포함"]);
  });

  it.each(["뺀 금액이다", "빼고 정한다", "빠져 있다", "빠진 금액이다"])(
    "are said in a person's own words: %s",
    (ending) => {
      expect(
        opposites("사업예산 금액은 세금을 포함한다.", `사업예산 금액은 세금을 ${ending}.`),
      ).toHaveLength(1);
      expect(
        opposites("사업예산 금액은 세금을 제외한다.", `사업예산 금액은 세금을 ${ending}.`),
      ).toEqual([]);
    },
  );

  it("need other words to be told by", () => {
    expect(opposites("증가", "감소")).toEqual([]);
  });
});

describe("what is allowed in a person's own words", () => {
  it("is told by the verb that the evidence has too", () => {
    const closed = "시설에 반려동물의 출입을 금지한다.";
    expect(opposites(closed, "시설에 반려동물이 출입해도 된다.")).toEqual(["출입"]);
  });
});

describe("a condition", () => {
  it("claims nothing: what follows is said of another verb", () => {
    const printed = "협의 없이 임의로 입고 시 정비 불가";
    expect(opposites(printed, "협의 없이 임의로 입고하면 정비를 받을 수 없다.")).toEqual([]);
    expect(opposites(printed, "협의 없이 임의로 입고한 차량의 정비 가능")).toEqual(["가능"]);
    const must = "계약을 해지하려면 서류를 제출하여야 한다.";
    expect(opposites(must, "계약을 해지하는 경우 서류를 제출하지 않으면 안 된다.")).toEqual([]);
  });
});

describe("a verb in a person's own words", () => {
  const printed = "휴업수당은 통상임금으로 지급할 수 있다.";

  it("is denied where the verb of the clause that holds all the rest is not", () => {
    const said = "휴업수당은 통상임금으로 줄 수 없다.";
    expect(opposites(printed, said)).toEqual([said]);
    expect(opposites(printed, "휴업수당은 통상임금으로 줄 수 있다.")).toEqual([]);
    const refused = "발급 수수료는 반환하지 아니한다.";
    expect(opposites(refused, "발급 수수료는 얻을 수 있다.")).toHaveLength(1);
    const needless = "부모 관련 서류는 일체 불필요하다.";
    expect(opposites(needless, "부모 관련 서류는 내야 한다.")).toHaveLength(1);
  });

  it("is held against the clause that tells the same of its subject", () => {
    const lost = "찾아가지 않는 여권은 효력이 상실되며 수수료도 반환되지 않는다.";
    expect(opposites(lost, "찾아가지 않는 여권은 수수료를 얻을 수 있다.")).toHaveLength(1);
    const both = "찾아가지 않는 여권은 수수료를 돌려주며 효력은 되살릴 수 없다.";
    expect(opposites(both, "찾아가지 않는 여권은 수수료를 얻을 수 있다.")).toEqual([]);
  });

  it("may demand what another allows", () => {
    const distance = "저장설비는 경계와 거리를 유지할 수 있다.";
    expect(opposites(distance, "저장설비는 경계와 거리를 지켜야 한다.")).toEqual([]);
  });

  it("is not held against a remark in brackets", () => {
    const papers = "서류는 신청일 기준 2주 이내 발급분에 한함(열람용 불가)";
    expect(opposites(papers, "서류는 신청일 기준 2주 이내 발급분을 내야 한다.")).toEqual([]);
  });

  it.each([
    [17, true],
    [16, false],
  ])("is compared where a line holds %i of 20 words", (held, isRefuted) => {
    const found = refuted(`${some(20)} 줄 수 있다`, { clause: `${some(held)} 지급할 수 없다` });
    expect(found.length > 0).toBe(isRefuted);
  });
});

describe("a clause refutes", () => {
  it.each([
    [12, true],
    [9, false],
  ])("where it holds more than half of the words: %i of 20 and the verb", (held, isRefuted) => {
    const found = refuted(`${some(19)} 공개한다`, { clause: `${some(held)} 올해 공개하지 않는다` });
    expect(found.length > 0).toBe(isRefuted);
  });

  it.each([
    [7, true],
    [6, false],
  ])(
    "with less, where the verb has the same object: %i and a half, the object and the verb of 20",
    (held, isRefuted) => {
      const clause = `${some(held)} 연간평가 공개하지 않는다`;
      const found = refuted(`${some(18)} 연간평가 공개한다`, { clause, elsewhere: "수료" });
      expect(found.length > 0).toBe(isRefuted);
    },
  );

  it("by an object of the last four letters before the verb", () => {
    const isRefuted = (before: string) =>
      refuted(`${some(18)} 심사예산을 공개한다`, {
        ...{ clause: `${some(8)} ${before} 공개하지 않는다`, elsewhere: "수료" },
      }).length > 0;
    expect(isRefuted("검사예산을")).toBe(true);
    expect(isRefuted("회계예산을")).toBe(false);
    // At the beginning there is none.
    const first = { clause: "공개하지 않는다 심사" };
    expect(refuted("공개한다 심사 위원 절차", first)).toEqual([]);
  });

  it.each([
    [
      "half a word",
      { clause: "심사 위원 절차 결과 통보 서류 접수 예산 계약 공개한다", elsewhere: "입찰" },
      1,
    ],
    ["a quarter", { clause: "심사 위원 절차 결과 통보 서류 접수 예산 계약 입찰 공개한다" }, 0],
  ])("where it meets more than one that agrees: %s of 20", (_, agreeing, count) => {
    const clashing = {
      clause: "심사 위원 절차 결과 통보 서류 접수 예산 계약 입찰 올해 공개하지 않는다",
    };
    expect(refuted(`${some(16)} 공개한다`, clashing, agreeing)).toHaveLength(count);
  });

  it.each([
    [4, 8, true],
    [4, 10, false],
  ])("counting words of other clauses half: %i and %i", (own, other, isRefuted) => {
    const rest = WORDS.slice(10, 10 + other).join(" ");
    const found = refuted(`${rest}, ${some(own)} 공개한다`, {
      clause: `${some(own)} 올해 공개하지 않는다`,
    });
    expect(found.length > 0).toBe(isRefuted);
  });

  it("as the best of several, also by an opposite", () => {
    const lines = [
      { clause: "심사 결과 감소" },
      { clause: "심사 위원 결과 감소" },
      { clause: "심사 감소" },
    ];
    expect(refuted("심사 위원 결과 증가", ...lines)[0]!.line!.text).toBe("심사 위원 결과 감소");
    expect(refuted("심사 위원 결과 증가", { clause: "심사 위원 결과" })).toEqual([]);
    const verbs = [{ clause: "심사 공개하지 않는다" }, { clause: "심사 위원 공개하지 않는다" }];
    expect(refuted("심사 위원 공개한다", ...verbs)[0]!.line!.text).toBe(
      "심사 위원 공개하지 않는다",
    );
  });
});

describe("the direction of a change", () => {
  const clash = (said: string, printed: string) =>
    directionsClash(said, readQuantities(said)[0]!, readQuantities(printed)[0]!);

  it.each([
    ["1.9조원 증가", "△1.9조원", true],
    ["1.9조원 감소", "△1.9조원", false],
    ["1.9조원 감소", "+1.9조원", true],
    ["1.9조원 증가", "+1.9조원", false],
    ["1.9조원 감소", "1.9조원", false],
    ["1.9조원이다", "△1.9조원", false],
    ["1.9조원 증가에서 감소", "△1.9조원", false],
    ["1.9조원이 늘어", "△1.9조원", true],
    ["1.9조원으로 작년의 같은 달 증가", "△1.9조원", false],
    ["3월 증가", "△1.9조원", false],
    ["1.9조원 증가", "3월 1일", false],
  ])("%s of %s: %s", (said, printed, expected) => {
    expect(clash(said, printed)).toBe(expected);
  });
});

describe("a verb of one syllable", () => {
  const MAY = "기관의 장은 평가에 필요한 인력을 둘 수 있다.";

  it.each([
    ["demanded", MAY, "기관의 장은 평가에 필요한 인력을 반드시 두어야 합니다.", ["인력을"]],
    ["allowed", MAY, "기관의 장은 평가에 필요한 인력을 둘 수 있습니다.", []],
    [
      "with `하다`",
      "기관의 장은 평가 기준을 정할 수 있다.",
      "기관의 장은 평가 기준을 미리 정하여야 합니다.",
      ["기준을"],
    ],
    [
      "of another object",
      `${MAY} 기관의 장은 평가에 필요한 기준을 둘 수 있다.`,
      "기관의 장은 평가에 필요한 부서를 두어야 합니다.",
      [],
    ],
    ["another verb", MAY, "기관의 장은 평가에 필요한 인력을 주어야 합니다.", []],
    [
      "allowed in one clause, demanded in another",
      `${MAY} 기관의 장은 평가에 필요한 인력을 두어야 한다.`,
      "기관의 장은 평가에 필요한 인력을 두어야 합니다.",
      [],
    ],
  ])("is told by its object: %s", (_, printed, said, found) => {
    expect(opposites(printed, said)).toEqual(found);
  });
});

it.each([
  ["학부모에 대한 교육감의 고발 조치 의무화", "교육감은 학부모를 고발하지 않아도 됩니다.", "고발"],
  [
    "수혜 대상 직원은 다음 요건을 모두 충족하여야 한다.",
    "수혜 대상 직원은 요건 중 하나만 충족하면 됩니다.",
    "하나만",
  ],
])("says the opposite of “%s”: %s", (printed, said, word) => {
  expect(opposites(printed, said)).toEqual([word]);
});

describe("what is allowed of one thing alone", () => {
  const PRINTED = "재택근무자는 전용망을 통해서만 서버에 접속해야 한다.";

  it.each([
    ["재택근무자는 전용망으로만 서버에 접속할 수 있습니다.", []],
    ["재택근무자는 전용망으로 서버에 접속할 수 있습니다.", ["접속"]],
    ["재택근무자는 전용망으로만 서버에 접속할 수 없습니다.", ["접속"]],
  ])("is demanded: %s", (said, found) => expect(opposites(PRINTED, said)).toEqual(found));
});

describe("words that deny one another", () => {
  it.each([
    ["매주 토요일은 무급휴무일로 한다.", "매주 토요일은 유급휴무일로 합니다.", ["유급"]],
    ["위원회의 위원장은 위원 중에서 호선한다.", "위원회의 위원장은 원장이 지명합니다.", ["지명"]],
    ["이 사업의 하도급은 불허한다.", "이 사업의 하도급은 가능합니다.", ["가능"]],
    ["식사는 1일부터 3일까지 제공한다.", "식사는 1일부터 3일까지 모두 제공합니다.", []],
  ])("%s / %s", (printed, said, found) => expect(opposites(printed, said)).toEqual(found));

  it("stand behind a noun with any particle", () => {
    const printed = "선정을 취소하려면 청문을 실시하여야 한다.";
    expect(opposites(printed, "선정을 취소할 때 청문은 하지 않아도 됩니다.")).toEqual(["청문"]);
    expect(opposites(printed, "선정을 취소할 때 청문은 하여야 합니다.")).toEqual([]);
  });
});

it("is not told by a line that speaks of it in brackets alone", () => {
  const printed = "중복기재 불가(한 사람이 여러 자격이 있으면 한 명으로 기재)";
  expect(opposites(printed, "한 사람이 여러 자격이 있으면 한 명으로 적어야 합니다.")).toEqual([]);
});

describe("what stands before a verb", () => {
  it.each([
    ["수행자에게 업무 처리 결과를 알린다. 팀장은 업무 처리한다.", "팀장은 업무를 처리합니다."],
    ["학교는 여비 지급한다.", "학교는 여비를 지급합니다."],
    ["수강생은 환불 신청한다.", "수강생은 환불을 신청합니다."],
    ["합격자는 7일 이내에 서약서 의무 제출", "합격자는 7일 이내에 서약서를 제출해야 합니다."],
  ])("denies nothing: %s", (printed, said) => expect(opposites(printed, said)).toEqual([]));

  it("denies it, or demands it", () => {
    expect(opposites("학생은 교육을 미이수", "학생은 교육을 이수합니다.")).toEqual(["이수"]);
    expect(opposites("학생은 서약서 의무 제출", "학생은 서약서를 제출할 수 있습니다.")).toEqual([
      "제출",
    ]);
  });

  it("is no verb where a noun begins like one", () => {
    const printed = "계약상대자는 납품 업무 하도급이 불가함";
    expect(opposites(printed, "계약상대자는 납품 업무 하도급을 할 수 없습니다.")).toEqual([]);
  });
});

it("is said of a label by its value", () => {
  const printed = "좌석 변경 : 예약자 불가";
  expect(opposites(printed, "예약자가 좌석을 변경하면 안 됩니다.")).toEqual([]);
  expect(opposites(printed, "예약자가 좌석을 변경할 수 있습니다.")).toEqual(["변경"]);
});

describe("what an exception takes out", () => {
  it.each([
    "관람객은 요금을 납부하여야 함(단, 유공자는 제외)",
    "관람객은 요금을 납부해야 하지만, 유공자는 면제된다.",
    "관람객은 요금을 납부하여야 한다. 다만, 유공자는 그러하지 아니하다.",
  ])("is denied of it alone: %s", (printed) => {
    expect(opposites(printed, "유공자는 요금을 납부하지 않아도 됩니다.")).toEqual([]);
    expect(opposites(printed, "관람객은 요금을 납부하지 않아도 됩니다.")).toEqual(["납부"]);
  });
});

it("denied twice is not denied", () => {
  const printed = "모든 단체는 안전교육을 이수하여야 한다.";
  expect(opposites(printed, "안전교육을 이수하지 않아도 되는 단체는 없습니다.")).toEqual([]);
  expect(opposites(printed, "단체는 안전교육을 이수하지 않아도 됩니다.")).toEqual(["이수"]);
});

it("what must not be done cannot be done", () => {
  const printed = "수행자는 자료를 누설하지 않아야 하며 이를 보관한다.";
  expect(opposites(printed, "수행자는 자료를 누설하지 못합니다.")).toEqual([]);
  expect(opposites(printed, "수행자는 자료를 누설할 수 없습니다.")).toEqual([]);
  expect(opposites(printed, "수행자는 자료를 누설할 수 있습니다.")).toEqual(["누설"]);
});

describe("what is true in other words", () => {
  it.each([
    ["수당을 지급할 수 있다.", "수당은 반드시 지급해야 하는 것은 아닙니다."],
    [
      "입찰자는 전산망을 이용하여 입찰서를 제출하고 참가 신청을 하지 않아도 된다.",
      "입찰자는 입찰서를 종이로는 제출할 수 없습니다.",
    ],
    [
      "누구든지 다음 각 호의 행위를 하여서는 아니 된다.\n1. 정당한 이유 없이 판매를 거부, 중단하는 행위",
      "정당한 이유 없이 판매를 거부해서는 안 됩니다.",
    ],
  ])("%s %s", (printed, said) => expect(opposites(printed, said)).toEqual([]));

  it.each([
    ["수당을 지급하여야 한다.", "수당은 반드시 지급해야 하는 것은 아닙니다."],
    ["입찰서는 종이로 제출한다.", "입찰서는 종이로는 제출할 수 없습니다."],
    [
      "누구든지 다음 각 호의 행위를 하여서는 아니 된다.\n1. 정당한 이유 없이 판매를 거부, 중단하는 행위",
      "정당한 이유 없이 판매를 거부할 수 있습니다.",
    ],
    ["위원은 여러 차례 연임할 수 있다.", "위원은 한 차례만 연임할 수 있습니다."],
  ])("and false of another line: %s %s", (printed, said) =>
    expect(opposites(printed, said)).toHaveLength(1),
  );
});
