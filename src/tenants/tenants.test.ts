import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  symlink,
  unlink,
  writeFile,
} from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TextParsing } from "../../test/text-parsing.js";
import type { Parsing, StoredFile } from "../parsing/parsing.js";
import type { Embedder } from "../search/embedder.js";
import { type FolderDisk, LOCAL_DISK } from "./folder-disk.js";
import { listScope, skippedOf } from "./listing.js";
import { Tenant } from "./tenant.js";
import { Tenants, type TenantsOptions } from "./tenants.js";

let corpus: string;
let state: string;
let parsing: TextParsing;
const opened: Tenants[] = [];

beforeEach(async () => {
  corpus = await mkdtemp(join(tmpdir(), "wonmun-corpus-"));
  state = await mkdtemp(join(tmpdir(), "wonmun-state-"));
  parsing = new TextParsing();
  await mkdir(join(corpus, "a"));
});
afterEach(async () => {
  for (const tenants of opened.splice(0)) await tenants.close();
  await rm(corpus, { recursive: true, force: true });
  await rm(state, { recursive: true, force: true });
});

function openTenants(options: Partial<TenantsOptions> = {}): Tenants {
  const tenants = new Tenants({ corpus, parsing, state, generation: "g1", ...options });
  opened.push(tenants);
  return tenants;
}

const put = (name: string, text: string) => writeFile(join(corpus, "a", name), text);
const names = async (tenants: Tenants, principal: string | null = null) =>
  (await tenants.scope("a", principal)).documents.map((facts) => facts.name);
const found = async (tenants: Tenants, query: string, principal: string | null = null) =>
  (await (await tenants.scope("a", principal)).search(query, 10)).map(
    (hit) => `${hit.key}#${hit.chunk}`,
  );

describe("a tenant's folder", () => {
  it("counts as it is at each call: added, changed, replaced, renamed, removed", async () => {
    const tenants = openTenants();
    await put("출장.txt", "국내 출장비를 지급한다");
    expect(await found(tenants, "출장비")).toEqual(["출장.txt#0"]);
    await put("둘째.txt", "예산을 편성한다");
    expect(await found(tenants, "예산")).toEqual(["둘째.txt#0"]);
    await put("둘째.txt", "결산을 보고한다");
    expect(await found(tenants, "예산")).toEqual([]);
    expect(await found(tenants, "결산")).toEqual(["둘째.txt#0"]);
    await rename(join(corpus, "a", "둘째.txt"), join(corpus, "a", "셋째.txt"));
    expect(await found(tenants, "결산")).toEqual(["셋째.txt#0"]);
    expect(await found(tenants, "둘째")).toEqual([]);
    expect(await found(tenants, "셋째")).toEqual(["셋째.txt#0"]);
    await unlink(join(corpus, "a", "셋째.txt"));
    expect(await found(tenants, "결산")).toEqual([]);
    expect(await names(tenants)).toEqual(["출장.txt"]);
  });

  it("is read only where it changed", async () => {
    const tenants = openTenants();
    await put("1.txt", "하나");
    await put("2.txt", "둘");
    await names(tenants);
    await names(tenants);
    await put("2.txt", "둘째");
    await names(tenants);
    expect(parsing.reads.sort()).toEqual(["1.txt", "2.txt", "2.txt"]);
  });

  it("includes sub-folders as they come and go, by relative path in NFC", async () => {
    const tenants = openTenants();
    await put("위.txt", "위");
    expect(await names(tenants)).toEqual(["위.txt"]);
    await mkdir(join(corpus, "a", "하위/깊이".normalize("NFD")), { recursive: true });
    await put("하위/깊이/문서.txt".normalize("NFD"), "깊은 곳");
    expect(await names(tenants)).toEqual(["위.txt", "하위/깊이/문서.txt"]);
    await rm(join(corpus, "a", "하위".normalize("NFD")), { recursive: true });
    expect(await names(tenants)).toEqual(["위.txt"]);
  });

  it("leaves out dot files, lock files, the rules file and links that lead outside", async () => {
    const tenants = openTenants();
    await writeFile(join(corpus, "밖.txt"), "밖");
    await put("안.txt", "안");
    await put(".숨김.txt", "숨김");
    await put("~$안.docx", "잠금");
    await put("ACL.json", '{"default": ["*"]}');
    await symlink(join(corpus, "밖.txt"), join(corpus, "a", "밖으로.txt"));
    await symlink(corpus, join(corpus, "a", "위로"));
    await symlink(join(corpus, "a"), join(corpus, "a", "자기"));
    await symlink(join(corpus, "a", "안.txt"), join(corpus, "a", "안으로.txt"));
    await symlink("/nowhere", join(corpus, "a", "끊김.txt"));
    expect(await names(tenants)).toEqual(["안.txt", "안으로.txt"]);
  });

  it("takes up a growing file when it rests, and calls a resting one what it is", async () => {
    const tenants = openTenants();
    await put("자람.txt", "!CORRUPT 아직 반");
    const growing = names(tenants);
    await sleep(300);
    await put("자람.txt", "이제 온전한 글");
    expect(await growing).toEqual([]);
    expect(await found(tenants, "온전한")).toEqual(["자람.txt#0"]);
    await put("깨짐.txt", "!CORRUPT 늘 이렇다");
    const listing = listScope("a", await tenants.scope("a", null), false);
    expect(listing).toMatchObject({ readable: 1, unreadable: 1, needs_review: 1 });
  });

  it("is followed when another folder takes its place, and through links, however many files there are", async () => {
    const tenants = openTenants();
    const fill = async (folder: string) => {
      await mkdir(join(corpus, "a", folder));
      for (let i = 0; i < 200; i++) await put(`${folder}/${i}.txt`, `글 ${i}`);
    };
    await fill("원");
    await symlink(join(corpus, "a", "원", "7.txt"), join(corpus, "a", "링크.txt"));
    await names(tenants);
    await rm(join(corpus, "a", "원"), { recursive: true });
    await fill("원");
    expect(await names(tenants)).toHaveLength(201);
    for (const turn of [1, 2, 3]) {
      await put("원/7.txt", `바뀐글 ${turn}`);
      expect(await found(tenants, "바뀐글")).toEqual(["링크.txt#0", "원/7.txt#0"]);
      await put("원/7.txt", `다른것 ${turn}`);
      expect(await found(tenants, "바뀐글")).toEqual([]);
    }
  });

  it("ends where links lead round in a circle", async () => {
    const tenants = openTenants();
    await mkdir(join(corpus, "a", "가"));
    await mkdir(join(corpus, "a", "나"));
    await put("가/1.txt", "하나");
    await put("나/2.txt", "둘");
    await symlink(join(corpus, "a", "나"), join(corpus, "a", "가", "링"));
    await symlink(join(corpus, "a", "가"), join(corpus, "a", "나", "크"));
    expect(await names(tenants)).toEqual(["가/1.txt", "가/링/2.txt", "나/2.txt", "나/크/1.txt"]);
  });

  it("counts changes that follow each other faster than the disk's clock ticks", async () => {
    const tenants = openTenants();
    for (let turn = 0; turn < 10; turn++) {
      await put("빠름.txt", `첫글 ${turn}`);
      const looking = names(tenants);
      await put("빠름.txt", `둘글 ${turn}`);
      await looking;
      expect(await found(tenants, "둘글")).toEqual(["빠름.txt#0"]);
      expect(await found(tenants, "첫글")).toEqual([]);
    }
  });

  it("lists a file that the disk does not give out, beside the others", async () => {
    const tenants = openTenants();
    await put("좋음.txt", "본문");
    await put("막힘.txt", "본문");
    const read = parsing.read.bind(parsing);
    parsing.read = async (request) => {
      if (request.filename !== "막힘.txt") return read(request);
      throw Object.assign(new Error("no"), { code: "EACCES" });
    };
    const listing = listScope("a", await tenants.scope("a", null), false);
    expect(listing).toMatchObject({ readable: 1, unreadable: 1 });
    expect(listing.documents[0]).toMatchObject({ doc_id: null, reason: "READER_FAILED" });
  });

  it.each([
    ["tells", true],
    ["does not tell", false],
  ])(
    "lists a folder that the disk does not open, goes on with the rest, and opens it when it may; the disk %s of changes",
    async (_, tells) => {
      let closed = "하위";
      const refuse = (path: string) => {
        if (closed !== "" && path.endsWith(closed))
          throw Object.assign(new Error("no"), { code: "EACCES" });
      };
      const disk: FolderDisk = {
        ...LOCAL_DISK,
        sendsChangeEvents: async () => tells,
        list: async (path) => {
          refuse(path);
          return LOCAL_DISK.list(path);
        },
      };
      const tenants = openTenants({ disk });
      await mkdir(join(corpus, "a", "하위"));
      await put("하위/속.txt", "속글");
      await put("위.txt", "윗글");
      const listing = listScope("a", await tenants.scope("a", null), false);
      expect(listing).toMatchObject({ readable: 1, unreadable: 1, needs_review: 1 });
      expect(listing.documents.at(-1)).toMatchObject({
        filename: "하위/",
        reason: "READER_FAILED",
        reason_text: expect.stringContaining("EACCES"),
      });
      expect(await found(tenants, "윗글")).toEqual(["위.txt#0"]);
      // Also when it was looked over behind the calls.
      for (let look = 0; look < 3; look++) {
        await sleep(100);
        expect(await names(tenants)).toEqual(["위.txt", "하위/"]);
      }
      closed = "";
      expect(await names(tenants)).toEqual(["위.txt", "하위/속.txt"]);
      closed = "하위";
      await chmod(join(corpus, "a", "하위"), 0o750);
      expect(await names(tenants)).toEqual(["위.txt", "하위/"]);
      expect(await found(tenants, "속글")).toEqual([]);
      await rm(join(corpus, "a", "하위"), { recursive: true });
      expect(await names(tenants)).toEqual(["위.txt"]);
    },
  );

  it("lists files that the disk shows but does not give out", async () => {
    const disk: FolderDisk = {
      ...LOCAL_DISK,
      lstat: async (path) => {
        if (path.endsWith("막힘.txt")) throw Object.assign(new Error("no"), { code: "EACCES" });
        return LOCAL_DISK.lstat(path);
      },
    };
    const tenants = openTenants({ disk });
    await put("막힘.txt", "글");
    await put("열림.txt", "글");
    const { documents } = listScope("a", await tenants.scope("a", null), false);
    expect(documents.map((one) => [one.filename, one.readable])).toEqual([
      ["막힘.txt", false],
      ["열림.txt", true],
    ]);
  });

  it("is right at every call where the disk tells of no changes, however many files there are", async () => {
    const disk: FolderDisk = { ...LOCAL_DISK, sendsChangeEvents: async () => false };
    const tenants = openTenants({ disk });
    await mkdir(join(corpus, "a", "하위"));
    for (let at = 0; at < 300; at++) await put(`${at % 2 ? "하위/" : ""}${at}.txt`, `글 ${at}`);
    expect(await names(tenants)).toHaveLength(300);
    for (const name of ["298.txt", "하위/1.txt", "하위/299.txt"]) {
      await put(name, "고친글");
      expect(await found(tenants, "고친글")).toEqual([`${name}#0`]);
      await unlink(join(corpus, "a", name));
      expect(await found(tenants, "고친글")).toEqual([]);
    }
    await put("하위/새.txt", "새글");
    await rename(join(corpus, "a", "하위"), join(corpus, "a", "옮김"));
    expect(await found(tenants, "새글")).toEqual(["옮김/새.txt#0"]);
    expect(await names(tenants)).toHaveLength(298);
  });

  it("lets go of what is listed through a linked folder, and of nothing outside", async () => {
    const tenants = openTenants();
    await mkdir(join(corpus, "a", "원"));
    await mkdir(join(corpus, "밖"));
    await put("원/1.txt", "하나");
    await writeFile(join(corpus, "밖", "2.txt"), "둘");
    await symlink(join(corpus, "a", "원"), join(corpus, "a", "링크"));
    await symlink(join(corpus, "밖"), join(corpus, "a", "밖으로"));
    expect(await names(tenants)).toEqual(["링크/1.txt", "원/1.txt"]);
    await expect(tenants.remove("a", "밖으로/2.txt")).rejects.toMatchObject({ status: 404 });
    await tenants.remove("a", "링크/1.txt");
    expect(await names(tenants)).toEqual([]);
    expect(await readdir(join(corpus, "밖"))).toEqual(["2.txt"]);
  });

  it("tells of a state that could not be saved", async () => {
    const faults: string[] = [];
    const file = join(state, "file");
    await writeFile(file, "no folder");
    const tenants = openTenants({ state: file, onFault: (what) => faults.push(what) });
    await put("1.txt", "하나");
    expect(await names(tenants)).toEqual(["1.txt"]);
    await tenants.close();
    expect(faults.at(-1)).toBe("a tenant's state was not saved");
  });

  it("tries again what failed, and goes on with the rest", async () => {
    const tenants = openTenants();
    await put("하나.txt", "하나");
    await put("둘.txt", "둘");
    const read = parsing.read.bind(parsing);
    let fails = true;
    parsing.read = async (request) => {
      if (fails && request.filename === "둘.txt") throw new Error("broken once");
      return read(request);
    };
    await expect(names(tenants)).rejects.toThrow("broken once");
    await expect(names(tenants)).rejects.toThrow("broken once");
    fails = false;
    expect(await names(tenants)).toEqual(["둘.txt", "하나.txt"]);
  });

  it("is seen as it is when a call begins, also while an earlier one is still reading", async () => {
    const tenants = openTenants();
    const calls: Promise<string[]>[] = [];
    for (let turn = 0; turn < 20; turn++) {
      await put(`${String(turn).padStart(2, "0")}.txt`, `글 ${turn}`);
      calls.push(names(tenants));
    }
    for (const [turn, call] of calls.entries()) {
      expect((await call).length).toBeGreaterThan(turn);
    }
  });

  it("keeps a large document's words, though they are counted in another thread", async () => {
    const tenants = openTenants();
    const lines = Array.from({ length: 3000 }, (_, i) => `문단 ${i} 여비 지급 기준을 정한다`);
    await put("큰.txt", [...lines, "마지막에 은하수라는 낱말"].join("\n"));
    await put("작은.txt", "은하수");
    expect(await found(tenants, "은하수")).toEqual(["작은.txt#0", "큰.txt#3000"]);
    await unlink(join(corpus, "a", "작은.txt"));
    expect(await found(tenants, "은하수")).toEqual(["큰.txt#3000"]);
  });

  it("is found again when the disk spells its name in another way", async () => {
    const tenants = openTenants();
    const spelled = (form: "NFC" | "NFD") => join(corpus, "세무".normalize(form));
    await mkdir(spelled("NFD"));
    await writeFile(join(spelled("NFD"), "1.txt"), "하나");
    const listed = async () => (await tenants.scope("세무", null)).documents.map((one) => one.name);
    expect(await listed()).toEqual(["1.txt"]);
    await rename(spelled("NFD"), spelled("NFC"));
    expect(await Promise.all([listed(), listed(), listed()])).toEqual(Array(3).fill(["1.txt"]));
    await rename(spelled("NFC"), join(corpus, "다른"));
    await expect(listed()).rejects.toMatchObject({ reason: "TENANT_NOT_FOUND" });
  });

  it("that does not exist, or no longer, is TENANT_NOT_FOUND", async () => {
    const tenants = openTenants();
    await put("1.txt", "하나");
    await names(tenants);
    await rm(join(corpus, "a"), { recursive: true });
    for (const name of ["a", "b", "..", "a/b", ".a"]) {
      await expect(tenants.scope(name, null)).rejects.toMatchObject({ reason: "TENANT_NOT_FOUND" });
    }
    await mkdir(join(corpus, "a"));
    expect(await names(tenants)).toEqual([]);
  });
});

describe("the listing", () => {
  it("tells read, unread and doubtful documents apart, items of bundles by their path", async () => {
    const tenants = openTenants();
    await put("좋음.txt", "제목\n본문");
    await put("의심.txt", "표가 이상함");
    await put(
      "묶음.zip",
      "@안/하나.txt\n첫째 문서\n@둘.txt\n!PASSWORD_PROTECTED\n@셋.txt\n!DRM_ENCRYPTED",
    );
    await sleep(1000);
    const scope = await tenants.scope("a", null);
    const listing = listScope("a", scope, false);
    expect(listing).toMatchObject({
      tenant: "a",
      readable: 3,
      unreadable: 2,
      needs_review: 3,
      chunks: 4,
    });
    expect(listing.documents.map((one) => one.filename)).toEqual([
      "묶음.zip/둘.txt",
      "묶음.zip/셋.txt",
      "묶음.zip/안/하나.txt",
      "의심.txt",
      "좋음.txt",
    ]);
    expect(listing.documents[0]).toEqual({
      doc_id: null,
      filename: "묶음.zip/둘.txt",
      readable: false,
      reason: "PASSWORD_PROTECTED",
      reason_text: expect.stringContaining("암호"),
      chunks: 0,
    });
    expect(skippedOf(scope).map((one) => one.drm_vendor)).toEqual([undefined, "Fasoo"]);
    expect(listing.documents[3]).toMatchObject({
      review: true,
      review_reasons: [{ code: "TABLE_GRID_UNCERTAIN" }],
    });
  });
});

describe("access rules", () => {
  it("hide documents from listing and search, and changes are in force at the next call", async () => {
    const tenants = openTenants();
    await put("공개.txt", "예산 공개");
    await put("비밀.txt", "예산 비밀");
    expect(await names(tenants)).toHaveLength(2);
    await put("ACL.json", '{"default": ["*"], "rules": [{"files": "비밀*", "allow": ["kim"]}]}');
    expect(await names(tenants)).toEqual(["공개.txt"]);
    expect(await found(tenants, "예산", "lee")).toEqual(["공개.txt#0"]);
    expect((await found(tenants, "예산", "kim")).sort()).toEqual(["공개.txt#0", "비밀.txt#0"]);
    await put("ACL.json", "{broken");
    expect(await names(tenants, "kim")).toEqual([]);
    const locked = await tenants.scope("a", "kim");
    expect(listScope("a", locked, false)).not.toHaveProperty("acl_error");
    expect(listScope("a", locked, true).acl_error).toContain("ACL.json");
    await unlink(join(corpus, "a", "ACL.json"));
    expect(await names(tenants)).toHaveLength(2);
  });

  it("give scores as if only the visible documents had ever been indexed", async () => {
    const words = ["예산", "출장", "인사", "보고", "계획", "지침", "회계", "점검"];
    let seed = 7;
    const random = (n: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % n;
    };
    for (let i = 0; i < 40; i++) {
      const line = () =>
        Array.from({ length: 3 + random(8) }, () => words[random(words.length)]).join(" ");
      await put(`${i}.txt`, Array.from({ length: 1 + random(4) }, line).join("\n"));
    }
    const all = openTenants();
    for (let round = 0; round < 8; round++) {
      const rules = Array.from({ length: 6 }, () => ({
        files: `${random(4)}*`,
        allow: random(2) ? ["kim"] : ["lee"],
      }));
      await put("ACL.json", JSON.stringify({ default: random(2) ? ["*"] : ["lee"], rules }));
      const scope = await all.scope("a", "kim");
      const corpusOfVisible = await mkdtemp(join(tmpdir(), "wonmun-visible-"));
      await mkdir(join(corpusOfVisible, "a"));
      for (const { name } of scope.documents) {
        await copyFile(join(corpus, "a", name), join(corpusOfVisible, "a", name));
      }
      const alone = openTenants({ corpus: corpusOfVisible, state: null });
      const fresh = await alone.scope("a", null);
      expect(scope.chunks).toBe(fresh.chunks);
      for (const query of ["예산 출장", "인사 보고 계획", "지침을", "회계점검"]) {
        expect(await scope.search(query, 20)).toEqual(await fresh.search(query, 20));
      }
      await rm(corpusOfVisible, { recursive: true });
    }
  });

  it("keep apart in the index what different people see, so that nobody waits for what is hidden", async () => {
    const rules = (allow: string[]) =>
      put("ACL.json", JSON.stringify({ default: ["*"], rules: [{ files: "비밀*", allow }] }));
    const touched = async (tenants: Tenants, principal: string | null) =>
      (await tenants.scope("a", principal)).view
        .visible()
        .flatMap(({ segment, mask }) => (mask ? ["mask"] : segment.documents.map(({ key }) => key)))
        .sort();
    const open = ["공개1.txt", "공개2.txt", "공개3.txt", "비밀 아님.txt"];
    const secret = ["비밀1.txt", "비밀2.txt"];
    for (const name of [...open, ...secret]) await put(name, `출장 ${name}`);
    const tenants = openTenants();
    expect(await touched(tenants, null)).toEqual([...open, ...secret].sort());
    // One by one they come to lie apart, whether they were there before the rules or come after them.
    await rules(["kim"]);
    await rename(join(corpus, "a", "비밀 아님.txt"), join(corpus, "a", "공개4.txt"));
    open[3] = "공개4.txt";
    expect(await touched(tenants, null)).toEqual(open);
    expect(await touched(tenants, "kim")).toEqual([...open, ...secret].sort());
    await put("비밀3.txt", "출장 셋");
    await put("공개5.txt", "출장 다섯");
    open.push("공개5.txt");
    secret.push("비밀3.txt");
    expect(await touched(tenants, "lee")).toEqual(open);
    await tenants.close();
    opened.splice(opened.indexOf(tenants), 1);
    await rules(["lee"]);
    const again = openTenants();
    expect(await touched(again, "kim")).toEqual(open);
    expect(await touched(again, "lee")).toEqual([...open, ...secret].sort());
  });

  it("keep them apart after a load that failed, and move nothing while their file is broken", async () => {
    const rules = JSON.stringify({ default: ["*"], rules: [{ files: "비밀*", allow: ["kim"] }] });
    for (let at = 0; at < 40; at += 1)
      await put(`${at % 2 ? "비밀" : "공개"}${at}.txt`, `출장 ${at}`);
    const first = openTenants();
    await first.scope("a", null);
    await first.close();
    opened.pop();
    await put("ACL.json", rules);
    let broken = true;
    const embedder = {
      fingerprint: "x",
      get dimensions() {
        if (broken) throw new Error("the model is gone");
        return 4;
      },
      embedQuery: async () => null,
    } as never;
    const tenants = openTenants({ embedder });
    await expect(tenants.scope("a", null)).rejects.toThrow("the model is gone");
    broken = false;
    const shown = async (principal: string | null) =>
      (await tenants.scope("a", principal)).view.visible();
    expect((await shown(null)).every(({ mask }) => mask === null)).toBe(true);
    const before = (await shown("kim")).map(({ segment }) => segment);
    await put("ACL.json", rules.slice(0, 10));
    expect(await shown("kim")).toEqual([]);
    await put("ACL.json", rules);
    expect((await shown("kim")).map(({ segment }) => segment)).toEqual(before);
  });

  it("hold in a request that goes on while documents come and change", async () => {
    const tenants = openTenants();
    await put("공개.txt", "공개 예산");
    await put(
      "ACL.json",
      JSON.stringify({ default: ["*"], rules: [{ files: "비밀*", allow: [] }] }),
    );
    const scope = await tenants.scope("a", null);
    await put("비밀.txt", "비밀 예산");
    await put("공개.txt", "바뀐 예산 글");
    await names(tenants);
    expect((await scope.search("예산", 10)).map((hit) => hit.key)).toEqual(["공개.txt"]);
    expect(scope.chunks).toBe(1);
    // The text of the newer content never stands under the older one's id.
    expect(await scope.chunkAt("공개.txt", 0)).toBeUndefined();
  });

  it("that came while a call was reading count only with the documents that are there under them", async () => {
    let whileReading = async () => {};
    const slow: Parsing = {
      ...{ inFlight: 0, close: async () => {} },
      read: async (request) => {
        if (request.filename === "긴.txt") await whileReading();
        return parsing.read(request);
      },
    };
    const tenants = openTenants({ parsing: slow });
    await put("비밀.txt", "비밀 예산");
    await put("ACL.json", '{"default": ["*"], "rules": [{"files": "비밀*", "allow": ["kim"]}]}');
    expect(await names(tenants, "kim")).toEqual(["비밀.txt"]);
    await put("긴.txt", "긴 글");
    whileReading = async () => {
      await unlink(join(corpus, "a", "비밀.txt"));
      await unlink(join(corpus, "a", "ACL.json"));
    };
    expect(await names(tenants)).toEqual(["긴.txt"]);
    // The whole folder goes, and its rules with it.
    await put("비밀.txt", "비밀 예산");
    await put("ACL.json", '{"default": []}');
    expect(await names(tenants)).toEqual([]);
    await put("긴.txt", "더 긴 글");
    whileReading = () => rename(join(corpus, "a"), join(corpus, "b"));
    await expect(tenants.scope("a", null)).rejects.toMatchObject({ reason: "TENANT_NOT_FOUND" });
  });

  it("keep apart what names with line breaks could mix up", async () => {
    const tenants = openTenants();
    for (const [place, name] of ["가", "나", "가\n나"].entries()) await put(name, `예산 ${place}`);
    const rules = ["가", "나"].map((files) => ({ files, allow: ["kim"] }));
    await put("ACL.json", JSON.stringify({ default: ["lee"], rules }));
    expect((await tenants.scope("a", "kim")).chunks).toBe(2);
    expect((await tenants.scope("a", "lee")).chunks).toBe(1);
    expect(await found(tenants, "예산", "lee")).toEqual(["가\n나#0"]);
  });

  it("are broken where their file is none", async () => {
    const tenants = openTenants();
    await put("하나.txt", "하나");
    expect(await names(tenants)).toEqual(["하나.txt"]);
    // Nobody ever writes into it: reading it would never end.
    execFileSync("mkfifo", [join(corpus, "a", "ACL.json")]);
    expect(await names(tenants)).toEqual([]);
    expect(await names(openTenants())).toEqual([]);
  });

  it("find chunks by id only within the scope", async () => {
    const tenants = openTenants();
    await put("비밀.txt", "비밀 내용");
    await put("ACL.json", '{"default": ["kim"]}');
    const [facts] = (await tenants.scope("a", "kim")).documents;
    const allowed = await tenants.scope("a", "kim");
    expect((await allowed.find(facts!.doc_id, "c1"))?.chunk.text).toBe("비밀 내용");
    expect(await allowed.find(facts!.doc_id, "c9")).toBeUndefined();
    const other = await tenants.scope("a", "lee");
    expect(await other.find(facts!.doc_id, "c1")).toBeUndefined();
    expect(await other.chunkAt("비밀.txt", 0)).toBeUndefined();
  });
});

describe("upload and delete", () => {
  const upload = async (text: string): Promise<StoredFile> => {
    const path = join(state, `up-${Math.random()}`);
    await writeFile(path, text);
    const sha256 = createHash("sha256").update(text).digest("hex");
    return { path, bytes: Buffer.byteLength(text), sha256 };
  };

  it("store, refuse, replace and remove; deleted is gone at once", async () => {
    const tenants = openTenants();
    const [stored] = await tenants.store("새", "지침.txt", await upload("여비 지침"), false);
    expect(stored).toMatchObject({ name: "지침.txt", chunks: 1 });
    await expect(
      tenants.store("새", "지침.txt", await upload("다른"), false),
    ).rejects.toMatchObject({
      reason: "NAME_EXISTS",
    });
    expect(await (await tenants.scope("새", null)).search("여비", 5)).toHaveLength(1);
    await tenants.store("새", "지침.txt", await upload("숙박 지침"), true);
    expect(await (await tenants.scope("새", null)).search("여비", 5)).toHaveLength(0);
    await tenants.remove("새", "지침.txt");
    expect((await tenants.scope("새", null)).documents).toEqual([]);
    await expect(tenants.remove("새", "지침.txt")).rejects.toMatchObject({
      reason: "DOCUMENT_NOT_FOUND",
    });
    expect(await readdir(join(corpus, "새"))).toEqual([]);
  });

  it("nobody waits for an upload that is being read, and it is read once", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow: Parsing = {
      inFlight: 0,
      close: async () => {},
      read: async (request) => {
        if (request.filename === "큰 스캔.txt") await held;
        return parsing.read(request);
      },
    };
    const tenants = openTenants({ parsing: slow });
    await put("1.txt", "여비");
    const storing = tenants.store("a", "큰 스캔.txt", await upload("여비 지침"), false);
    expect(await names(tenants)).toEqual(["1.txt"]);
    expect(await (await tenants.scope("a", null)).search("여비", 5)).toHaveLength(1);
    release();
    expect(await storing).toMatchObject([{ name: "큰 스캔.txt", chunks: 1 }]);
    expect(await (await tenants.scope("a", null)).search("여비", 5)).toHaveLength(2);
    expect(parsing.reads.toSorted()).toEqual(["1.txt", "큰 스캔.txt"]);
  });

  it("say at once what an uploaded broken file is", async () => {
    const tenants = openTenants();
    const [broken] = await tenants.store("a", "깨짐.txt", await upload("!CORRUPT"), false);
    expect(broken?.access.reason).toBe("CORRUPT");
  });

  it("have exactly one winner among uploads of one name", async () => {
    const tenants = openTenants();
    const sources = await Promise.all(Array.from({ length: 12 }, (_, i) => upload(`판 ${i}`)));
    const results = await Promise.allSettled(
      sources.map((file) => tenants.store("a", "하나.txt", file, false)),
    );
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason.reason).toBe("NAME_EXISTS");
    }
    expect(await readdir(join(corpus, "a"))).toEqual(["하나.txt"]);
  });

  it.each(["ACL.json", ".숨김", "폴더/.숨김", "폴더/ACL.json"])(
    "refuse the reserved name %s",
    async (name) => {
      const tenants = openTenants();
      await expect(tenants.store("a", name, await upload("x"), true)).rejects.toMatchObject({
        reason: "RESERVED_NAME",
      });
      await expect(tenants.remove("a", name)).rejects.toMatchObject({ reason: "RESERVED_NAME" });
    },
  );

  it.each(["../a/1.txt", "1.txt/..", "/etc/hosts", "", "없는/1.txt", "하위"])(
    "cannot delete by the name %j",
    async (name) => {
      const tenants = openTenants();
      await put("1.txt", "하나");
      await mkdir(join(corpus, "a", "하위"));
      await expect(tenants.remove("a", name)).rejects.toMatchObject({
        reason: expect.stringMatching(/NOT_FOUND|RESERVED/),
      });
      expect(await names(tenants)).toEqual(["1.txt"]);
    },
  );

  it("clear what a crash left of an upload, and nothing of a living process", async () => {
    await put(".wonmun-upload-elsewhere-1-x", "남의 것");
    const host = hostname().replace(/[^\w]/g, "") || "host";
    await put(`.wonmun-upload-${host}-999999999-x`, "죽은 것");
    await put(`.wonmun-upload-${host}-${process.ppid}-x`, "산 것");
    // In a container the next run has the same process number.
    await put(`.wonmun-upload-${host}-${process.pid}-earlier-x`, "앞선 실행의 것");
    await names(openTenants());
    expect((await readdir(join(corpus, "a"))).sort()).toEqual(
      [`.wonmun-upload-${host}-${process.ppid}-x`, ".wonmun-upload-elsewhere-1-x"].sort(),
    );
  });

  it("never put a document in the place of a folder, nor a name that would be no document", async () => {
    const tenants = openTenants();
    const source = await upload("본문");
    await mkdir(join(corpus, "a", "하위"));
    for (const replace of [false, true]) {
      await expect(tenants.store("a", "하위", source, replace)).rejects.toMatchObject({
        reason: "NAME_EXISTS",
      });
    }
    for (const name of ["~$a.docx", "acl.JSON", ".a"]) {
      await expect(tenants.store("a", name, source, true)).rejects.toMatchObject({
        reason: "RESERVED_NAME",
      });
    }
    await expect(tenants.store("a", "가".repeat(200), source, true)).rejects.toMatchObject({
      reason: "TEXT_TOO_LONG",
    });
    await expect(tenants.store("나".repeat(100), "a.txt", source, true)).rejects.toMatchObject({
      reason: "INVALID_TENANT",
    });
    expect(await readdir(join(corpus, "a"))).toEqual(["하위"]);
  });

  it("replace one name many times at once: every answer tells of a whole file", async () => {
    const tenants = openTenants();
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) =>
        tenants.store("a", "같은.txt", await upload(`판 ${index}`), true),
      ),
    );
    expect(answers.map(([facts]) => facts?.access.readable)).toEqual(Array(8).fill(true));
    expect(await names(tenants)).toEqual(["같은.txt"]);
  });

  it("remove a document in a sub-folder, and every spelling of its name", async () => {
    const tenants = openTenants();
    await mkdir(join(corpus, "a", "하위"));
    await put("하위/문서.txt", "첫째");
    await put("하위/문서.txt".normalize("NFD").replace("하위".normalize("NFD"), "하위"), "둘째");
    expect(await names(tenants)).toEqual(["하위/문서.txt", "하위/문서.txt"]);
    await tenants.remove("a", "하위/문서.txt");
    expect(await names(tenants)).toEqual([]);
  });
});

describe("state between runs", () => {
  it("brings a tenant back without reading files again", async () => {
    await put("1.txt", "예산 편성");
    await put("2.zip", "@안.txt\n출장 여비");
    const first = openTenants();
    const hits = await found(first, "예산 여비");
    await first.close();
    const readBefore = parsing.reads.length;
    const second = openTenants();
    expect(await found(second, "예산 여비")).toEqual(hits);
    expect(parsing.reads).toHaveLength(readBefore);
    const scope = await second.scope("a", null);
    const item = scope.documents.find(({ name }) => name === "2.zip/안.txt")!;
    expect((await scope.chunkAt(item.key, 0))?.chunk.text).toBe("출장 여비");
  });

  it("notices what changed meanwhile, and reads all anew for another parser generation", async () => {
    await put("1.txt", "예산");
    await put("2.txt", "출장");
    const first = openTenants();
    await names(first);
    await first.close();
    await unlink(join(corpus, "a", "1.txt"));
    await put("3.txt", "인사");
    const second = openTenants();
    expect(await names(second)).toEqual(["2.txt", "3.txt"]);
    expect(await found(second, "예산")).toEqual([]);
    expect(await found(second, "인사")).toEqual(["3.txt#0"]);
    await second.close();
    const reading = new TextParsing();
    const third = openTenants({ generation: "g2", parsing: reading });
    await names(third);
    expect(reading.reads.sort()).toEqual(["2.txt", "3.txt"]);
  });

  it("shows nothing of a document that is gone, where a crash left the index newer than the catalogue", async () => {
    const older = join(state, "older");
    const run = async () => {
      const tenants = openTenants();
      await names(tenants);
      await tenants.close();
    };
    const stored = async () => {
      const [id] = await readdir(join(state, "tenants"));
      return join(state, "tenants", id!);
    };
    await put("남음.txt", "예산 하나");
    await put("갔음.txt", "예산 둘");
    await run();
    await copyFile(join(await stored(), "catalogue"), older);
    await put("갔음.txt", "예산 둘째 판");
    await run();
    await copyFile(older, join(await stored(), "catalogue"));
    await unlink(join(corpus, "a", "갔음.txt"));
    const tenants = openTenants();
    expect(await found(tenants, "예산")).toEqual(["남음.txt#0"]);
    expect((await tenants.scope("a", null)).chunks).toBe(1);
  });

  it("makes room for another when many are in memory, and comes back as it was", async () => {
    let clock = 0;
    const tenants = openTenants({ mostOpen: 2, now: () => ++clock });
    for (const name of ["b", "c", "d"]) {
      await mkdir(join(corpus, name));
      await writeFile(join(corpus, name, "1.txt"), `글 ${name}`);
    }
    await put("1.txt", "글 a");
    const all = ["a", "b", "c", "d"];
    for (const name of [...all, ...all]) {
      const { documents } = await tenants.scope(name, null);
      expect(documents.map((facts) => facts.name)).toEqual(["1.txt"]);
      expect(tenants.loaded).toBeLessThanOrEqual(2);
    }
    expect(parsing.reads).toHaveLength(4);
    const scopes = await Promise.all(all.map((name) => tenants.scope(name, null)));
    expect(scopes.map(({ chunks }) => chunks)).toEqual([1, 1, 1, 1]);
    expect(tenants.loaded).toBeLessThanOrEqual(2);
  });

  it("closes idle ones whose indexes take more memory together than they may", async () => {
    for (const name of ["b", "c", "d"]) {
      await mkdir(join(corpus, name));
      await writeFile(join(corpus, name, "1.txt"), `글 ${name}`);
    }
    await put("1.txt", "글 a");
    const one = openTenants();
    await one.scope("a", null);
    const { indexBytes } = one.memoryUse;
    expect(indexBytes).toBeGreaterThan(0);
    await one.close();
    let clock = 0;
    const tenants = openTenants({ indexMemory: 2.5 * indexBytes, now: () => ++clock });
    for (const name of ["a", "b", "c", "d", "a"]) {
      expect((await tenants.scope(name, null)).chunks).toBe(1);
      expect(tenants.memoryUse.indexBytes).toBeLessThanOrEqual(2.5 * indexBytes);
    }
    expect(tenants.loaded).toBe(2);
    await tenants.close();
    const tight = openTenants({ indexMemory: indexBytes / 2, now: () => ++clock });
    for (const name of ["a", "b", "b"]) await tight.scope(name, null);
    expect(tight.loaded).toBe(1);
  });

  it("lets no tenant go between its coming and its first use", async () => {
    const closed = vi.spyOn(Tenant.prototype, "close");
    const tenants: Tenants = new Tenants({
      ...{ corpus, parsing, state, generation: "g1", now: () => Number.MAX_SAFE_INTEGER },
      // Asked for when a tenant is made: right after that, all that is idle has to go.
      get disk() {
        queueMicrotask(() => void tenants.closeIdle());
        return LOCAL_DISK;
      },
    });
    opened.push(tenants);
    await tenants.scope("a", null);
    expect(closed).not.toHaveBeenCalled();
    expect(tenants.loaded).toBe(1);
    closed.mockRestore();
  });

  it("lets a tenant go and takes it back while it is in use, without losing a document", async () => {
    let time = 0;
    const tenants = openTenants({ now: () => time });
    for (let turn = 0; turn < 20; turn++) {
      await put(`${turn}.txt`, `글 ${turn}`);
      const before = names(tenants);
      time += 60 * 60 * 1000;
      const going = tenants.closeIdle();
      expect(await names(tenants)).toHaveLength(turn + 1);
      await Promise.all([before, going]);
      time += 60 * 60 * 1000;
      const [, listed] = await Promise.all([tenants.closeIdle(), names(tenants)]);
      expect(listed).toHaveLength(turn + 1);
    }
    expect(parsing.reads).toHaveLength(20);
  });

  it("lets idle tenants leave memory, and damaged state costs only time", async () => {
    let now = 0;
    await put("1.txt", "예산");
    const tenants = openTenants({ now: () => now });
    await names(tenants);
    await tenants.closeIdle();
    expect(tenants.loaded).toBe(1);
    now = 3_600_000;
    await tenants.closeIdle();
    expect(tenants.loaded).toBe(0);
    for (const name of await readdir(state, { recursive: true })) {
      if (name.endsWith("index")) await writeFile(join(state, name), "not an index");
    }
    expect(await found(tenants, "예산")).toEqual(["1.txt#0"]);
  });
});

describe("semantic search", () => {
  /** A toy model: a text is the number of each of three letters in it. */
  const embed = (text: string) =>
    Float32Array.from(["가", "나", "다"].map((letter) => 0.01 + text.split(letter).length - 1));
  const embedder: Embedder = {
    name: "toy",
    fingerprint: "toy-1",
    dimensions: 3,
    shortcoming: null,
    embedQuery: async (text) => embed(text),
    embedPassages: async (texts) => texts.map(embed),
    close: async () => {},
  };

  it("counts its vectors in the memory that indexes may take", async () => {
    await mkdir(join(corpus, "b"));
    for (const name of ["a", "b"]) await writeFile(join(corpus, name, "1.txt"), "가나다");
    let clock = 0;
    const alone = openTenants();
    await alone.scope("a", null);
    const words = alone.memoryUse.indexBytes;
    await alone.close();
    const tenants = openTenants({ embedder, indexMemory: 3 * words, now: () => ++clock });
    await tenants.scope("a", null);
    expect(tenants.memoryUse.indexBytes).toBeGreaterThan(3 * words);
    await tenants.scope("b", null);
    expect(tenants.loaded).toBe(1);
  });

  it("finds beside words what a model finds near, only within the scope, and keeps its vectors", async () => {
    await put("ㄱ.txt", "가가가 여비");
    await put("ㄴ.txt", "나나나");
    await put("ㄷ.txt", "다다다");
    await put("ACL.json", '{"default": ["*"], "rules": [{"files": "ㄷ*", "allow": ["kim"]}]}');
    const tenants = openTenants({ embedder });
    const near = async (principal: string | null) => {
      const scope = await tenants.scope("a", principal);
      return (await scope.search("다 다 나 여비", 2)).map(
        ({ key, found_by }) => `${key} ${found_by}`,
      );
    };
    await expect.poll(() => near("kim")).toContain("ㄷ.txt semantic");
    await expect.poll(() => near(null)).toEqual(["ㄱ.txt lexical", "ㄴ.txt semantic"]);
    await tenants.close();
    const silent = {
      ...embedder,
      embedPassages: async () => Promise.reject(new Error("asked again")),
    };
    const again = openTenants({ embedder: silent });
    const scope = await again.scope("a", "kim");
    await expect
      .poll(async () => (await scope.search("다 여비", 2))[1])
      .toMatchObject({ key: "ㄷ.txt", found_by: "semantic", score: 0 });
  });
});
