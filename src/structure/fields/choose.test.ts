/** The value with the most evidence, if that is enough and ahead of the next. */
import { expect, describe as group, it } from "vitest";
import type { Candidate, Field } from "./candidate.js";
import { chooseFields } from "./choose.js";
import { DATE, type EvidenceName, ISSUER, NUMBER, TITLE } from "./weights.js";

const candidate = (field: Field, value: string, ...evidence: EvidenceName[]): Candidate => ({
  field,
  value,
  evidence,
});
const title = (value: string, ...evidence: EvidenceName[]) =>
  candidate("title", value, ...evidence);

group("choosing", () => {
  it("takes the value with the most evidence", () => {
    const { title: chosen } = chooseFields([
      title("주차장 개방 안내", "report"),
      title("주차 단속 계획", "largest", "large"),
    ]);
    expect(chosen).toMatchObject({ value: "주차 단속 계획", reason: null });
    expect(chosen.candidates.map(({ weight }) => weight)).toEqual([4.5, 3]);
  });

  it("takes the kind of a paper set larger below what it is about", () => {
    const both = title("한빛 주차 공모전 참가신청서", "largest", "large");
    const topic = title("한빛 주차 공모전", "report", "large", "ending");
    expect(chooseFields([topic, both]).title.value).toBe("한빛 주차 공모전 참가신청서");
    expect(chooseFields([topic, { ...both, evidence: ["large"] }]).title.value).toBe(topic.value);
    expect(
      chooseFields([{ ...topic, evidence: ["report", "largest", "large"] }, both]).title.value,
    ).toBe(topic.value);
    const other = title("한빛 주차 공모전 이야기", "largest", "large");
    expect(chooseFields([topic, other]).title.value).not.toBe(other.value);
  });

  it("adds up what several find, each kind of evidence once, in the words of the first", () => {
    const { title: chosen } = chooseFields([
      title("주차장 개방  안내", "report"),
      title("주차장개방 안내", "largest", "report"),
    ]);
    expect(chosen.value).toBe("주차장 개방 안내");
    expect(chosen.candidates).toEqual([
      { field: "title", value: "주차장 개방 안내", evidence: ["report", "largest"], weight: 6 },
    ]);
  });

  it("takes the one day that is stated in the month of a cover", () => {
    const day = (...days: [string, EvidenceName][]) =>
      chooseFields([
        candidate("issued_date", "2024-05", "report", "belowTitle"),
        ...days.map(([value, name]) => candidate("issued_date", value, name)),
      ]).issued_date.value;
    expect(day(["2024-05-03", "labelled"])).toBe("2024-05-03");
    expect(day(["2024-05-03", "approval"])).toBe("2024-05-03");
    expect(day(["2024-05-03", "belowTitle"])).toBe("2024-05");
    expect(day(["2024-06-03", "labelled"])).toBe("2024-05");
    expect(day(["2024-05-03", "labelled"], ["2024-05-09", "labelled"])).toBe("2024-05");
  });

  it("takes what 제목 names where the paper is called by what it is handed in as", () => {
    const named = (kind: string, ...evidence: EvidenceName[]) =>
      chooseFields([
        title(kind, "report", "largest", "large"),
        title("주차장 도색 자재 구입", ...evidence),
      ]).title.value;
    expect(named("품 의 서", "labelled", "named")).toBe("주차장 도색 자재 구입");
    expect(named("품 의 서", "labelled")).toBe("품 의 서");
    expect(named("표준운영절차서", "labelled", "named")).toBe("주차장 도색 자재 구입");
    expect(named("보 고 서", "labelled", "named")).toBe("주차장 도색 자재 구입");
    expect(named("물품구매(수선) 품의서", "labelled", "named")).toBe("주차장 도색 자재 구입");
    expect(named("지출 품의", "labelled", "named")).toBe("주차장 도색 자재 구입");
    expect(named("내부결재", "labelled", "named")).toBe("주차장 도색 자재 구입");
    expect(named("한빛 주차장 도색 자재 품의서", "labelled", "named")).toBe(
      "한빛 주차장 도색 자재 품의서",
    );
    expect(named("주차장 운영 계획", "labelled", "named")).toBe("주차장 운영 계획");
  });

  it("takes a paper's kind with its topic, and not with the label of the title", () => {
    const whole = (words: string) =>
      chooseFields([title("요금경정", "letter"), title(words, "largest", "large")]).title.value;
    expect(whole("수도 요금경정")).toBe("수도 요금경정");
    expect(whole("제목 요금경정")).toBe("요금경정");
  });

  it("takes what says a large centred kind in full, centred below it", () => {
    const over = (kind: string, below: string, ...evidence: EvidenceName[]) =>
      chooseFields([title(kind, "report", "largest", "centred"), title(below, ...evidence)]).title
        .value;
    const full = "주차장 위탁 표준계약서";
    expect(over("표준계약서", full, "centred", "ending")).toBe(full);
    expect(over("용어 표준", "주차 분야 용어 표준", "centred")).toBe("주차 분야 용어 표준");
    expect(over("표준계약서", full, "ending")).toBe("표준계약서");
    expect(over("표준계약서", full, "centred", "inText")).toBe("표준계약서");
    expect(over("표준계약서", `${full} 해설`, "centred")).toBe("표준계약서");
    expect(over("계약서", "새 계약서", "centred")).toBe("계약서");
  });

  it("takes words in quotation marks only where they are set as a title and are alone", () => {
    const motto = "“함께 만드는 안전한 마을”";
    const set: EvidenceName[] = ["largest", "large", "first", "centred"];
    expect(chooseFields([title(motto, ...set)]).title.value).toBe(motto);
    expect(chooseFields([title(motto, ...set.slice(1))]).title.value).toBeNull();
    const both = [title(motto, ...set), title("주차장 개방 안내", "report")];
    expect(chooseFields(both).title.value).toBe("주차장 개방 안내");
  });

  it("gives nothing where nothing was found, or too little speaks for it", () => {
    expect(chooseFields([]).title).toMatchObject({ value: null, reason: "no candidate" });
    const weak = chooseFields([title("주차장 개방 안내", "centred", "ending")]).title;
    expect(weak).toMatchObject({ value: null, reason: "not enough evidence" });
    expect(weak.candidates).toHaveLength(1);
    expect(chooseFields([title("주차장 개방 안내", "ending", "large")]).title.value).not.toBeNull();
  });

  it("gives nothing where two stand level, unless one holds the other", () => {
    const level = [title("주차장 개방 안내", "report"), title("주차 단속 계획", "largest")];
    expect(chooseFields(level).title).toMatchObject({
      value: null,
      reason: "too close to the next",
    });
    const ahead = [
      title("주차장 개방 안내", "report", "boxed"),
      title("주차 단속 계획", "largest"),
    ];
    expect(chooseFields(ahead).title.value).toBe("주차장 개방 안내");
    const held = [title("주차장 개방 안내", "report"), title("주차장 개방", "largest")];
    expect(chooseFields(held).title.value).toBe("주차장 개방 안내");
    const holding = [title("주차장 개방", "report"), title("주차장 개방 안내", "largest")];
    expect(chooseFields(holding).title.value).toBe("주차장 개방");
  });

  it("keeps what the gate refused, with its reason and who spoke for it", () => {
    const { title: chosen } = chooseFields([title("사업명", "report", "largest")]);
    expect(chosen).toMatchObject({
      value: null,
      reason: "no candidate",
      refused: [
        {
          field: "title",
          value: "사업명",
          reason: "a form's own label",
          evidence: ["report", "largest"],
        },
      ],
    });
  });

  it("chooses each field by its own candidates", () => {
    const choices = chooseFields([
      title("주차장 개방 안내", "letter"),
      candidate("doc_number", "교통과-12", "letter"),
      candidate("issued_date", "2024-05-03", "letter"),
      candidate("issuer", "한빛시", "letter"),
    ]);
    expect(Object.values(choices).map(({ value }) => value)).toEqual([
      "주차장 개방 안내",
      "교통과-12",
      "2024-05-03",
      "한빛시",
    ]);
  });
});

/** Pairs that real documents put against each other: the first must win. */
group("what weighs more", () => {
  const value: Record<Field, [string, string]> = {
    title: ["주차장 개방 안내", "교통 안전 계획"],
    doc_number: ["한빛시 공고 제2024-1호", "가람군 공고 제2024-2호"],
    issued_date: ["2024-05-03", "2023-01-02"],
    issuer: ["한빛시", "가람군"],
  };
  const MAKE = "largest large centred first ending";
  it.each<[Field, string, string, string]>([
    ["title", "a subject label over the largest line", "letter", `${MAKE} marked property`],
    ["title", "an approval's title over the largest line", "approval", MAKE],
    [
      "title",
      "a marked title over a row of an approval's box",
      `report ${MAKE} marked`,
      "approval first",
    ],
    ["title", "a bill's title over the largest line", "bill", `${MAKE} boxed`],
    [
      "title",
      "a notice's title over its cover",
      "notice centred ending repeated",
      `report ${MAKE} repeated`,
    ],
    ["title", "a law's title over the largest line", "law", MAKE],
    ["title", "a headline over a slogan", "press", "largest large centred first"],
    ["title", "the largest line over a headline without make", `${MAKE} boxed`, "press"],
    ["title", "the largest line over the first", MAKE, "report"],
    ["title", "the line the reader marked over the first", "largest marked", "report first"],
    ["title", "what the file's properties say too", "large property", "large ending"],
    ["title", "a boxed line", "large centred boxed", "large centred"],
    ["title", "a line named again", "large centred repeated", "large centred boxed"],
    ["title", "a cover over a label in its table", "report first ending large", "labelled"],
    ["title", "a label over a line in the text", "labelled", "largest large centred inText"],
    ["title", "a form's first row over its instructions", "first ending headsForm", "largest"],
    ["title", "a heading over the name of a series", "report", `${MAKE} marked foreign`],
    ["title", "a mail's subject over what is set largest", "mail", `${MAKE} boxed marked`],
    ["title", "a decision's matter over what is set largest", "decision", `${MAKE} boxed marked`],
    ["title", "minutes over what a cover says", "minutes", "report first ending"],
    ["doc_number", "a decision's number", "decision", "numberLine first"],
    ["issued_date", "the day a mail was sent over one it names", "mail", "report belowTitle"],
    ["issued_date", "the day of a decision over another", "decision", "report belowTitle"],
    ["issued_date", "the day of a meeting over a label", "minutes", "labelled revision"],
    ["issuer", "who decides over a letterhead", "decision", "letterhead repeated"],
    ["issuer", "the body that sends a mail over a letterhead", "mail", "letterhead repeated"],
    ["doc_number", "the number line over a label", "numberLine first", "labelled"],
    ["doc_number", "a notice's own number over a history's", "notice", "revision first"],
    ["doc_number", "a letter's number over one it mentions", "letter", "numberLine first"],
    ["doc_number", "an approval's number", "approval", "numberLine first"],
    ["doc_number", "a bill's number", "bill", "numberLine first"],
    ["doc_number", "a law's number", "law", "numberLine first"],
    ["issued_date", "an approval's date over the cover's", "approval", "report belowTitle"],
    ["issued_date", "a notice's date over the cover's", "notice", "report belowTitle"],
    ["issued_date", "a letter's date over the cover's", "letter", "report belowTitle"],
    ["issued_date", "a bill's date over the cover's", "bill", "report belowTitle"],
    ["issued_date", "a release's date over the cover's", "press", "report belowTitle"],
    ["issued_date", "a law's date over a label", "law", "labelled"],
    ["issued_date", "a report's date over a label", "report", "labelled"],
    ["issued_date", "a cover's date over a history's", "belowTitle", "revision"],
    ["issuer", "a letterhead over who is in the text", "letter", "preface repeated"],
    ["issuer", "who signs a notice over its number", "notice", "numberLine repeated"],
    ["issuer", "an approval's body over its cover", "approval", "cover repeated"],
    ["issuer", "a bill's mover over a letterhead", "bill", "letterhead repeated"],
    ["issuer", "who gives a release out over a letterhead", "press", "letterhead repeated"],
    ["issuer", "a law's ministry over a label", "law", "labelled repeated"],
    ["issuer", "a report's author over a letterhead", "report", "letterhead"],
    ["issuer", "a name in the footer too", "cover repeated", "labelled"],
  ])("%s: %s", (field, _, more, less) => {
    const [first, second] = value[field];
    const chosen = chooseFields([
      candidate(field, second, ...(less.split(" ") as EvidenceName[])),
      candidate(field, first, ...(more.split(" ") as EvidenceName[])),
    ]);
    expect(chosen[field].value).toBe(first);
  });

  it.each<[Field, EvidenceName, boolean]>([
    ["title", "report", true],
    ["title", "labelled", true],
    ["title", "largest", true],
    ["title", "cover", true],
    ["title", "large", false],
    ["title", "ending", false],
    ["doc_number", "labelled", true],
    ["doc_number", "numberLine", true],
    ["doc_number", "revision", true],
    ["doc_number", "report", false],
    ["doc_number", "press", false],
    ["issued_date", "labelled", true],
    ["issued_date", "belowTitle", true],
    ["issued_date", "revision", true],
    ["issuer", "letterhead", true],
    ["issuer", "cover", true],
    ["issuer", "preface", true],
    ["issuer", "numberLine", true],
    ["issuer", "labelled", true],
    ["issuer", "repeated", false],
  ])("%s: %s alone is enough: %s", (field, evidence, enough) => {
    const chosen = chooseFields([candidate(field, value[field][0], evidence)]);
    expect(chosen[field].value !== null).toBe(enough);
  });
});

it.each<[Field, object, number]>([
  ["title", TITLE, 121.5],
  ["doc_number", NUMBER, 43.5],
  ["issued_date", DATE, 83],
  ["issuer", ISSUER, 77.5],
])("%s: all evidence together weighs as it was fitted", (field, weights, sum) => {
  const all = Object.keys(weights) as EvidenceName[];
  const value = {
    title: "주차장 개방",
    doc_number: "제1호",
    issued_date: "2024-05",
    issuer: "한빛시",
  };
  const [only] = chooseFields([candidate(field, value[field], ...all)])[field].candidates;
  expect(only?.weight).toBe(sum);
});

it("the same words with other middle dots are one value", () => {
  const chosen = chooseFields([
    candidate("title", "주차ㆍ교통 조사", "report"),
    candidate("title", "주차·교통 조사", "labelled"),
  ]).title;
  expect(chosen.value).toBe("주차ㆍ교통 조사");
  expect(chosen.candidates).toHaveLength(1);
  const headed = chooseFields([
    candidate("title", "주차ㆍ교통 조사", "report"),
    candidate("title", "주차·교통 조사", "notice"),
  ]).title;
  expect(headed.value).toBe("주차·교통 조사");
});
