/**
 * Fits the weights of `src/evidence/weights.ts` again: for each value tried, the share of the fitting half's questions that are answered
 * rightly, less the share answered where there is no answer. There are two sets, and each counts half: questions about encyclopedia
 * articles (`../shared/eval/dev`), and those about official documents (`bench/answers`), without which lists and attributes do not show.
 *
 *   npm run build && nice node scripts/fit-evidence.mjs [ANSWER.leastSupport…] [--values 3,3.4,3.8] [--minutes 10]
 *
 * Without the sets nothing is fitted.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FITTING } from "../bench/halves.mjs";
import { ofHalf, readSet } from "../bench/search/judged.mjs";
import { sweep } from "./sweep.mjs";

const SET = fileURLToPath(new URL("../../shared/eval/dev", import.meta.url));
const DOCUMENTS = fileURLToPath(new URL("../../shared/corpus", import.meta.url));
if (!existsSync(SET) || !existsSync(DOCUMENTS)) {
  console.log("no judged questions beside the repository: nothing is fitted");
  process.exit(0);
}
const { judge, openAnswering, sharesOf } = await import("../bench/search/answering.mjs");
const { koreanFiles, openQuestions, readCorpus } = await import("../bench/answers/corpus.mjs");
const { madeQuestions, writtenQuestions } = await import("../bench/answers/questions.mjs");
const { judgeAnswer } = await import("../bench/answers/judge.mjs");
const { ANSWER, LINE, QUESTION } = await import("../dist/evidence/weights.js");

const { corpus, answer } = readSet(SET);
const articles = ofHalf(answer, FITTING);
const service = openAnswering(corpus);
const files = koreanFiles();
const read = await readCorpus(files);
const { questions } = openQuestions(read);
const documents = [...writtenQuestions(files), ...madeQuestions(files, read)].filter(
  ({ half }) => half === FITTING,
);
console.log(
  `${articles.length} questions about articles and ${documents.length} about documents, of the fitting half`,
);

/** Only the depth changes what is found. */
const found = new Map();
function hitsOf({ id, question }) {
  const key = `${ANSWER.depth} ${id}`;
  if (!found.has(key)) found.set(key, service.find(question));
  return found.get(key);
}

async function askDocuments() {
  const rows = [];
  for (const asked of documents) {
    const { question, history } = asked;
    rows.push(judgeAnswer(asked, await questions.answer({ tenant: "all", question, history })));
  }
  const share = (own, test) => own.filter(test).length / own.length;
  const isNone = ({ truth }) => truth.length === 0;
  const none = rows.filter(isNone);
  const right = share(
    rows.filter((row) => !isNone(row)),
    (row) => row.right,
  );
  return { right, refused: share(none, (row) => row.right) };
}

await sweep({ ANSWER, LINE, QUESTION }, async () => {
  const rows = articles.map((asked) => {
    const hits = hitsOf(asked);
    return judge(asked, hits, service.answer(asked.question, hits));
  });
  const { balance, gold, first, wrong } = sharesOf(rows);
  const { right, refused } = await askDocuments();
  // Of equal balances, the one whose first line answers.
  const score = (balance + right - (1 - refused)) / 2 + first / 1000;
  return { score, gold, first, false: wrong, right, refused };
});
