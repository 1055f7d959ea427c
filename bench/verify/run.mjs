/**
 * How well `/verify` tells true statements from false ones: statements made from corpus documents (`alter.mjs`) and statements written by
 * hand (`written.json`, `answered.json`), each against the chunk it is about and its neighbours. Prints both halves; the checking half is what is
 * quoted and kept in `bench/results/verify.json`.
 *
 *   npm run build && node bench/verify/run.mjs [--misses fitting] [--kind unit]
 */
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { verify } from "../../dist/evidence/verify/verify.js";
import { CHECKING, HALVES } from "../halves.mjs";
import { record } from "../record.mjs";
import { POLARITY_KINDS, statementsOf } from "./alter.mjs";
import { CORPUS, readCorpus } from "./corpus-chunks.mjs";

/** Chunks around the one a statement is about, as a bundle would hold. */
const AROUND = 2;
/** Made from corpus sentences; written about them one value at a time; and whole sentences as a language model answers with. */
const SETS = ["made", "written", "answered"];

const { values: options } = parseArgs({
  options: { misses: { type: "string" }, kind: { type: "string" } },
});
if (!existsSync(CORPUS)) {
  console.log("no corpus in ../shared/corpus: left out");
  process.exit(0);
}

const documents = readCorpus();
const made = documents
  .filter(({ document }, at) => documents.findIndex((one) => one.document === document) === at)
  .flatMap((document) =>
    statementsOf(document).map((statement) => ({ ...statement, ...document, set: "made" })),
  );

/** Without spaces, which a reader may set anew. */
const closed = (text) => text.replace(/\s+/g, "");

/** Statements written by hand, each beside the chunk that it is about. */
function byHand(set) {
  const about = JSON.parse(readFileSync(new URL(`${set}.json`, import.meta.url), "utf8"));
  return about.flatMap(({ file, near, statements }) => {
    const document = documents.find((one) => one.file === file);
    const chunk = document.chunks.findIndex(({ text }) => closed(text).includes(closed(near)));
    if (chunk < 0) throw new Error(`${file}: no chunk holds “${near}”`);
    return statements.map((statement) => ({ ...statement, ...document, chunk, set }));
  });
}

/** The verdict on one statement, which cites its chunk or nothing, in turn. */
function check({ chunks, chunk, says }, place) {
  const bundle = chunks.slice(Math.max(0, chunk - AROUND), chunk + AROUND + 1);
  const evidence = bundle.map(({ id, doc_id, text, path, anchors, tables }) => {
    return { doc_id, chunk_id: id, filename: "", text, path, anchors, tables };
  });
  const cited = place % 2 === 0 ? ` [${bundle.indexOf(chunks[chunk]) + 1}]` : "";
  const answer = says.replace(/\.?$/, `${cited}.`);
  const found = verify({ answer, sources: evidence }, ({ doc_id, chunk_id }) => {
    return evidence.find((one) => one.doc_id === doc_id && one.chunk_id === chunk_id) ?? null;
  });
  return { verdict: found.verdict ?? (found.grounded ? "supported" : "not_found"), found };
}

const started = performance.now();
const checked = [...made, ...SETS.slice(1).flatMap(byHand)].map((statement, place) => ({
  ...statement,
  ...check(statement, place),
}));
const ms = (performance.now() - started) / checked.length;

const share = (part, whole) => (whole.length === 0 ? 0 : part.length / whole.length);
const refused = ({ verdict }) => verdict === "contradicted" || verdict === "not_found";

/** Shares of one half and set. */
function scores(statements) {
  const polar = ({ kind }) => POLARITY_KINDS.includes(kind);
  const values = statements.filter((one) => !polar(one));
  const falseValues = values.filter((one) => !one.true);
  const trueOnes = statements.filter((one) => one.true);
  const falsePolar = statements.filter((one) => polar(one) && !one.true);
  const truePolar = trueOnes.filter(polar);
  return {
    false_values: falseValues.length,
    false_values_accepted: share(
      falseValues.filter(({ verdict }) => verdict === "supported"),
      falseValues,
    ),
    false_values_refused: share(falseValues.filter(refused), falseValues),
    true: trueOnes.length,
    true_refused: share(trueOnes.filter(refused), trueOnes),
    true_supported: share(
      trueOnes.filter(({ verdict }) => verdict === "supported"),
      trueOnes,
    ),
    polarity: falsePolar.length,
    polarity_caught: share(falsePolar.filter(refused), falsePolar),
    polarity_accepted: share(
      falsePolar.filter(({ verdict }) => verdict === "supported"),
      falsePolar,
    ),
    polarity_true: truePolar.length,
    polarity_false_alarms: share(truePolar.filter(refused), truePolar),
  };
}

/** Which count each figure is a share of. */
const COUNTS = {
  "false-values-accepted": "false_values",
  "true-refused": "true",
  "polarity-caught": "polarity",
  "polarity-false-alarms": "polarity_true",
};

const tables = {};
for (const half of HALVES) {
  for (const set of SETS)
    tables[`${half} ${set}`] = scores(
      checked.filter((one) => one.half === half && one.set === set),
    );
  tables[`${half} by hand`] = scores(
    checked.filter((one) => one.half === half && one.set !== "made"),
  );
  tables[`${half} all`] = scores(checked.filter((one) => one.half === half));
}
const rounded = (scores) =>
  Object.fromEntries(
    Object.entries(scores).map(([name, value]) => [name, Number(value.toFixed(3))]),
  );
console.table(
  Object.fromEntries(Object.entries(tables).map(([name, value]) => [name, rounded(value)])),
);
const kinds = {};
for (const { kind, half, true: truth, verdict } of checked) {
  if (options.kind && kind !== options.kind) continue;
  kinds[`${half} ${kind} ${truth}`] ??= {
    supported: 0,
    contradicted: 0,
    not_found: 0,
    not_checked: 0,
  };
  kinds[`${half} ${kind} ${truth}`][verdict] += 1;
}
console.table(
  Object.fromEntries(Object.entries(kinds).sort(([one], [two]) => (one < two ? -1 : 1))),
);
console.log(`${checked.length} statements, ${ms.toFixed(2)} ms each`);

if (options.misses) {
  for (const one of checked) {
    if (one.half !== options.misses || (options.kind && one.kind !== options.kind)) continue;
    const right = one.true ? one.verdict === "supported" : refused(one);
    if (right) continue;
    const why = one.found.sentences
      .map((sentence) => JSON.stringify(sentence.why ?? sentence.unsupported))
      .join(" ");
    console.log(
      `${one.set} ${one.kind} ${one.true} → ${one.verdict}: ${one.says}\n    ${why}\n    ${one.file} ${one.chunks[one.chunk].id}`,
    );
  }
}

// A look at some of the statements is no result.
if (!options.misses && !options.kind) {
  const figuresOf = (suffix, [ko, en], quoted) =>
    [
      ["false-values-accepted", "틀린 값을 받아들임", "false values accepted", "lower", 0.08],
      ["true-refused", "옳은 문장을 물리침", "true statements refused", "lower", 0.08],
      [
        "polarity-caught",
        "뒤바뀐 뜻과 범위를 잡음",
        "changed polarity and scope caught",
        "higher",
        0.6,
      ],
      [
        "polarity-false-alarms",
        "뜻과 범위의 헛경보",
        "false alarms on polarity and scope",
        "lower",
        0.05,
      ],
    ].map(([id, nameKo, nameEn, better, bar]) => {
      const key = id.replaceAll("-", "_");
      const count = quoted[COUNTS[id]];
      return {
        ...{ id: id + suffix, ko: nameKo + ko, en: nameEn + en, unit: "", better, bar },
        ours: Number(quoted[key].toFixed(3)),
        note: `checking half, ${count} statements`,
      };
    });
  record("verify", {
    figures: [
      ...figuresOf("", ["", ""], tables[`${CHECKING} all`]),
      ...figuresOf(
        "-by-hand",
        [" (손으로 쓴 문장)", " (written by hand)"],
        tables[`${CHECKING} by hand`],
      ),
    ],
    detail: {
      halves: Object.fromEntries(
        Object.entries(tables).map(([name, value]) => [name, rounded(value)]),
      ),
      ms_each: Number(ms.toFixed(2)),
    },
  });
}
