import { describe, expect, it } from "vitest";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const read = (text: string | Buffer, filename = "a.txt") =>
  readFile({ bytes: Buffer.from(text as string), filename, options: DEFAULT_READ_OPTIONS });

describe("plain text", () => {
  it("is a paragraph a line; wrapped lines are one, labels begin their own", async () => {
    const { blocks } = await read("제목\n\n1. 첫째\n  가. 둘째\r\n셋째");
    expect(blocks.map(({ text }) => text)).toEqual(["제목", "1. 첫째", "가. 둘째", "셋째"]);
    const full = "긴 줄을 한 칸에 맞추어 나눈 글은 줄마다 끊어지지 않는다 그래서 하나";
    const wrapped = await read(`${`${full}\n`.repeat(5)}끝이다.\n- 다음\n\n${full}\n${full}\n`);
    expect(wrapped.blocks.map(({ text }) => text.split("\n").length)).toEqual([6, 1, 2]);
  });

  it("has pages where form feeds part it", async () => {
    const { blocks, source } = await read("하나\n\f둘\n\f");
    expect(source.pages).toBe(2);
    expect(blocks.map(({ page }) => page)).toEqual([1, 2]);
    expect((await read("하나")).warnings.map(({ code }) => code)).toEqual(["PAGES_NOT_STATED"]);
  });

  it("is empty where there are only spaces, and no document under another kind's name", async () => {
    expect((await read(" \n ")).access.reason).toBe("EMPTY");
    const { access } = await read("로그인이 필요합니다.", "계획.hwp");
    expect(access).toMatchObject({ readable: false, reason: "UNSUPPORTED_FORMAT" });
    expect(access.reason_text).toContain(".hwp");
    expect((await read("이름 없는 글", "메모")).source.format).toBe("txt");
  });
});
