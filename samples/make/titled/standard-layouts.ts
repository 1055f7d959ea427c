/** Covers of standards and technical guides: their code, days and English name, wherever such covers put them. */
import type { Names } from "./names.js";
import type { Field, Item, Page } from "./page.js";
import {
  centred,
  dotted,
  grid,
  HEAD_SIZE,
  ITEMS,
  iso,
  page,
  plain,
  right,
  TITLE_SIZE,
  written,
} from "./parts.js";

const LARGE = 26;
const TOPICS = [
  ["공유주차장 이용 정보", "Shared Parking Information"],
  ["전자문서 열람 기록", "Records of Access to Electronic Documents"],
  ["공공데이터 품질", "Quality of Public Data"],
  ["하천 수위 관측", "Observation of River Levels"],
  ["어린이놀이시설 안전", "Safety of Playgrounds"],
] as const;
const KINDS = [
  ["관리 지침", "Guideline"],
  ["관리 매뉴얼", "Manual"],
  ["기술기준", "Technical Regulation"],
  ["운영 절차", "Operating Procedure"],
  ["관리 표준", "Standard"],
  ["연계 규격", "Interface Specification"],
] as const;
const WORDS_LIKE_CODES = ["K-MOOC-2026", "COVID-19-2", "e-HB-2.0", "ICT-R-2026"];

const from = <Each>(all: readonly Each[], { number }: Names, step = 1): Each =>
  all[Math.floor(number / step) % all.length]!;
const topic = (names: Names) => from(TOPICS, names)[0];
const kind = (names: Names) => from(KINDS, names, 5)[0];
const nameOf = (names: Names) => `${topic(names)} ${kind(names)}`;
const english = (names: Names) => `${from(KINDS, names, 5)[1]} for ${from(TOPICS, names)[1]}`;
/** A manual about a standard is none, and has no code of its own. */
const code = (names: Names) => `TTAK.KO-12.${names.number}`;
const coded = (names: Names) => (kind(names).endsWith("매뉴얼") ? [null] : [code(names)]);

type Fields = Partial<Record<Field, (string | null)[]>>;
const cover = (names: Names, items: Item[], fields: Fields = {}): Page =>
  page(
    [
      ...items,
      centred(`${names.year}. ${names.month}.`, HEAD_SIZE),
      centred(names.organisation, TITLE_SIZE),
      ...ITEMS,
    ],
    {
      title: [nameOf(names)],
      issued_date: [iso(names).slice(0, 7)],
      issuer: [names.organisation, null],
      ...fields,
    },
  );

export const STANDARD_LAYOUTS: Record<string, (names: Names) => Page> = {
  "standard under its series and its code": (names) =>
    page(
      [
        plain("정보통신단체표준(국문표준)"),
        plain(code(names)),
        right(`제정일: ${written(names)}`),
        centred(nameOf(names), LARGE),
        centred(english(names), HEAD_SIZE),
        centred(names.organisation, TITLE_SIZE),
      ],
      {
        title: [nameOf(names)],
        doc_number: [...coded(names), null],
        issued_date: [iso(names)],
        issuer: [names.organisation, null],
      },
    ),
  "safety standard in a box with its code": (names) =>
    page(
      [
        {
          box: [{ text: `KC ${60000 + names.number}`, size: 28 }, plain(`(제정 : ${iso(names)})`)],
        },
        centred(`전기용품 ${topic(names)} 기준`, LARGE),
        centred(`Standard for ${from(TOPICS, names)[1]}`, 12),
        centred(names.organisation, TITLE_SIZE),
      ],
      {
        title: [`전기용품 ${topic(names)} 기준`],
        doc_number: [`KC ${60000 + names.number}`],
        issued_date: [iso(names), null],
        issuer: [names.organisation, null],
      },
    ),
  "table that names the standard": (names) =>
    page(
      [
        grid(
          [
            ["표준명", nameOf(names)],
            ["제정일", dotted(names)],
            ["소관기관", names.organisation],
          ],
          2,
        ),
        ...ITEMS,
      ],
      {
        title: [nameOf(names), null],
        issued_date: [iso(names), null],
        issuer: [names.organisation, null],
      },
    ),
  "English smaller over the title": (names) =>
    cover(names, [centred(english(names), 12), centred(nameOf(names), LARGE)]),
  "English over the title, set nearly alike": (names) =>
    cover(names, [centred(english(names), TITLE_SIZE), centred(nameOf(names), 20)]),
  "English larger over the title": (names) =>
    cover(names, [centred(english(names), LARGE), centred(nameOf(names), 20)]),
  "title in two lines with English below": (names) =>
    cover(names, [
      centred(topic(names), LARGE),
      centred(kind(names), LARGE),
      centred(english(names), 12),
    ]),
  "title with each word on its line": (names) =>
    cover(
      names,
      nameOf(names)
        .split(" ")
        .map((word) => centred(word, LARGE)),
      // A slide does not say that its lines are centred.
      { title: [nameOf(names), null] },
    ),
  "history before the title": (names) =>
    page(
      [
        centred("제·개정 이력", TITLE_SIZE),
        grid(
          [
            ["버전", "개정일", "개정 내용"],
            ["1.0", `${names.year - 1}. 3. 2.`, "제정"],
            ["1.1", dotted(names), "용어 정비"],
          ],
          3,
        ),
        centred(nameOf(names), TITLE_SIZE),
        ...ITEMS,
      ],
      { title: [nameOf(names)], issued_date: [iso(names), null] },
    ),
  "words like a code before the title": (names) => {
    const title = `${from(WORDS_LIKE_CODES, names)} 운영 계획`;
    return cover(names, [centred(title, LARGE)], { title: [title] });
  },
};
