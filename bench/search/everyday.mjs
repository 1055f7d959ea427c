/**
 * Everyday questions on real documents (`everyday.json`): how often the right document is first, and among the first five.
 *
 *   npm run build && node bench/search/everyday.mjs [--missed] [--cache DIR] [--record]
 *
 * The questions and the lexicon of everyday terms have one author, so the figure shows that the terms work, not how many askers they
 * reach. With --cache, the documents' chunks are kept in DIR.
 */
import { Engine } from "../../dist/search/engine.js";
import { record } from "../record.mjs";
import { corpusDocuments, nameOf, readEveryday } from "./everyday-corpus.mjs";

const SEEN = 5;
const options = process.argv.slice(2);
const cache = options.includes("--cache") ? options[options.indexOf("--cache") + 1] : null;
const documents = await corpusDocuments(cache);
if (!documents) {
  console.log("no corpus beside the repository: skipped");
  process.exit(0);
}
const engine = new Engine();
engine.apply({ put: documents });
const view = engine.view();
const questions = readEveryday();
const counts = { first: 0, five: 0 };
for (const { question, relevant } of questions) {
  const wanted = new Set(relevant.map((name) => name.normalize("NFC")));
  const found = [...new Set(engine.search(view, question, 50).map(({ key }) => nameOf(key)))];
  const place = found.findIndex((name) => wanted.has(name));
  if (place === 0) counts.first++;
  if (place >= 0 && place < SEEN) counts.five++;
  else if (options.includes("--missed")) console.log(`${question} → ${found[0] ?? "nothing"}`);
}
console.log(`${questions.length} questions: first ${counts.first}, among ${SEEN} ${counts.five}`);
const share = (count) => Number((count / questions.length).toFixed(4));
const figure = { unit: "", better: "higher", note: `${questions.length} questions of our own` };
if (options.includes("--record"))
  record("everyday", {
    figures: [
      {
        id: "five",
        ko: "일상어 질문: 맞는 문서가 다섯 안에",
        en: "everyday questions with the right document among five",
        ours: share(counts.five),
        bar: 0.75,
        ...figure,
      },
      {
        id: "first",
        ko: "일상어 질문: 맞는 문서가 맨 앞에",
        en: "everyday questions with the right document first",
        ours: share(counts.first),
        ...figure,
      },
    ],
  });
