/** Questions how something changes, made from comparisons: the structured rows of 신·구조문대비표, and tables with an old and a new column. */

const ASKING = [
  "어떻게 바뀌나요?",
  "무엇이 달라지나요?",
  "개정 전후를 비교하면?",
  "종전에는 어떻게 되어 있었나요?",
];
const LONGEST_PART = 24;
const LEAST_LETTERS = 4;
const OLD = /^(?:현행|현재|종전|기존|당초|(?:개정|변경|개선)전)$/;
const NEW = /^(?:개정안?|변경안?|개선안?|(?:개정|변경|개선)후)$/;

export function changes(title, { structure, chunks }) {
  const text = letters(chunks.map((chunk) => chunk.text).join("\n"));
  return [...ofProvisions(title, structure.revisions, text), ...ofRows(title, chunks)];
}

function ofProvisions(title, revisions, text) {
  const changed = revisions.filter(
    ({ kind, table }) => table !== null && ["added", "amended", "deleted"].includes(kind),
  );
  return changed.flatMap(({ label, kind, current, revised }, at) => {
    const isAlone = changed.filter((each) => each.label === label).length === 1;
    if (!isAlone || !/^제\d+조/.test(label)) return [];
    const parts =
      kind === "amended"
        ? [start(current), newIn(current, revised)]
        : [start(current), start(revised)];
    if (parts.some((part) => !isTold(part, text))) return [];
    return [asked(`${title} ${label}`, parts, at)];
  });
}

function ofRows(title, chunks) {
  const found = new Map();
  for (const { text, kind } of chunks) {
    if (kind !== "table") continue;
    let sides = null;
    for (const line of text.split("\n")) {
      const cells = line.split(" | ").map((cell) => cell.trim());
      const old = cells.findIndex((cell) => OLD.test(cell.replace(/\s/g, "")));
      const next = cells.findIndex((cell) => NEW.test(cell.replace(/\s/g, "")));
      if (old > 0 && next > old) sides = { old, next, count: cells.length };
      else if (sides && cells.length === sides.count && /^[가-힣 ]{2,20}$/.test(cells[0]))
        found.set(cells[0], [
          ...(found.get(cells[0]) ?? []),
          [cells[sides.old], cells[sides.next]],
        ]);
    }
  }
  return [...found]
    .filter(([, rows]) => rows.length === 1)
    .map(([label, [parts]], at) => asked(`${title}에서 ${label}`, parts.map(start), at));
}

function asked(subject, parts, at) {
  const topic = (subject.charCodeAt(subject.length - 1) - 0xac00) % 28 === 0 ? "는" : "은";
  return {
    kind: "change",
    question: `${subject}${topic} ${ASKING[at % ASKING.length]}`,
    truth: parts.map((part) => [part]),
  };
}

function start(text) {
  return text.slice(0, LONGEST_PART).trim();
}

/** Where the new text first differs from the old one. */
function newIn(current, revised) {
  let same = 0;
  while (same < current.length && current[same] === revised[same]) same += 1;
  return revised.slice(same).split(/[\s,]/)[0] ?? "";
}

function isTold(part, text) {
  const own = letters(part);
  return (
    own.length >= Math.min(LEAST_LETTERS, part.includes("신") ? 2 : LEAST_LETTERS) &&
    text.includes(own)
  );
}

function letters(text) {
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");
}
