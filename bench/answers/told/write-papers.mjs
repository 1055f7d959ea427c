/** Papers of one set: every fact told in a way that its name and the set's number choose, or left out; and the questions for them. */
import { halfOf } from "../../halves.mjs";
import { ATTRIBUTES } from "./attributes.mjs";
import { hash } from "./korean.mjs";
import { KINDS } from "./papers.mjs";
import { WAYS, waysFor } from "./ways.mjs";

const FIRST_YEAR = 2026;
const YEARS = 3;
/** Sets are this many ways apart, so that a fact's ways differ in form from set to set. */
const STEP = 7;
/** One fact in three is left out of a paper: its neighbours stay. */
const LEFT_OUT = 3;
const SECTION = 4;
const MARKS = ["○", "-", "가.", "ㅇ", "•", "□"];
const LETTERS = "가나다라마바사아자차카타";
const SECTIONS = ["개요", "세부 내용", "그 밖의 사항"];
const ARTICLE_WAYS = [
  "article",
  "article of clauses",
  "article",
  "article of clauses",
  "behind a long condition",
  "table of two columns",
  "colon",
];

/** `{ kind, name, title, facts }` of every paper in a set. */
export function papersOf(set) {
  return KINDS.flatMap((kind) =>
    kind.subjects.map((subject, order) => {
      const year = FIRST_YEAR + ((order + hash(kind.kind)) % YEARS);
      const title = kind.title(year, subject);
      const facts = kind.tells.map((id, at) =>
        factOf({ ...{ kind, subject, order }, id, at, year, set }),
      );
      return { kind, subject, title, facts, name: `${title}.docx` };
    }),
  );
}

function factOf({ kind, subject, order, id, at, year, set }) {
  const attribute = ATTRIBUTES[id];
  const key = `${subject} ${id}`;
  const context = { year, order, area: subject.split(" ")[0], tells: kind.tells };
  const value = attribute.value(key, context);
  const besideValue = attribute.value(`${subject}+ ${id}`, { ...context, order: order + 1 });
  const mark = MARKS[hash(`${subject} ${set}`) % MARKS.length];
  const fact = {
    ...{ id, key, attribute, label: attribute.label, subject, value, besideValue, year },
    mark: mark === "가." ? `${LETTERS[at]}.` : mark,
    letter: LETTERS[at],
    number: at + 2,
    isArticles: kind.isArticles ?? false,
    half: halfOf(key),
    isLeftOut: (at + set) % LEFT_OUT === 0,
  };
  const ways = kind.isArticles ? ARTICLE_WAYS : waysFor(fact);
  return { ...fact, way: ways[(hash(key) + set * STEP) % ways.length] };
}

/** The blocks of a paper; without the facts that are left out where that is asked for. */
export function blocksOf({ kind, title, facts }, isWhole) {
  const blocks = [{ title }, { line: kind.opening }];
  for (const [at, fact] of facts.entries()) {
    if (at % SECTION === 0 && !kind.isArticles)
      blocks.push({ heading: `${"ⅠⅡⅢ"[at / SECTION]}. ${SECTIONS[at / SECTION]}` });
    if (isWhole || !fact.isLeftOut) blocks.push(...WAYS[fact.way].tell(fact));
  }
  return blocks;
}

/** Questions with the fact that they ask for: by the paper's title first, then by what it is about. */
export function questionsOf({ kind, title, subject, facts }, isWhole) {
  return facts
    .filter(({ isLeftOut }) => isWhole || isLeftOut)
    .flatMap((fact) => {
      const { ask, askInVain = ask } = fact.attribute;
      return (isWhole ? ask : askInVain).map((asking, at) => ({
        ...fact,
        kind: kind.kind,
        question: `${at === 0 ? title : subject} ${asking}`,
      }));
    });
}

/** Whether a text holds the value in one of its spellings, and not as the end of a longer number. */
export function holdsValue({ value }, text) {
  const closed = text.replace(/\s+/g, "");
  return value.truth.some((spelling) => {
    const wanted = spelling.replace(/\s+/g, "");
    for (let at = closed.indexOf(wanted); at >= 0; at = closed.indexOf(wanted, at + 1))
      if (!(/^\d/.test(wanted) && /\d/.test(closed[at - 1] ?? ""))) return true;
    return false;
  });
}
