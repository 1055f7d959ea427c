/**
 * Scores `structure` against hand-read labels: exact match, precision and F1 per field.
 * Usage: npm run build && node bench/structure/score.mjs [--ocr] [--wrong] [--only TEXT] [--record]
 * `--ocr` reads scans too; `--record` keeps the figures in `bench/results/structure.json`.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { record } from "../record.mjs";
import { enclosures, FIELDS, labelledRevisions, normal, revisionKeys, Tally } from "./compare.mjs";

const corpus =
  process.env.WONMUN_CORPUS ?? fileURLToPath(new URL("../../../shared/corpus", import.meta.url));
if (!existsSync(`${corpus}/labels.json`)) {
  console.log("no labels.json: set WONMUN_CORPUS; nothing is measured");
  process.exit(0);
}
const { readFile } = await import("../../dist/readers/read.js");
const { describe } = await import("../../dist/structure/structure.js");
const showWrong = process.argv.includes("--wrong");
const only = process.argv.includes("--only")
  ? process.argv[process.argv.indexOf("--only") + 1]
  : "";
const options = { layout: "stored", ocr: process.argv.includes("--ocr") };

const tallies = new Map();
const tally = (name) => {
  if (!tallies.has(name)) tallies.set(name, new Tally());
  return tallies.get(name);
};
let unread = 0;
const missed = [];
for (const label of JSON.parse(readFileSync(`${corpus}/labels.json`, "utf8")).labels) {
  if (!label.file.includes(only)) continue;
  const bytes = readFileSync(`${corpus}/${label.file}`);
  const document = await readFile({ bytes, filename: label.file.split("/").at(-1), options });
  if (!document.access.readable) {
    unread += 1;
    console.log(`unread  ${label.file}: ${document.access.reason}`);
    continue;
  }
  const structure = describe(document);
  const say = (what, field) => {
    missed.push({ file: label.file, field });
    if (showWrong) console.log(`${label.file}\n    ${what}`);
  };
  for (const field of FIELDS) {
    if (!tally(field).field(label[field], structure[field])) {
      say(`${field}: ${normal(structure[field])}   ≠   ${normal(label[field])}`, field);
    }
  }
  for (const [name, labels, values] of [
    ["recipients", label.recipients, structure.recipients],
    ["attachments", label.attachments, enclosures(structure)],
    ["revisions", labelledRevisions(label.comparison), revisionKeys(structure, label.comparison)],
  ]) {
    const { wrong, missing } = tally(name).list(labels, values);
    if (wrong.length > 0) say(`${name}, not labelled: ${wrong.join(" | ")}`, name);
    if (missing.length > 0) say(`${name}, missing: ${missing.join(" | ")}`, name);
  }
}

console.log(`\n${"field".padEnd(14)}docs  exact   precision  recall  F1`);
for (const [name, each] of tallies) {
  const figures = [each.exact / each.documents, each.precision, each.recall, each.f1];
  console.log(
    `${name.padEnd(14)}${String(each.documents).padEnd(6)}${figures.map((n) => n.toFixed(3)).join("    ")}`,
  );
}
if (unread > 0) console.log(`${unread} labelled documents were not read and are not counted`);
if (process.argv.includes("--record")) keep();

/** Per field the share that is right, and how much of what is said is right: wrong is worse than null. */
function keep() {
  const round = (value) => Number(value.toFixed(4));
  const names = {
    title: "제목",
    doc_number: "문서 번호",
    issued_date: "일자",
    issuer: "발신",
    recipients: "수신자",
    attachments: "붙임",
    revisions: "신구조문 행",
  };
  const figures = [...tallies].flatMap(([name, each]) => {
    const whole = FIELDS.includes(name)
      ? {
          id: `${name}-exact`,
          en: `${name}: exact match`,
          ours: round(each.exact / each.documents),
        }
      : { id: `${name}-f1`, en: `${name}: F1`, ours: round(each.f1) };
    const said = { id: `${name}-precision`, en: `${name}: precision`, ours: round(each.precision) };
    return [
      { ...whole, ko: names[name], unit: "", better: "higher", bar: 0.9 },
      { ...said, ko: `${names[name]} 정밀도`, unit: "", better: "higher", bar: 0.97 },
    ];
  });
  const detail = { documents: tallies.get("title").documents, unread, missed };
  detail.fields = Object.fromEntries(
    [...tallies].map(([name, { labelled, given, right }]) => [name, { labelled, given, right }]),
  );
  record("structure", { figures, detail });
}
