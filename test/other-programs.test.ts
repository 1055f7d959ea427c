/** The interfaces of other programs: Dify's external knowledge, docling-serve's conversion, Open WebUI's document loader. */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { SafeReading } from "../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../src/readers/reader.js";
import { openService, type TestService } from "./service.js";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const samples = fileURLToPath(new URL("../samples/corpus/demo/", import.meta.url));
const sample = (name: string) => {
  const found = readdirSync(samples).find((one) => one.normalize("NFC") === name);
  return readFileSync(join(samples, found!));
};
const KEYS = { apiKey: "admin-key", apiKeys: '{"tax":"tax-key"}' };

const cache = mkdtempSync(join(tmpdir(), "wonmun-cache-"));
let parsing: SafeReading;
let service: TestService;
beforeAll(async () => {
  const read = { ...DEFAULT_READ_OPTIONS, ocr: false };
  parsing = await SafeReading.open({ workers: 1, timeout: 60, memory: 1024, cache, read });
  service = await openService({ parsing, keys: KEYS });
  mkdirSync(join(service.corpus, "tax"));
  for (const name of readdirSync(samples).filter((one) => one.endsWith(".docx")))
    copyFileSync(join(samples, name), join(service.corpus, "tax", name.normalize("NFC")));
  const rules = { default: ["*"], rules: [{ files: "깨진*", allow: ["kim"] }] };
  writeFileSync(join(service.corpus, "tax", "ACL.json"), JSON.stringify(rules));
});
afterAll(async () => {
  await service.close();
  await parsing.close();
  rmSync(cache, { recursive: true });
});

describe("Dify's external knowledge", () => {
  const ask = async (body: object, key = "tax-key") => {
    const headers = { authorization: `Bearer ${key}` };
    return service.call({ method: "POST", url: "/retrieval", headers, payload: body });
  };
  const QUESTION = {
    knowledge_id: "tax",
    query: "광역시 숙박비 상한",
    retrieval_setting: { top_k: 3, score_threshold: 0 },
  };

  test("gives records as its documentation asks for them", async () => {
    const { records } = (await ask(QUESTION)).json();
    expect(records[0]).toEqual({
      content: expect.stringContaining("광역시"),
      score: 1,
      title: "시행문.docx",
      metadata: {
        doc_id: expect.stringMatching(/^sha256:/),
        chunk_id: expect.stringMatching(/^c\d+$/),
        path: expect.any(Array),
        pages: [1],
        cell_ranges: [],
      },
    });
    expect(records.length).toBeLessThanOrEqual(3);
    const strict = { ...QUESTION, retrieval_setting: { top_k: 3, score_threshold: 1 } };
    const best = (await ask(strict)).json().records;
    expect(best.every(({ score }: { score: number }) => score === 1)).toBe(true);
  });

  test("keeps to keys and owners", async () => {
    expect((await ask(QUESTION, "wrong")).statusCode).toBe(401);
    expect((await ask({ ...QUESTION, knowledge_id: "welfare" })).statusCode).toBe(403);
    expect((await ask({ ...QUESTION, knowledge_id: "none" }, "admin-key")).statusCode).toBe(404);
  });

  test("filters by what a filter knows, and refuses other conditions", async () => {
    const where = (name: string, comparison_operator: string, value: string) =>
      ask({
        ...QUESTION,
        metadata_condition: {
          logical_operator: "and",
          conditions: [{ name, comparison_operator, value }],
        },
      });
    expect((await where("filename", "start with", "시행")).json().records.length).toBeGreaterThan(
      0,
    );
    expect((await where("filename", "contains", "없음")).json()).toEqual({ records: [] });
    expect((await where("filename", "before", "2024")).json().field).toBe("metadata_condition");
    expect((await where("author", "is", "kim")).json().field).toBe("metadata_condition");
  });
});

describe("docling-serve's conversion", () => {
  const convert = (name: string, fields: [string, string][] = []) => {
    const form = new FormData();
    form.append("files", new Blob([sample(name)]), name);
    for (const [field, value] of fields) form.append(field, value);
    return service.call({
      method: "POST",
      url: "/v1/convert/file",
      headers: { "x-api-key": "tax-key" },
      payload: form,
    });
  };

  test("gives Markdown in its own shape, whatever its other options say", async () => {
    const asOpenWebui: [string, string][] = [
      ["image_export_mode", "placeholder"],
      ["do_ocr", "true"],
      ["ocr_lang", "ko"],
      ["ocr_lang", "en"],
      ["to_formats", "md"],
    ];
    const body = (await convert("시행문.docx", asOpenWebui)).json();
    expect(body).toMatchObject({ status: "success", errors: [], timings: {} });
    expect(body.document).toMatchObject({ filename: "시행문.docx", json_content: null });
    expect(body.document.md_content).toContain("광역시");
  });

  test("cuts pages, and puts what is asked for between them", async () => {
    const whole = (await convert("쪽을 넘는 표.pdf", [["md_page_break_placeholder", "\f"]])).json();
    expect(whole.document.md_content).toContain("\f");
    const second = (
      await convert("쪽을 넘는 표.pdf", [
        ["page_range", "2"],
        ["page_range", "2"],
        ["md_page_break_placeholder", "\f"],
      ])
    ).json();
    expect(second.document.md_content.length).toBeLessThan(whole.document.md_content.length);
  });

  test("says why a file could not be read, and refuses what it does not make", async () => {
    const locked = (await convert("비밀번호.docx")).json();
    expect([locked.status, locked.document.md_content]).toEqual(["failure", null]);
    expect(locked.errors[0].error_message).toMatch(/^PASSWORD_PROTECTED: /);
    expect((await convert("시행문.docx", [["to_formats", "json"]])).json().field).toBe(
      "to_formats",
    );
    expect((await convert("시행문.docx", [["target_type", "zip"]])).json().field).toBe(
      "target_type",
    );
    expect((await convert("시행문.docx", [["page_range", "x"]])).json().field).toBe("page_range");
  });
});

describe("Open WebUI's document loader", () => {
  const load = (name: string, type: string, key = "tax-key") =>
    service.call({
      method: "PUT",
      url: "/process",
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": type,
        "x-filename": encodeURIComponent(name),
      },
      payload: sample(name),
    });

  test("gets every page with its number, whatever the type of the file", async () => {
    const pages = (await load("쪽을 넘는 표.pdf", "application/pdf")).json();
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map(({ metadata }: { metadata: { page: number } }) => metadata.page)).toEqual(
      pages.map((_: unknown, index: number) => index + 1),
    );
    expect(pages[0].metadata).toMatchObject({ source: "쪽을 넘는 표.pdf", pages: pages.length });
    const plain = (await load("시행문.docx", "application/json")).json();
    expect(plain[0].page_content).toContain("여비");
  });

  test("is told why, and keeps to keys", async () => {
    const locked = await load("비밀번호.docx", "application/octet-stream");
    expect([locked.statusCode, locked.json().reason]).toEqual([422, "UNREADABLE"]);
    expect(locked.json().message).toContain("PASSWORD_PROTECTED");
    expect((await load("시행문.docx", "text/plain", "wrong")).statusCode).toBe(401);
  });
});
