/** End to end: a file over HTTP into a parser process and back, as Document, chunks and Markdown. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cell, line, makeDocx, row, table, USUAL_STYLES } from "../samples/make/docx.js";
import { makeZip } from "../samples/make/zip.js";
import { SafeReading } from "../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../src/readers/reader.js";
import { openService, type TestService } from "./service.js";

const DOCX = makeDocx({
  styles: USUAL_STYLES,
  body:
    line("회의 결과", "Heading1") +
    line("다음과 같이 알려 드립니다.") +
    table([row([cell("구분"), cell("금액")]), row([cell("교육"), cell("1,000")])]),
});

let parsing: SafeReading;
let service: TestService;
const cache = mkdtempSync(join(tmpdir(), "wonmun-cache-"));
beforeAll(async () => {
  parsing = await SafeReading.open({
    workers: 1,
    timeout: 60,
    memory: 1024,
    cache,
    read: DEFAULT_READ_OPTIONS,
  });
  service = await openService({ parsing });
});
afterAll(async () => {
  await service.close();
  await parsing.close();
  rmSync(cache, { recursive: true });
});

const post = (url: string, filename: string, payload: Buffer, accept = "*/*") =>
  service.call({
    method: "POST",
    url,
    headers: {
      "content-type": "application/octet-stream",
      "x-filename": encodeURIComponent(filename),
      accept,
    },
    payload,
  });

describe("a Word document", () => {
  test("comes back in part, by query, form field or JSON", async () => {
    const whole = (await post("/parse", "회의.docx", DOCX)).json();
    const part = (await post("/parse?pages=1&fields=blocks", "회의.docx", DOCX)).json();
    expect(part.blocks).toEqual(whole.blocks);
    expect([part.source.selected_pages, part.tables]).toEqual([[1], undefined]);
    const response = await service.call({
      method: "POST",
      url: "/chunk",
      headers: { "content-type": "application/json" },
      payload: {
        filename: "회의.docx",
        data_base64: DOCX.toString("base64"),
        fields: ["chunks"],
        pages: "2-",
      },
    });
    const { document, chunks } = response.json();
    expect([document.blocks, document.source.selected_pages, chunks]).toEqual([undefined, [], []]);
    const markdown = await post("/parse?pages=2", "회의.docx", DOCX, "text/markdown");
    expect(markdown.body.trim()).toBe("");
  });

  test("comes back as a Document, the same when it is sent again", async () => {
    const response = await post("/parse", "회의.docx", DOCX);
    expect(response.statusCode).toBe(200);
    const document = response.json();
    expect(document.source).toMatchObject({
      filename: "회의.docx",
      format: "docx",
      bytes: DOCX.length,
    });
    expect(document.access.readable).toBe(true);
    expect(document.blocks.map(({ text }: { text: string }) => text)).toContain(
      "다음과 같이 알려 드립니다.",
    );
    expect(document.tables[0].grid).toEqual([
      ["구분", "금액"],
      ["교육", "1,000"],
    ]);
    const again = (await post("/parse", "회의.docx", DOCX)).json();
    expect(again.blocks).toEqual(document.blocks);
  });

  test("comes back as chunks that name their document", async () => {
    const { document, chunks } = (await post("/chunk?budget=100", "회의.docx", DOCX)).json();
    expect(chunks.length).toBeGreaterThan(0);
    for (const chunk of chunks) expect(chunk.doc_id).toBe(document.doc_id);
    expect(chunks.map(({ text }: { text: string }) => text).join("\n")).toContain("교육 | 1,000");
  });

  test("comes back as Markdown", async () => {
    const response = await post("/parse", "회의.docx", DOCX, "text/markdown");
    expect(response.body).toContain("# 회의 결과");
    expect(response.body).toMatch(/\| *교육 *\| *1,000 *\|/);
  });
});

test("a bundle comes back with its documents, and their chunks", async () => {
  const bundle = makeZip({ "폴더/회의.docx": DOCX, "메모.txt": "읽지 않는 형식" });
  const document = (await post("/parse", "묶음.zip", bundle)).json();
  const paths = document.documents.map(
    (inner: { source: { container_path: string[] } }) => inner.source.container_path,
  );
  expect(paths).toContainEqual(["묶음.zip", "폴더/회의.docx"]);
  const { chunks } = (await post("/chunk", "묶음.zip", bundle)).json();
  const inner = document.documents.find(
    (one: { access: { readable: boolean } }) => one.access.readable,
  );
  expect(chunks.length).toBeGreaterThan(0);
  expect(chunks[0].doc_id).toBe(inner.doc_id);
});

test.each([
  ["nothing", Buffer.alloc(0), "EMPTY"],
  ["no document", Buffer.from("그냥 글"), "UNSUPPORTED_FORMAT"],
  ["a sealed file", Buffer.from("\x9b DRMONE  sealed", "latin1"), "DRM_ENCRYPTED"],
  ["half a file", DOCX.subarray(0, DOCX.length / 2), "CORRUPT"],
])("%s is a 200 that says why it was not read", async (_what, bytes, reason) => {
  for (const url of ["/parse", "/chunk"]) {
    const response = await post(url, "a.docx", bytes);
    expect(response.statusCode).toBe(200);
    const document = url === "/parse" ? response.json() : response.json().document;
    expect(document.access).toMatchObject({ readable: false, reason });
    expect(document.access.reason_text).toMatch(/[가-힣].* \/ /);
  }
  const markdown = await post("/parse", "a.docx", bytes, "text/markdown");
  expect([markdown.statusCode, markdown.body.length > 0]).toEqual([200, true]);
});
