/**
 * Asks the questions of `questions.mjs` about the documents of the corpus, in process, and says for each half how many are answered
 * rightly, by kind.
 *
 *   npm run build && node bench/answers/run.mjs [--half checking] [--misses KIND] [--made | --written] [--kinds change,total] [--record]
 *   npm run build && node bench/answers/run.mjs --folder FOLDER [--half checking] [--misses KIND]
 *
 * `--folder` asks what is made from the documents of any folder about themselves: papers that no rule was written with.
 * The fitting half is asked; the other only where it is named, so that nobody sees its shares by the way, and for the record.
 * `--misses` lists questions of the fitting half alone. `--record` asks both and keeps the shares of the checking half in
 * `bench/results/answers.json`, those of the questions written by hand beside those of all.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { CHECKING, FITTING, HALVES } from "../halves.mjs";
import { record } from "../record.mjs";
import { CORPUS, folderFiles, koreanFiles, openQuestions, readCorpus } from "./corpus.mjs";
import { figuresOf } from "./figures.mjs";
import { judgeAnswer, sharesOf } from "./judge.mjs";
import { madeQuestions, writtenQuestions } from "./questions.mjs";

const { values } = parseArgs({
  options: {
    half: { type: "string", default: FITTING },
    misses: { type: "string" },
    made: { type: "boolean" },
    written: { type: "boolean" },
    kinds: { type: "string" },
    record: { type: "boolean" },
    folder: { type: "string" },
  },
});
if (!values.folder && !existsSync(CORPUS)) {
  console.log("no corpus beside the repository: nothing is measured");
  process.exit(0);
}
const halves = values.record ? HALVES : HALVES.filter((half) => half === values.half);
const files = values.folder ? folderFiles(values.folder) : koreanFiles();
const isMadeOnly = values.made || values.folder !== undefined;
const read = await readCorpus(files);
const { chunks, questions } = openQuestions(read);
const asked = [
  ...(isMadeOnly ? [] : writtenQuestions(files).map((each) => ({ ...each, isWritten: true }))),
  ...(values.written ? [] : madeQuestions(files, read)),
]
  .filter(({ half }) => halves.includes(half))
  .filter(({ kind }) => !values.kinds || values.kinds.split(",").includes(kind));

const times = [];
const rows = [];
for (const each of asked) {
  const started = performance.now();
  const { question, history } = each;
  const answer = await questions.answer({ tenant: "all", question, history });
  times.push(performance.now() - started);
  rows.push(judgeAnswer(each, answer));
}
times.sort((one, other) => one - other);
const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
console.log(`${rows.length} questions, ${chunks} chunks, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
for (const half of halves) {
  const own = rows.filter((row) => row.half === half);
  const { kinds, wrongValues } = sharesOf(own);
  const shown = kinds.map(({ kind, right, count }) => `${kind} ${right.toFixed(3)} of ${count}`);
  console.log(
    `${half}: ${shown.join(", ")}; wrong value of the right type ${wrongValues.toFixed(3)}`,
  );
}
if (values.record) {
  if (isMadeOnly || values.written || values.kinds)
    throw new Error("all questions are recorded, or none");
  const checking = rows.filter(({ half }) => half === CHECKING);
  const byHand = checking.filter(({ isWritten }) => isWritten);
  record("answers", {
    figures: [...figuresOf(checking), ...figuresOf(byHand, true)],
    detail: {
      checking: sharesOf(checking),
      byHand: sharesOf(byHand),
      fitting: sharesOf(rows.filter(({ half }) => half === FITTING)),
    },
  });
}
if (values.misses !== undefined)
  for (const row of rows) {
    if (row.half !== FITTING || row.right) continue;
    if (values.misses !== "all" && row.kind !== values.misses) continue;
    console.log(
      `\n${row.kind}\t${row.question}\n  truth: ${row.truth.map(([one]) => one).join(" + ")}`,
    );
    console.log(`  ${row.answer.reason ?? row.answer.text.slice(0, 300).replaceAll("\n", "\n  ")}`);
  }
