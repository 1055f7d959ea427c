import { describe, expect, it } from "vitest";
import { maySee, parseRules } from "./acl.js";

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
  ])("lock everything when broken: %s", (text) => {
    const broken = parseRules(text);
    expect(broken.error).toContain("ACL.json");
    expect(broken.decide("a")).toEqual({ allow: [], rule: "default" });
  });
});
