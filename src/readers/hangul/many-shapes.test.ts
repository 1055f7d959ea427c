/** A page may be crowded on purpose: drawing it ends, with every shape on it. */
import { expect, it } from "vitest";
import { paragraph } from "../../../samples/make/hangul.js";
import { makeHwpx } from "../../../samples/make/hwpx.js";
import { renderPage } from "../../index.js";
import { MAX_ELEMENTS } from "./clean-svg.js";

const SHAPES = 2000;
const IN_A_PARAGRAPH = 50;

it("draws a page of thousands of shapes, all of them", { timeout: 60_000 }, async () => {
  const box = (at: number) => ({
    kind: "box" as const,
    paragraphs: [paragraph("상자")],
    floating: { to: "paper" as const, offset: (at * 97) % 70_000, left: (at * 53) % 40_000 },
  });
  const content = ["문단", ...Array.from({ length: IN_A_PARAGRAPH }, (_, at) => box(at))];
  const paragraphs = Array.from({ length: SHAPES / IN_A_PARAGRAPH }, () => ({ content }));
  const bytes = makeHwpx({ sections: [paragraphs] });
  const picture = await renderPage(bytes, { filename: "a.hwpx" });
  const svg = Buffer.from(picture!.data_base64, "base64").toString("utf8");
  expect(svg.match(/상자/g)).toHaveLength(SHAPES);
  expect(svg.match(/<\w/g)!.length).toBeLessThan(MAX_ELEMENTS);
});
