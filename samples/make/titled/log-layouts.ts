/** Logs and small papers that show their title late, or have none: blank forms, entries of days, pupils' work, bills, gazettes. */
import type { Names } from "./names.js";
import type { Line, Page } from "./page.js";
import {
  centred,
  grid,
  HEAD_SIZE,
  iso,
  log,
  page,
  plain,
  spaced,
  TEXT,
  TITLE_SIZE,
  written,
} from "./parts.js";

const LOG = "작업일지";
const topic = ({ thing, report }: Names) => `${thing} ${report}`;
const ENTRIES = ["울타리 도색, 자재 실습 시행", "배수로 청소와 물길 점검", "안내판 세 곳 교체"];
const days = (dayOf: (at: number) => string): Line[] =>
  ENTRIES.flatMap((entry, at) => [plain(dayOf(at)), plain(entry)]);
const fields = (names: Names) =>
  grid(
    [
      ["작성자", "홍길동", "모둠", names.team],
      ["주차", `${names.month}주차`, "지도", "김한빛"],
      ["이번 주 한 일", { text: "울타리 도색", across: 3 }],
    ],
    4,
  );

export const LOG_LAYOUTS: Record<string, (names: Names) => Page> = {
  "blank log under the header of its page": () =>
    page(
      [
        grid(
          [
            ["교육 제목", ""],
            ["교육 일시", ""],
            ["교육 장소", ""],
            [{ text: "교육 내용", across: 2, size: 11, side: "center" }],
            ["오전", "울타리를 손보는 법을 익힘"],
            ["오후", "배수로를 치우는 법을 익힘"],
          ],
          2,
        ),
      ],
      { title: ["교육일지", null] },
      [centred(spaced("교육일지"), HEAD_SIZE)],
    ),
  "log of fields without a title": (names) =>
    page([fields(names), plain("<상세 내용>"), plain("울타리를 새로 칠하고 자재를 옮김")], {
      title: [null],
    }),
  "entries of days without a title": (names) =>
    page(
      days((at) => `${names.month}월 ${at + 1}일`),
      { title: [null] },
    ),
  "entries of days under a title": (names) =>
    page(
      [
        centred(`${names.thing} ${LOG}`, TITLE_SIZE),
        ...days((at) => `${names.year}. ${names.month}. ${at + 1}.`),
      ],
      { title: [`${names.thing} ${LOG}`] },
    ),
  "pupil behind the title": (names) =>
    page([centred(`${topic(names)} / 20261234 홍길동`, HEAD_SIZE), plain(TEXT), plain(TEXT)], {
      title: [topic(names)],
    }),
  "pupil's department below the title": (names) =>
    page(
      [
        centred(topic(names), TITLE_SIZE),
        plain("시설관리학과"),
        plain("20261234 홍길동"),
        plain(TEXT),
        plain(TEXT),
      ],
      { title: [topic(names)] },
    ),
  "bill signed for a company": (names) =>
    page(
      [
        centred(`${names.thing} 사용료 청구서`, TITLE_SIZE),
        log(),
        plain("위 금액을 청구합니다."),
        centred(written(names), HEAD_SIZE),
        centred("㈜한빛시설 대표이사 홍길동 (인)", HEAD_SIZE),
      ],
      {
        title: [`${names.thing} 사용료 청구서`],
        issued_date: [iso(names)],
        issuer: ["㈜한빛시설", "㈜한빛시설 대표이사"],
      },
    ),
  "paper named in an item": () =>
    page([{ text: "● 회의록", size: HEAD_SIZE }, plain("- 자리와 시간을 정함"), plain(TEXT)], {
      title: ["회의록"],
    }),
  "gazette with codes": (names) =>
    page(
      [
        plain(`(19) 대한민국특허청(KR)  (11) 공개번호 10-${names.year}-00${names.number + 10000}`),
        plain(`(12) 공개특허공보(A)  (43) 공개일자 ${written(names)}`),
        plain(`(21) 출원번호 10-${names.year - 1}-0054321  (71) 출원인`),
        plain("(54) 발명의 명칭 울타리를 비추는 등 및 그 제어 방법"),
        plain("(57) 요 약"),
        plain(TEXT),
      ],
      {
        title: ["울타리를 비추는 등 및 그 제어 방법"],
        doc_number: [`10-${names.year}-00${names.number + 10000}`],
        issued_date: [iso(names)],
        issuer: ["대한민국특허청"],
      },
    ),
};
