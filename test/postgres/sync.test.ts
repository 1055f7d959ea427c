import { mkdir, mkdtemp, rename, rm, symlink, unlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { Database } from "../../src/database/connection.js";
import { DatabaseStore } from "../../src/tenants/database-store.js";
import { listScope } from "../../src/tenants/listing.js";
import { FolderSync } from "../../src/tenants/sync-folder.js";
import { Tenants } from "../../src/tenants/tenants.js";
import { TextParsing } from "../text-parsing.js";
import { newDatabase } from "./server.js";

const isServer = (await newDatabase()) !== null;
let corpus: string;
let tenants: Tenants;
let sync: FolderSync;
let database: Database;

describe.skipIf(!isServer)("a folder in the shared database", () => {
  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), "wonmun-sync-test-"));
    corpus = join(folder, "corpus");
    await mkdir(join(corpus, "a", "하위"), { recursive: true });
    database = new Database((await newDatabase())!);
    tenants = new Tenants({
      corpus: new DatabaseStore(database, join(folder, "fetched")),
      parsing: new TextParsing(),
      state: null,
      generation: "test",
    });
    sync = new FolderSync(database, corpus, folder);
    onTestFinished(async () => {
      sync.close();
      await tenants.close();
      await database.close();
      await rm(folder, { recursive: true });
    });
  });

  /** Passes until nothing waits: a new file counts as growing for a second. */
  async function run() {
    const sum = await sync.run();
    while (sum.waiting > 0) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const again = await sync.run();
      Object.assign(sum, { waiting: again.waiting, left: again.left });
      sum.stored += again.stored;
      sum.removed += again.removed;
    }
    return sum;
  }
  const write = (name: string, text: string) => writeFile(join(corpus, "a", name), text);
  const names = async (principal: string | null = null) =>
    listScope("a", await tenants.scope("a", principal), false).documents.map(
      ({ filename }) => filename,
    );

  it("is the same, with what is in its folders, and only what changed is written", async () => {
    await write("여비.txt", "일비는 2만원");
    await write("하위/식비.txt", "식비는 3만원");
    expect(await run()).toMatchObject({ tenants: 1, stored: 2, removed: 0, left: [] });
    expect(await names()).toEqual(["여비.txt", "하위/식비.txt"]);
    expect(await run()).toMatchObject({ stored: 0, removed: 0 });
    await write("여비.txt", "일비는 4만원");
    await unlink(join(corpus, "a", "하위", "식비.txt"));
    expect(await run()).toMatchObject({ stored: 1, removed: 1 });
    const scope = await tenants.scope("a", null);
    const [hit] = await scope.search("일비", 1);
    expect((await scope.chunkAt(hit!.key, hit!.chunk))?.chunk.text).toBe("일비는 4만원");
    expect(await names()).toEqual(["여비.txt"]);
  });

  it("hides what its rules hide, also while they cannot be understood", async () => {
    await write("공개.txt", "가");
    await write("비밀.txt", "나");
    const rules = { default: ["*"], rules: [{ files: "비밀*", allow: ["kim"] }] };
    await write("ACL.json", JSON.stringify(rules));
    await run();
    expect(await names()).toEqual(["공개.txt"]);
    expect(await names("kim")).toEqual(["공개.txt", "비밀.txt"]);
    await write("ACL.json", "{");
    await run();
    expect(await names("kim")).toEqual([]);
    await unlink(join(corpus, "a", "ACL.json"));
    await symlink("nowhere", join(corpus, "a", "ACL.json"));
    await run();
    expect(await names("kim")).toEqual([]);
    await unlink(join(corpus, "a", "ACL.json"));
    await run();
    expect(await names()).toEqual(["공개.txt", "비밀.txt"]);
  });

  it("brings synonyms and tags", async () => {
    await write("가.txt", "관내출장 여비는 2만원으로 한다");
    await write("나.txt", "식비는 3만원");
    await write("SYNONYMS.txt", "관내출장: 근거리외근");
    await write(".wonmun-tags.json", JSON.stringify({ "나.txt": ["식대"] }));
    await run();
    const scope = await tenants.scope("a", null);
    expect((await scope.search("근거리외근", 3)).map(({ key }) => key)).toEqual(["가.txt"]);
    const tagged = await tenants.scope("a", null, { tags: ["식대"] });
    expect(tagged.documents.map(({ name }) => name)).toEqual(["나.txt"]);
  });

  it("takes a tenant away with its folder, and brings it back", async () => {
    await write("여비.txt", "일비는 2만원");
    await run();
    expect(await tenants.names()).toEqual(["a"]);
    await names();
    await rm(join(corpus, "a"), { recursive: true });
    expect(await run()).toMatchObject({ removed: 1 });
    expect(await tenants.names()).toEqual([]);
    await expect(names()).rejects.toMatchObject({ reason: "TENANT_NOT_FOUND" });
    await mkdir(join(corpus, "a"));
    await write("새.txt", "새 문서");
    await run();
    expect(await names()).toEqual(["새.txt"]);
  });

  it("stores bytes again that went while nothing named them", async () => {
    await write("여비.txt", "일비는 2만원");
    await run();
    const textOf = async () => {
      const scope = await tenants.scope("a", null);
      const [hit] = await scope.search("일비", 1);
      return (await scope.chunkAt(hit!.key, hit!.chunk))?.chunk.text;
    };
    // As a database is that was restored to the time before: the files and their bytes are gone under a running sync.
    await database.query("UPDATE files SET removed = true WHERE name = '여비.txt'");
    await database.query("DELETE FROM contents");
    expect(await sync.run()).toMatchObject({ stored: 0, waiting: 1 });
    expect(await sync.run()).toMatchObject({ stored: 1, waiting: 0 });
    expect(await textOf()).toBe("일비는 2만원");
    // A folder that was away for so long that its bytes went.
    const aside = join(corpus, "..", "aside");
    await rename(join(corpus, "a"), aside);
    expect(await sync.run()).toMatchObject({ removed: 1 });
    await database.query("DELETE FROM contents");
    await rename(aside, join(corpus, "a"));
    expect(await sync.run()).toMatchObject({ stored: 1, waiting: 0 });
    expect(await textOf()).toBe("일비는 2만원");
  });

  it("keeps the bytes of what it replaces or takes away for those who read them", async () => {
    await write("여비.txt", "일비는 2만원");
    await write("식비.txt", "식비는 3만원");
    await run();
    await database.query("UPDATE contents SET stored = now() - interval '2 days'");
    await write("여비.txt", "일비는 4만원");
    await unlink(join(corpus, "a", "식비.txt"));
    await run();
    const old = "SELECT key FROM contents WHERE stored < now() - interval '1 day'";
    expect(await database.query(old)).toEqual([]);
  });

  it("lists a document whose bytes are lost as one that cannot be read, beside the others", async () => {
    await write("여비.txt", "일비는 2만원");
    await write("식비.txt", "식비는 3만원");
    await run();
    await database.query(
      "DELETE FROM contents WHERE key = (SELECT sha256 FROM files WHERE name = '식비.txt')",
    );
    const { documents } = listScope("a", await tenants.scope("a", null), false);
    expect(documents).toMatchObject([
      { filename: "식비.txt", readable: false, reason: "READER_FAILED" },
      { filename: "여비.txt", readable: true },
    ]);
  });

  it("leaves a file that is being written until it rests", async () => {
    await write("여비.txt", "일비는 2만원");
    expect(await sync.run()).toMatchObject({ stored: 0, waiting: 1 });
    await run();
    await write("여비.txt", "일비는 3만원");
    const soon = new Date(Date.now() + 1000);
    await utimes(join(corpus, "a", "여비.txt"), soon, soon);
    // What the database has of it stays meanwhile.
    expect(await sync.run()).toMatchObject({ stored: 0, removed: 0, waiting: 1 });
    expect(await names()).toEqual(["여비.txt"]);
    expect(await run()).toMatchObject({ stored: 1 });
  });
});
