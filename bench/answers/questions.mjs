/** Questions with their checked truth: those written by hand (`written.tsv`), and those made from the documents' own lines. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { documentsOf, HALVES, halfOf } from "../halves.mjs";
import { changes } from "./changes.mjs";
import { mistype } from "./mistype.mjs";
import { several } from "./several.mjs";
import { totals } from "./totals.mjs";

/** What is made of one document at most, of each kind: a long law must not outweigh fifty notices. */
const MOST_OF_A_DOCUMENT = 3;
const LONGEST_TRUTH = 16;

/** `{kind, file, half, question, truth: [[spelling, …], …], history}`; every group of `truth` must stand in the answer. */
export function writtenQuestions(files) {
  const halfOfFile = halvesOf(files);
  const known = new Set(files.map(({ file }) => file.split("/").at(-1).normalize("NFC")));
  const text = readFileSync(new URL("written.tsv", import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [kind, file, question, truth = "", history = ""] = line.split("\t");
      // A name that no file has would be of a half of its own.
      if (!known.has(file)) throw new Error(`no such file: ${file}`);
      return {
        kind,
        file,
        half: halfOfFile(file),
        question,
        truth: groupsOf(truth, kind),
        history: history === "" ? [] : history.split(" / "),
      };
    });
}

/** Lists, both sides of a change and several documents need all of their parts; of other truths one way of writing is enough. */
function groupsOf(truth, kind) {
  if (truth === "") return [];
  return ["list", "change", "several"].includes(kind)
    ? truth.split(" + ").map((item) => [item])
    : [truth.split(" / ")];
}

/** Made from what documents say: labels with their value, articles with their items, definitions; and each mistyped once. */
export function madeQuestions(files, read) {
  const halfOfFile = halvesOf(files);
  const titles = new Set();
  const made = [];
  const documents = [];
  for (const { name, entries } of read) {
    const { structure, chunks } = entries[0] ?? {};
    const title = structure?.title?.replace(/\s+/g, " ").trim();
    // A twin asks the same again.
    if (!title || title.length < 6 || title.length > 50 || titles.has(title)) continue;
    titles.add(title);
    documents.push({ file: name, half: halfOfFile(name), title, chunks });
    const text = chunks.map((chunk) => chunk.text).join("\n");
    const own = [
      ...labels(title, chunks),
      ...lists(title, chunks),
      ...definitions(title, chunks),
      ...missing(title, text),
      ...nearby(title, text),
      ...ofAnother(title, text, chunks),
      ...apart(title, text, chunks),
      ...few(changes(title, entries[0]), `${title} change`),
      ...few(totals(title, entries[0]), `${title} total`),
    ];
    for (const asked of own)
      made.push({ ...asked, file: name, half: halfOfFile(name), history: [] });
  }
  for (const half of HALVES) {
    const own = several(documents.filter((each) => each.half === half));
    for (const asked of own) made.push({ ...asked, half, history: [] });
  }
  return [...made, ...made.filter(({ kind }) => kind === "plain").map(mistyped)];
}

function mistyped(asked) {
  return { ...asked, kind: "typing", question: mistype(asked.question) };
}

function halvesOf(files) {
  const document = documentsOf(files);
  return (file) => halfOf(document(file));
}

/** A few of many, always the same ones. */
function few(list, seed) {
  const rank = (value) => createHash("sha256").update(`${seed} ${value.question}`).digest("hex");
  return list
    .map((value) => [rank(value), value])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, MOST_OF_A_DOCUMENT)
    .map(([, value]) => value);
}

const LABELLED =
  /^[\s□○◦ㅇ❍◇▢■※·\-*]*(?:\d{1,2}[.)]|[가-하][.)])?\s*([가-힣]{2,4}(?:\s?[가-힣]{2,5})?)\s?[:：]\s*(.{4,60})$/;
/** Labels that many lines of a document may have, or that name nothing to ask for. */
const NO_LABELS =
  /^(?:예시|참고|주의|단위|비고|담당|성명|주소|참석|목적|내용|출처|자료|주|별표|붙임|일자|기타)$/;

/** What a form leaves to be filled in is no value: `(인)`, `년 월 일`, `금    원정(￦   )`, `20○○년 ○월`, `{{기간}}`, `있음 (  )`. */
const FILLED_IN = /\{\{|\(\s*\)|[○●oO]{2}|[_＿.]{3}/;
const BLANK_WORDS = /서명|날인|상호|성명|직인|원정?|부터|까지|년|월|일|시|분|인|금|계약금액|의/g;
const isBlank = (value) =>
  FILLED_IN.test(value) || !/[\p{L}\p{N}]/u.test(value.replace(BLANK_WORDS, ""));

function labels(title, chunks) {
  const found = new Map();
  for (const { text, kind } of chunks) {
    if (kind !== "paragraph") continue;
    for (const line of text.split("\n")) {
      const [, label, value] = LABELLED.exec(line) ?? [];
      if (!label || NO_LABELS.test(label.replace(/\s/g, "")) || /[*○●]{2}/.test(value)) continue;
      if (isBlank(value)) continue;
      found.set(label, [...(found.get(label) ?? []), value]);
    }
  }
  const asked = [...found]
    .filter(([, values]) => values.length === 1)
    .map(([label, [value]]) => ({
      kind: "plain",
      question: `${title}의 ${label}${topicParticle(label)}?`,
      truth: [[value.slice(0, LONGEST_TRUTH).trim()]],
    }));
  return few(asked, title);
}

function topicParticle(word) {
  return (word.charCodeAt(word.length - 1) - 0xac00) % 28 === 0 ? "는" : "은";
}

const ARTICLE = /^제\s?\d+\s?조(?:의\d+)?\s?\(([^)]{3,25})\)/m;
const ITEM = /^\s*(\d{1,2})\.\s+(.{4,})$/;

/** Articles of one list in one chunk: the title asks, every item is the truth. */
function lists(title, chunks) {
  const asked = [];
  for (const { text } of chunks) {
    const heading = ARTICLE.exec(text)?.[1];
    const leads = text.match(/다음\s?각\s?호|다음과 같다/g) ?? [];
    if (!heading || leads.length !== 1) continue;
    const items = text.split("\n").flatMap((line) => ITEM.exec(line)?.[2] ?? []);
    if (items.length < 3 || items.length > 12 || /정의/.test(heading)) continue;
    if (items.some((item) => /^삭\s?제/.test(item))) continue;
    asked.push({
      kind: "list",
      question: `${title}의 ${heading}에는 무엇이 있나요?`,
      truth: items.map((item) => [item.slice(0, LONGEST_TRUTH).trim()]),
    });
  }
  return few(asked, title);
}

const DEFINED =
  /^\s*\d{1,2}\.\s*["“‘']([가-힣A-Za-z·ㆍ ]{2,15})["”’']\s?(?:이?란|이?라\s?함은)\s(.{10,})$/gm;

function definitions(title, chunks) {
  const asked = chunks.flatMap(({ text }) =>
    [...text.matchAll(DEFINED)].map(([, word, meaning]) => ({
      kind: "definition",
      question: `${title}에서 ${word}${(word.charCodeAt(word.length - 1) - 0xac00) % 28 === 0 ? "란" : "이란"} 무엇인가요?`,
      truth: [[meaning.slice(0, LONGEST_TRUTH).trim()]],
    })),
  );
  return few(asked, title);
}

/** Attributes that people ask for, and what a document would have to say for one to be answerable. */
const ATTRIBUTES = [
  ["참가비는 얼마인가요?", /참가비|참가료|비용|회비|원(?![가-힣])/],
  ["접수 마감일은 언제인가요?", /접수|마감|신청|제출|기한/],
  ["문의 전화번호는 무엇인가요?", /\d{2,4}\s?[-)]\s?\d{3,4}|☎|전화|문의|연락/],
  ["면접 장소는 어디인가요?", /면접|장소/],
  ["총사업비는 얼마인가요?", /사업비|예산|비용|금액/],
  ["선발 인원은 몇 명인가요?", /\d\s?명|인원|선발|모집/],
  ["당첨자 발표일은 언제인가요?", /당첨|발표/],
  ["주차 요금은 얼마인가요?", /주차|요금/],
];

/** Nothing of the attribute stands in the document: neither its name nor what would name it. */
function missing(title, text) {
  const asked = ATTRIBUTES.filter(([, named]) => !named.test(text)).map(([attribute]) => ({
    kind: "none",
    question: `${title}의 ${attribute}`,
    truth: [],
  }));
  return few(asked, title).slice(0, 1);
}

const HAS = {
  money: /\d\s?[천백만억조]*\s?원(?![가-힣])/,
  time: /\d{1,2}\s?[월.]\s?\d{1,2}\s?[일.]/,
  place: /장소|소재|주소|[로길]\s?\d/,
  people: /\d\s?[명인](?![가-힣]{2})/,
  phone: /\d{2,4}\s?[-)]\s?\d{3,4}-\d{4}/,
  share: /\d\s?(?:%|퍼센트)/,
};

/** Attributes, what would name them, and the type of their value. */
const NEARBY = [
  ["낙찰금액은 얼마인가요?", /낙찰/, "money"],
  ["위약금은 얼마인가요?", /위약/, "money"],
  ["보증금은 얼마인가요?", /보증/, "money"],
  ["과태료는 얼마인가요?", /과태료|벌금|과징/, "money"],
  ["수수료는 얼마예요?", /수수료/, "money"],
  ["포상금은 얼마인가요?", /포상|상금|시상/, "money"],
  ["교통비는 얼마 주나요?", /교통비|여비|차비/, "money"],
  ["설명회는 언제 열리나요?", /설명회/, "time"],
  ["면접일은 언제인가요?", /면접/, "time"],
  ["합격자 발표는 언제예요?", /합격|발표/, "time"],
  ["시상식 날짜는?", /시상/, "time"],
  ["이의신청 기간은?", /이의/, "time"],
  ["환불 기한은 언제까지인가요?", /환불|반환|환급/, "time"],
  ["준공 예정일은 언제인가요?", /준공|완공/, "time"],
  ["시상식 장소는 어디인가요?", /시상/, "place"],
  ["설명회 장소는 어디인가요?", /설명회/, "place"],
  ["주차장 위치는 어디인가요?", /주차/, "place"],
  ["자원봉사자는 몇 명인가요?", /봉사/, "people"],
  ["합격자는 몇 명인가요?", /합격/, "people"],
  ["예비 후보자는 몇 명인가요?", /예비|후보/, "people"],
  ["당직실 전화번호는?", /당직|야간/, "phone"],
  ["팩스번호는 무엇인가요?", /팩스|[Ff][Aa][Xx]|전송|FAX/, "phone"],
  ["경쟁률은 얼마인가요?", /경쟁/, "share"],
  ["연체 이자율은 몇 %인가요?", /이자|이율|연체/, "share"],
];

/** The document has values of the type, and nothing that would name the asked one. */
function nearby(title, text) {
  const asked = NEARBY.filter(([, named, type]) => HAS[type].test(text) && !named.test(text)).map(
    ([attribute]) => ({ kind: "none", question: `${title}의 ${attribute}`, truth: [] }),
  );
  return few(asked, `${title} nearby`).slice(0, 2);
}

const NUMBERED =
  /(20\d\d)(?=\s?년|\s?학년|\.|\s)|(?<=제)(\d+)(?=\s?[차회])|(\d)(?=\s?(?:분기|학기|학년|차|월))/;
const OTHERS = ["2014", "2031", "9", "17"];

/** What a document says, asked of another year, time or quarter that it never names. */
function ofAnother(title, text, chunks) {
  const [found] = NUMBERED.exec(title) ?? [];
  const other = OTHERS.find((each) => each.length === found?.length && !text.includes(each));
  if (!other) return [];
  return labels(title, chunks)
    .slice(0, 1)
    .map(({ question }) => ({
      kind: "none",
      question: question.replace(NUMBERED, other),
      truth: [],
    }));
}

const THINGS =
  "심사 평가 교육 발표 면접 현장점검 보고회 계약 점검 정산 협약 심의 시험 훈련 회의 검사 공사 홍보 감사 설치 조사 위탁 채용 연구 전시".split(
    " ",
  );
const ASKED_OF_THINGS = [
  ["일정은 언제인가요?", "time"],
  ["비용은 얼마인가요?", "money"],
  ["장소는 어디인가요?", "place"],
  ["인원은 몇 명인가요?", "people"],
];

/** What may answer beside what surely does. */
const MAY_HAVE = { time: /\d\s?[월년]|\d{4}[.]|\d[.]\s?\d{1,2}[.]|\d\s?일/ };

/** A thing that the document names, asked for a type of value that it has elsewhere and never in a chunk that names the thing. */
function apart(title, text, chunks) {
  const asked = THINGS.filter((thing) => text.includes(thing) && !title.includes(thing)).flatMap(
    (thing) => {
      const own = chunks
        .filter((chunk) => [chunk.text, ...chunk.path.slice(1)].join("\n").includes(thing))
        .map((chunk) => chunk.text)
        .join("\n");
      return ASKED_OF_THINGS.filter(
        ([, type]) => HAS[type].test(text) && !(MAY_HAVE[type] ?? HAS[type]).test(own),
      ).map(([attribute]) => ({
        kind: "none",
        question: `${title}의 ${thing} ${attribute}`,
        truth: [],
      }));
    },
  );
  return few(asked, `${title} apart`).slice(0, 2);
}
