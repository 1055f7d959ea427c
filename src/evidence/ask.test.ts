/** What a tenant is asked and what of its documents comes back: limits, definitions, facts of the document, who is named. */
import { describe, expect, it } from "vitest";
import { READABLE } from "../../test/documents.js";
import { type MadeDocument, smallScope } from "../../test/small-scope.js";
import { emptyStructure } from "../model/plain.js";
import { Refusal } from "../model/refusal.js";
import type { Tenants } from "../tenants/tenants.js";
import { Questions } from "./ask.js";
import type { Complete } from "./llm/llm-client.js";

const document = (name: string, ...texts: string[]): MadeDocument => ({
  name,
  chunks: texts.map((text) => ({ text })),
});
/** A tenant of these documents; `seen` keeps who asked. */
function tenantOf(documents: MadeDocument[], complete: Complete | null = null) {
  const seen: unknown[] = [];
  const scope = smallScope(documents);
  const tenants = {
    scope: async (...asker: unknown[]) => {
      seen.push(asker);
      return scope;
    },
  } as unknown as Tenants;
  return Object.assign(new Questions(tenants, complete), { seen });
}
const named = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => document(`문서${at}.pdf`, text(at)));

describe("a search", () => {
  const tenant = tenantOf([
    ...named(30, (at) => `당직 근무 ${at}번째 안내`),
    {
      ...document("잠김.hwp"),
      facts: { access: { ...READABLE, readable: false, reason: "DRM_ENCRYPTED" } },
    },
  ]);

  it.each([
    [undefined, 5],
    [3, 3],
    [20, 20],
    [25, 20],
  ])("gives five hits, as many as asked for, or the most there may be: %s", async (limit, hits) => {
    const found = await tenant.search({ tenant: "시청", query: "당직", limit });
    expect(found.hits).toHaveLength(hits);
  });

  it("says who was asked, what, and what was not read", async () => {
    const found = await tenant.search({ tenant: "시청", principal: "홍길동", query: "당직" });
    expect(found).toMatchObject({ tenant: "시청", query: "당직", chunks_searched: 30 });
    expect(found.skipped.map(({ filename }) => filename)).toEqual(["잠김.hwp"]);
    expect(tenant.seen.at(-1)).toEqual(["시청", "홍길동", undefined, undefined]);
    await tenant.search({ tenant: "시청", query: "당직" });
    expect(tenant.seen.at(-1)).toEqual(["시청", null, undefined, undefined]);
  });

  it("passes over a file that went meanwhile", async () => {
    const texts = [document("가.pdf", "당직을 선다"), document("나.pdf", "당직을 선다")];
    const { hits } = await tenantOf([{ ...texts[0]!, gone: true }, texts[1]!]).search({
      tenant: "시청",
      query: "당직",
    });
    expect(hits.map(({ filename }) => filename)).toEqual(["나.pdf"]);
  });
});

describe("a bundle", () => {
  const tenant = tenantOf(named(12, () => `당직 ${"근무를 선다. ".repeat(500)}`));

  it.each([
    [undefined, 4000],
    [900, 900],
    [40_000, 40_000],
    [50_000, 40_000],
  ])(
    "holds 4,000 characters, as many as asked for, or the most there may be: %s",
    async (budget, expected) => {
      const made = await tenant.context({ tenant: "시청", query: "당직", budget, limit: 20 });
      expect(made).toMatchObject({
        tenant: "시청",
        query: "당직",
        budget: expected,
        chunks_searched: 12,
      });
      expect(made.used).toBeLessThanOrEqual(expected);
      expect(made.used).toBeGreaterThan(expected - 100);
    },
  );
});

describe("an answer", () => {
  it.each([
    [8, true],
    [9, false],
  ])("is looked for in the eight best chunks: the one of rank %i", async (rank, answered) => {
    // Every better chunk says the words of the question once more, and no amount.
    const better = named(
      rank - 1,
      (at) => `청소 수당 지급 ${"청소 수당 지급 ".repeat(9 - at)}안내`,
    );
    const last = document(
      "수당.pdf",
      `청소 수당은 5만원을 지급한다. ${"그 밖의 일은 따로 정한다. ".repeat(30)}`,
    );
    const answer = await tenantOf([...better, last]).answer({
      tenant: "시청",
      question: "청소 수당은 얼마인가?",
    });
    expect(answer.citations.some(({ quote }) => quote.includes("5만원"))).toBe(answered);
  });

  it("is found in a long document by what the question says beyond its name", async () => {
    const name = "새빛군 재난관리시스템 고도화 사업";
    const forms = Array.from({ length: 12 }, (_, at) => `${name} 서식 ${at}`);
    const rest = Array.from({ length: 40 }, (_, at) => `자료 ${at}번째를 갖춘다`);
    const long = document(`${name}.hwp`, ...forms, ...rest, "이 과업은 하도급을 불허함");
    const answer = await tenantOf([long, ...named(20, (at) => `청소 ${at}차 안내`)]).answer({
      tenant: "시청",
      question: `${name}은 하청을 줘도 되나요?`,
    });
    expect(answer.text).toContain("하도급을 불허함");
  });

  it.each([
    [7, true],
    [8, false],
  ])(
    "is looked for where a document tells its own values: in chunk %i",
    async (place, answered) => {
      const name = "새빛군 재난관리시스템 고도화 사업";
      const forms = (count: number) =>
        Array.from(
          { length: count },
          (_, at) => `${name} 사업비 예산 소요예산 지원규모 사업규모 예산액 서식 ${at}`,
        );
      const texts = [
        ...forms(place),
        `□ 소요예산 : 90,000,000원\n${"그 밖은 따로 정한다. ".repeat(20)}`,
        ...forms(30),
      ];
      const answer = await tenantOf([
        document(`${name}.hwp`, ...texts),
        ...named(20, (at) => `청소 ${at}차 안내`),
      ]).answer({ tenant: "시청", question: `${name} 사업비가 얼마인가요?` });
      expect(answer.text.includes("90,000,000원")).toBe(answered);
    },
  );

  it("is found in a long document by a label that joins the words of the question", async () => {
    const name = "새빛센터 자료 사업";
    const forms = Array.from({ length: 40 }, (_, at) => `${name} 서식 ${at}: 금액 금액을 적는다`);
    const value = `□ 사업금액 : 90,000,000원\n${"그 밖은 따로 정한다. ".repeat(20)}`;
    const answer = await tenantOf([document(`${name}.hwp`, ...forms, value)]).answer({
      tenant: "시청",
      question: "새빛센터 자료 사업 금액은?",
    });
    expect(answer.text).toContain("90,000,000원");
  });

  it("is found in a long document by what it calls what the question's verb says", async () => {
    const rest = Array.from({ length: 40 }, (_, at) => `연구노트 ${at}번째 서식을 갖춘다`);
    const long = document("연구노트 지침.hwp", ...rest, "④ 떠나는 사람은 후임자에게 인계한다.");
    const answer = await tenantOf([long, ...named(20, (at) => `청소 ${at}차 안내`)]).answer({
      tenant: "시청",
      question: "연구노트는 누구에게 넘겨야 하나요?",
    });
    expect(answer.text).toContain("후임자에게 인계한다");
  });

  it.each([
    [2, true],
    [3, false],
  ])(
    "has the old side of a change up to three chunks before: %i between",
    async (between, both) => {
      const current = "<신 설>";
      const revised = "제9조(수당) 복무 수당은 7만원으로 한다.";
      const texts = [current, ...Array(between).fill("------"), revised];
      const change = { kind: "added" as const, label: "제9조", current, revised };
      const bylaw: MadeDocument = {
        name: "복무 조례.hwp",
        chunks: texts.map((text) => ({ text, kind: "table" as const, blocks: ["b1"] })),
        facts: {
          structure: {
            ...emptyStructure(),
            revisions: [{ ...change, table: "t1", row: 1, page: 1 }],
          },
        },
        tables: [{ id: "t1", block: "b1", header_rows: 0, cells: [] }],
      };
      const others = named(4, (at) => `차량 배차 ${at}차 안내`);
      const { citations } = await tenantOf([bylaw, ...others]).answer({
        tenant: "시청",
        question: "복무 조례 제9조는 어떻게 바뀌나요?",
      });
      expect(citations.map(({ quote }) => quote)).toEqual(both ? [current, revised] : [revised]);
    },
  );

  it.each([
    "“위험시설”이란 무너질 염려가 있는 시설을 말한다.",
    "위험시설이란 무너질 염려가 있는 시설을 말한다.",
  ])("finds the place of a definition among chunks that only use the word: %s", async (line) => {
    const uses = named(8, (at) => `위험시설 점검과 위험시설 보수 ${at}차, 위험시설 목록`);
    const law = document(
      "조례.pdf",
      `이 조례의 용어는 다음과 같다. ${line} ${"그 밖의 정의는 법에 따른다. ".repeat(20)}`,
    );
    const asked = { tenant: "시청", question: "위험시설이란 무엇인가?" };
    const { citations } = await tenantOf([...uses, law]).answer(asked);
    expect(citations.map(({ quote }) => quote)).toEqual([line]);
    // So in one document, whose chunks are told apart, and each is given once.
    const whole = { name: "조례.pdf", chunks: [...uses, law].flatMap(({ chunks }) => chunks) };
    const alone = await tenantOf([whole]).answer(asked);
    expect(alone.citations.map(({ quote }) => quote)).toEqual([line]);
    // Where nothing at all is found, nothing is looked for besides.
    expect(await tenantOf(named(3, () => "당직")).answer(asked)).toMatchObject({
      reason: "NO_MATCH",
    });
  });

  it("takes no chunk that only speaks of definitions for the place of one", async () => {
    const headings = named(8, () => "위험시설");
    const other = document(
      "지침.pdf",
      `위험시설의 정의는 따로 말한다. ${"그 밖의 일. ".repeat(20)}`,
    );
    const asked = { tenant: "시청", question: "위험시설이란 무엇인가?" };
    expect((await tenantOf([...headings, other]).answer(asked)).answered).toBe(false);
  });

  it.each([
    ["name", "총무과 지침.pdf", {}, "총무과", true],
    ["number", "지침.pdf", { doc_number: "총무과-12" }, "총무과", true],
    ["issuer", "지침.pdf", { issuer: "총무과" }, "총무과", true],
    ["date", "지침.pdf", { issued_date: "2025-03-02" }, "2025년", true],
    ["title, which its path holds anyway", "지침.pdf", { title: "총무과" }, "총무과", false],
    ["other date", "지침.pdf", { issued_date: "2024-03-02" }, "2025년", false],
  ])("counts what the document says of itself: its %s", async (_, name, told, by, answered) => {
    const facts = { structure: { ...emptyStructure(), ...told } };
    const given = { ...document(name, "당직 명령은 국장이 내린다."), facts };
    const filler = named(200, (at) => `서로 다른 글 ${at}`);
    const question = `${by} 당직 명령은 누가 내리나?`;
    const answer = await tenantOf([given, ...filler]).answer({ tenant: "시청", question });
    expect(answer.answered).toBe(answered);
  });

  it("by a model is refused where none is configured", async () => {
    const asked = tenantOf([document("가.pdf", "당직")]).answer({
      tenant: "시청",
      question: "당직",
      llm: true,
    });
    await expect(asked).rejects.toBeInstanceOf(Refusal);
    await expect(asked).rejects.toMatchObject({ reason: "LLM_NOT_CONFIGURED" });
  });

  it("by a model is its own, from as many chunks as asked for", async () => {
    let prompt = "";
    const complete: Complete = async (messages) => {
      prompt = messages.at(-1)!.content;
      return "당직은 3명이 선다 [1].";
    };
    const tenant = tenantOf(
      named(9, () => "당직은 3명이 선다."),
      complete,
    );
    const asked = { tenant: "시청", question: "당직은 몇 명이 서나?", limit: 2 };
    expect(await tenant.answer({ ...asked, llm: true })).toMatchObject({
      made_by: "LLM 게이트웨이 · 인용 검증됨",
      text: "당직은 3명이 선다 [1].",
    });
    expect(prompt.match(/^\[\d+\] /gm)).toHaveLength(2);
    prompt = "";
    expect(await tenant.answer(asked)).toMatchObject({ made_by: "발췌 (LLM 없음)" });
    expect(prompt).toBe("");
  });
});

describe("a check", () => {
  const tenant = tenantOf([document("가.pdf", "당직은 12명이 선다.", "숙직은 15명이 선다.")]);
  const at = (chunk_id: string) => ({ doc_id: "sha256:가.pdf", chunk_id });

  it("looks up sources and citations, and passes over what names no chunk", async () => {
    const checked = await tenant.verify({
      tenant: "시청",
      answer: "당직은 12명 [1], 숙직은 15명이다 [2].",
      sources: [at("c1"), at("c2"), at("c9")],
      citations: [
        { n: 1, quote: "12명" },
        { ...at("c2"), quote: "15명이" },
        { doc_id: "sha256:가.pdf", quote: "15명" },
      ],
    });
    expect(checked).toMatchObject({
      tenant: "시청",
      evidence_chunks: [at("c1"), at("c2")],
      unknown_sources: [at("c9")],
      unsupported_numbers: [],
    });
    expect(checked.citations.map(({ found }) => found)).toEqual([true, true, false]);
    expect(checked.citations[0]).toMatchObject({ filename: "가.pdf", anchors: [{ page: 1 }] });
  });

  it("has no evidence where nothing is named", async () => {
    expect(await tenant.verify({ tenant: "시청", answer: "12명" })).toMatchObject({
      grounded: false,
      evidence_chunks: [],
    });
  });
});

describe("a table whose cell beside many rows stands in an earlier chunk", () => {
  const rows = (...lines: string[]) => ({
    text: lines.join("\n"),
    kind: "table" as const,
    blocks: ["b1"],
  });
  const begun = rows("부서 | 번호 | 사무", "건강증진과 | 1. | 예산 편성", "| 2. | 물품 관리");
  const asked = async (...chunks: MadeDocument["chunks"]) =>
    (
      await tenantOf([{ name: "보건소.hwp", chunks }]).answer({
        tenant: "시청",
        question: "난임부부 시술비 지원은 어느 과에서 하나요?",
      })
    ).citations[0]?.header;

  it("is given with its row", async () => {
    expect(await asked(begun, rows("| 3. | 난임부부 시술비 지원"))).toEqual(["건강증진과"]);
  });

  it("is none of another table, nor a row's that has its own", async () => {
    const other = { ...rows("| 3. | 난임부부 시술비 지원"), blocks: ["b2"] };
    expect(await asked(begun, other)).toBeUndefined();
    expect(await asked(begun, rows("안내 | 3. | 난임부부 시술비 지원"))).toBeUndefined();
  });
});

describe("a label among many chunks that say its noun", () => {
  const PROSE = Array.from(
    { length: 30 },
    (_, at) =>
      `제${at + 2}조 위촉직은 위촉직 ${at}호의 위촉직으로 전환하며 위촉직에 관하여 정한다.`,
  );
  const told =
    "나. 위촉직: 정규 직원이 맡기 어려운 업무를 위하여 뽑은 사람이 그 업무를 한다는 것과 그에 딸린 여러 가지 사정";

  it("is found where the document is", async () => {
    const tenant = tenantOf([document("가람공단 인력 규칙.pdf", ...PROSE, told)]);
    const { text } = await tenant.answer({
      tenant: "가람공단",
      question: "가람공단 인력 규칙의 위촉직은?",
    });
    expect(text).toContain(told);
  });
});

describe("a body that many papers name", () => {
  it("does not hide the one that names it once", async () => {
    const repeats = Array.from({ length: 12 }, (_, at) =>
      document(
        `공고 ${at}.pdf`,
        `새벌정보진흥원 입찰 공고 ${at}: 새벌정보진흥원은 새벌정보진흥원 서약서를 받는다.`,
      ),
    );
    const rule = document(
      "동호회 지침.pdf",
      "동호회 지침\n제정 2009. 8. 17.",
      "제1조(목적) 이 지침은 새벌정보진흥원(이하 “진흥원”이라 한다)의 동호회에 관한 것이다.",
      "제6조(등록) 동호회 회원은 15명 이상이어야 등록할 수 있다.",
    );
    const tenant = tenantOf([...repeats, rule]);
    const question = "새벌정보진흥원 동호회 회원은 몇 명 이상이어야 등록하나요?";
    const { citations } = await tenant.answer({ tenant: "진흥원", question });
    expect(citations[0]?.quote).toContain("15명 이상");
  });
});

describe("a day of a deed", () => {
  it("is told by its label, in whichever of many chunks that stands", async () => {
    const uses = Array.from(
      { length: 60 },
      (_, at) => `가람장터 품목 서비스는 조회를 시작하는 가람장터 품목 서비스 기능 ${at}을 준다.`,
    );
    const label = "서비스 버전 1.0\n서비스 시작일 : 2025-01-06";
    const tenant = tenantOf([document("가람장터 품목 서비스 안내.docx", ...uses, label)]);
    const question = "가람장터 품목 서비스는 언제 시작되었나요?";
    const { citations } = await tenant.answer({ tenant: "장터", question });
    expect(citations[0]?.quote).toContain("2025-01-06");
  });
});

describe("which body a rule means", () => {
  it("is told by its definition, which stands far from where the word is used", async () => {
    const uses = Array.from(
      { length: 30 },
      (_, at) => `제${at + 5}조(납입) 가람기금의 잔액 ${at}원은 관리기관 계정에 넣는다.`,
    );
    const means = "1. “관리기관”이란 걷는 일을 위탁받은 새빛진흥원을 말한다.";
    const tenant = tenantOf([document("가람기금 관리 규정.pdf", means, ...uses)]);
    const question = "가람기금의 관리기관은 어디인가요?";
    const { text } = await tenant.answer({ tenant: "기금", question });
    expect(text).toContain("새빛진흥원");
  });
});

describe("a word that many documents define", () => {
  const word = (at: number) =>
    document(
      `새벌${at}공단 검사 규칙.pdf`,
      `검사자란 검사를 맡은 사람을 말한다는 뜻의 정의로 말한다 ${at}`,
    );
  const own = "9. “검사자”란 시료를 봉인하는 사람을 말한다.";
  const uses = Array.from(
    { length: 20 },
    (_, at) => `가람원 검사 규칙의 검사자는 검사자 ${at}호이다.`,
  );

  it("is defined by the document that is asked about", async () => {
    const tenant = tenantOf([
      ...Array.from({ length: 20 }, (_, at) => word(at)),
      document("가람원 검사 규칙.pdf", ...uses, own),
    ]);
    const { text } = await tenant.answer({
      tenant: "가람원",
      question: "가람원 검사 규칙에서 검사자란 무엇인가요?",
    });
    expect(text).toContain(own);
  });
});

describe("why", () => {
  it("is told under the heading that says what a long document is for", async () => {
    const title = "새벌시 들꽃 상담 체계 구축";
    const chunk = (heading: string, text: string) => ({ text, path: [title, heading] });
    const scope = smallScope([
      {
        name: "요청서.pdf",
        chunks: [
          ...Array.from({ length: 40 }, (_, at) =>
            chunk(`서식 ${at}`, `${title} 사업의 들꽃 상담 체계 구축 서식 ${at}호 점검표`),
          ),
          chunk("사업목적", "전화가 몰려 오래 기다리는 불편을 줄이기 위함"),
        ],
      },
    ]);
    const tenant = new Questions({ scope: async () => scope } as unknown as Tenants);
    const question = "들꽃 상담 체계는 왜 구축하나요?";
    const { text } = await tenant.answer({ tenant: "새벌시", question });
    expect(text).toContain("오래 기다리는 불편");
  });
});

describe("a law that a question begins with", () => {
  const paper = (name: string, title: string, ...texts: string[]) => ({
    name,
    chunks: texts.map((text) => ({ text, path: [title] })),
  });
  const scope = smallScope([
    paper(
      "1.hwp",
      "들꽃법 개정안 입법예고",
      ...Array.from({ length: 9 }, (_, at) => `제${at}조를 고친다`),
    ),
    paper(
      "2.docx",
      "저축 규약",
      "부칙 <2031년 개정안>\n제1조(시행일) 이 규약은 2031년 12월 1일부터 시행한다.",
    ),
  ]);
  const tenant = new Questions({ scope: async () => scope } as unknown as Tenants);

  it("is told nothing of by a paper that never names it", async () => {
    const question = "들꽃법 개정안의 시행일은 2031년 며칠인가요?";
    expect(await tenant.answer({ tenant: "가람", question })).toMatchObject({ answered: false });
  });
});

it("a noun of three letters that a question begins with names no paper", async () => {
  const scope = smallScope([
    {
      name: "1.pdf",
      chunks: [{ text: "제1조(목적) 도서관의 운영을 정한다.", path: ["도서관 조례"] }],
    },
    {
      name: "2.pdf",
      chunks: [{ text: "사용료 반환 : 남은 날의 10분의 1을 공제", path: ["반환 기준"] }],
    },
  ]);
  const tenant = new Questions({ scope: async () => scope } as unknown as Tenants);
  const question = "도서관 사용료 반환은 얼마를 공제하나요?";
  expect((await tenant.answer({ tenant: "가람", question })).text).toContain("10분의 1");
});

describe("a word before the asked noun", () => {
  const scope = smallScope([
    {
      name: "1.pdf",
      chunks: [
        { text: "1. 접수 마감일 : 2031. 3. 2.\n2. 예산 : 3억원", path: ["가람교실 안내"] },
        { text: "3. 앞치마를 두른다.", path: ["가람교실 안내"] },
      ],
    },
    {
      name: "2.pdf",
      // Common words, which no document need have.
      chunks: Array.from({ length: 12 }, (_, at) => ({
        text: `신청, 발표, 소요, 홍보를 정한다 ${at}`,
        path: ["나루 규정"],
      })),
    },
  ]);
  const tenant = new Questions({ scope: async () => scope } as unknown as Tenants);

  it.each([
    ["가람교실 신청 마감일은 언제인가요?", true],
    ["가람교실 발표 마감일은 언제인가요?", false],
    ["가람교실 소요 예산은 얼마인가요?", true],
    ["가람교실 홍보 예산은 얼마인가요?", false],
  ])("may be told by another that says the same: %s", async (question, answered) => {
    expect(await tenant.answer({ tenant: "가람", question })).toMatchObject({ answered });
  });
});
