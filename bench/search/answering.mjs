/** The extractive answer in process: paragraphs chunked and indexed by the service's own code, questions asked, answers scored. */
import { chunkDocument } from "../../dist/chunks/chunk.js";
import { extractAnswer } from "../../dist/evidence/answer/answer.js";
import { ANSWER } from "../../dist/evidence/weights.js";
import { emptyStructure } from "../../dist/model/plain.js";
import { Engine } from "../../dist/search/engine.js";

const NO_FACTS = { about: [], tables: [], revisions: [] };

/** An index of a corpus; each document's title is a heading, every line of a paragraph a block. */
export function openAnswering(corpus) {
  const texts = new Map();
  for (const { id, title, text } of corpus) {
    const key = id.split("#")[0];
    const document = texts.get(key) ?? { title, lines: [] };
    document.lines.push(...text.split(/\r?\n/).filter((line) => line.trim()));
    texts.set(key, document);
  }
  const chunks = new Map(
    [...texts].map(([key, text]) => [key, chunkDocument(documentOf(key, text))]),
  );
  const engine = new Engine();
  engine.apply({ put: [...chunks].map(([key, own]) => ({ key, revision: "", chunks: own })) });
  const view = engine.view();
  const rarity = engine.termRarity(view);

  /** The chunks that the answer is looked for in. */
  const find = (question) =>
    engine.search(view, question, ANSWER.depth).map(({ key, chunk, score }) => {
      const { id, ...rest } = chunks.get(key)[chunk];
      return { ...rest, chunk_id: id, score, found_by: "lexical", filename: key };
    });
  const answer = (question, hits) => extractAnswer(question, hits, 5, rarity, () => NO_FACTS);
  return { chunks: view.chunks, find, answer };
}

function documentOf(key, { title, lines }) {
  const block = (id, type, text) => ({
    id: `b${id}`,
    type,
    text,
    page: 1,
    bbox: null,
    parent: type === "heading" ? null : "b1",
    level: type === "heading" ? 1 : null,
    extractor: "docx",
    confidence: 1,
  });
  return {
    doc_id: key,
    source: { filename: `${key}.docx` },
    blocks: [
      block(1, "heading", title),
      ...lines.map((line, at) => block(at + 2, "paragraph", line.trim())),
    ],
    tables: [],
    structure: { ...emptyStructure(), title },
  };
}

/** One asked question with its answer, held against the gold one. */
export function judge(asked, hits, answer) {
  const holds = (text) => asked.answers.some((gold) => bare(text).includes(bare(gold)));
  return {
    ...asked,
    answer,
    right: answer.answered && holds(answer.text),
    first: answer.answered && holds(answer.citations[0]?.quote ?? ""),
    verbatim: answer.citations.every((cited) =>
      hits.some((hit) => hit.chunk_id === cited.chunk_id && hit.text.includes(cited.quote)),
    ),
  };
}

/** Shares of judged questions; `balance` is the share with the gold answer less the share answered where there is none. */
export function sharesOf(rows) {
  const share = (list, test) => (list.length === 0 ? 0 : list.filter(test).length / list.length);
  const isAnswered = ({ answer }) => answer.answered;
  const can = rows.filter(({ impossible }) => !impossible);
  const cannot = rows.filter(({ impossible }) => impossible);
  const falseOf = (kind) =>
    share(
      cannot.filter(({ impossible }) => impossible === kind),
      isAnswered,
    );
  const answered = rows.filter(isAnswered);
  const lines = answered.reduce((sum, { answer }) => sum + answer.citations.length, 0);
  const gold = share(can, ({ right }) => right);
  const wrong = share(cannot, isAnswered);
  return {
    answerable: can.length,
    unanswerable: cannot.length,
    answered: share(can, isAnswered),
    gold,
    first: share(can, ({ first }) => first),
    near: falseOf("near"),
    absent: falseOf("absent"),
    wrong,
    balance: gold - wrong,
    verbatim: share(answered, ({ verbatim }) => verbatim),
    lines: lines / answered.length,
  };
}

function bare(text) {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
