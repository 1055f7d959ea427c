/** Questions as people ask a regulation: who, where, whether, which article, how much, when. Our own text, asked in other words than it uses. */
import { describe, expect, it } from "vitest";
import { Engine } from "../../search/engine.js";
import { ANSWER } from "../weights.js";
import { extractAnswer } from "./answer.js";
import type { AnswerHit } from "./found-tables.js";

const RULES: Record<string, string> = {
  "제1조(목적)": "이 규정은 시민도서관의 이용과 자료 관리에 필요한 사항을 정함을 목적으로 한다.",
  "제2조(관장)":
    "① 도서관에 관장을 두며, 관장은 시장이 임명한다.\n② 관장은 도서관 업무를 총괄하고 직원을 지휘·감독한다.",
  "제3조(개관 시간)":
    "① 자료실은 평일 오전 9시부터 오후 10시까지 연다.\n② 열람실은 연중 24시간 개방한다.\n③ 정기 휴관일은 매월 둘째 월요일로 한다.",
  "제4조(회원)":
    "① 회원 가입은 본관 1층 안내실에서 신청한다.\n② 회원은 한 번에 책 7권까지 14일 동안 빌릴 수 있다.\n③ 참고 도서와 귀중본은 대출할 수 없다.",
  "제5조(반납과 연체)":
    "① 빌린 책은 반납기나 어린이자료실 창구에 돌려준다.\n② 기한을 넘기면 하루 한 권에 100원의 연체료를 받는다.\n③ 연체료는 총무과장이 징수하여 금고에 넣는다.",
  "제6조(음식물)": "열람실에서는 음식물을 먹을 수 없다. 다만, 뚜껑이 있는 음료는 반입을 허용한다.",
  "제7조(시설 대관)":
    "① 강당은 공익 행사에 한하여 대관할 수 있다.\n② 대관 신청은 사용일 30일 전까지 문화협력팀에 한다.\n③ 대관료는 시간당 20,000원으로 한다.",
  "제8조(도서관위원회)":
    "① 도서관위원회는 위원장을 포함하여 11명의 위원으로 구성한다.\n② 위원장은 부시장이 되고, 간사는 사서팀장이 맡는다.\n③ 회의는 시청 제2회의실에서 연다.",
  부칙: "이 규정은 2025년 4월 1일부터 시행한다.",
};
const TITLE = "시민도서관 운영 규정";

const engine = new Engine();
const chunks = Object.entries(RULES).map(([article, body]) => ({
  text: `${article} ${body}`,
  path: [TITLE, article],
}));
engine.apply({ put: [{ key: "규정", revision: "", chunks }] });

const ask = (question: string) => askOf(engine, (chunk) => chunks[chunk]!, question);

function askOf(
  engine: Engine,
  chunkAt: (chunk: number) => { text: string; path: string[] },
  question: string,
) {
  const view = engine.view();
  const hits = engine.search(view, question, ANSWER.depth).map(
    ({ chunk, score }): AnswerHit => ({
      ...{ score, found_by: "lexical", chunk_id: `c${chunk + 1}`, doc_id: "sha256:a" },
      ...{ filename: "규정.hwp", kind: "paragraph", ...chunkAt(chunk), outline: [] },
      ...{
        anchors: [{ page: 1, bbox: null, cell_range: null }],
        extractors: ["hwp"],
        blocks: ["b1"],
      },
    }),
  );
  return extractAnswer(question, hits, 5, engine.termRarity(view), () => ({
    about: [],
    tables: [],
    revisions: [],
  }));
}

const ASKED: Record<string, Record<string, string>> = {
  who: {
    "도서관 관장은 누가 임명하나요?": "시장이 임명한다",
    "연체료는 누가 징수하는가?": "총무과장이 징수",
    "도서관위원회 위원장은 누구인가?": "위원장은 부시장이 되고",
    "위원회 간사를 맡는 사람은?": "간사는 사서팀장이 맡는다",
  },
  where: {
    "회원 가입은 어디에서 신청하나요?": "본관 1층 안내실",
    "책은 어디에 반납하나요?": "어린이자료실 창구",
    "도서관위원회 회의는 어디서 여는가?": "제2회의실",
    "강당 대관 신청은 어디에 하나요?": "문화협력팀",
  },
  whether: {
    "열람실에서 음식물을 먹을 수 있나요?": "먹을 수 없다",
    "참고 도서도 대출할 수 있습니까?": "대출할 수 없다",
    "강당을 대관할 수 있나요?": "대관할 수 있다",
  },
  article: {
    "연체료는 몇 조에 나오나요?": "제5조",
    "시설 대관은 제몇조에서 정하고 있나요?": "제7조",
    "음식물에 관한 조항은 어느 조인가요?": "제6조",
    "도서관위원회는 몇 조에 있나?": "제8조",
  },
  number: {
    "연체료는 하루에 얼마인가요?": "100원",
    "책은 한 번에 몇 권까지 빌릴 수 있나요?": "7권",
    "도서관위원회 위원은 모두 몇 명인가?": "11명",
  },
  time: {
    "도서관 정기 휴관일은 언제인가요?": "둘째 월요일",
    "대관 신청은 언제까지 해야 하나요?": "30일 전까지",
    "이 규정은 언제부터 시행하나요?": "2025년 4월 1일",
  },
};
/** Said in words too far from the question's: an answer is the right line, or none. */
const HARD: Record<string, string> = {
  "열람실에 음료를 가지고 들어가도 되나요?": "음료는 반입을 허용한다",
  "강당 대관료는 얼마인가?": "20,000원",
  "자료실은 몇 시까지 여나요?": "오후 10시",
};
/** Of the same things, but not said. */
const UNSAID = [
  "도서관 관장의 임기는 몇 년인가요?",
  "주차장은 어디에 있나요?",
  "전자책 구독료는 누가 부담하나요?",
  "위원회 회의 수당은 얼마인가요?",
  "반려동물을 데리고 들어갈 수 있나요?",
  "분실한 회원증 재발급은 몇 조에 있나요?",
];

describe("an extractive answer", () => {
  for (const [kind, questions] of Object.entries(ASKED)) {
    it.each(Object.entries(questions))(`${kind}: %s`, (question, said) => {
      const { citations } = ask(question);
      expect(citations[0]?.quote ?? "").toContain(said);
    });
  }

  it.each(Object.entries(HARD))("is the right line or none: %s", (question, said) => {
    const { answered, text } = ask(question);
    expect(answered ? text : said).toContain(said);
  });

  it.each(UNSAID)("is none rather than a wrong one: %s", (question) => {
    expect(ask(question)).toMatchObject({ answered: false, text: "" });
  });

  it.each([1, 2, 3, 6])("comes from a tenant of %i copies of one short notice too", (copies) => {
    const notice = {
      text: "국내출장 여비는 1일 2만원으로 한다.\n신청은 총무과에 한다.",
      path: ["여비 안내"],
    };
    const few = new Engine();
    const keys = Array.from({ length: copies }, (_, at) => `사본${at}`);
    few.apply({ put: keys.map((key) => ({ key, revision: "", chunks: [notice] })) });
    const { citations } = askOf(few, () => notice, "국내출장 여비는 얼마인가요?");
    expect(citations.map(({ quote }) => quote)).toEqual(["국내출장 여비는 1일 2만원으로 한다."]);
  });
});
