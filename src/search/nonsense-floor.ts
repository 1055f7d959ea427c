/**
 * How near a chunk must be to a question that shares no word with any visible chunk: nearer than nonsense comes to the same chunks.
 * Every text has a nearest chunk, and how near depends on the model and on the documents, so the floor is measured on both; among the
 * visible chunks only, like every other statistic.
 */
import type { Embedder } from "./embedder.js";
import type { IndexView } from "./index-view.js";
import type { VectorIndex } from "./vector-index.js";

/** Nonsense questions of each kind. */
const PROBES = 8;
/** Their nearest chunks spread about a mean: nonsense beyond it by so many standard deviations is one in hundreds. */
const DEVIATIONS = 3;
const SEED = 20_240_301;
const HANGUL = /[가-힣]/;
/** Frequent syllables: words of rare ones are not read by most models at all. */
const SYLLABLES = [..."가나다라마바사아자차카타파하고노도로모보소오조초기니디리미비시이지"];
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

type Nonsense = Record<"hangul" | "latin", Float32Array[]>;

export class NonsenseFloor {
  private made: Promise<Nonsense> | null = null;
  private readonly floors = new WeakMap<
    IndexView,
    { chunks: unknown; latin?: number; hangul?: number }
  >();

  constructor(
    private readonly embedder: Embedder,
    private readonly vectors: VectorIndex,
  ) {}

  /** The least similarity that says something, for this question in this view. */
  async of(question: string, view: IndexView): Promise<number> {
    this.made ??= this.embed();
    const nonsense = await this.made;
    const kind = HANGUL.test(question) ? "hangul" : "latin";
    const documents = view.documents();
    let known = this.floors.get(view);
    // The list is made anew whenever documents change; vectors still being computed only raise the floor later.
    if (known?.chunks !== documents) {
      known = { chunks: documents };
      this.floors.set(view, known);
    }
    known[kind] ??= this.measure(nonsense[kind], documents);
    return known[kind];
  }

  private measure(
    nonsense: readonly Float32Array[],
    documents: ReturnType<IndexView["documents"]>,
  ) {
    const nearest = nonsense.flatMap((vector) =>
      this.vectors.search(vector, documents, 1).map(({ similarity }) => similarity),
    );
    if (nearest.length === 0) return 0;
    const mean = nearest.reduce((sum, each) => sum + each, 0) / nearest.length;
    const variance = nearest.reduce((sum, each) => sum + (each - mean) ** 2, 0) / nearest.length;
    return mean + DEVIATIONS * Math.sqrt(variance);
  }

  private async embed(): Promise<Nonsense> {
    const random = randomNumbers(SEED);
    const words = (letters: readonly string[], shortest: number, longest: number) =>
      Array.from({ length: 1 + random(3) }, () =>
        Array.from(
          { length: shortest + random(longest - shortest + 1) },
          () => letters[random(letters.length)],
        ).join(""),
      ).join(" ");
    const made: Nonsense = { hangul: [], latin: [] };
    for (let probe = 0; probe < PROBES; probe += 1) {
      const hangul = await this.embedder.embedQuery(words(SYLLABLES, 2, 4));
      const latin = await this.embedder.embedQuery(words(LETTERS, 4, 9));
      if (hangul) made.hangul.push(hangul);
      if (latin) made.latin.push(latin);
    }
    return made;
  }
}

/** Whole numbers below a limit; the same at every start. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
