import { expect, test } from "vitest";
import { markdownToHtml } from "./markdown-html.js";

test("headings get GitHub's anchors, numbered where they repeat", () => {
  const { headings, body } = markdownToHtml("# 대조하기: `/verify`\n\n## Limits\n\n## Limits\n");
  expect(headings.map(({ id }) => id)).toEqual(["대조하기-verify", "limits", "limits-1"]);
  expect(headings[0]!.text).toBe("대조하기: /verify");
  expect(body.text).toContain('<h2 id="limits-1">');
});

test("examples that follow each other in several languages are one group; a lone one is not", () => {
  const fence = (lang: string, code: string) => `\`\`\`${lang}\n${code}\n\`\`\`\n\n`;
  const { body } = markdownToHtml(
    `${fence("sh", "curl <x>")}${fence("ts", "client()")}${fence("json", "{}")}${fence("sh", "ls")}`,
  );
  expect(body.text.match(/class="example"/g)!.length).toBe(2);
  expect(body.text).toContain("curl &lt;x&gt;");
  expect(body.text.split('class="examples"').length).toBe(2);
});

test("two examples in one language stay apart", () => {
  expect(markdownToHtml("```sh\na\n```\n\n```sh\nb\n```\n").body.text).not.toContain("examples");
});
