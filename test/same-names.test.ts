/** Documents of one listed name in a tenant: each keeps its own text, rules and pages. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { line, makeDocx, USUAL_STYLES } from "../samples/make/docx.js";
import { makeZip } from "../samples/make/zip.js";
import { SafeReading } from "../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../src/readers/reader.js";
import { openService, type TestService } from "./service.js";

const OPEN = "예산 공개분은 1,000원이다.";
const HIDDEN = "예산 비밀분은 9,999원이다.";
const docx = (text: string) => makeDocx({ styles: USUAL_STYLES, body: line(text) });

let parsing: SafeReading;
let service: TestService;
const cache = mkdtempSync(join(tmpdir(), "wonmun-cache-"));
beforeAll(async () => {
  const limits = { workers: 1, timeout: 60, memory: 1024 };
  parsing = await SafeReading.open({ ...limits, cache, read: DEFAULT_READ_OPTIONS });
  service = await openService({ parsing });
});
afterAll(async () => {
  await service.close();
  await parsing.close();
  rmSync(cache, { recursive: true });
});

function makeTenant(tenant: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(service.corpus, tenant, name, ".."), { recursive: true });
    writeFileSync(join(service.corpus, tenant, name), content);
  }
}

const rules = (files: string) =>
  JSON.stringify({ default: ["*"], rules: [{ files, allow: ["kim"] }] });

/** What each way to ask shows the principal. */
async function seen(tenant: string, principal?: string) {
  const who = { tenant, ...(principal && { principal }) };
  const post = async (url: string) =>
    (
      await service.call({ method: "POST", url, payload: { ...who, query: "예산", limit: 10 } })
    ).json();
  const query = new URLSearchParams(who);
  const listing = (await service.call({ method: "GET", url: `/documents?${query}` })).json();
  const search = await post("/search");
  return {
    hits: search.hits
      .map((hit: { filename: string; text: string }) => `${hit.filename}: ${hit.text}`)
      .sort(),
    searched: search.chunks_searched,
    listed: listing.documents.map(({ filename }: { filename: string }) => filename),
    ids: new Set(listing.documents.map(({ doc_id }: { doc_id: string }) => doc_id)).size,
    context: JSON.stringify(await post("/context")),
  };
}

async function expectOnlyTheOpenOne(tenant: string, name: string): Promise<void> {
  const open = await seen(tenant);
  expect(open).toMatchObject({ hits: [`${name}: ${OPEN}`], searched: 1, listed: [name] });
  expect(open.context).toContain("1,000원");
  expect(open.context).not.toContain("9,999원");
  const both = await seen(tenant, "kim");
  expect(both.hits).toEqual([`${name}: ${OPEN}`, `${name}: ${HIDDEN}`]);
  expect(both).toMatchObject({ searched: 2, listed: [name, name], ids: 2 });
  expect(both.context).toContain("1,000원");
  expect(both.context).toContain("9,999원");
}

test.each([
  ["before", ["안.zip", "안.zip/예산.docx"]],
  ["after", ["안.zip/예산.docx", "안.zip"]],
] as const)(
  "a hidden item of a nested archive %s an open item named like its path",
  async (order, members) => {
    const content: Record<string, Buffer> = {
      "안.zip": makeZip({ "예산.docx": docx(HIDDEN) }),
      "안.zip/예산.docx": docx(OPEN),
    };
    const bundle = makeZip(Object.fromEntries(members.map((name) => [name, content[name]!])));
    makeTenant(order, { "묶음.zip": bundle, "ACL.json": rules("묶음.zip/안.zip") });
    await expectOnlyTheOpenOne(order, "묶음.zip/안.zip/예산.docx");
  },
);

test("a hidden archive beside an open folder of its name in another spelling", async () => {
  makeTenant("folder", {
    "자료.zip": makeZip({ "예산.docx": docx(HIDDEN) }),
    [`${"자료.zip".normalize("NFD")}/예산.docx`]: docx(OPEN),
    "ACL.json": rules("자료.zip"),
  });
  await expectOnlyTheOpenOne("folder", "자료.zip/예산.docx");
});

test("two items of one name in an archive are both read", async () => {
  const bundle = makeZip({ "b1.docx": docx(OPEN), "b2.docx": docx(HIDDEN) });
  const twice = Buffer.from(bundle.toString("latin1").replaceAll("b2.docx", "b1.docx"), "latin1");
  makeTenant("twice", { "z.zip": twice });
  const all = await seen("twice");
  expect(all.hits).toEqual([`z.zip/b1.docx: ${OPEN}`, `z.zip/b1.docx: ${HIDDEN}`]);
  expect(all).toMatchObject({ listed: ["z.zip/b1.docx", "z.zip/b1.docx"], ids: 2 });
});

test("one name in NFC and NFD on disk is two documents, under the same rule", async () => {
  const name = "예산.docx";
  makeTenant("twins", { [name]: docx(OPEN), [name.normalize("NFD")]: docx(HIDDEN) });
  const all = await seen("twins");
  expect(all.hits).toEqual([`${name}: ${OPEN}`, `${name}: ${HIDDEN}`]);
  expect(all).toMatchObject({ listed: [name, name], ids: 2 });
  rmSync(join(service.corpus, "twins", name));
  expect((await seen("twins")).hits).toEqual([`${name}: ${HIDDEN}`]);
  makeTenant("twins", { [name]: docx(OPEN), "ACL.json": rules(name) });
  expect(await seen("twins")).toMatchObject({ hits: [], listed: [], searched: 0 });
  expect((await seen("twins", "kim")).hits).toEqual(all.hits);
});
