/** Locked files sent with their password: kept without it, found and read as any other; the password itself stands nowhere. */
import { createHash } from "node:crypto";
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { line, makeDocx } from "../samples/make/docx.js";
import { paragraph } from "../samples/make/hangul.js";
import { makeHwp } from "../samples/make/hwp.js";
import { lockAgile, lockedZip, lockParts } from "../samples/make/lock.js";
import { makeOdf, odfParagraph } from "../samples/make/odf.js";
import { createLogger } from "../src/http/log.js";
import { SafeReading } from "../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../src/readers/reader.js";
import { openService, type TestService } from "./service.js";

const PASSWORD = "열쇠 ëxotisch-7531";
const WRONG = "틀린 열쇠-8642";
const letter = (text: string) => makeDocx({ body: line(text) });
const locked = (text: string) => lockAgile(letter(text), PASSWORD);
const sha256 = (bytes: Buffer) => `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

let parsing: SafeReading;
let service: TestService;
let address: string;
const cache = mkdtempSync(join(tmpdir(), "wonmun-cache-"));
const lines: string[] = [];
/** All that the service answered. */
const replies: string[] = [];
beforeAll(async () => {
  parsing = await SafeReading.open({
    ...{ workers: 1, timeout: 60, memory: 1024, cache },
    read: DEFAULT_READ_OPTIONS,
  });
  service = await openService({
    parsing,
    keys: { apiKey: "admin" },
    usageLog: join(cache, "usage.jsonl"),
    logger: createLogger({
      level: "trace",
      destination: { write: (one) => void lines.push(one) },
    }),
  });
  address = await service.listen();
});
afterAll(async () => {
  await service.close();
  await parsing.close();
  rmSync(cache, { recursive: true });
});

async function send(
  path: string,
  body: FormData | string | Buffer,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { authorization: "Bearer admin", ...headers },
    body: body as string,
  });
  const text = await response.text();
  replies.push(text);
  const seen = { status: response.status, headers: Object.fromEntries(response.headers) };
  service.validate({ method: "POST", path: path.split("?", 1)[0]! }, { ...seen, body: text });
  return { status: response.status, body: JSON.parse(text) };
}
const raw = (name: string, password: string) => ({
  "content-type": "application/octet-stream",
  "x-filename": encodeURIComponent(name),
  "x-password": encodeURIComponent(password),
});
const json = { "content-type": "application/json" };
const form = (
  fields: [string, string][],
  files: Record<string, Buffer>,
  last: [string, string][],
) => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  for (const [name, bytes] of Object.entries(files)) body.append("file", new Blob([bytes]), name);
  for (const [name, value] of last) body.append(name, value);
  return body;
};
const found = async (tenant: string, query: string) =>
  (await send("/search", JSON.stringify({ tenant, query }), json)).body.hits[0].text;
async function ended(id: string) {
  return vi.waitFor(
    async () => {
      const headers = { authorization: "Bearer admin" };
      const text = await (await fetch(`${address}/jobs/${id}`, { headers })).text();
      replies.push(text);
      const job = JSON.parse(text);
      if (job.state !== "done") throw new Error(`still ${job.state}`);
      return job;
    },
    { timeout: 30_000, interval: 100 },
  );
}

test("an upload is kept without its password, however it was sent", async () => {
  const [one, two, three, four] = ["소백산", "지리산", "한라산", "설악산"].map(locked) as Buffer[];
  const stored = [
    [one, await send("/documents/upload?tenant=gov", one!, raw("가.docx", PASSWORD))],
    [
      two,
      await send(
        "/documents/upload",
        form(
          [
            ["tenant", "gov"],
            ["password", PASSWORD],
          ],
          { "나.docx": two! },
          [],
        ),
      ),
    ],
    [
      three,
      await send(
        "/documents/upload?tenant=gov",
        form([], { "다.docx": three! }, [["password", PASSWORD]]),
      ),
    ],
    [
      four,
      await send(
        "/documents/upload",
        JSON.stringify({
          ...{ tenant: "gov", filename: "라.docx", password: PASSWORD },
          data_base64: four!.toString("base64"),
        }),
        json,
      ),
    ],
  ] as const;
  for (const [bytes, { status, body }] of stored) {
    expect([status, body.readable, body.reason]).toEqual([201, true, null]);
    expect(body.unlocked_from).toBe(sha256(bytes!));
    expect(body.doc_id).toBe(sha256(readFileSync(join(service.corpus, "gov", body.filename))));
  }
  // What is kept is what was locked, byte for byte, and any program opens it.
  expect(readFileSync(join(service.corpus, "gov", "가.docx")).equals(letter("소백산"))).toBe(true);
  expect(await found("gov", "설악산")).toBe("설악산");
});

test("a wrong password leaves the file locked and says so; an open file needs none", async () => {
  const bytes = locked("오대산");
  const wrong = await send("/documents/upload?tenant=gov", bytes, raw("마.docx", WRONG));
  expect(wrong.body).toMatchObject({ readable: false, reason: "WRONG_PASSWORD", stored: true });
  expect([wrong.status, wrong.body.doc_id]).toEqual([201, sha256(bytes)]);
  expect(wrong.body).not.toHaveProperty("unlocked_from");
  const right = await send(
    "/documents/upload?tenant=gov&replace=1",
    bytes,
    raw("마.docx", PASSWORD),
  );
  expect(right.body).toMatchObject({ readable: true, unlocked_from: sha256(bytes) });
  const open = await send("/documents/upload?tenant=gov", letter("북한산"), raw("바.docx", WRONG));
  expect(open.body).toMatchObject({
    readable: true,
    reason: null,
    doc_id: sha256(letter("북한산")),
  });
  expect(open.body).not.toHaveProperty("unlocked_from");
  const bundle = lockedZip({ "속.docx": letter("치악산") }, PASSWORD, true);
  const shut = await send("/documents/upload?tenant=gov", bundle, raw("묶음.zip", WRONG));
  // The archive was opened; what is in it has its own reasons.
  expect(shut.body).toMatchObject({ readable: true, reason: null, chunks: 0 });
  const opened = await send(
    "/documents/upload?tenant=gov&replace=1",
    bundle,
    raw("묶음.zip", PASSWORD),
  );
  expect([opened.body.reason, await found("gov", "치악산")]).toEqual([null, "치악산"]);
});

test("the same idempotency key with another password is another request", async () => {
  const bytes = locked("월악산");
  const key = { "idempotency-key": "once-5" };
  const upload = (password: string) =>
    send("/documents/upload?tenant=gov", bytes, { ...raw("사.docx", password), ...key });
  const first = await upload(PASSWORD);
  expect(await upload(PASSWORD)).toEqual(first);
  expect((await upload(WRONG)).body.reason).toBe("IDEMPOTENCY_KEY_REUSED");
});

test("jobs unlock their files before they wait, one password for all", async () => {
  const files = { "아.docx": locked("덕유산"), "자.docx": letter("내장산") };
  const sent = await send("/jobs", form([["tenant", "gov"]], files, [["password", PASSWORD]]));
  expect(sent.status).toBe(202);
  const [one, two] = await Promise.all(sent.body.jobs.map(({ id }: { id: string }) => ended(id)));
  expect(one.unlocked_from).toBe(sha256(files["아.docx"]));
  expect(one.result).toMatchObject({ readable: true, unlocked_from: one.unlocked_from });
  expect([two.result.readable, "unlocked_from" in two]).toEqual([true, false]);
  expect(await found("gov", "덕유산")).toBe("덕유산");
  const read = await send("/jobs", locked("가야산"), raw("차.docx", PASSWORD));
  const { result } = await ended(read.body.jobs[0].id);
  expect(result.blocks[0].text).toBe("가야산");
  const shut = await send("/jobs?result=chunks", locked("무등산"), raw("카.docx", WRONG));
  const refused = await ended(shut.body.jobs[0].id);
  expect(refused.result.document.access.reason).toBe("WRONG_PASSWORD");
  const stored = await send("/jobs?tenant=gov", locked("무등산"), raw("타.docx", WRONG));
  expect((await ended(stored.body.jobs[0].id)).result.reason).toBe("WRONG_PASSWORD");
});

test("jobs without a tenant say why a file stays locked, as /parse does", async () => {
  const older = makeHwp({ sections: [[paragraph("글")]] }, { properties: 2 });
  const parts = unzipSync(
    lockParts(makeOdf("odt", { body: odfParagraph("글") }), PASSWORD, "packed"),
  );
  const list = Buffer.from(parts["META-INF/manifest.xml"]!).toString();
  parts["META-INF/manifest.xml"] = Buffer.from(list.replaceAll('"1024"', '"9000000"'));
  const slow = Buffer.from(zipSync(parts));
  for (const [name, bytes] of Object.entries({ "옛.hwp": older, "느림.odt": slow })) {
    const parsed = await send("/parse", bytes, raw(name, PASSWORD));
    const job = await send("/jobs", bytes, raw(name, PASSWORD));
    const { access } = (await ended(job.body.jobs[0].id)).result;
    const { reason, reason_text } = parsed.body.access;
    expect([access.reason, access.reason_text]).toEqual([reason, reason_text]);
    expect(reason).toBe(name === "옛.hwp" ? "PASSWORD_PROTECTED" : "TOO_LARGE");
  }
});

test("a password in the address is refused", async () => {
  const { status, body } = await send("/jobs?password=x", letter("글"), raw("글.docx", PASSWORD));
  expect([status, body.reason, body.field]).toEqual([400, "INVALID_REQUEST", "password"]);
});

test("taking a password off is not counted as a reading", () => {
  expect(parsing.state.reads.some(({ outcome }) => outcome === "READABLE")).toBe(true);
  expect(
    parsing.state.reads.filter(
      ({ format, outcome }) => format === "unknown" && outcome === "READABLE",
    ),
  ).toEqual([]);
});

test("no password stands in what is kept, logged, counted or answered", async () => {
  const kept = [service.directory, cache]
    .flatMap((root) =>
      readdirSync(root, { recursive: true }).map((name) => join(root, String(name))),
    )
    .filter((path) => lstatSync(path).isFile())
    .map((path) => readFileSync(path));
  expect(kept.length).toBeGreaterThan(10);
  expect(lines.length).toBeGreaterThan(10);
  const all = Buffer.concat([...kept, Buffer.from(lines.join("")), Buffer.from(replies.join(""))]);
  for (const password of [PASSWORD, WRONG])
    for (const form of spellings(password)) expect(all.includes(form)).toBe(false);
  expect(service.spooled().filter((path) => !path.includes("jobs"))).toEqual([]);
});

test("what was only read leaves nothing of its text in the cache", () => {
  const names = readdirSync(cache, { recursive: true }).map((name) => join(cache, String(name)));
  const files = names.filter((path) => lstatSync(path).isFile());
  const kept = Buffer.concat(files.map((path) => readFileSync(path)));
  // A tenant's documents are there.
  expect(kept.includes("덕유산")).toBe(true);
  expect(kept.includes("가야산")).toBe(false);
});

test("a password that only seems right changes nothing", async () => {
  const key = Buffer.from("dea24fe5f251ff5c2a00c5376dfe7e08", "hex");
  const bytes = makeHwp({ sections: [[paragraph("금강산")]] }, { key, compressed: false });
  const { status, body } = await send(
    "/documents/upload?tenant=gov",
    bytes,
    raw("파.hwp", "wrong-34"),
  );
  expect([status, body.reason, body.doc_id]).toEqual([201, "WRONG_PASSWORD", sha256(bytes)]);
  expect(readFileSync(join(service.corpus, "gov", "파.hwp")).equals(bytes)).toBe(true);
});

/** As it was sent, as programs write it, and as a hash would give it away. */
function spellings(password: string): Buffer[] {
  const bytes = Buffer.from(password);
  const hashes = ["md5", "sha1", "sha256"].map((name) =>
    createHash(name).update(bytes).digest("hex"),
  );
  return [
    bytes,
    Buffer.from(password, "utf16le"),
    ...[
      encodeURIComponent(password),
      bytes.toString("base64"),
      bytes.toString("hex"),
      ...hashes,
    ].map((text) => Buffer.from(text)),
    Buffer.from(JSON.stringify(password).slice(1, -1)),
  ];
}
