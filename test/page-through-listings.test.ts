/** Every listing page by page: documents, feedback and usage, with `limit` and `cursor`. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openService, type TestService } from "./service.js";
import { TextParsing } from "./text-parsing.js";

const KEYS = { apiKey: "admin-key", apiKeys: '{"tax":"tax-key"}' };
const headers = { "x-api-key": "admin-key" };

const logs = mkdtempSync(join(tmpdir(), "wonmun-logs-"));
let service: TestService;
beforeAll(async () => {
  service = await openService({
    parsing: new TextParsing(),
    keys: KEYS,
    folders: ["tax"],
    feedbackLog: join(logs, "feedback.jsonl"),
  });
  for (const name of ["가", "나", "다", "라", "마"])
    writeFileSync(
      join(service.corpus, "tax", `${name}.docx`),
      name === "라" ? "!EMPTY" : `${name}의 글`,
    );
  writeFileSync(
    join(service.corpus, "tax", "ACL.json"),
    '{"default":["*"],"rules":[{"files":"나*","allow":["kim"]}]}',
  );
});
afterAll(async () => {
  await service.close();
  rmSync(logs, { recursive: true });
});

const get = async (url: string) => (await service.call({ url, headers })).json();
const names = ({ documents }: { documents: { filename: string }[] }) =>
  documents.map(({ filename }) => filename.slice(0, 1)).join("");

test("documents, by name, while some come and go", async () => {
  const whole = await get("/documents?tenant=tax&principal=kim");
  expect([names(whole), "next_cursor" in whole]).toEqual(["가나다라마", false]);
  const first = await get("/documents?tenant=tax&principal=kim&limit=2");
  expect([names(first), first.readable, first.unreadable]).toEqual(["가나", 4, 1]);
  writeFileSync(join(service.corpus, "tax", "각.docx"), "새 글");
  const at = `tenant=tax&principal=kim&limit=2&cursor=${first.next_cursor}`;
  const second = await get(`/documents?${at}`);
  expect(names(second)).toBe("다라");
  const third = await get(`/documents?tenant=tax&principal=kim&cursor=${second.next_cursor}`);
  expect([names(third), third.next_cursor]).toEqual(["마", undefined]);
  const posted = await service.call({
    method: "POST",
    url: "/documents",
    headers,
    payload: { tenant: "tax", limit: 1, cursor: first.next_cursor },
  });
  expect(names(posted.json())).toBe("다");
});

test("a page shows only what the principal may see, wherever the cursor comes from", async () => {
  const seen = await get("/documents?tenant=tax&principal=kim&limit=1");
  const others = await get(`/documents?tenant=tax&limit=9&cursor=${seen.next_cursor}`);
  expect(names(others)).not.toContain("나");
});

test("feedback, newest first", async () => {
  for (const note of ["1", "2", "3"])
    await service.call({
      method: "POST",
      url: "/feedback",
      headers,
      payload: { kind: "other", filename: "a", note },
    });
  const notes = ({ items }: { items: { note: string }[] }) => items.map(({ note }) => note);
  const first = await get("/feedback?limit=2");
  expect([first.total, notes(first)]).toEqual([3, ["3", "2"]]);
  await service.call({
    method: "POST",
    url: "/feedback",
    headers,
    payload: { kind: "other", filename: "a", note: "4" },
  });
  const second = await get(`/feedback?limit=2&cursor=${first.next_cursor}`);
  expect([second.total, notes(second), second.next_cursor]).toEqual([4, ["1"], undefined]);
  expect("next_cursor" in (await get("/feedback"))).toBe(false);
});

test("usage, by consumer", async () => {
  await service.call({ url: "/usage", headers: { "x-api-key": "tax-key" } });
  await service.call({ url: "/usage", headers: { "x-api-key": "wrong" } });
  const first = await get("/usage?limit=2");
  expect(Object.keys(first.consumers)).toEqual(["default", "tax"]);
  const second = await get(`/usage?limit=2&cursor=${first.next_cursor}`);
  expect([Object.keys(second.consumers), second.next_cursor]).toEqual([["unknown"], undefined]);
});

test.each(["/documents?tenant=tax&", "/feedback?", "/usage?"])(
  "%s refuses a cursor of another listing",
  async (url) => {
    const other = Buffer.from('["other","x","y"]').toString("base64url");
    for (const cursor of ["x", other])
      expect(await get(`${url}cursor=${cursor}`)).toMatchObject({
        reason: "INVALID_REQUEST",
        field: "cursor",
      });
  },
);
