import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TextParsing } from "../../test/text-parsing.js";
import type { ParseRequest, ParseResult } from "../parsing/parsing.js";
import { ResultBody } from "../parsing/result-body.js";
import type { Embedder } from "../search/embedder.js";
import { listScope } from "./listing.js";
import { Tenants, type TenantsOptions } from "./tenants.js";

/** Counts what it is asked for, and fails when told to, as a parser process that dies does. */
class Watched extends TextParsing {
  asked = 0;
  fails = false;

  override async read(request: ParseRequest): Promise<ParseResult> {
    this.asked += 1;
    const parsed = await super.read(request);
    if (!this.fails) return parsed;
    const [entry] = JSON.parse((await parsed.body.bytes()).toString("utf8"));
    const access = { ...entry.access, readable: false, reason: "TIMEOUT", reason_text: "느림" };
    const failed = [{ ...entry, access, chunks: [], tables: [] }];
    return { ...parsed, body: ResultBody.ofBuffer(Buffer.from(JSON.stringify(failed))) };
  }
}

let root: string;
let parsing: Watched;
let tenants: Tenants;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "wonmun-contents-"));
  await mkdir(join(root, "corpus", "a"), { recursive: true });
  await writeFile(join(root, "corpus", "a", "여비.txt"), "국내 출장\n해외 출장\n출장 여비");
  parsing = new Watched();
});
afterEach(async () => {
  await tenants.close();
  await rm(root, { recursive: true, force: true });
});

function open(options: Partial<TenantsOptions>): Tenants {
  const corpus = join(root, "corpus");
  tenants = new Tenants({ corpus, parsing, state: null, generation: "g1", ...options });
  return tenants;
}

describe("DocumentContents", () => {
  it("reads a file once where nothing is kept on disk, also for the embedding model", async () => {
    const passages: string[] = [];
    const embedder: Embedder = {
      ...{ fingerprint: "fake-1", name: "fake", dimensions: 1, shortcoming: null },
      embedPassages: async (texts) => {
        passages.push(...texts);
        return texts.map(() => Float32Array.of(1));
      },
      embedQuery: async () => Float32Array.of(1),
      close: async () => {},
    };
    const scope = await open({ embedder }).scope("a", null);
    await expect.poll(() => passages.length).toBe(2);
    expect((await scope.chunkAt("여비.txt", 1))?.chunk.text).toBe("해외 출장");
    expect(await scope.tables(scope.documents[0]!)).toEqual([]);
    expect(parsing.asked).toBe(1);
  });

  it("reads no file for a chunk that the document does not have", async () => {
    const scope = await open({ state: join(root, "state") }).scope("a", null);
    const { doc_id } = scope.documents[0]!;
    expect(await scope.find(doc_id, "c4")).toBeUndefined();
    expect(await scope.chunkAt("여비.txt", 999)).toBeUndefined();
    expect(parsing.asked).toBe(1);
    expect((await scope.find(doc_id, "c2"))?.chunk.text).toBe("해외 출장");
  });

  it("fails the call where a document cannot be read again, and the next one lists the document", async () => {
    const scope = await open({ state: join(root, "state") }).scope("a", null);
    parsing.fails = true;
    await expect(scope.chunkAt("여비.txt", 0)).rejects.toThrow("TIMEOUT");
    await expect(scope.tables(scope.documents[0]!)).rejects.toThrow("TIMEOUT");
    const listing = listScope("a", await tenants.scope("a", null), false);
    expect(listing).toMatchObject({ readable: 0, unreadable: 1, chunks: 0 });
    expect(listing.documents[0]).toMatchObject({ filename: "여비.txt", reason: "TIMEOUT" });
  });

  it("draws no page of what somebody swaps in from outside the tenant", async () => {
    const folder = join(root, "corpus", "a");
    for (const [where, text] of [
      [folder, "안"],
      [root, "밖"],
    ] as const) {
      await mkdir(join(where, "sub"));
      await writeFile(join(where, "sub", "a.txt"), text);
    }
    const scope = await open({}).scope("a", null);
    const facts = scope.documents.find(({ name }) => name === "sub/a.txt")!;
    const read = vi.spyOn(parsing, "read");
    await scope.pagePicture(facts, 1, { width: 100 });
    expect(read).toHaveBeenCalledTimes(1);
    await rename(join(folder, "sub"), join(folder, ".kept"));
    await symlink(join(root, "sub"), join(folder, "sub"));
    expect(await scope.pagePicture(facts, 1, { width: 100 })).toBeNull();
    expect(read).toHaveBeenCalledTimes(1);
  });
});
