/** A sample of the invented papers: what they tell is found in most ways of telling it, and refused where it is left out. */
import { expect, it } from "vitest";
import * as make from "../../../samples/make/docx.js";
import { Questions } from "../../../src/evidence/ask.js";
import { DEFAULT_CHUNK_BUDGET } from "../../../src/model/plain.js";
import { entriesOf, readAndDescribe } from "../../../src/parsing/run-job.js";
import { DEFAULT_READ_OPTIONS } from "../../../src/readers/reader.js";
import type { Tenants } from "../../../src/tenants/tenants.js";
import { smallScope } from "../../../test/small-scope.js";
import { docxOf } from "./docx.mjs";
import { blocksOf, holdsValue, papersOf, questionsOf, type ToldPaper } from "./write-papers.mjs";

const KINDS = new Set(["시설 이용 안내", "가정통신문"]);
const LEAST_FOUND = 0.9;
const LEAST_REFUSED = 0.8;
const EVERY = 3;
const SECONDS = 60_000;

async function answersOf(papers: readonly ToldPaper[], isWhole: boolean) {
  const documents = [];
  for (const paper of papers) {
    const bytes = docxOf(blocksOf(paper, isWhole), make);
    const options = DEFAULT_READ_OPTIONS;
    const document = await readAndDescribe({ bytes, filename: paper.name, options });
    const [entry] = entriesOf(document, DEFAULT_CHUNK_BUDGET);
    const { chunks, tables, structure } = entry!;
    documents.push({ name: paper.name, chunks, tables, facts: { structure } });
  }
  const scope = smallScope(documents);
  const questions = new Questions({ scope: async () => scope } as unknown as Tenants);
  const answers = [];
  const all = papers.flatMap((paper) => questionsOf(paper, isWhole));
  for (const asked of all.filter((_, at) => at % EVERY === 0)) {
    const { question } = asked;
    answers.push({ asked, answer: await questions.answer({ tenant: "all", question }) });
  }
  return answers;
}

it(
  "finds what a paper tells, and nothing where it does not",
  async () => {
    const papers = papersOf(0).filter(({ kind: { kind } }) => KINDS.has(kind));
    const found = await answersOf(papers, true);
    const right = found.filter(({ asked, answer }) => holdsValue(asked, answer.text));
    expect(right.length / found.length).toBeGreaterThan(LEAST_FOUND);
    const lacking = await answersOf(papers, false);
    const refused = lacking.filter(({ answer }) => !answer.answered);
    expect(refused.length / lacking.length).toBeGreaterThan(LEAST_REFUSED);
  },
  SECONDS,
);
