/** An outline whose numbers jump is read, and said to be doubtful. */
import { expect, it } from "vitest";
import { line, makeDocx, USUAL_STYLES } from "../../samples/make/docx.js";
import { DEFAULT_READ_OPTIONS } from "../readers/reader.js";
import { readAndDescribe } from "./run-job.js";

async function warned(numbers: number[]): Promise<string[]> {
  const body = numbers.map((each) => line(`${each}. 주차장 ${each}`, "Heading1")).join("");
  const document = await readAndDescribe({
    bytes: makeDocx({ body, styles: USUAL_STYLES }),
    filename: "a.docx",
    options: DEFAULT_READ_OPTIONS,
  });
  return document.warnings
    .filter(({ code }) => code === "OUTLINE_UNCERTAIN")
    .map(({ page, block }) => `${page} ${block}`);
}

it("warns at the first heading out of turn", async () => {
  expect(await warned([1, 2, 3, 4, 5, 6])).toEqual([]);
  expect(await warned([1, 5, 2, 9, 4, 12])).toEqual(["1 b2"]);
});
