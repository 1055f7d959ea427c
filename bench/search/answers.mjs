/**
 * Measures the extractive answer on questions with and without an answer in the documents, for each half of the questions.
 *
 *   npm run build && node bench/search/answers.mjs DIR [--misses N]
 *
 * DIR holds a judged set with answer.jsonl (`judged.mjs`). `--misses` lists questions of the fitting half: the other is not looked at.
 */
import { FITTING, HALVES } from "../halves.mjs";
import { judge, openAnswering, sharesOf } from "./answering.mjs";
import { ofHalf, readSet } from "./judged.mjs";

const [folder, flag, count] = process.argv.slice(2);
const { corpus, answer: questions } = readSet(folder);
const service = openAnswering(corpus);

const times = [];
const rows = questions.map((asked) => {
  const started = performance.now();
  const hits = service.find(asked.question);
  const answer = service.answer(asked.question, hits);
  times.push(performance.now() - started);
  return judge(asked, hits, answer);
});
times.sort((one, other) => one - other);
console.log(`chunks ${service.chunks}, p50 ${times[times.length >> 1].toFixed(1)} ms`);

const shown = (value) => value.toFixed(3);
for (const half of [...HALVES, "both"]) {
  const own = sharesOf(half === "both" ? rows : ofHalf(rows, half));
  console.log(
    `${half}: answerable ${own.answerable}: answered ${shown(own.answered)}, gold in text ${shown(own.gold)}, in the first line ${shown(own.first)}`,
  );
  console.log(
    `  unanswerable ${own.unanswerable}: false ${shown(own.wrong)} (near ${shown(own.near)}, absent ${shown(own.absent)}); verbatim ${shown(own.verbatim)}; lines ${own.lines.toFixed(2)}`,
  );
}
if (flag === "--misses")
  for (const row of ofHalf(rows, FITTING)
    .filter(({ impossible, right }) => !impossible && !right)
    .slice(0, Number(count)))
    console.log(
      `${row.answer.reason ?? "wrong"}\t${row.question}\t${row.answers[0]}\t${row.answer.text.slice(0, 150)}`,
    );
