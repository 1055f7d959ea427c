/**
 * The ways to tell a fact. Each gives blocks: `{ line }`, `{ heading }`, `{ table }` of rows of cells (a text, or `{ text, span }`,
 * `{ text, merge }`), `{ caption }`. `suits` says which values it is for.
 */

import { hash, withParticle } from "./korean.mjs";
import { BESIDE, COMPANY } from "./papers.mjs";

const spread = (label) => [...label.replace(/\s/g, "")].join(" ");
const company = ({ key }, nth = 0) => COMPANY[(hash(key) + nth) % COMPANY.length];
const beside = ({ key }) => BESIDE[hash(key) % BESIDE.length];
const other = ({ attribute, key }) => attribute.others[hash(key) % attribute.others.length];

function filled(form, value) {
  const text = form.includes("{until}") ? form.replace("{until}", value.until) : form;
  return text
    .replace(/\{v\}\{(을|은|이|으로)\}/, (_, particle) => withParticle(value.said, PAIRS[particle]))
    .replace("{v}", value.said);
}
const PAIRS = { 을: "을/를", 은: "은/는", 이: "이/가", 으로: "으로/로" };

const sentence = ({ attribute, value }) => filled(attribute.said, value);
const nounEnded = ({ attribute, value }) => filled(attribute.noun, value);
const halves = (text) => {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const cut = spaces.sort(
    (one, two) => Math.abs(one - text.length / 2) - Math.abs(two - text.length / 2),
  )[0];
  return cut === undefined ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
};
const polite = (text) =>
  text
    .replace(/한다\.$/, "합니다.")
    .replace(/받는다\.$/, "받습니다.")
    .replace(/있다\.$/, "있습니다.")
    .replace(/낸다\.$/, "냅니다.")
    .replace(/맡는다\.$/, "맡습니다.");

const isMoney = ({ value }) => value.amount !== undefined;
const isDate = ({ value }) => value.short !== undefined;
const isLong = ({ value }) => value.text.length > 9 && value.text.includes(" ");
const isNotArticles = ({ isArticles }) => !isArticles;

export const WAYS = {
  colon: { tell: (f) => [{ line: `${f.mark} ${f.label}: ${f.value.text}` }] },
  "spaced colon": { tell: (f) => [{ line: `${f.mark} ${f.label} : ${f.value.text}` }] },
  "spread label": {
    suits: ({ label }) => !label.includes(" "),
    tell: (f) => [{ line: `${f.mark} ${spread(f.label)} : ${f.value.text}` }],
  },
  "other label": { tell: (f) => [{ line: `${f.mark} ${other(f)}: ${f.value.text}` }] },
  "label and spaces": { tell: (f) => [{ line: `${f.mark} ${f.label}   ${f.value.text}` }] },
  "label in square brackets": { tell: (f) => [{ line: `[${f.label}] ${f.value.text}` }] },
  "label in round brackets": { tell: (f) => [{ line: `${f.mark} (${f.label}) ${f.value.text}` }] },
  "label in thick brackets": { tell: (f) => [{ line: `【${f.label}】 ${f.value.text}` }] },
  "arrow behind label": { tell: (f) => [{ line: `${f.mark} ${f.label} ⇒ ${f.value.text}` }] },
  "dash behind label": { tell: (f) => [{ line: `${f.mark} ${f.label} - ${f.value.text}` }] },
  "heading, value below": {
    tell: (f) => [{ line: `${f.number}. ${f.label}` }, { line: `${f.value.text}` }],
  },
  "styled heading, value below": {
    tell: (f) => [{ heading: `${f.number}. ${f.label}` }, { line: `- ${f.value.text}` }],
  },
  "item, value below": {
    tell: (f) => [{ line: `${f.letter}. ${f.label}` }, { line: `  - ${f.value.text}` }],
  },
  "item, value and exception below": {
    tell: (f) => [
      { line: `${f.letter}. ${f.label}` },
      { line: `  1) ${f.value.text}` },
      { line: "  2) 그 밖의 사항은 따로 정함" },
    ],
  },
  "heading, sentence below": {
    tell: (f) => [{ line: `${f.number}. ${f.label}` }, { line: `  ○ ${sentence(f)}` }],
  },
  sentence: { tell: (f) => [{ line: `${f.mark} ${sentence(f)}` }] },
  "polite sentence": { tell: (f) => [{ line: polite(sentence(f)) }] },
  "sentence that reports": {
    tell: (f) => [{ line: `관계자는 ${sentence(f).replace(/\.$/, "고 밝혔다.")}` }],
  },
  "noun at the end": { tell: (f) => [{ line: `${f.mark} ${nounEnded(f)}` }] },
  "label and noun at the end": { tell: (f) => [{ line: `${f.mark} ${f.label}: ${nounEnded(f)}` }] },
  "label is value": {
    tell: (f) => [
      {
        line: `${f.mark} ${withParticle(f.label, "은/는")} ${withParticle(f.value.text, "이다/다")}.`,
      },
    ],
  },
  article: {
    tell: (f) => [{ line: `제${f.number}조(${f.label}) ${sentence(f)}` }],
  },
  "article of clauses": {
    tell: (f) => [
      { line: `제${f.number}조(${f.label}) ① ${sentence(f)}` },
      { line: "② 제1항에서 정하지 않은 사항은 따로 정한다." },
    ],
  },
  "behind the name, in brackets": {
    tell: (f) => [{ line: `${f.mark} ${f.subject}(${f.label}: ${f.value.text})` }],
  },
  "note under the text": { tell: (f) => [{ line: `※ ${f.label}: ${f.value.text}` }] },
  "note with a sentence": { tell: (f) => [{ line: `※ ${sentence(f)}` }] },
  "value over two lines": {
    suits: isLong,
    tell: (f) => {
      const [one, two] = halves(f.value.text);
      return [{ line: `${f.mark} ${f.label}: ${one}` }, { line: `   ${two}` }];
    },
  },
  "two facts in a sentence": {
    tell: (f) => {
      const [label, value] = company(f);
      return [
        {
          line: `${f.mark} ${withParticle(label, "은/는")} ${withParticle(value, "이며/며")}, ${withParticle(f.label, "은/는")} ${withParticle(f.value.text, "이다/다")}.`,
        },
      ];
    },
  },
  "two facts in a line": {
    tell: (f) => {
      const [label, value] = company(f);
      return [{ line: `${f.mark} ${label}: ${value} / ${f.label}: ${f.value.text}` }];
    },
  },
  "behind a long condition": {
    tell: (f) => [
      {
        line: `${f.mark} 천재지변이나 그 밖의 부득이한 사정으로 일정을 바꾸어야 하는 경우를 빼고는 ${sentence(f)}`,
      },
    ],
  },
  "year in the heading": {
    suits: isDate,
    tell: (f) => [
      { line: `${f.number}. ${f.year}년 일정` },
      { line: `  ○ ${f.label}: ${f.value.short}` },
    ],
  },
  "table of two columns": {
    tell: (f) => [{ table: [company(f), [f.label, f.value.text], company(f, 1)] }],
  },
  "table of two columns, other label": {
    tell: (f) => [{ table: [company(f), [other(f), f.value.text], company(f, 1)] }],
  },
  "table of two columns with a head": {
    tell: (f) => [
      { table: [["구분", "내용"], company(f), [f.label, f.value.text], company(f, 1)] },
    ],
  },
  "table of four columns": {
    tell: (f) => [
      {
        table: [
          [...company(f), f.label, f.value.text],
          [...company(f, 1), ...company(f, 2)],
        ],
      },
    ],
  },
  "table of labels over values": {
    tell: (f) => {
      const [one, two] = [company(f), company(f, 1)];
      return [
        {
          table: [
            [one[0], f.label, two[0]],
            [one[1], f.value.text, two[1]],
          ],
        },
      ];
    },
  },
  "table with a row for the subject": {
    suits: isNotArticles,
    tell: (f) => {
      const [label, value] = company(f);
      return [
        {
          table: [
            ["구분", f.label, label],
            [f.subject, f.value.text, value],
            [beside(f), f.besideValue.text, value],
          ],
        },
      ];
    },
  },
  "table with a column for the subject": {
    suits: isNotArticles,
    tell: (f) => {
      const [label, value] = company(f);
      return [
        {
          table: [
            ["구분", f.subject, beside(f)],
            [label, value, value],
            [f.label, f.value.text, f.besideValue.text],
          ],
        },
      ];
    },
  },
  "table with two rows of heads": {
    suits: isNotArticles,
    tell: (f) => {
      const [label, value] = company(f);
      return [
        {
          table: [
            [
              { text: "구분", merge: "restart" },
              { text: "세부 내용", span: 2 },
            ],
            [{ text: "", merge: "continue" }, f.label, label],
            [f.subject, f.value.text, value],
            [beside(f), f.besideValue.text, value],
          ],
        },
      ];
    },
  },
  "table with a group's name": {
    tell: (f) => [
      {
        table: [
          [{ text: "주요 내용", merge: "restart" }, f.label, f.value.text],
          [{ text: "", merge: "continue" }, ...company(f)],
          [{ text: "기타", merge: "restart" }, ...company(f, 1)],
        ],
      },
    ],
  },
  "box of lines": {
    tell: (f) => [
      {
        table: [[[`${company(f).join(": ")}`, `${f.label}: ${f.value.text}`, sentenceOf(f)]]],
      },
    ],
  },
  "unit in the caption": {
    suits: isMoney,
    tell: (f) => {
      const [label, value] = company(f);
      return [
        { line: "(단위: 천원)" },
        {
          table: [
            [label, f.label],
            [value, f.value.amount],
          ],
        },
      ];
    },
  },
  "caption over a box": {
    tell: (f) => [{ line: `< ${f.label} >` }, { table: [[f.value.text]] }],
  },
};

function sentenceOf(fact) {
  return `${company(fact, 2).join(": ")}`;
}

/** The names of the ways that suit a fact. */
export function waysFor(fact) {
  return Object.entries(WAYS)
    .filter(([, { suits = () => true }]) => suits(fact))
    .map(([name]) => name);
}
