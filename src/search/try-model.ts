/**
 * Tries an embedding model on bundled passages: whether it agrees with words where words are right, how often it finds a passage that is
 * asked for in other words, and what it says to nonsense. A model that fails the first gives no hits: every second one would be noise.
 */
import type { Embedder } from "./embedder.js";
import { MODEL_PROBES } from "./model-probes.js";

/** A useful model finds nearly all; one that never learnt Korean about one of 24. */
export const LEAST_AGREEMENT = 0.7;

/** Share of probes, each every second word of a passage, whose nearest passage is the one that those words stand in. */
export async function agreementWithWords(embedder: Embedder): Promise<number> {
  return shareFound(
    embedder,
    MODEL_PROBES.map(({ passage }) => everySecondWord(passage)),
  );
}

/** Share of everyday questions whose nearest passage answers them. */
export async function paraphrasesFound(embedder: Embedder): Promise<number> {
  return shareFound(
    embedder,
    MODEL_PROBES.map(({ question }) => question),
  );
}

async function shareFound(embedder: Embedder, questions: readonly string[]): Promise<number> {
  const passages = await embedder.embedPassages(MODEL_PROBES.map(({ passage }) => passage));
  let found = 0;
  for (const [own, question] of questions.entries()) {
    const asked = await embedder.embedQuery(question);
    if (!asked || !passages[own]) continue;
    const likeness = passages.map((passage) => (passage ? cosine(asked, passage) : -1));
    if (likeness.indexOf(Math.max(...likeness)) === own) found += 1;
  }
  return found / questions.length;
}

function everySecondWord(passage: string): string {
  return passage
    .split(" ")
    .filter((_, at) => at % 2 === 0)
    .join(" ");
}

function cosine(one: Float32Array, other: Float32Array): number {
  let [product, own, theirs] = [0, 0, 0];
  for (const [at, value] of one.entries()) {
    product += value * other[at]!;
    own += value * value;
    theirs += other[at]! * other[at]!;
  }
  return product / Math.sqrt(own * theirs || 1);
}
