/** Ways in which forms, letters, notices and covers are laid out, with the fields that each states about itself. */
import { HANDED_IN_LAYOUTS } from "./handed-in-layouts.js";
import { LETTER_LAYOUTS } from "./letter-layouts.js";
import { LOG_LAYOUTS } from "./log-layouts.js";
import { MANUAL_LAYOUTS } from "./manual-layouts.js";
import { Choice, type Names, namesOf } from "./names.js";
import { OFFICE_LAYOUTS } from "./office-layouts.js";
import { type Page, PLAIN_SIZE } from "./page.js";
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
import { STANDARD_LAYOUTS } from "./standard-layouts.js";

const LAYOUTS: Record<string, (names: Names) => Page> = {
  "form under its tag": (names) =>
    page([plain(`[${tagOf(names)}]`), centred(titleOf(names), TITLE_SIZE), keys()], {
      title: [titleOf(names)],
      doc_number: tags(names),
    }),
  "form under a tag with its law": (names) =>
    page(
      [
        plain(`■ ${names.thing} 관리 규칙 [${tagOf(names)}] <개정 ${dotted(names)}>`),
        centred(titleOf(names), TITLE_SIZE),
        plain("※ 색상이 어두운 칸은 신청인이 적지 않습니다."),
        grid([["접수번호", "접수일", "처리기간  7일"]], 3),
        keys(),
      ],
      {
        title: [titleOf(names)],
        doc_number: [null, ...tags(names)],
        issued_date: [null, iso(names)],
      },
    ),
  "stamps at the right of the title": (names) =>
    page(
      [
        grid(
          [
            [
              { ...centred(titleOf(names), TITLE_SIZE), down: 2, across: 2 },
              { text: stamps[0], down: 2 },
              ...stamps.slice(1),
            ],
            ["", "", ""],
          ],
          6,
        ),
        plain(`${names.year}년 ${names.month}월    일   요일   날씨 :`),
        log(),
      ],
      { title: [titleOf(names)] },
    ),
  "stamps at the left of the title": (names) =>
    page(
      [
        grid(
          [
            [
              { text: stamps[0], down: 2 },
              ...stamps.slice(1),
              { ...centred(titleOf(names), TITLE_SIZE), down: 2, across: 2 },
            ],
            ["", "", ""],
          ],
          6,
        ),
        log(),
      ],
      { title: [titleOf(names)] },
    ),
  "stamps over the title": (names) =>
    page(
      [
        grid(
          [
            [{ text: stamps[0], down: 2 }, ...stamps.slice(1)],
            ["", "", ""],
          ],
          4,
        ),
        centred(titleOf(names), TITLE_SIZE),
        plain("일시 : 20   년    월    일 (   요일)"),
        log(),
      ],
      { title: [titleOf(names)] },
    ),
  "title as the first row of the only table": (names) =>
    page([grid([[{ ...centred(titleOf(names), TITLE_SIZE), across: 4 }], ...log().rows], 4)], {
      title: [titleOf(names)],
    }),
  "title row with no larger letters": (names) =>
    page(
      [
        grid(
          [[{ text: titleOf(names), bold: true, side: "center", across: 4 }], ...keys().rows],
          4,
        ),
      ],
      { title: [titleOf(names)] },
    ),
  "title in a text box": (names) =>
    page([{ box: [centred(titleOf(names), TITLE_SIZE)] }, keys(), right("20   .   .   .")], {
      title: [titleOf(names)],
    }),
  "letters of the title spaced": (names) =>
    page([centred(spaced(names.form), TITLE_SIZE), keys(), centred("20    년     월     일")], {
      title: [names.form],
    }),
  "title in the header of the page": (names) =>
    page([log(), plain("위와 같이 점검하였음을 확인합니다.")], { title: [titleOf(names), null] }, [
      centred(titleOf(names), HEAD_SIZE),
    ]),
  "application with a blank date": (names) =>
    page(
      [
        centred(titleOf(names), TITLE_SIZE),
        keys(),
        plain("위와 같이 신청하오니 허가하여 주시기 바랍니다."),
        centred("20    년      월      일", 12),
        right("신청인 :                (서명 또는 인)"),
        { text: `${names.head} 귀하`, size: HEAD_SIZE, bold: true },
      ],
      { title: [titleOf(names)] },
    ),
  "organisation over the title": (names) =>
    page([centred(names.organisation, 12), centred(titleOf(names), TITLE_SIZE), log()], {
      title: [titleOf(names), `${names.organisation} ${titleOf(names)}`],
      issuer: [null, names.organisation],
    }),
  "company before the title": (names) =>
    page(
      [
        centred(`${names.company}  ${names.month}월분 급여명세서`, TITLE_SIZE),
        grid(
          [
            ["성명", "", "사번", ""],
            ["부서", "", "직급", ""],
            [
              { text: "지급 내역", across: 2 },
              { text: "공제 내역", across: 2 },
            ],
            ["기본급", "2,500,000", "소득세", "35,000"],
            ["식대", "200,000", "건강보험", "88,000"],
            ["지급액 계", "2,700,000", "공제액 계", "123,000"],
          ],
          4,
        ),
        plain("귀하의 노고에 감사드립니다."),
      ],
      {
        title: [`${names.company} ${names.month}월분 급여명세서`, `${names.month}월분 급여명세서`],
        issuer: [null, names.company],
      },
    ),
  "pay of a month": (names) =>
    page(
      [
        centred(`${names.year}년 ${names.month}월 급여명세서`, TITLE_SIZE),
        right(`지급일 : ${dotted(names)}`),
        grid(
          [
            ["성명", "", "직급", ""],
            ["기본급", "2,500,000", "소득세", "35,000"],
            ["합계", "2,500,000", "공제 계", "35,000"],
          ],
          4,
        ),
        centred(names.company, 12),
      ],
      {
        title: [`${names.year}년 ${names.month}월 급여명세서`, "급여명세서"],
        issued_date: [null, iso(names), iso(names).slice(0, 7)],
        issuer: [null, names.company],
      },
    ),
  "check of a day": (names) =>
    page(
      [
        centred(`${names.thing} 안전점검표`, TITLE_SIZE),
        plain(`점검일 : ${written(names)}        점검자 :          (인)`),
        log(),
      ],
      { title: [`${names.thing} 안전점검표`], issued_date: [null, iso(names)] },
    ),
  certificate: (names) =>
    page(
      [
        plain(`제 ${names.year}-${names.number} 호`),
        centred(spaced("이용허가증"), 28),
        plain(`시설명 : ${names.thing}`),
        plain("위 시설의 이용을 허가합니다."),
        centred(written(names), HEAD_SIZE),
        centred(names.head, TITLE_SIZE),
      ],
      {
        title: ["이용허가증"],
        doc_number: [`제${names.year}-${names.number}호`, `제 ${names.year}-${names.number} 호`],
        issued_date: [iso(names)],
        issuer: [names.head],
      },
    ),
  notice: (names) =>
    page(
      [
        plain(`${names.organisation} 공고 제${names.year}-${names.number}호`),
        centred(`${names.year}년 ${names.thing} 지원 사업 공고`, TITLE_SIZE),
        plain(TEXT),
        centred(written(names), 12),
        centred(names.head, TITLE_SIZE),
        ...ITEMS,
      ],
      {
        title: [`${names.year}년 ${names.thing} 지원 사업 공고`],
        doc_number: [`${names.organisation} 공고 제${names.year}-${names.number}호`],
        issued_date: [iso(names)],
        issuer: [names.head, names.organisation],
      },
    ),
  "notice in two lines": (names) =>
    page(
      [
        centred(`${names.organisation} 공고 제${names.year} - ${names.number}호`, 12),
        centred(`${names.year}년 ${names.thing} 운영 활성화를 위한`, TITLE_SIZE),
        centred("민간위탁 수탁기관 모집 공고", TITLE_SIZE),
        plain(TEXT),
        ...ITEMS,
        centred(dotted(names), 12),
        centred(names.head, HEAD_SIZE),
      ],
      {
        title: [`${names.year}년 ${names.thing} 운영 활성화를 위한 민간위탁 수탁기관 모집 공고`],
        doc_number: [
          `${names.organisation} 공고 제${names.year}-${names.number}호`,
          `${names.organisation} 공고 제${names.year} - ${names.number}호`,
        ],
        issued_date: [iso(names)],
        issuer: [names.head, names.organisation],
      },
    ),
  letter: (names) =>
    page(
      [
        centred(names.organisation, TITLE_SIZE),
        plain("수신  수신자 참조"),
        plain("(경유)"),
        plain(`제목  ${names.thing} 점검 결과 제출 요청`),
        plain("1. 귀 기관의 무궁한 발전을 기원합니다."),
        plain(`2. ${TEXT}  끝.`),
        centred(names.head, TITLE_SIZE),
        plain("수신자  가온시장, 나래군수"),
        plain("주무관           팀장           과장"),
        plain(`시행  ${names.team}-${names.number} (${dotted(names)})    접수`),
        plain("우 12345  한빛도 가람로 12    / http://www.example.go.kr"),
        plain("전화 (02)123-4567   전송 (02)123-4568   / 공개"),
      ],
      {
        title: [`${names.thing} 점검 결과 제출 요청`],
        doc_number: [`${names.team}-${names.number}`],
        issued_date: [iso(names)],
        issuer: [names.head, names.organisation],
      },
    ),
  "letter with its head in a table": (names) =>
    page(
      [
        centred(names.organisation, TITLE_SIZE),
        grid(
          [
            ["문서번호", `${names.team}-${names.number}`],
            ["시행일자", dotted(names)],
            ["수신", "수신자 참조"],
            ["제목", `${names.thing} 이용 안내`],
          ],
          2,
        ),
        plain(`1. ${TEXT}`),
        plain(`2. ${TEXT}  끝.`),
        centred(names.head, TITLE_SIZE),
      ],
      {
        title: [`${names.thing} 이용 안내`],
        doc_number: [`${names.team}-${names.number}`],
        issued_date: [iso(names)],
        issuer: [names.head, names.organisation],
      },
    ),
  "cover of a plan": (names) =>
    page(
      [
        plain(""),
        centred(`${names.year}년`, TITLE_SIZE),
        centred(`${names.thing} ${names.report}`, 26),
        plain(""),
        centred(`${names.year}. ${names.month}.`, 16),
        plain(""),
        centred(names.organisation, 20),
        ...ITEMS,
      ],
      {
        title: [`${names.year}년 ${names.thing} ${names.report}`, `${names.thing} ${names.report}`],
        issued_date: [iso(names).slice(0, 7)],
        issuer: [names.organisation],
      },
    ),
  "report with its title in a box": (names) =>
    page(
      [
        grid([[centred(`${names.thing} ${names.report}`, TITLE_SIZE)]], 1),
        right(`${dotted(names)} / ${names.organisation} ${names.team}`),
        ...ITEMS,
      ],
      {
        title: [`${names.thing} ${names.report}`],
        issued_date: [iso(names)],
        issuer: [`${names.organisation} ${names.team}`, names.organisation, names.team],
      },
    ),
  minutes: (names) =>
    page(
      [
        centred(`제${(names.number % 9) + 1}차 ${names.thing} 운영위원회 회의록`, TITLE_SIZE),
        grid(
          [
            ["일시", `${dotted(names)} 14:00`],
            ["장소", "대회의실"],
            ["참석자", "위원장 등 9명"],
            ["안건", `${names.thing} 이용료 조정`],
          ],
          2,
        ),
        plain("1. 개회"),
        plain(TEXT),
        plain("2. 안건 심의"),
        plain(TEXT),
      ],
      {
        title: [`제${(names.number % 9) + 1}차 ${names.thing} 운영위원회 회의록`],
        issued_date: [null, iso(names)],
        issuer: [null, `${names.thing} 운영위원회`],
      },
    ),
  "press release": (names) =>
    page(
      [
        grid(
          [
            [
              { ...centred(names.organisation), down: 2 },
              { ...centred("보도자료", TITLE_SIZE), across: 3 },
            ],
            ["배포일", dotted(names), "즉시 보도"],
            ["담당부서", names.team, "담당자", "팀장 (02-123-4567)"],
          ],
          4,
        ),
        centred(`${names.organisation}, ${names.thing} 이용료 내린다`, TITLE_SIZE),
        centred("- 다음 달부터 주민 누구나 -", 12),
        plain(`□ ${names.organisation}은(는) ${TEXT}`),
        plain(`□ ${TEXT}`),
      ],
      {
        title: [
          `${names.organisation}, ${names.thing} 이용료 내린다`,
          `${names.organisation}, ${names.thing} 이용료 내린다 - 다음 달부터 주민 누구나 -`,
        ],
        issued_date: [iso(names)],
        issuer: [names.organisation, `${names.organisation} ${names.team}`],
      },
    ),
  rule: (names) =>
    page(
      [
        centred(`${names.organisation} ${names.thing} 운영 규정`, TITLE_SIZE),
        right(`제정 ${names.year - 4}. 5. 1.`),
        right(`개정 ${dotted(names)}`),
        centred("제1장 총칙", 12),
        plain(`제1조(목적) 이 규정은 ${names.thing}의 운영에 필요한 사항을 정함을 목적으로 한다.`),
        plain("제2조(정의) 이 규정에서 사용하는 용어의 뜻은 다음과 같다."),
        plain("제3조(적용범위) 다른 규정에 따로 정한 것을 빼고는 이 규정에 따른다."),
      ],
      {
        title: [`${names.organisation} ${names.thing} 운영 규정`],
        issued_date: [iso(names)],
        issuer: [null, names.organisation],
      },
    ),
  "public rule with its number": (names) =>
    page(
      [
        centred(`${names.organisation} ${names.thing} 관리 규정`, HEAD_SIZE),
        centred(`[시행 ${dotted(names)}]`, PLAIN_SIZE),
        centred(`( 제정) ${dotted(names)} 훈령 제${names.number}호`, PLAIN_SIZE),
        right(`관리책임부서명 : ${names.team}`),
        right("관리책임전화번호 : 02-123-4567"),
        plain(`제1조(목적) 이 규정은 ${names.thing}의 운영에 필요한 사항을 정함을 목적으로 한다.`),
        plain("제2조(정의) 이 규정에서 사용하는 용어의 뜻은 다음과 같다."),
      ],
      {
        title: [`${names.organisation} ${names.thing} 관리 규정`],
        doc_number: [`훈령 제${names.number}호`],
        issued_date: [iso(names)],
        issuer: [null, names.organisation, names.team, `${names.organisation} ${names.team}`],
      },
    ),
  "register with who keeps it": (names) =>
    page(
      [
        centred(`${names.year}년 ${names.thing} 관리대장`, TITLE_SIZE),
        plain(`작성기관 : ${names.organisation}`),
        right(`기준일 : ${dotted(names)}`),
        grid(
          [
            ["연번", "명칭", "소재지", "규모", "비고"],
            ["1", "가 시설", "중앙로 1", "120", ""],
            ["2", "나 시설", "중앙로 2", "90", ""],
            ["3", "다 시설", "중앙로 3", "75", ""],
          ],
          5,
        ),
      ],
      {
        title: [`${names.year}년 ${names.thing} 관리대장`],
        issued_date: [null, iso(names)],
        issuer: [names.organisation],
      },
    ),
  "number, date and team in a row": (names) =>
    page(
      [
        centred(`${names.thing} 이용 현황 보고`, TITLE_SIZE),
        grid(
          [
            ["문서번호", `${names.team}-${names.number}`, "작성일", dotted(names)],
            ["작성부서", names.team, "보존기간", "5년"],
          ],
          4,
        ),
        ...ITEMS,
      ],
      {
        title: [`${names.thing} 이용 현황 보고`],
        doc_number: [`${names.team}-${names.number}`],
        issued_date: [iso(names)],
        issuer: [null, names.team],
      },
    ),
};

export interface MadeDocument extends Page {
  layout: string;
  /** Of the layout and the count of documents in it. */
  id: string;
}

/** `count` documents in each layout, the same ones each time. */
export function madeDocuments(count: number): MadeDocument[] {
  return Object.entries({
    ...LAYOUTS,
    ...OFFICE_LAYOUTS,
    ...HANDED_IN_LAYOUTS,
    ...LOG_LAYOUTS,
    ...LETTER_LAYOUTS,
    ...STANDARD_LAYOUTS,
    ...MANUAL_LAYOUTS,
  }).flatMap(([layout, make]) =>
    Array.from({ length: count }, (_, at) => {
      const id = `${layout} ${at + 1}`;
      return { ...make(namesOf(new Choice(id))), layout, id };
    }),
  );
}
