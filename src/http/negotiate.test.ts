import { expect, test } from "vitest";
import { prefersMarkdown } from "./negotiate.js";

test.each([
  [undefined, false],
  ["*/*", false],
  ["application/json", false],
  ["text/markdown", true],
  ["text/markdown, */*;q=0.1", true],
  // Named by the client, and not merely covered by a range.
  ["text/markdown, */*", true],
  ["*/*, text/markdown", true],
  ["text/html, application/xhtml+xml, */*;q=0.8", false],
  ["image/png", false],
  ["text/*", true],
  ["application/json, text/markdown", false],
  ["application/json;q=0.5, text/markdown", true],
  ["text/markdown;q=0, */*", false],
  ["TEXT/Markdown", true],
  ["nonsense;;q=x", false],
])("%s: %s", (accept, markdown) => {
  expect(prefersMarkdown(accept)).toBe(markdown);
});
