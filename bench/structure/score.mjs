/**
 * Scores `structure` against hand-read labels: exact match, precision and F1 per field, for the fitting half of the labelled documents,
 * or the one that is named: nobody sees the checking half's shares by the way.
 * Usage: npm run build && node bench/structure/score.mjs [--half checking] [--ocr] [--wrong] [--only TEXT] [--record]
 * `--wrong` shows what is not right in the fitting half.
 * `--ocr` reads scans too; `--record` scores both halves and keeps the figures of the checking half in `bench/results/structure.json`.
 */
import { readFileSync } from "node:fs";
import { CHECKING, FITTING, HALVES } from "../halves.mjs";
import { record } from "../record.mjs";
import { compare, FIELDS, Tally } from "./compare.mjs";
import { CORPUS, hasLabels, readLabels } from "./labels.mjs";

if (!hasLabels()) {
  console.log("no labels.json: set WONMUN_CORPUS; nothing is measured");
  process.exit(0);
}
const { readFile } = await import("../../dist/readers/read.js");
const { extractStructure } = await import("../../dist/structure/structure.js");
const halves = process.argv.includes("--record")
  ? HALVES
  : [process.argv.includes(CHECKING) ? CHECKING : FITTING];
const showWrong = process.argv.includes("--wrong");
const only = process.argv.includes("--only")
  ? process.argv[process.argv.indexOf("--only") + 1]
  : "";
const options = { layout: "stored", ocr: process.argv.includes("--ocr") };

/** Fields must be right, and rows of comparisons; lists of names are held to less. */
const BARS = { revisions: 0.95, recipients: 0.9, attachments: 0.9 };

/** Per half: the tallies by field, which documents were not read, and what was missed. */
const results = Object.fromEntries(
  HALVES.map((half) => [
    half,
    {
      ...{
        tallies: new Map(),
        forms: new Map(),
        formats: new Map(),
        read: 0,
        unread: 0,
        missed: [],
      },
      ...{ revisions: new Map(), unmarked: 0 },
    },
  ]),
);

for (const label of readLabels()) {
  if (!label.file.includes(only) || !halves.includes(label.half)) continue;
  const result = results[label.half];
  const bytes = readFileSync(`${CORPUS}/${label.file}`);
  const document = await readFile({ bytes, filename: label.file.split("/").at(-1), options });
  if (!document.access.readable) {
    result.unread += 1;
    console.log(`unread  ${label.file}: ${document.access.reason}`);
    continue;
  }
  result.read += 1;
  const tally = (name) => {
    if (!result.tallies.has(name)) result.tallies.set(name, new Tally());
    return result.tallies.get(name);
  };
  const groups = [
    groupOf(result.forms, label.form),
    groupOf(result.formats, formatOf(label.file, document)),
  ];
  for (const group of groups) group.documents += 1;
  const structure = extractStructure(document);
  const rows = structure.revisions.map(({ kind, label }) => `${kind} ${label}`).join("\n");
  result.revisions.set(label.document, [...(result.revisions.get(label.document) ?? []), rows]);
  result.unmarked += structure.revisions.filter(isUnmarked).length;
  for (const { field, what } of compare(tally, label, structure)) {
    result.missed.push({ file: label.file, field });
    for (const { missed } of groups) missed[field] = (missed[field] ?? 0) + 1;
    // The checking half is scored, never looked at.
    if (showWrong && label.half === FITTING) console.log(`${label.file}\n    ${what}`);
  }
}

for (const half of halves) {
  const { tallies, read, unread } = results[half];
  const left = unread > 0 ? `, ${unread} not read and not counted` : "";
  console.log(`\n${half} half: ${read} documents${left}`);
  console.log(`${"field".padEnd(14)}docs  exact   precision  recall  F1`);
  for (const [name, each] of tallies) {
    const figures = [each.exact / each.documents, each.precision, each.recall, each.f1];
    console.log(
      `${name.padEnd(14)}${String(each.documents).padEnd(6)}${figures.map((n) => n.toFixed(3)).join("    ")}`,
    );
  }
  for (const [group, { documents, missed }] of [...results[half].forms, ...results[half].formats]) {
    const faults = Object.entries(missed).map(([field, count]) => `${field} ${count}`);
    console.log(
      `  ${group}: ${documents}${faults.length > 0 ? `, not right: ${faults.join(", ")}` : ""}`,
    );
  }
}
if (process.argv.includes("--record")) keep();

function groupOf(groups, name) {
  if (!groups.has(name)) groups.set(name, { documents: 0, missed: {} });
  return groups.get(name);
}

/** The format of the file, and whether its text was printed or recognised. */
function formatOf(file, document) {
  const recognised = document.blocks.some(({ extractor }) => extractor === "ocr");
  return `.${file.split(".").at(-1).toLowerCase()}${recognised ? ", recognised" : ""}`;
}

/** A deletion that the revised column neither marks nor leaves empty. */
function isUnmarked({ kind, revised }) {
  return kind === "deleted" && revised.trim() !== "" && !/삭\s*제|削\s*除/.test(revised);
}

/** What must never be: twins that tell other revisions, deletions without a mark, halves far apart. */
function faultsOf(checking, fitting) {
  const twins = [...checking.revisions.values(), ...fitting.revisions.values()];
  const unlike = twins.filter((rows) => new Set(rows).size > 1).length;
  const share = ({ tallies }, name) => tallies.get(name).exact / tallies.get(name).documents;
  const gaps = FIELDS.map((name) => Math.abs(share(checking, name) - share(fitting, name)));
  const figure = (id, ko, en, ours, bar) => ({ id, ko, en, ours, unit: "", better: "lower", bar });
  return [
    figure(
      "twins-unlike",
      "형식마다 다른 신구조문",
      "documents whose formats tell other revisions",
      unlike,
      0,
    ),
    figure(
      "deleted-unmarked",
      "표시 없는 삭제",
      "deletions without a mark or an empty cell",
      checking.unmarked + fitting.unmarked,
      0,
    ),
    figure(
      "halves-gap",
      "두 묶음의 차이",
      "largest difference of a field's exact match between the halves",
      Number(Math.max(...gaps).toFixed(4)),
      0.03,
    ),
  ];
}

/** Per field the share that is right, and how much of what is said is right: wrong is worse than null. */
function figuresOf({ tallies, read }) {
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
  const note = `checking half of the labelled documents (${read})`;
  return [...tallies].flatMap(([name, each]) => {
    const whole = FIELDS.includes(name)
      ? {
          id: `${name}-exact`,
          en: `${name}: exact match`,
          ours: round(each.exact / each.documents),
        }
      : { id: `${name}-f1`, en: `${name}: F1`, ours: round(each.f1) };
    const said = { id: `${name}-precision`, en: `${name}: precision`, ours: round(each.precision) };
    return [
      { ...whole, ko: names[name], unit: "", better: "higher", bar: BARS[name] ?? 0.93, note },
      { ...said, ko: `${names[name]} 정밀도`, unit: "", better: "higher", bar: 0.97, note },
    ];
  });
}

/** The figures are those of the checking half; the other stands beside it in the details. */
function keep() {
  const detailOf = ({ tallies, forms, formats, read, unread, missed }) => ({
    documents: read,
    unread,
    fields: Object.fromEntries(
      [...tallies].map(([name, { documents, labelled, given, right, exact }]) => [
        name,
        { documents, labelled, given, right, exact },
      ]),
    ),
    forms: Object.fromEntries(forms),
    formats: Object.fromEntries(formats),
    missed,
  });
  record("structure", {
    figures: [...figuresOf(results[CHECKING]), ...faultsOf(results[CHECKING], results[FITTING])],
    detail: { checking: detailOf(results[CHECKING]), fitting: detailOf(results[FITTING]) },
  });
}
