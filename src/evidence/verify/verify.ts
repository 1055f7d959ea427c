/**
 * Verifies an answer against its evidence: references, numbers and quotations by the letter of the contract (`grounded`), and
 * beyond it a verdict on each sentence.
 */
import type {
  ChunkReference,
  CitationClaim,
  SentenceCheck,
  Verification,
} from "../../model/evidence.js";
import type { SentenceVerdict } from "../../model/verdicts.js";
import { statementsOf } from "../../text/joined-statements.js";
import type { TrackedText } from "../../text/tracked-text.js";
import { inOnePlainForm } from "../../text/ways-of-telling.js";
import type { EvidenceChunk } from "../evidence-chunk.js";
import { NumberEvidence, numbersIn } from "./check-numbers.js";
import { EvidenceIndex } from "./evidence-index.js";
import { explainFinding } from "./explain-finding.js";
import { judgeSentence, judgeStatements } from "./judge-sentence.js";
import { leadsOf } from "./lead-of-values.js";
import { answerSentences, referencesIn, withoutReferences } from "./reference-marks.js";

export interface Claim {
  answer: string;
  /** The sources of a bundle, in order; `[n]` is the n-th. */
  sources?: readonly ChunkReference[] | undefined;
  citations?: readonly CitationClaim[] | undefined;
}

/** Finds a chunk that the caller may see; null for any other. */
type FindChunk = (reference: ChunkReference) => EvidenceChunk | null;

export function verify(claim: Claim, find: FindChunk): Verification {
  const named = claim.sources?.length ? claim.sources : citedChunks(claim.citations ?? []);
  const sources = named.map((reference) => find(reference));
  const evidence = sources.filter((source) => source !== null);
  const all = numbersOf(evidence);
  const unknown = new Set<number>();
  const indexOf = evidenceIndexes(evidence);
  let compared = 0;

  const written = answerSentences(claim.answer.normalize("NFC"));
  const leads = leadsOf(written.slice(0, MOST_SENTENCES).map(withoutReferences));
  const sentences = written.map((text, place) => {
    const refs = referencesIn(text);
    const meant: EvidenceChunk[] = [];
    for (const ref of refs) {
      const source = sources[ref - 1];
      if (source) meant.push(source);
      else unknown.add(ref);
    }
    const plain = withoutReferences(text);
    const numbers = numbersIn(plain).map((number) => number.text);
    const against = meant.length > 0 ? numbersOf(meant) : all;
    const isTooMuch = place >= MOST_SENTENCES || plain.length > LONGEST_SENTENCE;
    const index = isTooMuch ? null : indexOf(meant);
    compared += numbers.length * (index?.comparisons ?? 0);
    const checks = judged({
      ...{ sentence: plain, lead: leads[place] ?? "", refs, meant },
      index: compared > MOST_COMPARISONS ? null : index,
    });
    return {
      ...{ text, refs, numbers, unsupported: against.unsupported(plain) },
      ...{ verdict: checks[0]!.verdict, why: checks[0]!.why, checks },
    };
  });

  const citations = (claim.citations ?? []).map((cited) => checkQuote(cited, sources, find));
  const unsupported = [...new Set(sentences.flatMap((sentence) => sentence.unsupported))];
  return {
    grounded:
      evidence.length > 0 &&
      unknown.size === 0 &&
      unsupported.length === 0 &&
      citations.every(({ found }) => found),
    evidence_chunks: evidence.map(referenceTo),
    unknown_sources: named.filter((_, place) => sources[place] === null).map(referenceTo),
    unknown_refs: [...unknown].sort((one, other) => one - other),
    sentences,
    citations,
    unsupported_numbers: unsupported,
    verdict: verdictOf(sentences.map(({ verdict }) => verdict)),
  };
}

/** Sentences of one answer that get a verdict of their own, and letters of one: an answer of a model has far fewer. */
const MOST_SENTENCES = 200;
const LONGEST_SENTENCE = 2000;
/** Comparisons of values in all: a line of hundreds of numbers would take minutes, as each is held beside all others. */
const MOST_COMPARISONS = 500_000;
/** Characters of evidence that sentences are held against: the largest bundle, and half as much again. */
const MOST_EVIDENCE = 60_000;

/** Null where there is too much of it. */
type IndexOf = (chunks: readonly EvidenceChunk[]) => EvidenceIndex | null;

/** Sentences that refer to the same sources share one index; one that refers to none is held against all. */
function evidenceIndexes(all: readonly EvidenceChunk[]): IndexOf {
  const made = new Map<string, EvidenceIndex>();
  return (chunks) => {
    const meant = chunks.length > 0 ? chunks : all;
    if (meant.reduce((sum, { text }) => sum + text.length, 0) > MOST_EVIDENCE) return null;
    const key = meant.map(({ doc_id, chunk_id }) => `${doc_id} ${chunk_id}`).join("\n");
    const index = made.get(key) ?? new EvidenceIndex(meant, all);
    made.set(key, index);
    return index;
  };
}

interface SaidSentence {
  sentence: string;
  /** What a bare value is said of, from a sentence before. */
  lead: string;
  refs: readonly number[];
  meant: readonly EvidenceChunk[];
  /** Null where holding it against the evidence would take too long. */
  index: EvidenceIndex | null;
}

function judged({ sentence, lead, refs, meant, index }: SaidSentence): SentenceCheck[] {
  const none = { text: sentence.trim(), line: null } as const;
  if (refs.length > meant.length)
    return [explainFinding({ ...none, verdict: "not_found", reason: "SOURCE_UNKNOWN" })];
  if (index === null)
    return [explainFinding({ ...none, text: "", verdict: "not_checked", reason: "TOO_LONG" })];
  if (index.chunks.length === 0)
    return [explainFinding({ ...none, verdict: "not_checked", reason: "NO_EVIDENCE" })];
  const told = inOnePlainForm(sentence);
  const statements = statementsOf(told);
  const found =
    statements.length === 1
      ? judgeSentence(lead === "" ? told.text : `${lead}: ${told.text}`, index, sentence)
      : judgeStatements(
          statements.map(({ text }) => text),
          index,
          sentence,
        );
  return found.map((finding) => ({
    ...explainFinding(finding),
    text: verbatim(finding.text, statements),
  }));
}

/** As the answer writes it, in whichever statement it stands; what holds words of another sentence is the whole of this one. */
function verbatim(text: string, statements: readonly TrackedText[]): string {
  const own = statements.find((one) => one.text.includes(text));
  return own ? own.verbatim(text) : statements[0]!.source.trim();
}

/** Of all sentences: the gravest; supported only where something was checked, and nothing checked fails. */
function verdictOf(verdicts: readonly SentenceVerdict[]): SentenceVerdict {
  const order = ["contradicted", "not_found", "supported"] as const;
  return order.find((verdict) => verdicts.includes(verdict)) ?? "not_checked";
}

/** After NFC and with every run of white space made one: what a quotation is compared by. */
function folded(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\s\u200b\ufeff]+/g, " ")
    .trim();
}

/** Without sources, the chunks that citations name are the evidence, in that order, each once. */
function citedChunks(citations: readonly CitationClaim[]): ChunkReference[] {
  const found = new Map<string, ChunkReference>();
  for (const cited of citations) {
    const reference = named(cited);
    if (reference) found.set(`${reference.doc_id}\n${reference.chunk_id}`, reference);
  }
  return [...found.values()];
}

function named({ doc_id, chunk_id }: CitationClaim): ChunkReference | null {
  return doc_id !== undefined && chunk_id !== undefined ? { doc_id, chunk_id } : null;
}

function numbersOf(chunks: readonly EvidenceChunk[]): NumberEvidence {
  return new NumberEvidence(chunks.flatMap(({ text, path }) => [text, ...path]));
}

function checkQuote(
  cited: CitationClaim,
  sources: readonly (EvidenceChunk | null)[],
  find: FindChunk,
): Verification["citations"][number] {
  const reference = named(cited);
  const chunk = reference ? find(reference) : (sources[(cited.n ?? 0) - 1] ?? null);
  const quote = folded(cited.quote);
  return {
    doc_id: chunk?.doc_id ?? reference?.doc_id ?? null,
    chunk_id: chunk?.chunk_id ?? reference?.chunk_id ?? null,
    quote: cited.quote,
    // Nothing quoted is nothing found.
    found: chunk !== null && quote !== "" && folded(chunk.text).includes(quote),
    filename: chunk?.filename ?? null,
    anchors: chunk?.anchors ?? [],
  };
}

function referenceTo({ doc_id, chunk_id }: ChunkReference): ChunkReference {
  return { doc_id, chunk_id };
}
