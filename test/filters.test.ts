/**
 * Filters: every answer equals, byte for byte, that of a tenant which holds only the matching documents.
 * `FILTER_ROUNDS=1000 npx vitest run test/filters.test.ts` is the long form.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Filter } from "../src/model/filter.js";
import type { DocumentEntry, ParseRequest, ParseResult } from "../src/parsing/parsing.js";
import { ResultBody } from "../src/parsing/result-body.js";
import { openService, type TestService } from "./service.js";
import { TextParsing } from "./text-parsing.js";

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 120_000 });

const ROUNDS = Number(process.env.FILTER_ROUNDS ?? 24);
const SEED = Number(process.env.FILTER_SEED ?? 7);

type Stated = Partial<Record<"issuer" | "doc_number" | "issued_date" | "form" | "format", string>>;

/** The first line of a file states what the document does, as JSON. */
class StatingParsing extends TextParsing {
  override async read(request: ParseRequest): Promise<ParseResult> {
    const { summary, body } = await super.read(request);
    const pieces: Buffer[] = [];
    for await (const piece of body.stream()) pieces.push(piece as Buffer);
    const entries = JSON.parse(Buffer.concat(pieces).toString()) as DocumentEntry[];
    for (const entry of entries) {
      const [head] = entry.chunks;
      if (!head?.text.startsWith("{")) continue;
      const { form, format, ...structure } = JSON.parse(head.text) as Stated;
      Object.assign(entry.structure, { title: null, ...structure });
      if (form) entry.forms = [form as "press"];
      if (format) entry.format = format as "hwp";
    }
    return { summary, body: ResultBody.ofBuffer(Buffer.from(JSON.stringify(entries))) };
  }
}

/** A small generator (mulberry32), so that a seed gives the same rounds again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const next = random(SEED);
const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
const maybe = <T>(value: T): T | undefined => (next() < 0.5 ? value : undefined);

const ISSUERS = ["기획재정부", "기획예산처", "한빛시 문화과", "한빛시"];
const DATES = [
  "2023",
  "2023-12",
  "2023-12-31",
  "2024-01-01",
  "2024-02",
  "2024-02-29",
  "2025-07-01",
];
const NUMBERS = ["기획예산과-12", "기획예산과-120", "문화과-7", "제2024-3호"];
const FORMS = ["press", "letter", "law"] as const;
const FORMATS = ["hwp", "hwpx", "pdf"];
const TAGS = ["예산", "여비", "2024"];
const FOLDERS = ["", "인사/", "인사/2024/", "재정/"];
const WORDS = [
  "숙박비",
  "여비",
  "상한",
  "공무원",
  "지급",
  "예산",
  "광역시",
  "출장",
  "일비",
  "규정",
];

interface Made {
  name: string;
  stated: Stated;
  tags: string[] | undefined;
  text: string;
}

const documents: Made[] = Array.from({ length: 24 }, (_, index) => {
  const stated: Stated = JSON.parse(
    JSON.stringify({
      issuer: maybe(pick(ISSUERS)),
      issued_date: maybe(pick(DATES)),
      doc_number: maybe(pick(NUMBERS)),
      form: maybe(pick(FORMS)),
      format: pick(FORMATS),
    }),
  );
  const lines = Array.from({ length: 1 + Math.floor(next() * 4) }, () => {
    const words = Array.from({ length: 3 + Math.floor(next() * 8) }, () => pick(WORDS)).join(" ");
    return `${words}은 ${1 + Math.floor(next() * 90)}만원으로 한다.`;
  });
  const broken = index % 8 === 5;
  const text = broken ? "!CORRUPT" : [JSON.stringify(stated), ...lines].join("\n");
  const tags = maybe(TAGS.filter(() => next() < 0.5));
  const name = `${pick(FOLDERS)}문서 ${index}.docx`;
  return { name, stated: broken ? { format: "docx" } : stated, tags, text };
});

/** What the filter means, said again in the plainest way. */
function meets({ name, stated, tags }: Made, filter: Filter): boolean {
  const like = (value: string | undefined, pattern: string) =>
    value !== undefined &&
    new RegExp(
      `^${pattern
        .split("*")
        .map((part) => part.replace(/[^\w가-힣]/g, "\\$&"))
        .join(".*")}$`,
    ).test(value);
  const slash = name.lastIndexOf("/");
  const first = (date: string) =>
    `${date}-01-01`.slice(0, 4) + (date.slice(4) + "-01-01".slice(date.length - 4)).slice(0, 6);
  const last = (date: string) => date + "-12-31".slice(date.length - 4);
  const date = stated.issued_date;
  return (
    (filter.issuer === undefined || like(stated.issuer, filter.issuer)) &&
    (filter.doc_number === undefined || like(stated.doc_number, filter.doc_number)) &&
    (filter.format === undefined || like(stated.format ?? "docx", filter.format)) &&
    (filter.form === undefined || stated.form === filter.form) &&
    (filter.issued_from === undefined ||
      (date !== undefined && first(date) >= first(filter.issued_from))) &&
    (filter.issued_to === undefined ||
      (date !== undefined && last(date) <= last(filter.issued_to))) &&
    (filter.filename === undefined ||
      like(name, filter.filename) ||
      like(name.slice(slash + 1), filter.filename)) &&
    (filter.path === undefined || (slash >= 0 && like(name.slice(0, slash), filter.path))) &&
    (filter.tags === undefined || filter.tags.every((tag) => tags?.includes(tag)))
  );
}

function randomFilter(): Filter {
  const rarely = <T>(value: T): T | undefined => (next() < 0.22 ? value : undefined);
  const cut = (text: string) =>
    pick([text, `${text.slice(0, 3)}*`, `*${text.slice(-2)}`, `*${text.slice(1, 3)}*`]);
  return JSON.parse(
    JSON.stringify({
      issuer: rarely(cut(pick(ISSUERS))),
      issued_from: rarely(pick(DATES)),
      issued_to: rarely(pick(DATES)),
      doc_number: rarely(cut(pick(NUMBERS))),
      form: rarely(pick(FORMS)),
      format: rarely(pick([...FORMATS, "docx", "hwp*"])),
      filename: rarely(pick(["문서 1*", "*2.docx", "인사/*", "문서 7.docx"])),
      path: rarely(pick(["인사", "인사*", "*", "재정"])),
      tags: rarely(
        TAGS.filter(() => next() < 0.6)
          .concat("여비")
          .slice(0, 2),
      ),
    }),
  );
}

const tenant = "tax";
let whole: TestService;
let part: TestService;
beforeAll(async () => {
  whole = await openService({ parsing: new StatingParsing() });
  part = await openService({ parsing: new StatingParsing() });
  fill(whole, tenant, documents);
});
afterAll(async () => {
  await whole.close();
  await part.close();
});

function fill({ corpus }: TestService, name: string, made: readonly Made[]): void {
  const folder = join(corpus, name);
  mkdirSync(folder, { recursive: true });
  for (const one of made) {
    mkdirSync(dirname(join(folder, one.name)), { recursive: true });
    writeFileSync(join(folder, one.name), one.text);
  }
  const tags = Object.fromEntries(
    made.filter((one) => one.tags).map((one) => [one.name, one.tags]),
  );
  writeFileSync(join(folder, ".wonmun-tags.json"), JSON.stringify(tags));
}

const ask = async (service: TestService, url: string, payload: object) =>
  (await service.call({ method: "POST", url, payload })).body;

test(`${ROUNDS} random filters equal a tenant of the documents that meet them`, async () => {
  let narrowed = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const filter = randomFilter();
    const held = documents.filter((one) => meets(one, filter));
    if (held.length > 0 && held.length < documents.length) narrowed++;
    // A tenant of its own each round; its name is put back where an answer says it.
    const name = `round-${round}`;
    fill(part, name, held);
    const query = [pick(WORDS), pick(WORDS)].join(" ");
    const question = `${pick(WORDS)} ${pick(WORDS)}은 얼마인가?`;
    for (const [url, asked] of [
      ["/search", { query, limit: 20 }],
      ["/context", { query, budget: 700 }],
      ["/answer", { question }],
    ] as const) {
      const filtered = await ask(whole, url, { tenant, filter, ...asked });
      const alone = await ask(part, url, { tenant: name, ...asked });
      expect([filter, url, filtered]).toEqual([
        filter,
        url,
        alone.replace(`"${name}"`, `"${tenant}"`),
      ]);
    }
    rmSync(join(part.corpus, name), { recursive: true });
  }
  expect(narrowed).toBeGreaterThan(ROUNDS / 5);
});

describe("a filter", () => {
  const search = async (filter: object) =>
    (
      await whole.call({
        method: "POST",
        url: "/search",
        payload: { tenant, query: "여비", filter },
      })
    ).json();

  test.each([
    [{ author: "kim" }, "filter.author"],
    [{ issued_from: "어제" }, "filter.issued_from"],
    [{ form: "novel" }, "filter.form"],
    [{ tags: [] }, "filter.tags"],
    [{ issuer: "" }, "filter.issuer"],
  ])("%j is refused", async (filter, field) => {
    expect(await search(filter)).toMatchObject({ status: 400, reason: "INVALID_REQUEST", field });
  });

  test("that is unknown is answered with the list", async () => {
    const { message } = await search({ author: "kim" });
    for (const known of [
      "issuer",
      "issued_from",
      "issued_to",
      "doc_number",
      "form",
      "format",
      "filename",
      "path",
      "tags",
    ])
      expect(message.split(" / ").every((half: string) => half.includes(known))).toBe(true);
  });

  test("takes `*` alone as special, and ends on many of them", async () => {
    expect((await search({ filename: "문서 [0-9].docx" })).chunks_searched).toBe(0);
    expect((await search({ filename: "문서 ?.docx" })).chunks_searched).toBe(0);
    expect((await search({ filename: `${"*a".repeat(240)}*b` })).chunks_searched).toBe(0);
  });

  test("leaves hidden documents hidden", async () => {
    const rules = { default: [], rules: [{ files: "인사/*", allow: ["kim"] }] };
    fill(whole, "law", documents);
    writeFileSync(join(whole.corpus, "law", "ACL.json"), JSON.stringify(rules));
    const asked = { tenant: "law", query: "여비", filter: { filename: "*" }, limit: 20 };
    const seen = async (principal: string) =>
      (
        await whole.call({ method: "POST", url: "/search", payload: { ...asked, principal } })
      ).json();
    const { hits } = await seen("kim");
    expect(hits.length).toBeGreaterThan(0);
    for (const hit of hits) expect(hit.filename).toMatch(/^인사\//);
    expect(await seen("lee")).toMatchObject({ hits: [], chunks_searched: 0, skipped: [] });
  });
});

test("tags come with an upload, stay when it is replaced without, and go with the document", async () => {
  const keyed = await openService({ parsing: new TextParsing(), keys: { apiKey: "k" } });
  const headers = { "x-api-key": "k" };
  const upload = (text: string, more: object) =>
    keyed.call({
      method: "POST",
      url: "/documents/upload",
      headers,
      payload: {
        tenant,
        filename: "여비.docx",
        data_base64: Buffer.from(text).toString("base64"),
        ...more,
      },
    });
  const found = async (...tags: string[]) =>
    (
      await keyed.call({
        method: "POST",
        url: "/search",
        headers,
        payload: { tenant, query: "여비", filter: { tags } },
      })
    ).json().hits.length;
  expect((await upload("여비 하나", { tags: ["예산", "2024"] })).statusCode).toBe(201);
  expect([await found("예산"), await found("예산", "2024"), await found("여비")]).toEqual([
    1, 1, 0,
  ]);
  await upload("여비 둘", { replace: true });
  expect(await found("2024")).toBe(1);
  await upload("여비 셋", { replace: true, tags: ["여비"] });
  expect([await found("예산"), await found("여비")]).toEqual([0, 1]);
  expect((await upload("여비 넷", { replace: true, tags: "" })).json().field).toBe("tags");
  await keyed.call({
    method: "DELETE",
    url: `/documents?tenant=${tenant}&filename=${encodeURIComponent("여비.docx")}`,
    headers,
  });
  await upload("여비 다섯", {});
  expect(await found("여비")).toBe(0);
  await keyed.close();
});
