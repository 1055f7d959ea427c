import { expect, it } from "vitest";
import { OutputNames } from "./output-names.js";

it("gives inputs of one name a result each, also where the disk folds names", () => {
  const names = new OutputNames(".md");
  const inputs = [
    "a/공문.hwp",
    "b/공문.hwp",
    "c/공문.hwp".normalize("NFD"),
    "a/Memo.docx",
    "b/memo.docx",
  ];
  expect(inputs.map((path) => names.nameFor(path).normalize("NFC"))).toEqual([
    ...["공문.hwp.md", "공문.hwp (2).md", "공문.hwp (3).md"],
    ...["Memo.docx.md", "memo.docx (2).md"],
  ]);
});
