/**
 * The statements of `run.mjs`, true and false, each written in other ways that say the same (`rewrite.mjs`): how many of those that are
 * judged rightly as they stand are still judged rightly.
 *
 *   npm run build && node bench/verify/ways.mjs [--half checking] [--misses WAY] [--ways WAY,…] [--every N]
 *
 * A way that does not fit a statement leaves it out; `--every 4` takes every fourth statement. `--misses` lists what is lost in a way, of the
 * fitting half alone, and not of the unseen ways.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { CHECKING, FITTING } from "../halves.mjs";
import { CORPUS } from "./corpus-chunks.mjs";
import { UNSEEN_WAYS, WAYS, WAYS_WITH_OTHER } from "./rewrite.mjs";
import { check, citationOf, isRight, readStatements } from "./statements.mjs";

const { values } = parseArgs({
  options: {
    half: { type: "string" },
    misses: { type: "string" },
    ways: { type: "string" },
    every: { type: "string" },
  },
});
if (!existsSync(CORPUS)) {
  console.log("no corpus beside the repository: nothing is measured");
  process.exit(0);
}
const half = values.half === CHECKING ? CHECKING : FITTING;
const only = values.misses ?? values.ways;

const bare = ({ says }) => says.replace(/\.$/, "");
const closing = (statement) => (text) => `${text}${citationOf(statement)}.`;

const ofHalf = readStatements().filter((one) => one.half === half);
const statements = ofHalf.filter((_, place) => place % Number(values.every ?? 1) === 0);
const plainly = new Map();
const asItStands = (one) => {
  if (!plainly.has(one)) plainly.set(one, check(one, closing(one)(bare(one))));
  return plainly.get(one);
};

/** Another true sentence about the same chunk that is supported as it stands. */
function otherOf(statement) {
  const other = ofHalf.find(
    (one) =>
      one.true &&
      one.file === statement.file &&
      one.chunk === statement.chunk &&
      bare(one) !== bare(statement) &&
      asItStands(one).verdict === "supported",
  );
  return other ? bare(other) : null;
}

/** The whole answer in one way; null where the way does not fit. */
function written(statement, way) {
  const close = closing(statement);
  const alone = WAYS[way] ?? UNSEEN_WAYS[way];
  if (alone) return alone(bare(statement), close);
  const other = otherOf(statement);
  return other === null ? null : WAYS_WITH_OTHER[way](bare(statement), close, other);
}

const share = (part, whole) => (whole === 0 ? "    –" : (part / whole).toFixed(3));

console.log("of each: right as it stands → written so; kept of those right as they stand");
const noSums = () => ({ true: [0, 0, 0, 0, 0], false: [0, 0, 0, 0, 0] });
const GROUPS = {
  "all ways": [...Object.keys(WAYS), ...Object.keys(WAYS_WITH_OTHER)],
  "all unseen ways": Object.keys(UNSEEN_WAYS),
};
for (const [group, ways] of Object.entries(GROUPS)) {
  const totals = noSums();
  for (const way of ways) {
    if (only && !only.split(",").includes(way)) continue;
    measure(way, totals);
  }
  if (totals.true[0] + totals.false[0] > 0) console.log(line(group, totals));
}

/** Prints how a way fares, and adds it to the totals. */
function measure(way, totals) {
  /** Statements, right as they stand, right in this way, right in both, and false ones newly supported. */
  const sums = noSums();
  for (const statement of statements) {
    const answer = written(statement, way);
    if (answer === null) continue;
    const before = isRight(statement, asItStands(statement));
    const checked = check(statement, answer);
    const right = isRight(statement, checked);
    const accepted = before && !statement.true && checked.verdict === "supported";
    [1, before, right, before && right, accepted].forEach((counts, at) => {
      sums[statement.true][at] += Number(counts);
      totals[statement.true][at] += Number(counts);
    });
    if (half === FITTING && values.misses === way && !UNSEEN_WAYS[way] && before && !right) {
      const why = checked.found.sentences.map(({ verdict, why, unsupported }) =>
        JSON.stringify([verdict, why ?? unsupported]),
      );
      console.log(
        `  ${statement.kind} ${statement.true} → ${checked.verdict}\t${JSON.stringify(answer)}\n      ${why.join("\n      ")}`,
      );
    }
  }
  console.log(line(way, sums));
}
function line(name, sums) {
  const shown = Object.entries(sums).map(([truth, [count, before, right, both, accepted]]) => {
    const newly = truth === "false" ? `, ${accepted} newly accepted` : "";
    return `${truth} ${share(before, count)} → ${share(right, count)} of ${count}, kept ${share(both, before)}${newly}`;
  });
  return `${name}\t${shown.join("\t")}`;
}
