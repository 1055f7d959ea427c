/**
 * How well `/verify` tells true statements from false ones: statements made from corpus documents (`alter.mjs`) and statements written by
 * hand (`written.json`, `answered.json`), each against the chunk it is about and its neighbours.
 *
 *   npm run build && node bench/verify/run.mjs [--half checking] [--set answered] [--kind unit] [--misses] [--record]
 *
 * The fitting half is checked; the other only where it is named, so that nobody sees its shares by the way, and for the record.
 * `--misses` lists what went wrong in the fitting half alone. `--record` checks both and keeps the shares of the checking half in
 * `bench/results/verify.json`.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { CHECKING, FITTING, HALVES } from "../halves.mjs";
import { record } from "../record.mjs";
import { POLARITY_KINDS } from "./alter.mjs";
import { CORPUS } from "./corpus-chunks.mjs";
import { check, citationOf, isRefused, isRight, readStatements, SETS } from "./statements.mjs";

const { values: options } = parseArgs({
  options: {
    half: { type: "string", default: FITTING },
    set: { type: "string" },
    kind: { type: "string" },
    misses: { type: "boolean" },
    record: { type: "boolean" },
  },
});
if (!existsSync(CORPUS)) {
  console.log("no corpus in ../shared/corpus: left out");
  process.exit(0);
}

if (!HALVES.includes(options.half)) throw new Error(`no half is called ${options.half}`);
if (options.record && (options.set || options.kind))
  throw new Error("all statements are recorded, or none");

const halves = options.record ? HALVES : [options.half];
const sets = SETS.filter((set) => !options.set || set === options.set);
const statements = readStatements().filter(
  ({ half, set, kind }) =>
    halves.includes(half) && sets.includes(set) && (!options.kind || kind === options.kind),
);
const started = performance.now();
const checked = statements.map((statement) => ({
  ...statement,
  ...check(statement, statement.says.replace(/\.?$/, `${citationOf(statement)}.`)),
}));
const ms = (performance.now() - started) / checked.length;

const share = (part, whole) => (whole.length === 0 ? 0 : part.length / whole.length);

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
    false_values_refused: share(falseValues.filter(isRefused), falseValues),
    true: trueOnes.length,
    true_refused: share(trueOnes.filter(isRefused), trueOnes),
    true_supported: share(
      trueOnes.filter(({ verdict }) => verdict === "supported"),
      trueOnes,
    ),
    polarity: falsePolar.length,
    polarity_caught: share(falsePolar.filter(isRefused), falsePolar),
    polarity_accepted: share(
      falsePolar.filter(({ verdict }) => verdict === "supported"),
      falsePolar,
    ),
    polarity_true: truePolar.length,
    polarity_false_alarms: share(truePolar.filter(isRefused), truePolar),
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
for (const half of halves) {
  for (const set of sets)
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
    if (one.half !== FITTING || isRight(one, one)) continue;
    const why = one.found.sentences
      .map((sentence) => JSON.stringify(sentence.why ?? sentence.unsupported))
      .join(" ");
    console.log(
      `${one.set} ${one.kind} ${one.true} → ${one.verdict}: ${one.says}\n    ${why}\n    ${one.file} ${one.chunks[one.chunk].id}`,
    );
  }
}

if (options.record) {
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
