/** A stand-in for an embedding model: a text's vector counts its words, so that texts with the same words are near each other. */
import type { Embedder } from "../../src/search/embedder.js";

const DIMENSIONS = 16;

export class WordVectors implements Embedder {
  readonly name = "words";
  readonly fingerprint = "words-1";
  readonly dimensions = DIMENSIONS;
  readonly shortcoming = null;

  async embedPassages(texts: readonly string[]): Promise<Float32Array[]> {
    return texts.map(vectorOf);
  }

  async embedQuery(text: string): Promise<Float32Array> {
    return vectorOf(text);
  }

  async close(): Promise<void> {}
}

function vectorOf(text: string): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (const word of text.match(/[가-힣]+/g) ?? []) {
    const sum = [...word].reduce((total, one) => total + one.charCodeAt(0), 0);
    vector[sum % DIMENSIONS]! += 1;
  }
  return vector;
}
