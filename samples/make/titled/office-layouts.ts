/** Small papers of offices: logs, ledgers, certificates and receipts, with the title where such papers put it, and numbers that are not theirs. */
import type { Names } from "./names.js";
import type { Cell, Page } from "./page.js";
import {
  centred,
  dotted,
  grid,
  HEAD_SIZE,
  ITEMS,
  iso,
  keys,
  log,
  page,
  plain,
  right,
  spaced,
  stamps,
  TEXT,
  TITLE_SIZE,
  tagOf,
  tags,
  titleOf,
  written,
} from "./parts.js";

const title = (names: Names, across: number, more: Partial<Cell> = {}): Cell => ({
  ...centred(titleOf(names), TITLE_SIZE),
  across,
  ...more,
});
const number = ({ year, number: count }: Names) => `제 ${year} - ${count} 호`;
const numbers = (names: Names) => [number(names), `제${names.year}-${names.number}호`];

export const OFFICE_LAYOUTS: Record<string, (names: Names) => Page> = {
  "one table holds stamps, title and form": (names) =>
    page(
      [
        grid(
          [
            [title(names, 2, { down: 2 }), { text: "결재", down: 2 }, "담당", "팀장", "과장"],
            ["", "", ""],
            ["소속", { text: "", across: 2 }, "직위", { text: "", across: 2 }],
            ["성명", { text: "", across: 2 }, "연락처", { text: "", across: 2 }],
            ["점검 내용", { text: "", across: 5 }],
          ],
          6,
        ),
      ],
      { title: [titleOf(names)] },
    ),
  "one table: a row of stamps, then the title": (names) =>
    page(
      [
        grid(
          [
            [{ text: stamps[0], down: 2 }, "작성", "검토", "승인"],
            ["", "", ""],
            [title(names, 4)],
            ...keys().rows,
          ],
          4,
        ),
      ],
      { title: [titleOf(names)] },
    ),
  "title row with the department at its right": (names) =>
    page([grid([[title(names, 3), { text: `부서 : ${names.team}` }], ...log().rows], 4)], {
      title: [titleOf(names)],
      issuer: [null, names.team],
    }),
  "blank month before the title": (names) =>
    page([centred(`20   년     월  ${names.form}`, TITLE_SIZE), log()], {
      title: [names.form, `20 년 월 ${names.form}`],
    }),
  "blank month over the title": (names) =>
    page([centred("(       월분)", 12), centred(titleOf(names), TITLE_SIZE), log()], {
      title: [titleOf(names)],
    }),
  "blank day in brackets below the title": (names) =>
    page([centred(titleOf(names), TITLE_SIZE), centred("( 20   년     월     일 )", 12), keys()], {
      title: [titleOf(names)],
    }),
  "title in two lines of one cell": (names) =>
    page(
      [
        grid(
          [
            [{ ...centred(`${names.thing} 이용자\n${names.form}`, TITLE_SIZE), across: 4 }],
            ...keys().rows,
          ],
          4,
        ),
      ],
      { title: [`${names.thing} 이용자 ${names.form}`] },
    ),
  "kinds in brackets below the title": (names) =>
    page(
      [
        grid(
          [
            [
              {
                ...centred(`${spaced(names.form)}\n(평일 · 휴일)`, TITLE_SIZE),
                across: 2,
                down: 2,
              },
              { text: stamps[0], down: 2 },
              ...stamps.slice(1),
            ],
            ["", "", ""],
          ],
          6,
        ),
        log(),
      ],
      { title: [names.form, `${names.form}(평일 · 휴일)`] },
    ),
  "form's number and revision beside the title": (names) =>
    page(
      [
        grid(
          [
            [
              { text: names.company, down: 3 },
              title(names, 2, { down: 3 }),
              "서식번호",
              `QF-${names.number}-02`,
            ],
            ["개정번호", "Rev. 1"],
            ["쪽", "1 / 2"],
          ],
          5,
        ),
        log(),
      ],
      { title: [titleOf(names)], issuer: [null, names.company] },
    ),
  "ornaments around the title": (names) =>
    page([centred(`◈ ${spaced(names.form)} ◈`, TITLE_SIZE), keys()], { title: [names.form] }),
  "tag and title in one line": (names) =>
    page([{ ...centred(`[${tagOf(names)}] ${titleOf(names)}`, HEAD_SIZE), side: "left" }, keys()], {
      title: [titleOf(names)],
      doc_number: tags(names),
    }),
  "letter of appointment": (names) =>
    page(
      [
        plain(number(names)),
        centred("위  촉  장", 28),
        right("○ ○ ○"),
        plain(`귀하를 ${names.organisation} ${names.thing} 운영위원회 위원으로 위촉합니다.`),
        plain(`위촉기간 : ${dotted(names)} ~ ${names.year + 2}. 12. 31.`),
        centred(written(names), HEAD_SIZE),
        centred(spaced(names.head), TITLE_SIZE),
      ],
      {
        title: ["위촉장"],
        doc_number: numbers(names),
        issued_date: [iso(names)],
        issuer: [names.head, spaced(names.head)],
      },
    ),
  "award in a frame": (names) =>
    page(
      [
        {
          box: [
            plain(number(names)),
            centred("표   창   장", 28),
            right(`${names.team}  ○○○`),
            plain(
              `위 사람은 ${names.thing} 운영에 힘써 시민의 안전에 이바지한 공이 크므로 이에 표창합니다.`,
            ),
            centred(written(names), HEAD_SIZE),
            centred(names.head, TITLE_SIZE),
          ],
        },
      ],
      {
        title: ["표창장"],
        doc_number: numbers(names),
        issued_date: [iso(names)],
        issuer: [names.head],
      },
    ),
  "certificate with its issue number in a table": (names) =>
    page(
      [
        grid([["발급번호", `${names.year}-${names.number}`, "발급일자", dotted(names)]], 4),
        centred("경 력 증 명 서", TITLE_SIZE),
        keys(),
        plain("위와 같이 근무하였음을 증명합니다."),
        centred(names.head, TITLE_SIZE),
      ],
      {
        title: ["경력증명서"],
        doc_number: [`${names.year}-${names.number}`],
        issued_date: [iso(names)],
        // No day stands above the name.
        issuer: [names.head, null],
      },
    ),
  "receipt with its row of numbers": (names) =>
    page(
      [
        grid(
          [
            [{ ...centred("영  수  증", TITLE_SIZE), across: 4 }],
            ["No.", String(names.number), "공급받는 자", ""],
            ["사업자등록번호", "000-00-00000", "상호", names.company],
            ["작성일", dotted(names), "금액", "₩ 55,000"],
          ],
          4,
        ),
        plain("위 금액을 정히 영수함."),
      ],
      {
        title: ["영수증"],
        doc_number: [null, String(names.number)],
        issued_date: [null, iso(names)],
        issuer: [null, names.company],
      },
    ),
  "notice to pay with an account and a telephone": (names) =>
    page(
      [
        centred(`${names.thing} 이용료 납부 안내`, TITLE_SIZE),
        plain(TEXT),
        plain("납부계좌 : 한빛은행 301-0123-4567-81"),
        plain("문의전화 : 012-345-6789"),
        plain("근거 : 「시설 이용에 관한 조례」(조례 제2345호)"),
        centred(written(names), 12),
        centred(names.head, HEAD_SIZE),
      ],
      {
        title: [`${names.thing} 이용료 납부 안내`],
        issued_date: [iso(names)],
        issuer: [names.head],
      },
    ),
  "report with the number of a letter that it answers": (names) =>
    page(
      [
        centred(`${names.thing} 점검 결과 보고`, TITLE_SIZE),
        plain(`관련 : ${names.team}-${names.number}(${dotted(names)})`),
        ...ITEMS,
      ],
      { title: [`${names.thing} 점검 결과 보고`], issued_date: [null] },
    ),
  "cover with a book's number": (names) =>
    page(
      [
        right("ISBN 979-11-0000-123-4  93330"),
        centred(`${names.thing} 이용 실태 연구`, 26),
        centred(`${names.year}. ${names.month}.`, HEAD_SIZE),
        centred(names.organisation, TITLE_SIZE),
      ],
      {
        title: [`${names.thing} 이용 실태 연구`],
        issued_date: [iso(names).slice(0, 7)],
        issuer: [names.organisation],
      },
    ),
  "copy number and page code on top": (names) =>
    page(
      [
        right("배부번호 : 37 / 120"),
        right("A4(210mm×297mm)"),
        centred(titleOf(names), TITLE_SIZE),
        keys(),
      ],
      { title: [titleOf(names)] },
    ),
  "report's head in one row": (names) =>
    page(
      [
        grid(
          [[names.team, centred(`${names.thing} ${names.report}`, TITLE_SIZE), dotted(names)]],
          3,
        ),
        ...ITEMS,
      ],
      {
        title: [`${names.thing} ${names.report}`],
        issued_date: [iso(names)],
        issuer: [null, names.team],
      },
    ),
  "draft with its number still blank": (names) =>
    page(
      [
        centred("기    안    서", TITLE_SIZE),
        grid(
          [
            ["문서번호", `${names.year}-`],
            ["기안일자", dotted(names)],
            ["제목", `${names.thing} 물품 구입`],
          ],
          2,
        ),
        ...ITEMS,
      ],
      {
        title: ["기안서", `${names.thing} 물품 구입`],
        issued_date: [iso(names)],
      },
    ),
};
