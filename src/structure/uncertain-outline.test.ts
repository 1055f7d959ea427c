/** Outlines whose numbers go on, and those that jump about. */
import { expect, it } from "vitest";
import type { Section } from "../model/structure.js";
import { uncertainHeading } from "./uncertain-outline.js";

const sections = (...labels: string[]): Section[] =>
  labels.map((text, at) => {
    const [label, parent = null] = text.split(" in ") as [string, string?];
    const block = `b${at + 1}`;
    return { id: `s${at + 1}`, label, title: "", level: 1, block, page: 1, parent };
  });
const doubtful = (...labels: string[]) => uncertainHeading(sections(...labels))?.block ?? null;

it("trusts numbers that go on, begin again, branch or stand under different headings", () => {
  expect(doubtful("1.", "2.", "3.", "4.", "5.", "6.")).toBeNull();
  expect(doubtful("1.", "2.", "3.", "1.", "2.", "3.")).toBeNull();
  expect(doubtful("제1조", "제2조", "제2조의2", "제3조", "제4조", "제5조")).toBeNull();
  expect(doubtful("1.", "가. in s1", "나. in s1", "2.", "가. in s4", "나. in s4")).toBeNull();
  expect(doubtful("1.", "가.", "2.", "나.", "3.", "다.")).toBeNull();
});

it("doubts numbers that jump, from the first that does", () => {
  expect(doubtful("1.", "4.", "2.", "7.", "3.", "9.")).toBe("b2");
});

it("bears some: less than a third of the numbered headings, and any among few", () => {
  const jumps = (count: number) => [
    ...Array.from({ length: 10 - count }, (_, at) => `${at + 1}.`),
    ...Array.from({ length: count }, (_, at) => `${30 + 3 * at}.`),
  ];
  expect(doubtful(...jumps(3))).toBeNull();
  expect(doubtful(...jumps(4))).toBe("b7");
  expect(doubtful("1.", "5.", "9.", "3.", "7.")).toBeNull();
  expect(doubtful("1.", "5.", "9.", "3.", "7.", "12.")).toBe("b2");
});

it("counts neither headings without a number nor bullets", () => {
  expect(doubtful("□", "□", "", "1.", "5.", "9.", "3.", "7.", "")).toBeNull();
});
