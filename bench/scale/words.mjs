/** Made text for the bench, seeded: words of Korean syllables, few often and many seldom, as in any language. */
import { random } from "../load/traffic.mjs";

const next = random(20_261_116);
const WORDS = Array.from({ length: 5000 }, () => syllables(2 + Math.floor(next() * 2)));

export function word() {
  return WORDS[Math.floor(WORDS.length * next() ** 3)];
}

export const words = (count) => Array.from({ length: count }, word).join(" ");

/** Markdown of so many chunks, each under a heading of its own: chunks do not cross headings. */
export function markdown(name, chunks, wordsEach) {
  const parts = Array.from(
    { length: chunks },
    (_, line) => `# 제${line + 1}조\n\n${name}의 ${line}호: ${words(wordsEach)}.\n`,
  );
  return parts.join("\n");
}

function syllables(count) {
  return Array.from({ length: count }, () =>
    String.fromCodePoint(0xac00 + Math.floor(next() * 11_172)),
  ).join("");
}
