/**
 * Tries other values of one constant after another, all others held, and prints the score of each: what the fitting scripts share.
 *
 *   node scripts/fit-….mjs [OBJECT.name…] [--values 0.1,0.2] [--minutes 10]
 *
 * Without names every constant is tried with values around its own. The value that scores best is marked; it is for a person to
 * write it into the file of weights, where it means something.
 */

/** Around the value that a constant has, as shares of it. */
const AROUND = [0.5, 0.75, 0.9, 1.1, 1.25, 1.5, 2];
const DEFAULT_MINUTES = 10;

/**
 * @param weights exported objects of weights by their name, `{ ANSWER: { depth: 8 } }`
 * @param score measures with the weights as they are: `{ score, … }`, higher is better; further figures are printed beside it
 */
export async function sweep(weights, score, args = process.argv.slice(2)) {
  const { names, values, minutes } = optionsOf(args);
  const asked = names.length > 0 ? names : namesOf(weights);
  const deadline = Date.now() + minutes * 60_000;
  const now = await score();
  print("as it is", now);
  let tried = 0;
  for (const name of asked) {
    const [object, key] = name.split(".");
    const own = weights[object]?.[key];
    if (own === undefined) throw new Error(`no constant ${name}`);
    const rows = [{ value: own, result: now }];
    try {
      for (const value of values ?? candidatesFor(own)) {
        if (Date.now() > deadline) break;
        weights[object][key] = value;
        rows.push({ value, result: await score() });
      }
    } finally {
      weights[object][key] = own;
    }
    if (rows.length > 1) tried += 1;
    show(name, own, rows);
    if (Date.now() > deadline) break;
  }
  if (tried < asked.length)
    console.log(`\n${minutes} minutes are over: ${asked.length - tried} constants were not tried`);
}

/** Values around a constant's own; whole numbers stay whole. */
export function candidatesFor(own) {
  const near = Number.isInteger(own)
    ? [own - 2, own - 1, own + 1, own + 2, ...AROUND.map((share) => Math.round(own * share))]
    : AROUND.map((share) => Number((own * share).toPrecision(3)));
  return [...new Set(near)].filter((value) => value >= 0 && value !== own).sort((a, b) => a - b);
}

function show(name, own, rows) {
  rows.sort((a, b) => a.value - b.value);
  const best = Math.max(...rows.map(({ result }) => result.score));
  if (rows.every(({ result }) => result.score === best)) {
    const [least, most] = [rows[0].value, rows.at(-1).value];
    console.log(`\n${name}\n  no difference from ${least} to ${most}`);
    return;
  }
  console.log(`\n${name}`);
  for (const { value, result } of rows) {
    const marks = [value === own ? "as it is" : "", result.score === best ? "best" : ""];
    print(`  ${String(value).padEnd(8)}`, result, marks.filter(Boolean).join(", "));
  }
}

function print(head, result, mark = "") {
  const figures = Object.entries(result).map(([name, value]) => `${name} ${value.toFixed(4)}`);
  console.log(`${head} ${figures.join("  ")}${mark && `  (${mark})`}`);
}

function namesOf(weights) {
  return Object.entries(weights).flatMap(([object, own]) =>
    Object.keys(own).map((key) => `${object}.${key}`),
  );
}

function optionsOf(args) {
  const names = [];
  let values;
  let minutes = DEFAULT_MINUTES;
  for (let at = 0; at < args.length; at += 1) {
    if (args[at] === "--values") values = args[++at].split(",").map(Number);
    else if (args[at] === "--minutes") minutes = Number(args[++at]);
    else names.push(args[at]);
  }
  return { names, values, minutes };
}
