/** How the text of a section without a title begins, in place of one. */
import type { Section } from "../../src/model/structure.js";

/** Characters that tell one from another. */
const START = 40;

/** Empty where it has a title. */
export function sectionStart({ label, title }: Section, text: string): string {
  if (title) return "";
  const whole = text.trim();
  const rest = (whole.startsWith(label) ? whole.slice(label.length) : whole).trim();
  return rest.length > START ? `${rest.slice(0, START)}…` : rest;
}
