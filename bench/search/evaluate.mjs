/**
 * Ranking, answers and verification on judged sets, through the running service, for each half of the questions; then the ranking
 * again with a model on, which must not be below words alone. Keeps the figures of the checking half in
 * `bench/results/evaluation.json`, the fitting half in its details.
 *
 *   npm run build && node bench/search/evaluate.mjs [EVALUATION]
 *
 * EVALUATION (`../shared/eval` beside the repository) holds the sets, their packer and their scorers. The model is the English
 * all-MiniLM-L6-v2 of the development dependencies: there is no Korean one in npm, so what is shown is that a model of no use
 * for the documents does no harm.
 */
import { execFile } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { runnerImport } from "vite";
import { CHECKING, FITTING, HALVES } from "../halves.mjs";
import { record } from "../record.mjs";
import { startService } from "../tenants/service.mjs";
import { ofHalf, readSet } from "./judged.mjs";

/** The best of the baselines that come with the sets, asked the same questions in the same run. */
const BASELINE = "BM25 char bigrams";
const SETS = ["dev", "autorag", "welfare"];

const run = promisify(execFile);
const evaluation =
  process.argv[2] ?? fileURLToPath(new URL("../../../shared/eval", import.meta.url));
if (!existsSync(join(evaluation, "score.mjs"))) {
  console.log(`no evaluation sets at ${evaluation}: nothing is measured`);
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), "evaluation-"));
const corpus = join(folder, "corpus");
const script = async (name, ...args) =>
  run(process.execPath, [join(evaluation, name), ...args], { maxBuffer: 1 << 28 });

async function pack() {
  const dev = join(evaluation, "dev");
  await script("pack.mjs", "--data", dev, "--out", join(corpus, "dev"));
  const verify = ["--kind", "verify", "--out", join(corpus, "verify")];
  await script("pack.mjs", "--data", dev, ...verify);
  for (const set of ["autorag", "welfare"]) {
    const each = ["--each", "--out", join(corpus, set)];
    await script("pack.mjs", "--data", join(evaluation, set), ...each);
  }
}

/** The folder of a set with the questions of one half alone; the paragraphs are all there. */
function halfFolder(set, half) {
  const target = join(folder, `${set}-${half}`);
  if (existsSync(target)) return target;
  mkdirSync(target);
  for (const name of ["corpus.jsonl", "qrels.tsv"])
    copyFileSync(join(evaluation, set, name), join(target, name));
  const { queries, answer, verify } = readSet(join(evaluation, set));
  for (const [name, questions] of Object.entries({ queries, answer, verify })) {
    const lines = ofHalf(questions, half).map((question) => `${JSON.stringify(question)}\n`);
    writeFileSync(join(target, `${name}.jsonl`), lines.join(""));
  }
  return target;
}

async function score(service, what, set, half) {
  const out = join(folder, "score.json");
  const data = ["--data", halfFolder(set, half)];
  const tenant = ["--tenant", set, "--verify-tenant", "verify", ...data];
  const header = ["--header", `Authorization: Bearer ${service.key}`];
  await script("score.mjs", what, "--base", service.address, ...tenant, ...header, "--out", out);
  // Where the sets lie on this machine is nobody's business.
  const { data: _folder, ...scores } = JSON.parse(readFileSync(out, "utf8"));
  return scores;
}

/** Scores of both halves of all sets, by half and set. */
async function scoreHalves(service, whatOf) {
  const scores = {};
  for (const half of HALVES) {
    scores[half] = {};
    for (const set of SETS) scores[half][set] = await score(service, whatOf(set), set, half);
  }
  return scores;
}

/** The baseline's nDCG@10 and recall over the checking half of a set: paragraph = unit, title and text indexed. */
async function baseline(set) {
  const library = (name) => import(pathToFileURL(join(evaluation, "lib", name)));
  const { BM25, bigrams } = await library("bm25.mjs");
  const { rankScores, summarise } = await library("metrics.mjs");
  const { corpus: paragraphs, queries, relevant } = readSet(join(evaluation, set));
  const index = new BM25(bigrams);
  for (const { title, text } of paragraphs) index.add(`${title}\n${text}`);
  const rows = ofHalf(queries, CHECKING).map(({ id, question }) => ({
    set,
    ...rankScores(
      index.search(question, 20).map(({ doc }) => [paragraphs[doc].id]),
      relevant.get(id),
    ),
  }));
  return summarise(rows).all;
}

async function withService(settings, work) {
  const service = await startService(corpus, join(folder, "cache"), folder, settings);
  try {
    return await work(service);
  } finally {
    await service.stop();
  }
}

async function openMiniLm() {
  const source = fileURLToPath(new URL("../../samples/make/minilm.ts", import.meta.url));
  const { module } = await runnerImport(source, { configFile: false });
  if (!module.miniLmIsThere) return null;
  const directory = join(folder, "all-MiniLM-L6-v2");
  await module.writeMiniLm(directory);
  return directory;
}

/** nDCG@10 of every set, by name. */
const rankings = ({ search }) =>
  Object.fromEntries(Object.entries(search.sets).map(([set, own]) => [set, own.ndcg10]));

try {
  await pack();
  const words = await withService({}, (service) =>
    scoreHalves(service, (set) => (set === "dev" ? "all" : "search")),
  );
  const model = await openMiniLm();
  const both =
    model &&
    (await withService({ SERVICE_VECTORS: "1", SERVICE_VECTOR_MODEL: model }, async (service) => ({
      health: (await service.call("GET", "/health")).body.vectors,
      ...(await scoreHalves(service, () => "search")),
    })));
  for (const half of HALVES) show(half, words[half]);
  record("evaluation", {
    figures: await figuresOf(words[CHECKING], both?.[CHECKING]),
    detail: {
      checking: { words: words[CHECKING], model: both?.[CHECKING] ?? null },
      fitting: { words: words[FITTING], model: both?.[FITTING] ?? null },
      model: both?.health ?? null,
    },
  });
} finally {
  rmSync(folder, { recursive: true });
}

function show(half, { dev, autorag, welfare }) {
  const { ndcg10, r5, n } = dev.search.sets.all;
  const { answerable, impossible } = dev.answer;
  console.log(
    `${half} half: dev n ${n} nDCG@10 ${ndcg10} recall@5 ${r5}; autorag n ${autorag.search.sets.all.n} nDCG@10 ${autorag.search.sets.all.ndcg10}; welfare n ${welfare.search.sets.all.n} nDCG@10 ${welfare.search.sets.all.ndcg10}; gold ${answerable.all.gold_in_text} of ${answerable.all.n}, false ${impossible.all.false_answers} of ${impossible.all.n}; verify ${dev.verify.accuracy} of ${dev.verify.cases}`,
  );
}

async function figuresOf(words, both) {
  const dev = words.dev.search.sets.all;
  const autorag = words.autorag.search.sets.all;
  const { answer, verify } = words.dev;
  const figure = ({ id, ko, en, ours, bar, more = {} }) => ({
    ...{ id, ko, en, ours, unit: "", better: "higher", bar },
    ...more,
  });
  const asked = (count) => `checking half, ${count} questions`;
  const peers = {};
  for (const set of SETS) peers[set] = await baseline(set);
  const beside = (set, name) => ({
    peer: BASELINE,
    theirs: peers[set][name],
    note: asked(words[set].search.queries),
  });
  const gold = answer.answerable.all;
  const wrong = answer.impossible.all;
  const figures = [
    figure({
      id: "dev-ndcg10",
      ko: "nDCG@10 (dev)",
      en: "nDCG@10, dev",
      ours: dev.ndcg10,
      bar: 0.935,
      more: beside("dev", "ndcg10"),
    }),
    figure({
      id: "dev-recall5",
      ko: "재현율@5 (dev)",
      en: "recall@5, dev",
      ours: dev.r5,
      bar: 0.955,
      more: beside("dev", "r5"),
    }),
    figure({
      id: "autorag-recall1",
      ko: "재현율@1 (AutoRAG)",
      en: "recall@1, AutoRAG",
      ours: autorag.r1,
      bar: 0.87,
      more: beside("autorag", "r1"),
    }),
    figure({
      id: "autorag-ndcg10",
      ko: "nDCG@10 (AutoRAG)",
      en: "nDCG@10, AutoRAG",
      ours: autorag.ndcg10,
      bar: 0.954,
      more: beside("autorag", "ndcg10"),
    }),
    figure({
      id: "welfare-ndcg10",
      ko: "nDCG@10 (복지 질문)",
      en: "nDCG@10, welfare questions",
      ours: words.welfare.search.sets.all.ndcg10,
      bar: 0.85,
      more: beside("welfare", "ndcg10"),
    }),
    figure({
      id: "answer-gold",
      ko: "답에 정답이 있음",
      en: "gold answer in the text",
      ours: gold.gold_in_text,
      bar: 0.75,
      more: {
        note: asked(gold.n),
      },
    }),
    figure({
      id: "answer-false",
      ko: "답이 없는데 답함",
      en: "answered where there is no answer",
      ours: wrong.false_answers,
      bar: 0.18,
      more: { better: "lower", note: asked(wrong.n) },
    }),
    figure({
      id: "answer-verbatim",
      ko: "인용이 원문 그대로",
      en: "quotes verbatim",
      ours: answer.verbatim,
      bar: 1,
      more: {
        note: asked(answer.questions),
      },
    }),
    figure({
      id: "verify-accuracy",
      ko: "검증 정확도",
      en: "verification right",
      ours: verify.accuracy,
      bar: 1,
      more: {
        note: `checking half, ${verify.cases} cases`,
      },
    }),
  ];
  if (!both) return figures;
  const below = SETS.flatMap((set) => {
    const alone = rankings(words[set]);
    const mixed = rankings(both[set]);
    return Object.keys(alone).filter((name) => mixed[name] < alone[name]);
  });
  return [
    ...figures,
    figure({
      id: "model-below",
      ko: "모델을 켜면 나빠지는 집합",
      en: "sets below words alone with a model on",
      ours: below.length,
      bar: 0,
      more: { better: "lower", unit: "sets", note: "checking half; English model on Korean sets" },
    }),
  ];
}
