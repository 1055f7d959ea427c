/**
 * Fits the weights of `src/evidence/weights.ts` again: for each value tried, the share of the fitting half's questions whose answer
 * stands in the text, less the share answered where there is none.
 *
 *   npm run build && nice node scripts/fit-evidence.mjs [ANSWER.leastSupport…] [--values 3,3.4,3.8] [--minutes 10]
 *
 * The questions are those of `../shared/eval/dev`; without it nothing is fitted.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FITTING } from "../bench/halves.mjs";
import { ofHalf, readSet } from "../bench/search/judged.mjs";
import { sweep } from "./sweep.mjs";

const SET = fileURLToPath(new URL("../../shared/eval/dev", import.meta.url));
if (!existsSync(SET)) {
  console.log("no judged questions beside the repository: nothing is fitted");
  process.exit(0);
}
const { judge, openAnswering, sharesOf } = await import("../bench/search/answering.mjs");
const { ANSWER, LINE, QUESTION } = await import("../dist/evidence/weights.js");

const { corpus, answer } = readSet(SET);
const questions = ofHalf(answer, FITTING);
const service = openAnswering(corpus);
console.log(`${questions.length} questions of the fitting half, ${service.chunks} chunks`);

/** Only the depth changes what is found. */
const found = new Map();
function hitsOf({ id, question }) {
  const key = `${ANSWER.depth} ${id}`;
  if (!found.has(key)) found.set(key, service.find(question));
  return found.get(key);
}

await sweep({ ANSWER, LINE, QUESTION }, () => {
  const rows = questions.map((asked) => {
    const hits = hitsOf(asked);
    return judge(asked, hits, service.answer(asked.question, hits));
  });
  const { balance, gold, first, wrong } = sharesOf(rows);
  // Of equal balances, the one whose first line answers.
  return { score: balance + first / 1000, gold, first, false: wrong };
});
