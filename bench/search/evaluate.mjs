/**
 * Ranking, answers and verification on judged sets, through the running service; then the ranking again with a model on, which
 * must not be below words alone. Keeps the figures in `bench/results/evaluation.json`.
 *
 *   npm run build && node bench/search/evaluate.mjs [EVALUATION]
 *
 * EVALUATION (`../shared/eval` beside the repository) holds the sets, their packer and their scorers. The model is the English
 * all-MiniLM-L6-v2 of the development dependencies: there is no Korean one in npm, so what is shown is that a model of no use
 * for the documents does no harm.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { runnerImport } from "vite";
import { record } from "../record.mjs";
import { startService } from "../tenants/service.mjs";

/** The best of the baselines that come with the sets. */
const BASELINE = "BM25 char bigrams";

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
  const sets = { dev: join(evaluation, "dev"), autorag: join(evaluation, "autorag") };
  await script("pack.mjs", "--data", sets.dev, "--out", join(corpus, "dev"));
  const verify = ["--kind", "verify", "--out", join(corpus, "verify")];
  await script("pack.mjs", "--data", sets.dev, ...verify);
  await script("pack.mjs", "--data", sets.autorag, "--each", "--out", join(corpus, "autorag"));
}

async function score(service, what, set) {
  const out = join(folder, "score.json");
  const tenant = ["--tenant", set, "--verify-tenant", "verify", "--data", join(evaluation, set)];
  const header = ["--header", `Authorization: Bearer ${service.key}`];
  await script("score.mjs", what, "--base", service.address, ...tenant, ...header, "--out", out);
  // Where the sets lie on this machine is nobody's business.
  const { data: _folder, ...scores } = JSON.parse(readFileSync(out, "utf8"));
  return scores;
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
  const words = await withService({}, async (service) => ({
    dev: await score(service, "all", "dev"),
    autorag: await score(service, "search", "autorag"),
  }));
  const model = await openMiniLm();
  const both =
    model &&
    (await withService({ SERVICE_VECTORS: "1", SERVICE_VECTOR_MODEL: model }, async (service) => ({
      health: (await service.call("GET", "/health")).body.vectors,
      dev: await score(service, "search", "dev"),
      autorag: await score(service, "search", "autorag"),
    })));
  const dev = words.dev.search.sets.all;
  const autorag = words.autorag.search.sets.all;
  const { answer, verify } = words.dev;
  const figure = (id, ko, en, ours, bar, more = {}) => ({
    ...{ id, ko, en, ours, unit: "", better: "higher", bar },
    ...more,
  });
  const { dev: before, autorag: beforeAutorag } = JSON.parse(
    readFileSync(join(evaluation, "baselines.json"), "utf8"),
  );
  const bigrams = (of, name) => ({
    peer: BASELINE,
    theirs: of.systems[BASELINE].all[name],
    note: "baseline as kept with the sets",
  });
  const gold = answer.answerable.all.gold_in_text;
  const wrong = answer.impossible.all.false_answers;
  const lower = { better: "lower" };
  const figures = [
    figure(
      "dev-ndcg10",
      "nDCG@10 (dev)",
      "nDCG@10, dev",
      dev.ndcg10,
      0.92,
      bigrams(before, "ndcg10"),
    ),
    figure("dev-recall5", "재현율@5 (dev)", "recall@5, dev", dev.r5, 0.955, bigrams(before, "r5")),
    figure(
      "autorag-recall1",
      "재현율@1 (AutoRAG)",
      "recall@1, AutoRAG",
      autorag.r1,
      0.87,
      bigrams(beforeAutorag, "r1"),
    ),
    figure(
      "autorag-ndcg10",
      "nDCG@10 (AutoRAG)",
      "nDCG@10, AutoRAG",
      autorag.ndcg10,
      0.935,
      bigrams(beforeAutorag, "ndcg10"),
    ),
    figure("answer-gold", "답에 정답이 있음", "gold answer in the text", gold, 0.72),
    figure(
      "answer-false",
      "답이 없는데 답함",
      "answered where there is no answer",
      wrong,
      0.2,
      lower,
    ),
    figure("answer-verbatim", "인용이 원문 그대로", "quotes verbatim", answer.verbatim, 1),
    figure("verify-accuracy", "검증 정확도", "verification right", verify.accuracy, 1),
  ];
  if (both) {
    const below = ["dev", "autorag"].flatMap((set) => {
      const alone = rankings(words[set]);
      const mixed = rankings(both[set]);
      return Object.keys(alone).filter((name) => mixed[name] < alone[name]);
    });
    figures.push(
      figure(
        "model-below",
        "모델을 켜면 나빠지는 집합",
        "sets below words alone with a model on",
        below.length,
        0,
        {
          better: "lower",
          unit: "sets",
          note: "English model on Korean sets",
        },
      ),
    );
  }
  record("evaluation", {
    figures,
    detail: { words, model: both },
  });
} finally {
  rmSync(folder, { recursive: true });
}
