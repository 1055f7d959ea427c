/** Files whose names on disk are not UTF-8, as old archives unpack them: listed decoded, read, found, shown, watched and removed. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import iconv from "iconv-lite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { line, makeDocx, USUAL_STYLES } from "../samples/make/docx.js";
import { SafeReading } from "../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../src/readers/reader.js";
import { Tenants } from "../src/tenants/tenants.js";
import { openService, type TestService } from "./service.js";

const docx = (text: string) => makeDocx({ styles: USUAL_STYLES, body: line(text) });
const cp949 = (name: string) => iconv.encode(name, "cp949");
const headers = { "x-api-key": "k" };

let parsing: SafeReading;
let tenants: Tenants;
let service: TestService;
const directory = mkdtempSync(join(tmpdir(), "wonmun-old-names-"));
const corpus = join(directory, "corpus");
const cache = join(directory, "cache");
const faults: string[] = [];

async function start(): Promise<void> {
  const limits = { workers: 1, timeout: 60, memory: 1024 };
  parsing = await SafeReading.open({ ...limits, cache, read: DEFAULT_READ_OPTIONS });
  const onFault = (what: string, error: unknown) => faults.push(`${what}: ${error}`);
  tenants = new Tenants({ corpus, parsing, state: cache, generation: "test", onFault });
  service = await openService({ parsing, tenants, keys: { apiKey: "k" } });
}

async function stop(): Promise<void> {
  await service.close();
  await parsing.close();
}

/** A path below the corpus; parts that are bytes stay bytes. */
function onDisk(...parts: (string | Buffer)[]): Buffer {
  const all = parts.flatMap((part) => [Buffer.from("/"), Buffer.from(part as string)]);
  return Buffer.concat([Buffer.from(corpus), ...all]);
}

function put(parts: (string | Buffer)[], content: string | Buffer): void {
  mkdirSync(onDisk(...parts.slice(0, -1)), { recursive: true });
  writeFileSync(onDisk(...parts), content);
}

async function listed(tenant: string): Promise<{ filename: string; doc_id: string }[]> {
  const url = `/documents?${new URLSearchParams({ tenant })}`;
  const { documents } = (await service.call({ url, headers })).json();
  return documents.map(({ filename, doc_id }: Record<string, string>) => ({ filename, doc_id }));
}

const names = async (tenant: string) => (await listed(tenant)).map(({ filename }) => filename);

async function found(tenant: string, query = "예산"): Promise<string[]> {
  const payload = { tenant, query, limit: 20 };
  const { hits } = (
    await service.call({ method: "POST", url: "/search", payload, headers })
  ).json();
  return hits.map(({ filename, text }: Record<string, string>) => `${filename}: ${text}`).sort();
}

async function remove(target: Record<string, string>) {
  const url = `/documents?${new URLSearchParams(target)}`;
  const { statusCode, body } = await service.call({ method: "DELETE", url, headers });
  return { status: statusCode, ...(JSON.parse(body) as Record<string, unknown>) };
}

describe.runIf(process.platform === "linux")("names in CP949", () => {
  beforeAll(async () => {
    mkdirSync(corpus, { recursive: true });
    await start();
  });
  afterAll(async () => {
    await stop();
    rmSync(directory, { recursive: true });
  });

  it("are listed decoded, in folders too, and read, found, shown and kept to their rules", async () => {
    put(["가", cp949("뷁 예산안.docx")], docx("예산안은 1,000원이다."));
    put(["가", cp949("내부"), "계획.docx"], docx("예산 계획은 2,000원이다."));
    put(["가", cp949("내부"), cp949("비밀.docx")], docx("예산 비밀은 9,999원이다."));
    const rules = { default: ["*"], rules: [{ files: "내부/비밀.docx", allow: ["kim"] }] };
    put(["가", "ACL.json"], JSON.stringify(rules));
    expect(await names("가")).toEqual(["내부/계획.docx", "뷁 예산안.docx"]);
    expect(await found("가")).toEqual([
      "내부/계획.docx: 예산 계획은 2,000원이다.",
      "뷁 예산안.docx: 예산안은 1,000원이다.",
    ]);
    const question = "예산안은 얼마인가?";
    const view = await service.call({
      method: "POST",
      url: "/view",
      payload: { tenant: "가", question },
      headers,
    });
    expect(view.statusCode).toBe(200);
    expect(view.body).toContain("뷁 예산안.docx");
    expect(view.body).toContain("1,000원");
  });

  it("name a tenant's folder too", async () => {
    put([cp949("옛 부서"), cp949("예산.docx")], docx("예산은 3,000원이다."));
    expect(await names("옛 부서")).toEqual(["예산.docx"]);
    const upload = await service.call({
      method: "POST",
      url: `/documents/upload?${new URLSearchParams({ tenant: "옛 부서", filename: "새 글.docx" })}`,
      headers: { ...headers, "content-type": "application/octet-stream" },
      payload: docx("새 예산은 4,000원이다."),
    });
    expect(upload.statusCode).toBe(201);
    expect(await names("옛 부서")).toEqual(["새 글.docx", "예산.docx"]);
    expect(existsSync(onDisk(cp949("옛 부서"), "새 글.docx"))).toBe(true);
    expect(existsSync(join(corpus, "옛 부서"))).toBe(false);
  });

  it("are watched: a change, a new name and a removal are seen, also after a restart", async () => {
    const file = ["나", cp949("예산.docx")];
    put(file, docx("예산은 1,000원이다."));
    expect(await found("나")).toEqual(["예산.docx: 예산은 1,000원이다."]);
    writeFileSync(onDisk(...file), docx("예산은 2,000원으로 바뀌었다."));
    expect(await found("나")).toEqual(["예산.docx: 예산은 2,000원으로 바뀌었다."]);
    renameSync(onDisk(...file), onDisk("나", cp949("고친 예산.docx")));
    expect(await names("나")).toEqual(["고친 예산.docx"]);
    await stop();
    await start();
    expect(await found("나")).toEqual(["고친 예산.docx: 예산은 2,000원으로 바뀌었다."]);
    rmSync(onDisk("나", cp949("고친 예산.docx")));
    expect(await names("나")).toEqual([]);
  });

  it("are replaced and removed over the API", async () => {
    put(["다", cp949("묶음"), cp949("예산.docx")], docx("예산은 1,000원이다."));
    put(["다", cp949("예산.docx")], docx("예산은 2,000원이다."));
    const upload = await service.call({
      method: "POST",
      url: `/documents/upload?${new URLSearchParams({ tenant: "다", filename: "예산.docx", replace: "1" })}`,
      headers: { ...headers, "content-type": "application/octet-stream" },
      payload: docx("예산은 5,000원이다."),
    });
    expect(upload.statusCode).toBe(201);
    expect(readdirSync(onDisk("다"), "buffer").sort(Buffer.compare)).toEqual(
      [cp949("묶음"), cp949("예산.docx")].sort(Buffer.compare),
    );
    expect(await found("다")).toEqual([
      "묶음/예산.docx: 예산은 1,000원이다.",
      "예산.docx: 예산은 5,000원이다.",
    ]);
    expect(await remove({ tenant: "다", filename: "묶음/예산.docx" })).toMatchObject({
      status: 200,
    });
    expect(await names("다")).toEqual(["예산.docx"]);
    expect(await remove({ tenant: "다", filename: "예산.docx" })).toMatchObject({ status: 200 });
    expect(await names("다")).toEqual([]);
    expect(readdirSync(onDisk("다", cp949("묶음")))).toEqual([]);
  });

  it("that are no CP949 either show what cannot be read of them, each apart", async () => {
    put(["라", Buffer.from("a\xff.docx", "latin1")], docx("예산 하나는 1원이다."));
    put(["라", Buffer.from("a\xfe.docx", "latin1")], docx("예산 둘은 2원이다."));
    expect(await found("라")).toEqual([
      "a\ufffd.docx: 예산 둘은 2원이다.",
      "a\ufffd.docx: 예산 하나는 1원이다.",
    ]);
    expect(await names("라")).toEqual(["a\ufffd.docx", "a\ufffd.docx"]);
  });

  it("spell one listed name beside NFC and NFD: three documents, each removed alone by its doc_id", async () => {
    const name = "예산.docx";
    const spellings = { nfc: name, nfd: name.normalize("NFD"), cp949: cp949(name) };
    for (const [spelling, one] of Object.entries(spellings))
      put(["마", one], docx(`예산 ${spelling}`));
    const all = await listed("마");
    expect(all.map(({ filename }) => filename)).toEqual([name, name, name]);
    expect(await found("마")).toEqual([
      `${name}: 예산 cp949`,
      `${name}: 예산 nfc`,
      `${name}: 예산 nfd`,
    ]);
    const idOf = async (text: string) => {
      const payload = { tenant: "마", query: text, limit: 1 };
      const { hits } = (
        await service.call({ method: "POST", url: "/search", payload, headers })
      ).json();
      return hits[0].doc_id as string;
    };
    const target = { tenant: "마", filename: name, doc_id: await idOf("nfd") };
    expect(await remove({ ...target, doc_id: `sha256:${"0".repeat(64)}` })).toMatchObject({
      status: 404,
    });
    expect(await remove({ ...target, doc_id: "nfd" })).toMatchObject({ status: 400 });
    expect(await remove(target)).toMatchObject({ status: 200, deleted: true });
    expect(existsSync(onDisk("마", spellings.nfd))).toBe(false);
    expect(await found("마")).toEqual([`${name}: 예산 cp949`, `${name}: 예산 nfc`]);
    const params = { name: "remove_document", arguments: { ...target, doc_id: await idOf("nfc") } };
    const payload = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
    await service.call({ method: "POST", url: "/mcp", payload, headers });
    expect(await found("마")).toEqual([`${name}: 예산 cp949`]);
    expect(await remove({ tenant: "마", filename: name })).toMatchObject({ status: 200 });
    expect(readdirSync(onDisk("마"))).toEqual([]);
  });

  it("that make two folders one tenant are told of, and one of them is served", async () => {
    put([cp949("감사"), "옛글.docx"], docx("옛 예산"));
    put(["감사", "새글.docx"], docx("새 예산"));
    expect((await tenants.names()).filter((name) => name === "감사")).toHaveLength(1);
    await tenants.names();
    expect(faults.filter((fault) => fault.includes("감사"))).toHaveLength(1);
    expect(await names("감사")).toEqual(["새글.docx"]);
  });

  it("cannot be reached by writing their bytes as lone surrogates", async () => {
    const escaped = [...cp949("옛 부서")]
      .map((byte) => String.fromCharCode(byte < 0x80 ? byte : 0xdc00 + byte))
      .join("");
    const payload = { tenant: escaped, query: "예산" };
    const answer = await service.call({ method: "POST", url: "/search", payload, headers });
    expect(answer.statusCode).toBe(400);
  });
});
