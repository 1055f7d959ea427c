/**
 * Headings: edit similarity of two outlines, each a sequence of headings with the text below them; levels are ignored.
 */
import { nid } from "./nid.mjs";

/**
 * @typedef {{heading: string, content: string}} Section
 * @param {Section[]} a
 * @param {Section[]} b
 */
export function mhs(a, b) {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 1;
  let last = Float64Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let x = 1; x <= a.length; x++) {
    const row = new Float64Array(b.length + 1);
    row[0] = x;
    for (let y = 1; y <= b.length; y++) {
      const change = difference(a[x - 1], b[y - 1]);
      row[y] = Math.min(row[y - 1] + 1, last[y] + 1, last[y - 1] + change);
    }
    last = row;
  }
  return 1 - last[b.length] / longest;
}

/** Half for the heading's own words, half for what stands below it. */
function difference(a, b) {
  return (
    1 -
    (nid(squeeze(a.heading), squeeze(b.heading)) + nid(squeeze(a.content), squeeze(b.content))) / 2
  );
}

const squeeze = (text) => text.normalize("NFC").replace(/\s+/gu, "");

/**
 * The outline of a reading: what stands before the first heading is a section without one.
 * @param {{type: string, text: string}[]} blocks
 * @returns {Section[]}
 */
export function outlineOf(blocks) {
  const sections = [{ heading: "", content: "" }];
  for (const block of blocks) {
    if (block.type === "heading" || block.type === "title")
      sections.push({ heading: block.text, content: "" });
    else if (block.type !== "header" && block.type !== "footer")
      sections.at(-1).content += block.text;
  }
  return sections[0].content === "" ? sections.slice(1) : sections;
}
