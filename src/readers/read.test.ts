/** Faults of a reader's code are told from faults of the file. */
import { afterEach, expect, it, vi } from "vitest";
import { readFile } from "./read.js";
import { DEFAULT_READ_OPTIONS } from "./reader.js";
import { formatEntry } from "./registry.js";

afterEach(() => void vi.restoreAllMocks());

const read = () =>
  readFile({ bytes: Buffer.from("글 한 줄\n"), filename: "글.txt", options: DEFAULT_READ_OPTIONS });

function failLoading(error: Error): void {
  vi.spyOn(formatEntry("txt")!, "load").mockRejectedValue(error);
}

it("calls a fault of the reader by its name, not the file corrupt", async () => {
  failLoading(new TypeError("x is undefined"));
  expect((await read()).access).toMatchObject({ readable: false, reason: "READER_FAILED" });
});

it("says nothing of the file where the program was replaced while it ran", async () => {
  failLoading(Object.assign(new Error("gone"), { code: "ERR_MODULE_NOT_FOUND" }));
  await expect(read()).rejects.toThrow("gone");
});
