import { execFileSync } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import iconv from "iconv-lite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { maySee, parseRules, readRules, readRulesSync } from "./acl.js";

const rules = parseRules(
  JSON.stringify({
    default: ["*"],
    rules: [
      { files: "인사/*", allow: ["kim", "lee"] },
      { files: "인사/공개*", allow: ["*"] },
      { files: "비밀.zip", allow: ["park"] },
      { files: "*잠금*", allow: [] },
    ],
  }),
);

describe("the rules of a tenant", () => {
  it("are decided by the first match from the top, else by the default", () => {
    expect(rules.decide("인사/공개.hwp")).toEqual({ allow: ["kim", "lee"], rule: "인사/*" });
    expect(rules.decide("공고.hwp")).toEqual({ allow: ["*"], rule: "default" });
    expect(rules.decide("잠금.hwp").allow).toEqual([]);
  });

  it("cover everything in a bundle by the bundle's own name", () => {
    expect(rules.decide("비밀.zip/a/b.hwp", ["비밀.zip"]).allow).toEqual(["park"]);
    expect(rules.decide("비밀.zip/a/b.hwp").allow).toEqual(["*"]);
  });

  it("let a principal see what names them or everyone, and nobody what is public to all but them", () => {
    expect(maySee({ allow: ["kim"], rule: "x" }, "kim")).toBe(true);
    expect(maySee({ allow: ["kim"], rule: "x" }, "Kim")).toBe(false);
    expect(maySee({ allow: ["kim"], rule: "x" }, null)).toBe(false);
    expect(maySee({ allow: ["*"], rule: "x" }, null)).toBe(true);
    expect(maySee({ allow: ["*"], rule: "x" }, "anyone")).toBe(true);
  });

  it("without a default are closed", () => {
    expect(parseRules("{}").decide("a").allow).toEqual([]);
  });

  it.each([
    "",
    "{",
    "[]",
    '"*"',
    '{"default": "*"}',
    '{"default": [1]}',
    '{"rules": {}}',
    '{"rules": ["*"]}',
    '{"default": ["*"], "rules": [{"files": "a"}]}',
    '{"default": ["*"], "rules": [{"files": ["a"], "allow": ["*"]}]}',
    '{"default": ["*"], "rules": [{"files": "a", "allow": "*"}]}',
    '{"default": ["*"], "rule": [{"files": "a", "allow": []}]}',
    '{"default": ["*"], "rules": [{"files": "b", "allow": [], "file": "a"}]}',
    '{"default": ["*"], "rules": [{"files": "a", "allow": []}], "rules": []}',
    '{"default": ["*"], "rules": [{"files": "a", "allow": [], "\\u0061llow": ["*"]}]}',
  ])("lock everything when broken: %s", (text) => {
    const broken = parseRules(text);
    expect(broken.error).toContain("ACL.json");
    expect(broken.decide("a")).toEqual({ allow: [], rule: "default" });
  });
});

describe("the rules file", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "wonmun-acl-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Both ways of reading it. */
  const rulesOf = async () => [await readRules(folder), readRulesSync(folder)];
  const HIDING = '{"default": ["*"], "rules": [{"files": "인사*", "allow": ["김철수"]}]}';

  it("that is absent leaves everything public", async () => {
    for (const found of await rulesOf())
      expect([found.error, found.decide("a").allow]).toEqual([null, ["*"]]);
  });

  it.each(["utf-8", "utf-16le", "utf-16be", "cp949"])(
    "hides the same documents whatever it is written in: %s",
    async (encoding) => {
      await writeFile(join(folder, "ACL.json"), iconv.encode(HIDING, encoding, { addBOM: true }));
      for (const found of await rulesOf()) {
        expect(found.error).toBeNull();
        expect(found.decide("인사기록.hwp").allow).toEqual(["김철수"]);
      }
    },
  );

  it("that is no text locks everything", async () => {
    await writeFile(join(folder, "ACL.json"), Uint8Array.of(0x7b, 0xff, 0xff, 0x7d));
    for (const found of await rulesOf()) {
      expect(found.error).toContain("CP949");
      expect(found.decide("a").allow).toEqual([]);
    }
  });

  it("that is a link to nothing, or to itself, locks everything", async () => {
    for (const target of ["gone.json", "ACL.json"]) {
      await rm(join(folder, "ACL.json"), { force: true });
      await symlink(target, join(folder, "ACL.json"));
      for (const found of await rulesOf()) {
        expect(found.error).toContain("ACL.json");
        expect(found.decide("a").allow).toEqual([]);
      }
    }
  });

  it("that is a pipe locks everything, and nobody waits for its writer", async () => {
    execFileSync("mkfifo", [join(folder, "ACL.json")]);
    for (const found of await rulesOf()) expect(found.error).toContain("not a file");
  });

  it("names principals in either form of Unicode", () => {
    const found = parseRules(JSON.stringify({ default: ["김철수".normalize("NFD")] }));
    expect(maySee(found.decide("a"), "김철수")).toBe(true);
    expect(maySee(found.decide("a"), "김철수".normalize("NFD"))).toBe(true);
  });
});
