import { describe, expect, it } from "vitest";
import { ProgressBar } from "./progress.js";

function shown(isTTY: boolean, files: number, act: (progress: ProgressBar) => void): string {
  let text = "";
  const write = (part: string | Uint8Array) => {
    text += part;
    return true;
  };
  act(new ProgressBar(files, { isTTY, write } as NodeJS.WriteStream));
  return text;
}
const page = (done: number, outcome: "read" | "late" = "read") => ({
  page: done,
  done,
  total: 3,
  outcome,
});

describe("progress of reading", () => {
  it("is one line written over on a terminal", () => {
    const text = shown(true, 1, (progress) => {
      progress.page("스캔.pdf", page(1));
      progress.page("스캔.pdf", page(2));
      progress.step("스캔.pdf");
      progress.done();
    });
    expect(text.split("\u001b[K").map((part) => part.replace("\r", ""))).toEqual([
      "",
      "스캔.pdf: 글자 인식 1/3",
      "스캔.pdf: 글자 인식 2/3",
      "",
    ]);
    expect(shown(true, 2, (progress) => progress.page("가.tif", page(1)))).toContain("0/2 가.tif");
  });

  it("is a plain line for each page elsewhere, and says what was given up", () => {
    const text = shown(false, 1, (progress) => {
      progress.page("스캔.pdf", page(1));
      progress.page("스캔.pdf", page(2, "late"));
      progress.step("스캔.pdf");
      progress.done();
    });
    const [first, second, ...rest] = text.trimEnd().split("\n");
    expect(first).toBe("스캔.pdf: 글자 인식 1/3 (1쪽)");
    expect(second).toContain("2쪽 — 시간이 모자라");
    expect(rest).toEqual([]);
    const single = { page: 1, done: 1, total: 1, outcome: "read" as const };
    expect(shown(false, 1, (progress) => progress.page("그림.png", single))).toBe("");
  });
});
