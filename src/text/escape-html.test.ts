import { expect, it } from "vitest";
import { escapeHtml, escapeHtmlContent } from "./escape-html.js";

const TEXT = `<b>"A" & 'B'</b> &amp;`;

it("leaves nothing that could end an attribute or begin a tag", () => {
  expect(escapeHtml(TEXT)).toBe("&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt; &amp;amp;");
});

it("keeps quotation marks between tags", () => {
  expect(escapeHtmlContent(TEXT)).toBe(`&lt;b&gt;"A" &amp; 'B'&lt;/b&gt; &amp;amp;`);
});
