import { describe, expect, it } from "vitest";
import type { EvidenceChunk } from "../evidence-chunk.js";
import { type Claim, verify } from "./verify.js";

const chunk = (chunk_id: string, text: string, path: string[] = []): EvidenceChunk => ({
  doc_id: "sha256:a",
  chunk_id,
  filename: "규정.hwp",
  text,
  path,
  anchors: [{ page: 3, bbox: null, cell_range: null }],
});
const CHUNKS = [
  chunk("c1", "예산은 1,250,000원이며 2024. 3. 1.부터 시행한다.", ["예산 지침"]),
  chunk("c2", "위원은 15명으로 한다. 임기는 ’23년부터다.\n위원장은  호선한다.", ["제12조(위원회)"]),
  chunk("c3", "공고일 2023-04-05, 마감 2023년 12월 31일", []),
  chunk("c4", "시행 2021.3.1. 개정 2022.12.31. 폐지 1998.7.", []),
  chunk("c5", "정원은 １，２３４명, 기준일은 ２０２０．５．６．", []),
];
const sources = CHUNKS.map(({ doc_id, chunk_id }) => ({ doc_id, chunk_id }));
const check = (claim: Partial<Claim> & { answer: string }) =>
  verify(
    { sources, ...claim },
    ({ doc_id, chunk_id }) =>
      CHUNKS.find((each) => each.doc_id === doc_id && each.chunk_id === chunk_id) ?? null,
  );
const unsupported = (answer: string) => check({ answer }).unsupported_numbers;

describe("numbers", () => {
  it("are compared without commas, and only whole", () => {
    expect(unsupported("예산은 1250000원이다 [1].")).toEqual([]);
    expect(unsupported("예산은 1,250,00원이다 [1].")).toEqual(["1,250,00"]);
    expect(unsupported("예산은 250,000원이다 [1].")).toEqual(["250,000"]);
  });

  it("count from two characters on, trailing marks dropped first", () => {
    expect(unsupported("3억, 7., 위원 9명 [2].")).toEqual([]);
    expect(unsupported("모두 16, 그리고 17.")).toEqual(["16", "17"]);
    expect(check({ answer: "위원은 15. 그리고 3." }).sentences[0]?.numbers).toEqual(["15"]);
  });

  it("accept a year shortened with an apostrophe when the full year is there", () => {
    expect(unsupported("'24년과 ’23년 [1][3]")).toEqual([]);
    expect(unsupported("'25년 [1]")).toEqual(["25"]);
    expect(unsupported("24년 [1]")).toEqual(["24"]);
  });

  it.each([
    "'21년",
    "’21년",
    "'21. 3. 1.",
    "'21.3.1.",
    "'22. 12. 31.",
    "'22년 12월 31일",
    "'98년 7월",
  ])("accept a shortened year of a dotted date: %s", (written) =>
    expect(unsupported(`${written} 시행한다 [4]`)).toEqual([]),
  );

  it("accept no other shortened year, and no year shortened without its mark", () => {
    expect(unsupported("'23년 [4]")).toEqual(["23"]);
    expect(unsupported("'22. 12. 30. [4]")).toEqual(["12", "30"]);
    expect(unsupported("'22.12.30. [4]")).toEqual(["22.12.30"]);
    expect(unsupported("21년 [4]")).toEqual(["21"]);
    expect(unsupported("2021년 [4]")).toEqual(["2021"]);
    expect(unsupported("'31일 '12월 [4]")).toEqual(["31", "12"]);
  });

  it("count in full-width letters as in others, on both sides", () => {
    expect(unsupported("정원은 ９９９명이다 [5]")).toEqual(["９９９"]);
    expect(unsupported("정원은 ９，９９９명이다 [5]")).toEqual(["９，９９９"]);
    expect(unsupported("정원은 1,234명이다 [5]. 2020.5.6. 기준이다 [5].")).toEqual([]);
    expect(
      unsupported("예산은 １，２５０，０００원이다 [1]. ２０２４．３．１．부터다 [1]."),
    ).toEqual([]);
    expect(unsupported("＇２４년 [1]")).toEqual([]);
    expect(check({ answer: "１５명, ３억" }).sentences[0]?.numbers).toEqual(["１５"]);
  });

  it("accept a date however the evidence writes it, and no other date", () => {
    for (const date of ["2024.3.1.", "2024. 3. 1.", "2024-03-01", "2024년 3월 1일", "'24.3.1."])
      expect(unsupported(`시행일은 ${date} [1]`)).toEqual([]);
    expect(unsupported("공고일은 2023.4.5. [3]")).toEqual([]);
    expect(unsupported("마감은 2023.12.31. [3]")).toEqual([]);
    expect(unsupported("시행일은 2024.3.2. [1]")).toEqual(["2024.3.2"]);
    expect(unsupported("마감은 2023년 12월 30일 [3]")).toEqual(["30"]);
  });

  it("of a reference are none", () => {
    expect(check({ answer: "위원장은 호선한다 [2]." }).sentences[0]).toMatchObject({
      refs: [2],
      numbers: [],
    });
  });

  it("may stand in the path that a bundle shows", () => {
    expect(unsupported("제12조에 따른다 [2].")).toEqual([]);
  });
});

describe("references", () => {
  it("tie a sentence's numbers to its own sources", () => {
    expect(unsupported("위원은 15명이다 [2]. 예산은 1,250,000원이다 [1].")).toEqual([]);
    expect(unsupported("위원은 15명이다 [1].")).toEqual(["15"]);
    expect(unsupported("위원은 15명이다. [1] 예산은 1,250,000원이다. [1]")).toEqual(["15"]);
    expect(unsupported("위원은 15명이다.")).toEqual([]);
  });

  it("to no source are listed, lists and ranges too", () => {
    const found = check({ answer: "그렇다 [7]. 또 그렇다 [1, 9] [4-6]." });
    expect(found.unknown_refs).toEqual([6, 7, 9]);
    expect(found.grounded).toBe(false);
  });

  it.each([
    ["[1-1-99]", [99]],
    ["[1~2~8]", [8]],
    ["[1;9]", [9]],
    ["[1·9]", [9]],
    ["[1 9]", [9]],
    ["[1/9]", [9]],
    ["[9,]", [9]],
    ["[9-]", [9]],
    ["［９］", [9]],
    ["[0]", [0]],
    ["[1-60]", [60]],
    ["[60-1]", [60]],
    [`[${"9".repeat(400)}]`, [Number.MAX_SAFE_INTEGER]],
    [`[1-${"9".repeat(400)}]`, [Number.MAX_SAFE_INTEGER]],
  ])("in an odd form are none the less looked for: %s", (written, unknown) => {
    const found = check({ answer: `위원장은 호선한다 ${written}.` });
    expect(found).toMatchObject({ grounded: false, unknown_refs: unknown });
    expect(found.unsupported_numbers).toEqual([]);
  });

  it("are no labels, decimals or words in brackets", () => {
    const found = check({ answer: "[별표 1] [시행 2024.3.1.] [1.5] [제12조] [2]" });
    expect(found.sentences[0]?.refs).toEqual([2]);
    expect(found.sentences[0]?.numbers).toEqual(["2024.3.1", "1.5", "12"]);
  });

  it("end their sentence in any of these forms", () => {
    const { sentences } = check({ answer: "그렇다. ［1］ 위원은 15명이다．[2; 3] 끝" });
    expect(sentences.map(({ text, refs }) => [text, refs])).toEqual([
      ["그렇다. ［1］", [1]],
      ["위원은 15명이다．[2; 3]", [2, 3]],
      ["끝", []],
    ]);
  });

  it("are all unknown without sources and citations", () => {
    const found = check({ answer: "위원장은 호선한다 [1].", sources: [] });
    expect(found).toMatchObject({ grounded: false, unknown_refs: [1], evidence_chunks: [] });
  });

  it("need evidence: an answer that claims nothing that could be wrong is not grounded without any", () => {
    for (const nothing of [undefined, []])
      expect(check({ answer: "위원장은 호선한다.", sources: nothing })).toMatchObject({
        ...{ grounded: false, evidence_chunks: [], unknown_refs: [], unsupported_numbers: [] },
      });
    const hidden = [{ doc_id: "sha256:b", chunk_id: "c1" }];
    expect(check({ answer: "위원장은 호선한다.", sources: hidden }).grounded).toBe(false);
    expect(check({ answer: "위원장은 호선한다." }).grounded).toBe(true);
  });

  it("to a chunk that cannot be seen point at nothing", () => {
    const hidden = { doc_id: "sha256:b", chunk_id: "c1" };
    const found = check({ answer: "호선한다 [1].", sources: [hidden, ...sources] });
    expect(found.unknown_sources).toEqual([hidden]);
    expect(found.unknown_refs).toEqual([1]);
  });

  it("point at the cited chunks when there are no sources", () => {
    const citations = [{ ...sources[1]!, quote: "위원은 15명으로 한다." }];
    const found = check({ answer: "15명이다 [1].", sources: undefined, citations });
    expect(found).toMatchObject({ grounded: true, evidence_chunks: [sources[1]] });
  });
});

describe("quotations", () => {
  const quote = (text: string, n = 2) =>
    check({ answer: "그렇다.", citations: [{ n, quote: text }] }).citations[0]!;

  it("are found whatever the white space and the form of the syllables", () => {
    expect(quote("임기는 ’23년부터다.  위원장은\n호선한다.")).toMatchObject({
      found: true,
      filename: "규정.hwp",
      chunk_id: "c2",
    });
    expect(quote("위원장은 호선한다.".normalize("NFD")).found).toBe(true);
  });

  it("are looked for by their number where they name only half of a chunk", () => {
    for (const half of [{ chunk_id: "c1" }, { doc_id: "sha256:a" }]) {
      const citations = [{ ...half, n: 2, quote: "위원은 15명으로 한다." }];
      expect(check({ answer: "그렇다.", citations }).citations[0]?.found).toBe(true);
    }
  });

  it("are not found when altered, elsewhere, empty, or of no source", () => {
    expect(quote("위원은 16명으로 한다.").found).toBe(false);
    expect(quote("위원은 15명으로 한다.", 1).found).toBe(false);
    expect(quote(" ").found).toBe(false);
    expect(quote("위원은 15명으로 한다.", 9)).toMatchObject({ found: false, doc_id: null });
  });

  it("that fail make the answer ungrounded", () => {
    const citations = [{ n: 1, quote: "없는 구절" }];
    expect(check({ answer: "그렇다 [1].", citations }).grounded).toBe(false);
    expect(check({ answer: "그렇다 [1]." }).grounded).toBe(true);
  });
});

it("keeps labels and dates inside their sentence", () => {
  const { sentences } = check({
    answer: "가. 2024. 3. 1. 시행한다 [1]. 위원은 호선한다! [2]\n1. 끝 [2]",
  });
  expect(sentences.map(({ text }) => text)).toEqual([
    "가. 2024. 3. 1. 시행한다 [1].",
    "위원은 호선한다! [2]",
    "1. 끝 [2]",
  ]);
});

describe("verdicts", () => {
  const verdicts = (answer: string) => {
    const { verdict, sentences } = check({ answer });
    return [verdict, ...sentences.map((sentence) => sentence.verdict)];
  };

  it("sum up the sentences: contradicted, else not found, else supported, else not checked", () => {
    expect(verdicts("위원은 15명이다 [2].")).toEqual(["supported", "supported"]);
    expect(verdicts("위원은 15명이다 [2]. 날씨가 참 좋다 [2].")).toEqual([
      ...["supported", "supported", "not_checked"],
    ]);
    expect(verdicts("날씨가 참 좋다 [2].")).toEqual(["not_checked", "not_checked"]);
    expect(verdicts("위원은 15명이다 [2]. 정원은 777명이다 [3].")).toEqual([
      ...["not_found", "supported", "not_found"],
    ]);
    expect(verdicts("정원은 777명이다 [3]. 위원은 16명으로 한다 [2].")).toEqual([
      ...["contradicted", "not_found", "contradicted"],
    ]);
  });

  it("do not change what is grounded", () => {
    const single = check({ answer: "위원은 5명으로 한다 [2]." });
    expect(single).toMatchObject({ grounded: true, verdict: "contradicted" });
  });

  it("come with the line they rest on, and why in two languages", () => {
    const [sentence] = check({ answer: "위원은 16명으로 한다 [2]." }).sentences;
    expect(sentence?.why).toBe(
      "근거에는 ‘16명’이 아니라 ‘15명’으로 적혀 있습니다 / the evidence has “15명”, not “16명”",
    );
    expect(sentence?.checks?.[0]).toMatchObject({
      ...{ text: "16명", reason: "OTHER_VALUE", printed: "15명", line: "위원은 15명으로 한다." },
      ...{ doc_id: "sha256:a", chunk_id: "c2" },
    });
  });

  it.each([
    "- 위원은 **16** 명으로 한다 [2].",
    "네, 위원은 １６명인 것으로 확인됩니다 [2].",
    "제공된 문서에 따르면 위원은 16\u200b명이에요 [2].",
    "> ① 위원은 `16명`이라고 되어 있습니다 [2].",
  ])("do not hang on how a sentence is written, and report its characters: %s", (answer) => {
    const [sentence] = check({ answer }).sentences;
    expect(sentence?.text).toBe(answer);
    expect(sentence?.verdict).toBe("contradicted");
    expect(answer).toContain(sentence?.checks?.[0]?.text);
    expect(sentence?.checks?.[0]?.text).toMatch(/^(?:16|１６).{0,4}명/u);
    expect(check({ answer: answer.replace(/16|１６/, "15") }).verdict).toBe("supported");
  });

  it("are those of each statement that a sentence joins", () => {
    const joined = "위원은 15명으로 하며, 임기는 2022년부터다 [2].";
    const [sentence] = check({ answer: joined }).sentences;
    expect(sentence?.verdict).toBe("contradicted");
    expect(sentence?.checks?.[0]?.text).toBe("2022년");
    expect(check({ answer: joined.replace("2022", "2023") }).verdict).toBe("supported");
    const half = "위원은 15명으로 하며, 사무실은 본관에 둔다 [2].";
    expect(check({ answer: half }).verdict).toBe("not_checked");
  });

  it("are of the whole sentence where its lines are wrapped", () => {
    const answer = "이 규정에 따른 예산은\n1,250,000원이며 2024. 3. 1.부터\n시행한다 [1].";
    expect(check({ answer }).sentences.map(({ text }) => text)).toEqual([answer]);
    expect(check({ answer }).verdict).toBe("supported");
  });

  it("of a bare value are those of its label", () => {
    const rows = chunk("c9", "교육 시간은 12시간이다.\n실습 시간은 30시간이다.");
    const verdict = (answer: string) => verify({ answer, sources: [rows] }, () => rows);
    const wrong = verdict("**실습 시간**\n- 12시간");
    expect(wrong.verdict).toBe("contradicted");
    expect(wrong.sentences[1]?.checks?.[0]?.text).toBe("12시간");
    expect(verdict("**실습 시간**\n- 30시간").verdict).toBe("supported");
    expect(verdict("실습 시간은 얼마인가요? 12시간입니다.").verdict).toBe("contradicted");
  });

  it("say that a reference points at nothing, and that there is no evidence", () => {
    expect(check({ answer: "위원은 15명이다 [9]." }).sentences[0]?.checks?.[0]?.reason).toBe(
      "SOURCE_UNKNOWN",
    );
    const [alone] = check({ answer: "위원은 15명이다.", sources: [] }).sentences;
    expect(alone?.checks?.[0]?.reason).toBe("NO_EVIDENCE");
  });

  it("are bounded: what is too long is not checked, and says so", () => {
    const many = check({ answer: "위원은 15명이다 [2].\n".repeat(201) });
    expect(many.sentences[199]?.verdict).toBe("supported");
    expect(many.sentences[200]?.checks?.[0]?.reason).toBe("TOO_LONG");
    const long = check({ answer: `위원은 15명이고 ${"가".repeat(2000)} [2]` });
    expect(long.sentences[0]?.checks?.[0]?.reason).toBe("TOO_LONG");
  });

  it("holds a line of hundreds of numbers beside few values, and says where there are too many", () => {
    const numbers = (count: number) =>
      Array.from({ length: count }, (_, at) => `${at + 1}만원`).join(" ");
    const line = chunk("c9", `금액 ${numbers(300)}`);
    const reasonOf = (count: number) =>
      verify({ answer: `금액은 ${numbers(count)}입니다.`, sources: [line] }, () => line)
        .sentences[0]?.checks?.[0]?.reason;
    expect(reasonOf(40)).toBe("TOO_LONG");
    expect(reasonOf(2)).not.toBe("TOO_LONG");
  });
});

describe("values that true sentences say", () => {
  const verdict = (text: string, answer: string) => {
    const source = chunk("c8", text);
    return verify({ answer, sources: [source] }, () => source).verdict;
  };

  it.each([
    [
      "2학년 이하의 자녀가 있는 직원은 돌봄을 위하여 36개월의 범위에서 1일 최대 2시간의 돌봄시간을 쓸 수 있다.",
      "2학년 이하 자녀를 둔 직원은 하루 최대 2시간까지 돌봄시간을 쓸 수 있습니다.",
    ],
    [
      "4. 접수 개시 및 마감일시 : 2025.03.04(화) 14:00 ~ 2025.03.11(화) 14:00",
      "접수는 2025년 3월 4일 오후 2시부터 3월 11일 오후 2시까지입니다.",
    ],
    [
      "일비는 15일까지는 정액으로 지급하며, 16일째부터는 별표에 따라 감액하여 지급한다.",
      "16일째부터는 일비가 줄어듭니다.",
    ],
  ])("%s %s", (text, answer) => expect(verdict(text, answer)).not.toBe("contradicted"));

  it("are not refuted by one that has a name of its own", () => {
    const text = [
      "① 정책반은 반장을 포함하여 15명 이내로 한다.",
      "② 정책반의 장은 정책반의 효율적 구성 업무를 위하여 간사 1명을 둔다.",
    ].join("\n");
    expect(verdict(text, "정책반 구성 업무는 최대 15명이 맡습니다.")).not.toBe("contradicted");
  });
});

describe("steps and bounds that true sentences say", () => {
  const verdict = (text: string, answer: string) => {
    const source = chunk("c8", text);
    return verify({ answer, sources: [source] }, () => source).verdict;
  };
  const STEPS =
    "□ 등급\n1) 점수 90점 이상‘으뜸’등급/ 85점 이상‘버금’등급/ 80점 이상‘보통’등급/ 80점 미만 ‘미흡’등급";
  const EXCEPTED =
    "이사회는 의장을 포함한 15인 이내의 이사로 구성한다. 다만, 총회가 있으면 15인을 초과할 수 있다.";

  it.each([
    [STEPS, "85점 이상 90점 미만이면 버금등급에 해당합니다."],
    [EXCEPTED, "이사회는 최대 15명의 이사로 구성되지만, 예외적으로 15명을 넘을 수 있습니다."],
  ])("%s %s", (text, answer) => expect(verdict(text, answer)).not.toBe("contradicted"));

  it("and false ones", () => {
    expect(
      verdict("이사회는 15인 이내의 이사로 구성한다.", "이사회는 15명을 넘는 이사로 구성합니다."),
    ).toBe("contradicted");
  });
});
