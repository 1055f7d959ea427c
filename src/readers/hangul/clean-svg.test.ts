/** What the layout engine draws is what a document says: nothing passes that could run, load or flood. */
import { describe, expect, it } from "vitest";
import { cleanSvg, MAX_ELEMENTS, MAX_PICTURE_BYTES } from "./clean-svg.js";

const page = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="20" viewBox="0 0 10 20">${content}</svg>`;
const cleaned = (content: string) => {
  const svg = cleanSvg(page(content));
  const start =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20">';
  expect(svg.startsWith(start) && svg.endsWith("</svg>")).toBe(true);
  return svg.slice(start.length, -"</svg>".length);
};
const base64 = (text: string) => Buffer.from(text).toString("base64");

describe("an SVG of the layout engine", () => {
  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script that is nested", "<g><script><rect/></script></g>", "<g></g>"],
    ["a style sheet", "<style>@import url(http://x)</style>"],
    ["HTML", '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>'],
    ["a link", '<a href="javascript:alert(1)"><rect x="1"/></a>'],
    ["a use of another file", '<use href="http://x/#a"/>'],
    [
      "an animation",
      '<rect x="1"><set attributeName="href" to="x"/></rect>',
      '<rect x="1"></rect>',
    ],
    ["a handler", '<rect onload="alert(1)" x="1"/>', '<rect x="1"></rect>'],
    ["a style attribute", '<rect style="fill:url(http://x)" x="1"/>', '<rect x="1"></rect>'],
    ["a picture from elsewhere", '<image href="http://x/a.png" width="1"/>'],
    ["a picture from elsewhere, the old way", '<image xlink:href="//x/a.png" width="1"/>'],
    ["a page as a picture", `<image href="data:text/html;base64,${base64("<p>")}"/>`],
    ["a paint from elsewhere", '<rect fill="url(http://x#a)" x="1"/>', '<rect x="1"></rect>'],
    ["a filter from elsewhere", '<g filter="url(//x#a)"></g>', "<g></g>"],
  ])("loses %s", (_, given, left = "") => {
    expect(cleaned(given)).toBe(left);
  });

  it("keeps shapes, its own definitions and inline pictures", () => {
    const kept =
      '<defs><clipPath id="c1"><rect x="1" y="2" width="3" height="4"></rect></clipPath></defs><g clip-path="url(#c1)"><line x1="1" y1="1" x2="2" y2="2" stroke="#000"></line></g><image href="data:image/png;base64,AAAA" width="1" height="1"></image>';
    expect(cleaned(kept)).toBe(kept);
  });

  it("cleans a picture that is SVG itself, once", () => {
    const inner = page('<script>x</script><rect x="1"/>');
    const shown = cleaned(`<image href="data:image/svg+xml;base64,${base64(inner)}" width="1"/>`);
    const data = /base64,([^"]+)"/.exec(shown)![1]!;
    expect(Buffer.from(data, "base64").toString()).toBe(cleanSvg(inner));
    const twice = page(`<image href="data:image/svg+xml;base64,${base64(inner)}" width="1"/>`);
    const outer = cleaned(`<image href="data:image/svg+xml;base64,${base64(twice)}" width="1"/>`);
    expect(Buffer.from(/base64,([^"]+)"/.exec(outer)![1]!, "base64").toString()).not.toContain(
      "image",
    );
  });

  it("refuses entities, a document type and what is cut off", () => {
    expect(() => cleanSvg('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>')).toThrow();
    expect(() => cleanSvg("<svg><rect")).toThrow();
  });

  it("leaves out pictures over the limit of a page, and refuses a flood of elements", () => {
    const large = `<image href="data:image/png;base64,${"A".repeat(MAX_PICTURE_BYTES / 2)}" width="1"/>`;
    expect(cleaned(large + large).match(/<image/g)).toHaveLength(1);
    expect(() => cleaned("<rect/>".repeat(MAX_ELEMENTS))).toThrow(/too many/);
  });

  it("joins the letters of a line, each at its place, and escapes them", () => {
    const letter = (x: number, text: string, more = "") =>
      `<text x="${x}" y="5" font-size="10"${more}>${text}</text>`;
    expect(
      cleaned(letter(1, "가") + letter(2, " ") + letter(3.004, "&lt;") + letter(5, "나")),
    ).toBe('<text x="1 3 5" y="5" font-size="10">가&lt;나</text>');
    // Another style, another line.
    expect(
      cleaned(letter(1, "가") + letter(3, "나", ' font-weight="bold"')).match(/<text/g),
    ).toHaveLength(2);
    expect(
      cleaned(`${letter(1, "가")}<rect x="1"/>${letter(3, "나")}`).match(/<text/g),
    ).toHaveLength(2);
  });

  it("keeps narrow letters narrow where it joins them", () => {
    const letter = (x: number) =>
      `<text transform="translate(${x},5) scale(0.5,1)" font-size="10">가</text>`;
    expect(cleaned(letter(10) + letter(20))).toBe(
      '<text x="20 40" font-size="10" y="5" transform="scale(0.5,1)">가가</text>',
    );
    const stretched = '<text x="1" y="5" textLength="8" lengthAdjust="spacingAndGlyphs">가</text>';
    expect(cleaned(stretched)).toBe(stretched);
  });

  it("keeps a font's name inside its attribute", () => {
    const family = "&#39;&quot;&gt;&lt;script&gt;url(http://x)";
    const svg = cleanSvg(page(`<text x="1" y="1" font-family="${family}">가</text>`));
    expect(svg).toContain("가</text>");
    expect(svg).not.toMatch(/<script|url\(|http:\/\/x/);
  });

  it("shows text in the document's font, then in Korean ones of its kind, or in the one given", () => {
    const text = (family: string) => `<text x="1" y="1" font-family="${family}">가</text>`;
    expect(cleaned(text("'굴림','Gulim',sans-serif"))).toContain(
      "&#39;굴림&#39;,&#39;Malgun Gothic&#39;",
    );
    expect(cleaned(text("'바탕',serif"))).toMatch(/바탕.*,serif"/);
    expect(cleaned(text("a;b{}'"))).not.toMatch(/[;{}]b/);
    expect(cleanSvg(page(text("굴림")), { fontFamily: "Noto Sans KR" })).toContain(
      'font-family="&#39;Noto Sans KR&#39;"',
    );
  });

  it("draws a drawing as part of the page where the rasteriser shows no picture inside a picture", () => {
    const inner = (id: string) =>
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" width="9"><script>1</script>' +
      `<image${id} href="data:image/png;base64,AA==" width="4" height="2"/></svg>`;
    const shown = (id: string) =>
      cleanSvg(
        page(
          `<image x="1" width="3" opacity="0.5" href="data:image/svg+xml;base64,${base64(inner(id))}"/><rect x="7"/>`,
        ),
        { fontFamily: "Noto Sans KR" },
      );
    expect(shown("")).toContain(
      '<g opacity="0.5"><svg x="1" width="3" viewBox="0 0 4 2"><image href="data:image/png;base64,AA==" width="4" height="2"></image></svg></g><rect x="7">',
    );
    expect(shown(' id="a" clip-path="url(#a)"')).toMatch(
      /<image id="(p\d+-a)" clip-path="url\(#\1\)" href="data:image\/png/,
    );
  });
});
