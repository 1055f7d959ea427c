import { expect, it } from "vitest";
import { makeXlsx } from "../../samples/make/xlsx.js";
import { readFile } from "../readers/read.js";
import { DEFAULT_READ_OPTIONS } from "../readers/reader.js";
import { chunkDocument } from "./chunk.js";

it("an empty sheet gives no chunk, and its name runs into no other", async () => {
  const rows = {
    A1: [
      ["항목", "금액"],
      ["여비", 3],
    ],
  };
  const sheets = [
    { name: "빈 시트", rows: {} },
    { name: "집행", rows },
    { name: "끝", rows: {} },
  ];
  const document = await readFile({
    bytes: makeXlsx({ sheets }),
    filename: "표.xlsx",
    options: DEFAULT_READ_OPTIONS,
  });
  expect(document.blocks.filter(({ type }) => type === "heading")).toHaveLength(3);
  expect(chunkDocument(document, 800).map(({ text }) => text)).toEqual([
    "집행\n항목 | 금액\n여비 | 3",
  ]);
});
