/**
 * Invented papers of twelve kinds (`told/`), every fact told in one of some forty ways, and asked for by its label and in everyday words;
 * then the same papers without every third fact, where the question must be refused. All papers of a set stand together.
 *
 *   npm run build && node bench/answers/told.mjs [--half checking] [--sets N] [--by way,attribute,kind] [--misses found|none] [--way WAY]
 *
 * Papers are made as DOCX and read as the service does. Facts go to the halves by subject and attribute; `--misses` lists those of the fitting half.
 */
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { DEFAULT_CHUNK_BUDGET } from "../../dist/model/plain.js";
import { entriesOf, readAndDescribe } from "../../dist/parsing/run-job.js";
import { DEFAULT_READ_OPTIONS } from "../../dist/readers/reader.js";
import { CHECKING, FITTING } from "../halves.mjs";
import { openQuestions } from "./corpus.mjs";
import { hasValue } from "./judge.mjs";
import { docxOf } from "./told/docx.mjs";
import { WAYS } from "./told/ways.mjs";
import { blocksOf, holdsValue, papersOf, questionsOf } from "./told/write-papers.mjs";

const USUAL_SETS = 6;
const { values } = parseArgs({
  options: {
    half: { type: "string" },
    sets: { type: "string" },
    by: { type: "string" },
    misses: { type: "string" },
    way: { type: "string" },
  },
});
const half = values.half === CHECKING ? CHECKING : FITTING;
const source = new URL("../../samples/make/docx.ts", import.meta.url).pathname;
const { module: make } = await runnerImport(source, { configFile: false });

async function read(paper, isWhole) {
  const bytes = docxOf(blocksOf(paper, isWhole), make);
  const document = await readAndDescribe({
    bytes,
    filename: paper.name,
    options: DEFAULT_READ_OPTIONS,
  });
  return { name: paper.name, entries: entriesOf(document, DEFAULT_CHUNK_BUDGET) };
}

const rows = [];
for (let set = 0; set < Number(values.sets ?? USUAL_SETS); set += 1) {
  const papers = papersOf(set);
  for (const isWhole of [true, false]) {
    const documents = [];
    for (const paper of papers) documents.push(await read(paper, isWhole));
    const { questions } = openQuestions(documents);
    const asked = papers
      .flatMap((paper) => questionsOf(paper, isWhole))
      .filter((each) => each.half === half);
    for (const each of asked) {
      const answer = await questions.answer({ tenant: "all", question: each.question });
      const isRight = isWhole ? holdsValue(each, answer.text) : !answer.answered;
      const isFirst = isWhole && holdsValue(each, answer.citations[0]?.quote ?? "");
      const isWrongValue = !isRight && answer.answered && hasValue(each.question, answer.text);
      rows.push({ ...each, isWhole, set, answer, isRight, isFirst, isWrongValue });
    }
  }
}

function shares(all) {
  const share = (list, test) => (list.filter(test).length / list.length || 0).toFixed(3);
  const [found, none] = [true, false].map((is) => all.filter(({ isWhole }) => isWhole === is));
  return [
    `found ${share(found, ({ isRight }) => isRight)} of ${found.length}`,
    `first ${share(found, ({ isFirst }) => isFirst)}`,
    `other lines ${share(found, ({ isRight, answer }) => !isRight && answer.answered)}`,
    `refused ${share(none, ({ isRight }) => isRight)} of ${none.length}`,
    `wrong value ${share(none, ({ isWrongValue }) => isWrongValue)}`,
  ].join(", ");
}

console.log(`${half}: ${shares(rows)}`);
const NAMES = { way: (row) => row.way, attribute: (row) => row.label, kind: (row) => row.kind };
for (const by of (values.by ?? "").split(",").filter((name) => name in NAMES)) {
  console.log(`\nby ${by}`);
  const groups = groupBy(rows, NAMES[by]);
  for (const [name, own] of [...groups].sort()) console.log(`  ${name}: ${shares(own)}`);
}

function groupBy(list, nameOf) {
  const groups = new Map();
  for (const each of list) groups.set(nameOf(each), [...(groups.get(nameOf(each)) ?? []), each]);
  return groups;
}

if (half === FITTING && values.misses)
  for (const row of rows) {
    if (row.isRight || row.isWhole !== (values.misses === "found")) continue;
    if (values.way && row.way !== values.way) continue;
    const told = JSON.stringify(WAYS[row.way].tell(row));
    console.log(`\n[${row.way}] ${row.question}\n  told: ${told}`);
    console.log(`  ${row.answer.reason ?? row.answer.text.slice(0, 300).replaceAll("\n", "\n  ")}`);
  }
