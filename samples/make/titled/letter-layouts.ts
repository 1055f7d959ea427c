/** Letters and standards as people print them: labels in brackets or as items, a number over 수신, fields of a standard. */
import type { Names } from "./names.js";
import type { Page } from "./page.js";
import { centred, dotted, grid, ITEMS, iso, page, plain, right, TITLE_SIZE } from "./parts.js";

const subject = ({ thing, report }: Names) => `${thing} ${report}`;
const number = ({ team, number: count }: Names) => `${team}-${count}`;

export const LETTER_LAYOUTS: Record<string, (names: Names) => Page> = {
  "letter with its labels in brackets": (names) =>
    page(
      [
        centred(names.organisation, TITLE_SIZE),
        plain("[수신] 가람구청장"),
        plain(`[제목] ${subject(names)}`),
        ...ITEMS,
        plain(`시행 ${number(names)} (${dotted(names)})  접수`),
      ],
      {
        title: [subject(names)],
        doc_number: [number(names)],
        issued_date: [iso(names)],
        issuer: [names.organisation],
      },
    ),
  "letter with its labels as items": (names) =>
    page(
      [
        centred(names.organisation, TITLE_SIZE),
        plain("1. 수신 : 가람구청장"),
        plain("2. 참조 : 시설관리과장"),
        plain(`3. 제목 : ${subject(names)}`),
        ...ITEMS,
        plain(`문서번호 : ${number(names)} / 시행일자 : ${dotted(names)}`),
      ],
      {
        title: [subject(names)],
        doc_number: [number(names)],
        issued_date: [iso(names)],
        issuer: [names.organisation],
      },
    ),
  "letter with its number over the head": (names) =>
    page(
      [
        right(`${number(names)} (${dotted(names)})`),
        centred(names.organisation, TITLE_SIZE),
        plain("수신  가람구청장"),
        plain(`제목  ${subject(names)}`),
        ...ITEMS,
      ],
      {
        title: [subject(names)],
        doc_number: [number(names)],
        issued_date: [iso(names)],
        issuer: [names.organisation],
      },
    ),
  "letter whose foot has its day in a cell": (names) =>
    page(
      [
        centred(names.organisation, TITLE_SIZE),
        plain("수신  가람구청장"),
        plain(`제목  ${subject(names)}`),
        ...ITEMS,
        grid([["시행", number(names), dotted(names), "접수", ""]], 5),
      ],
      {
        title: [subject(names)],
        doc_number: [number(names)],
        issued_date: [iso(names)],
        issuer: [names.organisation],
      },
    ),
};
