/** Papers that someone handed in or was handed: sheets with a signature, certificates, notes without a title, letters of small firms. */
import type { Names } from "./names.js";
import type { Line, Page } from "./page.js";
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
  TEXT,
  TITLE_SIZE,
  written,
} from "./parts.js";

const NOTES = [
  "모임에서 나온 말을 생각나는 대로 적어 둔다",
  "아침에는 사람이 적고 저녁에는 많은 편이다",
  "다음에는 다른 길로도 걸어 보려고 한다",
  "비가 오면 물이 고이는 곳이 두 군데 있다",
];
const topic = ({ thing, report }: Names) => `${thing} ${report}`;
const number = ({ year, number: count }: Names) =>
  `제교 ${year}-${String(count).padStart(5, "0")} 호`;
const handedOver = (names: Names): Line[] => [
  plain("성    명 : 홍길동"),
  plain(`교육과정 : ${names.thing} 관리 과정`),
  plain("위 사람은 교육을 성실히 마쳤으므로 이 증서를 수여합니다."),
  centred(written(names), HEAD_SIZE),
  centred(names.head, TITLE_SIZE),
];
const author = grid(
  [
    ["과목", "시설 관리", "담당", "홍길동"],
    ["학번", "20260001", "이름", "김한빛"],
  ],
  4,
);

export const HANDED_IN_LAYOUTS: Record<string, (names: Names) => Page> = {
  "notes set alike, without a title": () => page(NOTES.map(plain), { title: [null] }),
  "notes set alike under a title": (names) =>
    page([plain(topic(names)), ...NOTES.map(plain)], { title: [topic(names), null] }),
  "words of a drawn screen": () =>
    page(["로고", "아이디", "비밀번호", "로그인", "회원가입"].map(plain), { title: [null] }),
  "steps in a table": () =>
    page(
      [
        grid(
          ["주제 선정", "자료 조사", "화면 설계", "통합 시험", "발표"].map((text) => [text, ""]),
          2,
        ),
      ],
      { title: [null] },
    ),
  "report behind the word for any": (names) =>
    page(
      [
        centred("REPORT", 40),
        centred(topic(names), TITLE_SIZE),
        right("과목명 : 시설 관리"),
        right(`제출일 : ${dotted(names)}`),
        right("이름 : 홍길동"),
      ],
      { title: [topic(names)], issued_date: [iso(names)] },
    ),
  "day among who wrote it": (names) =>
    page([centred(topic(names), TITLE_SIZE), plain(`날짜 : ${written(names)}`), author, ...ITEMS], {
      title: [topic(names)],
      issued_date: [iso(names)],
    }),
  "certificate without its name": (names) =>
    page([plain(number(names)), ...handedOver(names)], {
      title: [null],
      doc_number: [number(names)],
      issued_date: [iso(names)],
      issuer: [null, names.head],
    }),
  "award with who gets it": (names) =>
    page(
      [
        centred("우 수 상", 30),
        right("가람대학교"),
        right("홍길동, 김한빛"),
        plain("위 사람들은 발표가 뛰어났으므로 이 상을 수여합니다."),
        centred(written(names), HEAD_SIZE),
        centred(names.head, TITLE_SIZE),
      ],
      { title: ["우수상"], issued_date: [iso(names)], issuer: [names.head] },
    ),
  "certificate of a firm in one table": (names) =>
    page(
      [
        grid(
          [
            [{ ...centred("재 직 증 명 서", 26), across: 4 }],
            ["성명", "홍길동", "직위", "과장"],
            ["주소", { text: "한빛시 중앙로 1", across: 3 }],
            [
              {
                ...centred(
                  `위와 같이 재직하고 있음을 증명함.\n${written(names)}\n${names.company}\n대표이사 김 한 빛 (인)`,
                  HEAD_SIZE,
                ),
                across: 4,
              },
            ],
          ],
          4,
        ),
      ],
      { title: ["재직증명서"], issued_date: [iso(names)], issuer: [names.company] },
    ),
  "labels of a letter in one cell": (names) =>
    page(
      [
        centred(names.company, TITLE_SIZE),
        grid(
          [
            [
              "문서번호\n수신\n참조\n제목",
              `${names.year}-${names.number}호\n가람시\n총무과\n${names.thing} 이용 협조 요청`,
            ],
          ],
          2,
        ),
        plain("1. 귀 기관의 무궁한 발전을 기원합니다."),
        plain(`2. ${TEXT}`),
      ],
      {
        title: [`${names.thing} 이용 협조 요청`],
        doc_number: [`${names.year}-${names.number}호`, `${names.year}-${names.number}`],
        issuer: [null, names.company],
      },
    ),
  "slip with a business's own number": (names) =>
    page(
      [
        centred("거 래 명 세 표", TITLE_SIZE),
        grid(
          [
            ["공급자", "등록번호", "123 - 45 - 67890"],
            ["상호", names.company, "성명"],
            ["품목", "수량", "금액"],
            ["의자", "2", "30,000"],
          ],
          3,
        ),
      ],
      { title: ["거래명세표"], issuer: [null, names.company] },
    ),
  "complaint before a court": () =>
    page(
      [
        plain("[서식 예] 대금 청구의 소"),
        centred("소          장", TITLE_SIZE),
        plain("원   고   홍○○"),
        plain("피   고   김○○"),
        centred("청 구 취 지", HEAD_SIZE),
        plain("1. 피고는 원고에게 돈 1,000,000원을 지급하라."),
      ],
      { title: ["소장", null] },
    ),
  "head in the header of the page": (names) =>
    page(
      ITEMS,
      {
        // A sheet's header has one line for all of it.
        title: [topic(names), null],
        issued_date: [null, iso(names)],
        issuer: [null, names.team],
      },
      [plain(names.team), plain(topic(names)), right(dotted(names))],
    ),
};
