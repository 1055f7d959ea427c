import { describe, expect, it } from "vitest";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const read = (text: string, filename = "a.md") =>
  readFile({ bytes: Buffer.from(text), filename, options: DEFAULT_READ_OPTIONS });

describe("Markdown", () => {
  it("is read as it is shown: headings, lists, tables, code; scripts and links are not", async () => {
    const document = await read(
      '---\ntitle: "안내"\n---\n# 제목\n\n본문 **굵게** [곳](http://example.invalid)\n\n- 하나\n  1. 안쪽\n\n| 가 | 나 |\n| -- | -- |\n| 1 | 2 |\n\n```\n코드  둘\n```\n<script>x()</script>\n',
    );
    expect(document.source.properties).toMatchObject({ title: "안내" });
    expect(document.blocks.map(({ type, text }) => `${type}: ${text}`)).toEqual([
      "heading: 제목",
      "paragraph: 본문 굵게 곳",
      "list_item: - 하나",
      "list_item: 1. 안쪽",
      "table: 가 | 나\n1 | 2",
      "paragraph: 코드  둘",
    ]);
    expect(document.tables[0]!.header_rows).toBe(1);
  });

  it("is told by its marks where the name does not", async () => {
    expect((await read("# 제목\n\n**굵게**", "x.note")).source.format).toBe("md");
    expect((await read("# 제목\n\n**굵게**", "x.txt")).source.format).toBe("txt");
  });

  it("reads quotes in thousands of quotes, in bounded time", async () => {
    const { blocks } = await read(`# 제목\n\n${`${"> ".repeat(3000)}깊은 글\n`.repeat(3)}`);
    expect(blocks.map(({ text }) => text).join(" ")).toContain("깊은 글");
    for (const marks of ["- ", "> - ", "1. > "]) {
      const nested = await read(`${marks.repeat(2000)}깊은 글\n`);
      expect(nested.blocks.map(({ text }) => text).join(" ")).toContain("깊은 글");
    }
  }, 10_000);
});
