/** The corpus that the suite's services serve: the samples, tenants with rules, tenants of two consumers, odd names. */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const SAMPLES = fileURLToPath(new URL("../../samples/corpus/demo", import.meta.url));

const RULES = {
  default: ["*"],
  rules: [
    { files: "비공개*", allow: ["kim", "김"] },
    { files: "*.zip", allow: ["lee"] },
    { files: "비공개.pdf", allow: ["*"] },
  ],
};

/** Path → a sample's name, or what stands in the file. */
const FILES: Record<string, string | { text: string }> = {
  "alpha/a.docx": "시행문.docx",
  "alpha-2/a.docx": "시행문.docx",
  "beta/b.docx": "시행문.docx",
  "alphabet/c.docx": "시행문.docx",
  "rules/공개.docx": "시행문.docx",
  "rules/비공개.pdf": "모집 공고.pdf",
  "rules/묶음.zip": "회의 자료.zip",
  "rules/ACL.json": { text: JSON.stringify(RULES) },
  "rules-strict/비공개.pdf": "모집 공고.pdf",
  "rules-strict/ACL.json": { text: '{"rules":[{"files":"*","allow":["kim"]}]}' },
  "rules-broken/공개.docx": "시행문.docx",
  "rules-broken/ACL.json": { text: "{" },
  "rules-wrong/공개.docx": "시행문.docx",
  "rules-wrong/ACL.json": { text: '{"default":"*"}' },
  "names/안내.docx": "시행문.docx",
  "names/하위/안내.docx": "시행문.docx",
  "names/.숨김.docx": "시행문.docx",
  "names/~$안내.docx": "시행문.docx",
};

export function makeCorpus(root: string): void {
  cpSync(SAMPLES, join(root, "demo"), { recursive: true });
  for (const [path, content] of Object.entries(FILES)) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    if (typeof content === "string") cpSync(join(SAMPLES, content), target);
    else writeFileSync(target, content.text);
  }
  symlinkSync(join(SAMPLES, "시행문.docx"), join(root, "names/바깥.docx"));
}
