/** Statements about the invented papers, true and false, each with the chunks it is held against. Everything is chosen by hashes. */
import { createHash } from "node:crypto";
import { CHECKING, FITTING, halfOf } from "../../halves.mjs";
import { EVIDENCE, FORMS } from "./evidence-forms.mjs";
import { PAPERS } from "./facts.mjs";
import { fill } from "./korean.mjs";
import { AROUND, BOUND_WORDS, RETELLINGS, TURNED } from "./replies.mjs";

/** Of each retelling with a wrong slot so many are kept. */
const WRONG_RETELLINGS = 4;
/** One retelling in three is never listed, and counted apart. */
const UNSEEN_ONE_IN = 3;
const KIND_OF_TRUE = {
  ...{ duty: "modality", prohibition: "negation", permission: "modality", threshold: "bound" },
  ...{ exception: "scope", only: "scope", all: "scope", order: "bound", agents: "subject" },
  ...{
    value: "digit",
    free: "negation",
    schedule: "date",
    place: "row",
    list: "row",
    table: "row",
  },
};

const hashOf = (text) => createHash("sha256").update(text).digest().readUInt32BE(0);
const pick = (list, seed) => list[hashOf(seed) % list.length];
const dots = (date) => date.replace(/(\d+)월 (\d+)일/, "$1. $2.");

/** The slots of a fact with those that follow from it. */
function slotsOf(fact) {
  if (fact.kind === "threshold") {
    const words = Object.entries(BOUND_WORDS[fact.bound]);
    return {
      ...fact,
      ...Object.fromEntries(words.map(([name, text]) => [name, fill(text, fact)])),
    };
  }
  if (fact.kind === "schedule")
    return { ...fact, fromDots: dots(fact.from), toDots: dots(fact.to) };
  if (fact.kind === "list") return listSlots(fact);
  if (fact.kind === "table") return tableSlots(fact);
  return fact;
}

function listSlots(fact) {
  const [first, second, third] = fact.items;
  return {
    ...{ ...fact, first, second, third, commas: fact.items.join(", ") },
    ...{ count: String(fact.items.length), wrongCount: String(fact.items.length + 2) },
    numbered: fact.items.map((item, at) => `${at + 1}. ${item}`).join("\n"),
    dashed: fact.items.map((item) => `  - ${item}`).join("\n"),
  };
}

function tableSlots(fact) {
  const names = Object.keys(fact.rows);
  const row = pick(names, fact.label);
  const other = names[(names.indexOf(row) + 1) % names.length];
  const at = hashOf(`${fact.label}year`) % fact.years.length;
  const of = (name, place) => `${fact.rows[name][place]}${fact.unit}`;
  const last = fact.years.length - 1;
  const byValue = [...names].sort((one, two) => fact.rows[two][at] - fact.rows[one][at]);
  const rising = fact.rows[row][last] > fact.rows[row][0];
  const isMore = fact.rows[row][at] > fact.rows[other][at];
  return {
    ...{ ...fact, row, other, year: fact.years[at], value: of(row, at), otherValue: of(other, at) },
    ...{
      otherYear: fact.years[(at + 1) % fact.years.length],
      wrongValue: `${fact.rows[row][at] + 7}${fact.unit}`,
    },
    ...{
      first: fact.years[0],
      firstValue: of(row, 0),
      last: fact.years[last],
      lastValue: of(row, last),
    },
    ...{
      more: isMore ? row : other,
      less: isMore ? other : row,
      top: byValue[0],
      notTop: byValue.at(-1),
    },
    ...{ rose: rising ? "늘었습니다" : "줄었습니다", fell: rising ? "줄었습니다" : "늘었습니다" },
  };
}

/** A table as chunks hold it: a line for each row, and its cells. */
function tableChunk(fact) {
  const grid = [
    [fact.head, ...fact.years.map((year) => `${year}년`)],
    ...Object.entries(fact.rows).map(([name, values]) => [name, ...values.map(String)]),
  ];
  const cells = grid.flatMap((line, row) =>
    line.map((text, col) => ({ row, col, row_span: 1, col_span: 1, text, header: row === 0 })),
  );
  const caption = `${fact.label} (단위: ${fact.unit})`;
  return {
    text: [caption, ...grid.map((line) => line.join(" | "))].join("\n"),
    tables: [{ rows: grid.length, cols: grid[0].length, header_rows: 1, caption, cells, grid }],
  };
}

/** The paper in one form: its facts in two chunks, and each table in its own. */
function chunksOf(paper, form) {
  const lines = paper.facts
    .filter(({ kind }) => kind !== "table")
    .map((fact, at) => {
      const text = fill(EVIDENCE[fact.kind][form], slotsOf(fact));
      if (form === "article") return `제${at + 3}조${text}`;
      return form === "label" ? `${at + 1}. ${text}` : text;
    });
  const middle = Math.ceil(lines.length / 2);
  const texts = [lines.slice(0, middle), lines.slice(middle)].map((part) => ({
    text: part.join(form === "press" ? " " : "\n"),
    tables: [],
  }));
  const tables = paper.facts.filter(({ kind }) => kind === "table").map(tableChunk);
  return [...texts, ...tables].map((chunk, at) => ({
    ...{
      doc_id: paper.domain,
      chunk_id: `c${at + 1}`,
      filename: "",
      path: [paper.title],
      anchors: [],
    },
    ...chunk,
  }));
}

/** The chunk of a fact, from 1. */
function placeOf(paper, fact) {
  const texts = paper.facts.filter(({ kind }) => kind !== "table");
  if (fact.kind === "table") return 3;
  return texts.indexOf(fact) < Math.ceil(texts.length / 2) ? 1 : 2;
}

/** [retelling, kind, truth, sentence] of a fact. */
function tellingsOf(fact) {
  const slots = slotsOf(fact);
  const told = Object.entries(RETELLINGS[fact.kind]);
  const made = told.map(([name, text]) => [name, KIND_OF_TRUE[fact.kind], true, fill(text, slots)]);
  for (const [name, [kind, text]] of Object.entries(TURNED[fact.kind])) {
    if (fact.kind === "value" && name === "free" && !fact.costs) continue;
    made.push([`turned ${name}`, kind, false, fill(text, slots)]);
  }
  for (const [slot, wrongs] of Object.entries(fact.wrong ?? {})) {
    for (const [kind, wrong] of wrongs) {
      const using = told
        .filter(([, text]) => text.includes(`{${slot}`))
        .concat(
          slot === "value" && fact.kind === "threshold"
            ? told.filter(([, text]) => /\{word\d?\}/.test(text))
            : [],
        )
        .sort(([one], [two]) => hashOf(wrong + one) - hashOf(wrong + two))
        .slice(0, WRONG_RETELLINGS);
      const turned = slotsOf({ ...fact, [slot]: wrong });
      for (const [name, text] of using) made.push([name, kind, false, fill(text, turned)]);
    }
  }
  return made.filter(([, , , says]) => says !== null);
}

/** Two facts of one paper in one sentence: the first clause ends in 며 or 고. */
const JOINTS = [
  [/합니다\.$/, "하며, "],
  [/입니다\.$/, "이며, "],
  [/있습니다\.$/, "있고, "],
  [/없습니다\.$/, "없고, "],
  [/됩니다\.$/, "되며, "],
];
const OPENINGS = /^(?:네|아니요|즉|따라서|다만)[, ]/;
function joined(one, two) {
  if (OPENINGS.test(one) || OPENINGS.test(two)) return null;
  const joint = JOINTS.find(([end]) => end.test(one));
  return joint ? one.replace(joint[0], joint[1]) + two : null;
}

/** All statements, with half (of the fact), whether their retelling is unseen, and their evidence. */
export function retoldStatements() {
  const made = [];
  for (const paper of PAPERS) {
    const halves = new Map(paper.facts.map((fact) => [fact, halfOf(JSON.stringify(fact))]));
    for (const fact of paper.facts) {
      const half = halves.get(fact);
      const mate = paper.facts.find((one) => one !== fact && halves.get(one) === half);
      const other = mate && fill(RETELLINGS[mate.kind].polite, slotsOf(mate));
      for (const [name, kind, truth, says] of tellingsOf(fact)) {
        const seed = `${paper.domain}${says}`;
        const unseen = hashOf(`${fact.kind}${name}`) % UNSEEN_ONE_IN === 0;
        const chunks = chunksOf(paper, pick(FORMS, `${seed}form`));
        const cites = hashOf(`${seed}cites`) % 2 === 0;
        const place = placeOf(paper, fact);
        const add = (around, text) =>
          made.push({
            ...{
              domain: paper.domain,
              fact: fact.kind,
              retelling: name,
              around,
              kind,
              true: truth,
              half,
              unseen,
              chunks,
            },
            says: cites ? text.replace(/\.(?=[^.]*$)/, ` [${place}].`) : text,
          });
        add("alone", says);
        const around = pick(Object.keys(AROUND).slice(1), `${seed}around`);
        const wrapped = cites
          ? AROUND[around](says.replace(/\.$/, ` [${place}].`))
          : AROUND[around](says);
        made.push({ ...made.at(-1), around, says: wrapped });
        const both =
          other && (truth || hashOf(seed) % 2 === 0 ? joined(other, says) : joined(says, other));
        if (both) made.push({ ...made.at(-1), around: "joined", says: both });
      }
    }
  }
  return made;
}

export { CHECKING, FITTING };
