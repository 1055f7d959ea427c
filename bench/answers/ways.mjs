/**
 * The plain questions and those without an answer, each put in other ways of asking: how many of those right when asked plainly are right so too.
 *
 *   npm run build && node bench/answers/ways.mjs [--half checking] [--misses WAY] [--ways WAY,…] [--group GROUP,…] [--every N]
 *
 * A way that does not fit a question leaves it out; `--every 4` asks every fourth question. `--misses` lists what is lost in a way, of the fitting half
 * alone, and not of the ways that are held back: half of them, by a hash of their name, so that rules are tried on ways they were not written for.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { CHECKING, FITTING } from "../halves.mjs";
import { CORPUS, koreanFiles, openQuestions, readCorpus } from "./corpus.mjs";
import { judgeAnswer } from "./judge.mjs";
import { madeQuestions, writtenQuestions } from "./questions.mjs";
import { AROUND } from "./ways/around.mjs";
import { SENTENCES } from "./ways/sentences.mjs";
import { SIGNS } from "./ways/signs.mjs";
import { TITLES } from "./ways/titles.mjs";
import { TWO } from "./ways/two.mjs";
import { WORDS } from "./ways/words.mjs";

const { values } = parseArgs({
  options: {
    half: { type: "string" },
    misses: { type: "string" },
    ways: { type: "string" },
    group: { type: "string" },
    every: { type: "string" },
  },
});
if (!existsSync(CORPUS)) {
  console.log("no corpus beside the repository: nothing is measured");
  process.exit(0);
}
const half = values.half === CHECKING ? CHECKING : FITTING;
const every = Number(values.every ?? 1);
const GROUPS = {
  sentences: SENTENCES,
  around: AROUND,
  signs: SIGNS,
  titles: TITLES,
  words: WORDS,
};

/** Ways whose misses nobody may look at while rules are written. */
const isHeld = (way) => createHash("sha256").update(way).digest()[0] % 2 === 1;
const isAsked = (group, way) =>
  (values.ways?.split(",").includes(way) ?? true) &&
  (values.group?.split(",").includes(group) ?? true);
const mayShow = (way) => half === FITTING && values.misses === way && !isHeld(way);

const files = koreanFiles();
const read = await readCorpus(files);
const { questions } = openQuestions(read);
const titles = new Map(
  read.map(({ name, entries }) => [
    name,
    entries[0]?.structure?.title?.replace(/\s+/g, " ").trim(),
  ]),
);
const asked = [...writtenQuestions(files), ...madeQuestions(files, read)].filter(
  (each) => each.half === half && ["plain", "none"].includes(each.kind),
);
const answerTo = (question) => questions.answer({ tenant: "all", question });
const isRight = (each, answer) => judgeAnswer(each, answer).right;

const plainly = new Map();
const rightPlainly = async (each) => {
  if (!plainly.has(each)) plainly.set(each, isRight(each, await answerTo(each.question)));
  return plainly.get(each);
};

const share = ([right, count]) => (count === 0 ? "" : `${(right / count).toFixed(3)} of ${count}`);
const sums = {};
const add = (key, right) => {
  sums[key] ??= [0, 0];
  sums[key][0] += right ? 1 : 0;
  sums[key][1] += 1;
};

for (const [group, ways] of Object.entries(GROUPS))
  for (const [way, say] of Object.entries(ways)) {
    if (!isAsked(group, way)) continue;
    const own = { plain: [0, 0], none: [0, 0] };
    for (const [place, each] of asked.entries()) {
      if (place % every !== 0) continue;
      const question = say(each.question, titles.get(each.file));
      if (question === null || !(await rightPlainly(each))) continue;
      const right = isRight(each, await answerTo(question));
      own[each.kind][0] += right ? 1 : 0;
      own[each.kind][1] += 1;
      add(`${group} ${isHeld(way) ? "held" : "read"} ${each.kind}`, right);
      if (!right && mayShow(way)) console.log(`  ${each.kind}\t${JSON.stringify(question)}`);
    }
    console.log(
      `${group}\t${isHeld(way) ? "held" : "read"}\t${way}\tplain ${share(own.plain)}\tnone ${share(own.none)}`,
    );
  }

/** Neighbours among a document's questions, each pair once. */
function pairs() {
  const byFile = new Map();
  for (const each of asked) byFile.set(each.file, [...(byFile.get(each.file) ?? []), each]);
  return [...byFile.values()].flatMap((own) =>
    own.slice(1).map((other, place) => [own[place], other]),
  );
}

for (const [way, say] of Object.entries(TWO)) {
  if (!isAsked("two", way)) continue;
  const own = {};
  for (const [place, [one, other]] of pairs().entries()) {
    if (place % every !== 0) continue;
    const question = say(one.question, other.question, titles.get(one.file));
    if (!question || !(await rightPlainly(one)) || !(await rightPlainly(other))) continue;
    const answer = await answerTo(question);
    const kind = [one.kind, other.kind].sort().join("+");
    // What has no answer is not missed beside what has one: each truth there is must stand in the text.
    const right = isRight({ ...one, truth: [...one.truth, ...other.truth] }, answer);
    own[kind] ??= [0, 0];
    own[kind][0] += right ? 1 : 0;
    own[kind][1] += 1;
    add(`two ${isHeld(way) ? "held" : "read"} ${kind}`, right);
    if (!right && mayShow(way)) console.log(`  ${kind}\t${JSON.stringify(question)}`);
  }
  console.log(
    `two\t${isHeld(way) ? "held" : "read"}\t${way}\t${Object.entries(own)
      .map(([kind, sum]) => `${kind} ${share(sum)}`)
      .join("\t")}`,
  );
}

console.log();
for (const [key, sum] of Object.entries(sums)) console.log(`${key}\t${share(sum)}`);
