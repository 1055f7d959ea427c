import { describe, expect, it } from "vitest";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const read = (html: string) =>
  readFile({ bytes: Buffer.from(html), filename: "a.html", options: DEFAULT_READ_OPTIONS });
const texts = async (html: string) =>
  (await read(`<html>${html}`)).blocks.map(({ type, text }) => `${type}: ${text}`);

describe("HTML", () => {
  it("gives headings, paragraphs, line breaks and lists as a browser shows them", async () => {
    const html = `<h2>제목</h2>앞<p>둘째
      줄<br>셋째</p><ul><li>하나<ul><li>안쪽</li></ul></li><li>○ 스스로 표시한 것</li></ul>
      <ol type="a" start="3"><li>셋</li><li value="7"><p>일곱</p><p>이어서</p></li></ol><pre>칸  둘
줄</pre>`;
    expect(await texts(html)).toEqual([
      "heading: 제목",
      "paragraph: 앞",
      "paragraph: 둘째 줄\n셋째",
      "list_item: • 하나",
      "list_item: ◦ 안쪽",
      "list_item: ○ 스스로 표시한 것",
      "list_item: c. 셋",
      "list_item: g. 일곱",
      "paragraph: 이어서",
      "paragraph: 칸  둘\n줄",
    ]);
  });

  it("keeps tables: spans, captions, headers, a table in a cell", async () => {
    const { tables, blocks } = await read(
      `<html><table><caption>표 1</caption><tr><th>구분<th>값</tr><tr><td rowspan=2>가<td>앞<table><tr><td>속<td>것</table>뒤</tr><tr><td>나</table>`,
    );
    expect(tables[0]).toMatchObject({ rows: 3, cols: 2, header_rows: 1, caption: "표 1" });
    expect(tables[0]!.grid).toEqual([
      ["구분", "값"],
      ["가", "앞\n뒤"],
      ["", "나"],
    ]);
    expect(tables[1]).toMatchObject({
      grid: [["속", "것"]],
      nested_in: { table: "t1", row: 1, col: 1, at: 2 },
    });
    expect(blocks[0]).toMatchObject({ type: "caption", text: "표 1" });
  });

  it("reads through a table that only frames others", async () => {
    const { tables } = await read(
      "<html><table><tr><td>머리<table><tr><td>가<td>나</table></td></tr></table>",
    );
    expect(tables.map(({ grid }) => grid)).toEqual([[["가", "나"]]]);
  });

  it("leaves the marks of notes out of sentences, not their numbers, powers or other links", async () => {
    const document = await read(
      '<html><p>금액은 1,000원<a href="#n1"><sup>1</sup></a>이고<sup id="r"><a href="#n2">[2]</a></sup> 면적은 20m<sup>2</sup>, <a href="#p3">3</a>쪽</p><p><a id="n1" href="#r">1</a> 부가세 포함</p>',
    );
    expect(document.blocks.map(({ text }) => text)).toEqual([
      "금액은 1,000원이고 면적은 20m2, 3쪽",
      "1 부가세 포함",
    ]);
    expect(document.metrics.coverage).toMatchObject({ share: 1 });
  });

  it("takes the name that an editor gave a picture for no description", async () => {
    expect(
      await texts('<p>글<img name="Shape1" alt="Shape1"><img name="a" alt="위치도"></p>'),
    ).toEqual(["paragraph: 글", "figure: ", "figure: 위치도"]);
  });

  it("runs and follows nothing, and leaves out what is not shown", async () => {
    const document = await read(
      `<html><body onload="x()"><script>글</script><style>글</style><p hidden>숨음</p><p style="color:red; display: none">숨음</p><iframe src="http://example.invalid/">글</iframe><p>보임</p>`,
    );
    expect(document.blocks.map(({ text }) => text)).toEqual(["보임"]);
    expect(document.warnings.map(({ code }) => code)).toContain("HIDDEN_TEXT");
    expect(document.metrics.coverage).toMatchObject({ share: 1 });
  });

  it("survives any depth", async () => {
    const document = await read(`<html>${"<div>".repeat(5000)}깊은 글`);
    expect(document.blocks.map(({ text }) => text)).toEqual(["깊은 글"]);
    expect(document.warnings.map(({ code }) => code)).toContain("LIMIT_REACHED");
    const tables = await read(`<html>${"<table><tr><td>칸<td>".repeat(60)}`);
    expect(tables.access.readable).toBe(true);
    expect(tables.warnings.map(({ code }) => code)).toContain("LIMIT_REACHED");
  });
});
