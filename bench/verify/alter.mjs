/**
 * Statements made from corpus text: a true sentence or table row as it stands or in other words for the same value, and false ones with
 * one thing changed (unit, digit, date, article, row, polarity, bound, scope, subject). Which sentence and which change is
 * decided by a hash, so every run makes the same set. The rules here know nothing of the checker's.
 */
import { createHash } from "node:crypto";

export const VALUE_KINDS =
  "unit digit date time article row year range rounding derived quote".split(" ");
export const POLARITY_KINDS = "negation modality bound scope subject".split(" ");

const hashOf = (text) => createHash("sha256").update(text).digest().readUInt32BE(0);
const pick = (list, seed) => list[hashOf(seed) % list.length];
const batchim = (word) => {
  const code = word.charCodeAt(word.length - 1);
  return code >= 0xac00 && code <= 0xd7a3 ? (code - 0xac00) % 28 !== 0 : false;
};
const topic = (word) => `${word}${batchim(word) ? "은" : "는"}`;
const copula = (word) => `${word}${batchim(word) ? "이다" : "다"}`;

/** Statements about one document; `most` of each kind. */
export function statementsOf({ chunks, document }, most = 3) {
  const made = [];
  const counts = new Map();
  const add = (chunk, kind, truth, says) => {
    const key = `${kind} ${truth}`;
    if ((counts.get(key) ?? 0) >= most || says.length > 300) return;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    made.push({ chunk, kind, true: truth, says });
  };
  const order = chunks
    .map((_, index) => index)
    .sort((one, other) => hashOf(document + one) - hashOf(document + other));
  for (const index of order) {
    const chunk = chunks[index];
    for (const sentence of wholeSentences(chunk.text)) {
      for (const [kind, rewrite] of TRUE_CHANGES) {
        const says = rewrite(sentence);
        if (says && says !== sentence) add(index, kind, true, says);
      }
      for (const [kind, change] of FALSE_CHANGES) {
        const says = change(sentence, chunk);
        if (says && !stands(says, chunks)) add(index, kind, false, says);
      }
      const kinds = FALSE_CHANGES.filter(([, change]) => change(sentence, chunk)).map(
        ([kind]) => kind,
      );
      if (kinds.length > 0) add(index, pick(kinds, sentence), true, sentence);
    }
    for (const { kind, truth, says } of rowStatements(chunk)) add(index, kind, truth, says);
  }
  return made;
}

const squeezed = (text) => text.replace(/\s+/g, "");
const stands = (says, chunks) => {
  const bare = squeezed(says).replace(/[.]$/, "");
  return chunks.some(({ text }) => squeezed(text).includes(bare));
};

/** Sentences that end as sentences do: fragments say too little to be true or false. */
function wholeSentences(text) {
  return text
    .split("\n")
    .filter((line) => !line.includes(" | "))
    .flatMap((line) => line.split(/(?<=[가-힣]\.)\s+/))
    .map((line) => line.trim().replace(/^(?:[①-⑳○ㅇ□▪·-]|\d{1,2}[.)]|[가-하][.)])\s*/u, ""))
    .filter(
      (line) => /[가-힣](?:다|함|임|음)\.?$/.test(line) && line.length >= 20 && line.length <= 220,
    )
    .filter((line) => !/[*○]{2,}|[�]/.test(line));
}

/** First place where a pattern fits, changed. */
const changed = (pattern, change) => (sentence) => {
  const match = pattern.exec(sentence);
  if (!match) return null;
  const made = change(match, sentence);
  if (made === null || made === match[0]) return null;
  return sentence.slice(0, match.index) + made + sentence.slice(match.index + match[0].length);
};
const otherDigit = (digit, seed) => String(1 + ((Number(digit) + (hashOf(seed) % 7)) % 9));
const other = (digit, seed) => {
  const made = otherDigit(digit, seed);
  return made === digit ? String((Number(digit) % 9) + 1) : made;
};

const COUNTER = "명|인|개|회|년|일|개월|건|배|호|종|곳|시간|주|대|점|세";

const TRUE_CHANGES = [
  ["unit", changed(/(?<![\d,.])(\d{1,3}(?:,\d{3})*)0,000원/, ([, head]) => `${head}만원`)],
  ["unit", changed(/(?<![\d,.])(\d{1,2})만원/, ([, head]) => `${head}0,000원`)],
  [
    "unit",
    changed(
      /(?<![\d,.])(\d),(\d)00만원/,
      ([, thousands, hundreds]) => `${thousands}천${hundreds === "0" ? "" : `${hundreds}백`}만원`,
    ),
  ],
  [
    "date",
    changed(
      /(\d{4})\. ?(\d{1,2})\. ?(\d{1,2})\./,
      ([, y, m, d]) => `${y}년 ${Number(m)}월 ${Number(d)}일`,
    ),
  ],
  ["date", changed(/(\d{4})년 (\d{1,2})월 (\d{1,2})일/, ([, y, m, d]) => `${y}. ${m}. ${d}.`)],
  ["year", changed(/[’‘'](\d{2})년/, ([, year]) => `20${year}년`)],
  ["year", changed(/(?<!\d)20(\d{2})년/, ([, year]) => `’${year}년`)],
  [
    "time",
    changed(
      /(?<!\d)(1[3-9]|2[0-2]):([0-5]\d)/,
      ([, h, m]) => `오후 ${Number(h) - 12}시${m === "00" ? "" : ` ${Number(m)}분`}`,
    ),
  ],
  [
    "digit",
    changed(
      /(?<![\d,.~∼])([2-9])(명|인)(?= |을|이|으|의)/,
      ([, digit, unit]) => `${digit}${unit === "명" ? "인" : "명"}`,
    ),
  ],
  ["article", changed(/제(\d+)조(?!의)(?=에|의|제)/, ([, n]) => `제 ${n} 조`)],
];

const FALSE_CHANGES = [
  [
    "unit",
    changed(
      /(\d)(만|억|천|백만)원/,
      ([, digit, unit], all) =>
        digit +
        pick(
          ["만", "억", "천", "백만"].filter((one) => one !== unit),
          all,
        ) +
        "원",
    ),
  ],
  ["unit", changed(/(\d)%(?!p)/, ([, digit], all) => digit + pick(["%p", "명", "배"], all))],
  [
    "unit",
    changed(
      /(?<=\d)(일|개월|년) (이내|이상|이하|동안|간)/,
      ([, unit, word], all) =>
        `${pick(
          ["일", "개월", "년"].filter((one) => one !== unit),
          all,
        )} ${word}`,
    ),
  ],
  [
    "digit",
    changed(
      new RegExp(`(?<![\\d,.~∼-])([1-9])(${COUNTER})(?![가-힣]*호|의)`),
      ([, digit, unit], all) => other(digit, all) + unit,
    ),
  ],
  [
    "digit",
    changed(/(?<![\d,.\-제])(\d[\d,]*\d)(?=명|건|원|억|만|개|%)/, ([number], all) => {
      const at = hashOf(all) % number.length;
      const place = /\d/.test(number[at]) ? at : 0;
      return number.slice(0, place) + other(number[place], all) + number.slice(place + 1);
    }),
  ],
  [
    "date",
    changed(/(\d{1,2})월 (\d{1,2})일/, ([, m, d], all) =>
      hashOf(all) % 2 ? `${(Number(m) % 12) + 1}월 ${d}일` : `${m}월 ${(Number(d) % 28) + 1}일`,
    ),
  ],
  [
    "date",
    changed(/(\d{4})\. ?(\d{1,2})\. ?(\d{1,2})\./, ([, y, m, d], all) =>
      hashOf(all) % 2
        ? `${y}. ${m}. ${(Number(d) % 28) + 1}.`
        : `${y}. ${(Number(m) % 12) + 1}. ${d}.`,
    ),
  ],
  ["year", changed(/(?<!\d)(20[0-3]\d)년/, ([, year]) => `${Number(year) - 1}년`)],
  ["time", changed(/(?<!\d)(\d{1,2}):([0-5]\d)/, ([, h, m]) => `${(Number(h) + 2) % 24}:${m}`)],
  [
    "article",
    changed(/제(\d+)조(?!의)(?=에|의|제)/, ([, n], all) =>
      hashOf(all) % 2 ? `제${Number(n) + 3}조` : `제${n}조의2`,
    ),
  ],
  ["article", changed(/제(\d+)조의(\d+)(?=에|의|제)/, ([, n]) => `제${n}조`)],
  ["modality", changed(/([가-힣]*)할 수 있다/, ([, verb]) => `${verb}하여야 한다`)],
  ["modality", changed(/([가-힣]*)(?:하여야|해야) 한다/, ([, verb]) => `${verb}할 수 있다`)],
  ["negation", changed(/([가-힣]*)할 수 있다/, ([, verb]) => `${verb}할 수 없다`)],
  ["negation", changed(/([가-힣]*)할 수 없다/, ([, verb]) => `${verb}할 수 있다`)],
  ["negation", changed(/([가-힣]+)하지 (?:아니한다|않는다)/, ([, verb]) => `${verb}한다`)],
  [
    "negation",
    changed(/(?<=[을를] )([가-힣]{2,})한다(?=\.|$)/, ([, verb]) => `${verb}하지 아니한다`),
  ],
  [
    "negation",
    changed(
      /(증가|감소|확대|축소|상승|하락)(?=하|했|되|됐|된)/,
      ([, word]) =>
        ({ 증가: "감소", 감소: "증가", 확대: "축소", 축소: "확대", 상승: "하락", 하락: "상승" })[
          word
        ],
    ),
  ],
  [
    "bound",
    changed(/(?<=\d[가-힣%]{0,3} ?)(이상|이하|초과|미만)/, ([, word], all) =>
      pick(
        ["이상", "이하", "초과", "미만"].filter((one) => one !== word),
        all,
      ),
    ),
  ],
  [
    "scope",
    changed(
      /^(?!.*일부).*?(모두|모든|전부|각각)(?= )/,
      ([whole, word]) => `${whole.slice(0, -word.length)}일부`,
    ),
  ],
  ["scope", changed(/제외(?=하|한|된|됨|함)/, () => "포함")],
  ["scope", changed(/포함(?=하|한|된|됨|함)/, () => "제외")],
  [
    "subject",
    (sentence) => {
      const match =
        /^([가-힣·]{2,12})[은는](?= ).*? ([가-힣·]{2,12})(에게|의 승인|의 동의|과 협의|와 협의)/.exec(
          sentence,
        );
      if (!match || match[1] === match[2] || /[하되]$/.test(match[1])) return null;
      const [whole, one, two, tail] = match;
      const swapped =
        topic(two) +
        whole.slice(one.length + 1, whole.length - two.length - tail.length) +
        one +
        tail;
      return swapped + sentence.slice(whole.length);
    },
  ],
];

/** `{row}의 {column}은 {value}이다`: with the value of its cell, and of the same column in another row. */
function rowStatements({ kind, text }) {
  if (kind !== "table") return [];
  const rows = text
    .split("\n")
    .filter((line) => line.includes(" | "))
    .map((line) => line.split(" | ").map((cell) => cell.trim()));
  const [head, ...body] = rows;
  if (
    !head ||
    body.length < 2 ||
    head.slice(1).some((cell) => /\d[\d,.]*\d/.test(cell) && !/년|월|차/.test(cell))
  )
    return [];
  const full = body.filter(
    (row) => row.length === head.length && /^[가-힣][가-힣\s·]{1,14}$/.test(row[0]),
  );
  if (full.length < 2) return [];
  const made = [];
  for (const [at, row] of full.entries()) {
    const column = row.findIndex(
      (cell, place) =>
        place > 0 && /^[△+-]?\d[\d,.]*\d[가-힣%]{0,3}$/.test(cell) && /[가-힣]/.test(head[place]),
    );
    if (column < 0) continue;
    const label = row[0].replace(/\s+/g, " ");
    const name = head[column].replace(/\s+/g, " ");
    made.push({
      kind: "row",
      truth: true,
      says: `${label}의 ${topic(name)} ${copula(row[column].replace(/^[+]/, ""))}.`,
    });
    const otherRow = full[(at + 1) % full.length];
    const wrong = otherRow[column];
    if (wrong !== row[column] && /\d/.test(wrong ?? ""))
      made.push({
        kind: "row",
        truth: false,
        says: `${label}의 ${topic(name)} ${copula(wrong.replace(/^[+]/, ""))}.`,
      });
  }
  return made;
}
