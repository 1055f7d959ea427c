/**
 * How `/verify` judges whole replies that tell a fact in other words: invented facts (`retold/facts.mjs`), printed as official papers print
 * them (`retold/evidence-forms.mjs`) and told as a language model tells them (`retold/replies.mjs`), truly and with one thing turned.
 *
 *   npm run build && node bench/verify/retold.mjs [--half checking] [--misses] [--fact duty] [--kind negation]
 *
 * Facts are split into halves by a hash; one retelling in three is unseen in both. `--misses` lists the seen retellings of the fitting half alone.
 */
import { parseArgs } from "node:util";
import { verify } from "../../dist/evidence/verify/verify.js";
import { POLARITY_KINDS } from "./alter.mjs";
import { CHECKING, FITTING, retoldStatements } from "./retold/make-statements.mjs";
import { isRefused, isRight } from "./statements.mjs";

const { values: options } = parseArgs({
  options: {
    half: { type: "string" },
    misses: { type: "boolean" },
    fact: { type: "string" },
    kind: { type: "string" },
  },
});
const half = options.half === CHECKING ? CHECKING : FITTING;

const checked = retoldStatements()
  .filter((one) => one.half === half)
  .filter(({ fact, kind }) => (options.fact ?? fact) === fact && (options.kind ?? kind) === kind)
  .map((one) => ({ ...one, ...check(one) }));

function check({ chunks, says }) {
  const found = verify({ answer: says, sources: chunks }, ({ doc_id, chunk_id }) => {
    return chunks.find((one) => one.doc_id === doc_id && one.chunk_id === chunk_id) ?? null;
  });
  return { verdict: found.verdict, found };
}

const polar = ({ kind }) => POLARITY_KINDS.includes(kind);
const accepted = ({ verdict }) => verdict === "supported";
const share = (list, test) =>
  list.length === 0
    ? "–"
    : `${(list.filter(test).length / list.length).toFixed(3)} of ${list.length}`;

function scores(list) {
  const falseOnes = list.filter((one) => !one.true);
  const trueOnes = list.filter((one) => one.true);
  return {
    "false values accepted": share(
      falseOnes.filter((one) => !polar(one)),
      accepted,
    ),
    "true refused": share(trueOnes, isRefused),
    "true supported": share(trueOnes, accepted),
    "turned caught": share(falseOnes.filter(polar), isRefused),
    "turned accepted": share(falseOnes.filter(polar), accepted),
    "false alarms": share(trueOnes.filter(polar), isRefused),
  };
}

const groups = (key) =>
  Object.fromEntries(
    [...new Set(checked.map(key))].map((name) => [
      name,
      scores(checked.filter((one) => key(one) === name)),
    ]),
  );
console.log(half);
console.table({
  seen: scores(checked.filter(({ unseen }) => !unseen)),
  unseen: scores(checked.filter(({ unseen }) => unseen)),
  ...groups(({ around }) =>
    ["alone", "joined"].includes(around) ? around : "with other sentences",
  ),
});
if (half === FITTING) console.table(groups(({ fact }) => fact));

if (options.misses && half === FITTING) {
  for (const one of checked) {
    if (one.unseen || isRight(one, one)) continue;
    console.log(
      `${one.fact}/${one.retelling}/${one.around} ${one.kind} ${one.true} → ${one.verdict}: ${one.says}`,
    );
    for (const { verdict, why, unsupported } of one.found.sentences)
      console.log(`    ${verdict} ${JSON.stringify(why ?? unsupported)}`);
    console.log(
      `    ${one.chunks
        .map(({ text }) => text)
        .join(" ⏎⏎ ")
        .replaceAll("\n", " ⏎ ")}`,
    );
  }
}
