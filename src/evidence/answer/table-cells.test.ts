/** Questions for one cell of a table: the row that they name comes first, and what a table does not have of a row is not taken from another. */
import { describe, expect, it } from "vitest";
import { Engine } from "../../search/engine.js";
import { ANSWER } from "../weights.js";
import { extractAnswer } from "./answer.js";
import type { AnswerHit, FoundDocument } from "./found-tables.js";
import { HeldWords } from "./held-words.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

const TITLE = "가을 음악제 대행 용역 제안요청서";
const PROGRAMME = [
  "구분 | 시간 | 출연",
  "음악제 1부 | 18:30 ~ 19:20 | 합창단 두 팀",
  "음악제 2부 | 19:20 ~ 20:40 | 가수 세 팀",
  "폐막 공연 | 20:40 ~ 21:00 | 관악대",
];
const SCORES = [
  "평가 항목 | 배점 | 담당",
  "사업 이해도 | 20 | 기획팀",
  "연출 계획 | 50 | 연출팀",
  "안전 대책 | 30 | 안전팀",
];
const PAPERS = ["제출 서류 | 부수", "재무제표(최근 3년) | 2부", "실적 증명서 | 1부"];
const YEARS = ["구분 | 2023년 | 2024년", "| 1분기 | 1분기", "관람료 수입 | 31,400 | 33,900"];
const PROSE =
  "제안서 평가의 배점은 평가 항목마다 다르며 담당 부서가 매긴다. 출연은 따로 정한다. 2019년에는 쉬었다.";

const tables = [PROGRAMME, SCORES, PAPERS, YEARS].map((rows, at) => ({
  text: rows.join("\n"),
  path: [TITLE, ["행사 순서", "평가 기준", "제출할 것", "지난 음악제"][at]!],
  kind: "table" as const,
  blocks: [`b${at + 1}`],
}));
const chunks = [
  ...tables,
  { text: PROSE, path: [TITLE, "개요"], kind: "paragraph" as const, blocks: ["b9"] },
];
const FACTS: FoundDocument = {
  about: [],
  revisions: [],
  tables: tables.map(({ text }, at) => ({
    id: `t${at + 1}`,
    block: `b${at + 1}`,
    header_rows: 1,
    cells: text
      .split("\n", 1)[0]!
      .split(" | ")
      .map((cell, col) => ({
        ...{ row: 0, col, row_span: 1, col_span: 1, text: cell, header: true },
        ...{ page: 1, bbox: null, ref: null },
      })),
  })),
};
const engine = new Engine();
engine.apply({ put: [{ key: "문서", revision: "", chunks }] });

function ask(question: string) {
  const view = engine.view();
  const hits = engine.search(view, question, ANSWER.depth).map(
    ({ chunk, score }): AnswerHit => ({
      ...{ score, found_by: "lexical", chunk_id: `c${chunk + 1}`, doc_id: "sha256:a" },
      ...{ filename: "제안요청서.hwp", outline: [], extractors: ["hwp"], ...chunks[chunk]! },
      anchors: [{ page: 1, bbox: null, cell_range: null }],
    }),
  );
  return extractAnswer(question, hits, 5, engine.termRarity(view), () => FACTS);
}

describe("a cell of a table", () => {
  it.each([
    [`${TITLE} 음악제 2부의 시간은 무엇인가요?`, PROGRAMME[2]],
    [`${TITLE} 음악제 1부의 시간은 무엇인가요?`, PROGRAMME[1]],
    [`${TITLE} 음악제 2부 출연은 무엇인가요?`, PROGRAMME[2]],
    [`${TITLE} 안전 대책의 배점은 얼마인가요?`, SCORES[3]],
    [`${TITLE} 연출 계획 배점은 얼마인가요?`, SCORES[2]],
    [`${TITLE} 재무제표의 부수는 무엇인가요?`, PAPERS[1]],
    [`${TITLE} 2024년 관람료 수입은 얼마인가요?`, YEARS[2]],
  ])("%s", (question, row) => {
    expect(ask(question).citations[0]?.quote).toBe(row);
  });

  it.each([
    `${TITLE} 재무제표의 배점은 얼마인가요?`,
    `${TITLE} 재무제표 배점은 얼마인가요?`,
    `${TITLE} 2019년 관람료 수입은 얼마인가요?`,
    `${TITLE} 재무제표의 출연은 무엇인가요?`,
    `${TITLE} 폐막 공연의 부수는 무엇인가요?`,
    `${TITLE} 실적 증명서 담당은 무엇인가요?`,
    `${TITLE} 폐막 공연의 담당은 무엇인가요?`,
    `${TITLE} 안전 대책의 출연은 무엇인가요?`,
    `${TITLE} 연출 계획의 부수는 무엇인가요?`,
  ])("%s is told of other rows alone", (question) => {
    expect(ask(question).answered).toBe(false);
  });
});

describe("a row that the question names", () => {
  const rarity = engine.termRarity(engine.view());
  const judged = (document: string, rowAsked = "안전대책") =>
    judgeLines(
      {
        ...{ text: SCORES[3]!, path: [TITLE], kind: "table", header: [SCORES[0]!] },
        ...{ document: HeldWords.of(document), documentProse: HeldWords.of(document), rowAsked },
      },
      readQuestion("안전 대책의 여건은 무엇인가요?", rarity),
    );

  it("does not answer what other parts of the document have", () => {
    expect(judged("안전 대책, 시설 여건")).toEqual([]);
  });

  it("may answer in other words what no part has", () => {
    expect(judged("안전 대책")).toHaveLength(1);
  });
});

describe("a row that the question names, under what it asks for", () => {
  const rows =
    "번호 | 구 | 기관명 | 설치일\n1 | 동구 | 가람도서관 | 2025-03-20\n2 | 나래센터 | 2025-03-21";
  const told = HeldWords.of("안내판 | 2대");
  const judged = (namedRows: ReadonlySet<number>) =>
    judgeLines(
      {
        ...{ text: rows, kind: "table", path: [], namedRows, rowAsked: "안내판" },
        ...{ document: told, documentProse: HeldWords.of("") },
      },
      readQuestion("나래센터의 안내판 설치일은 언제인가요?", engine.termRarity(engine.view())),
    ).map(({ text }) => text);

  it("answers though only a row elsewhere tells what the table is about", () => {
    expect(judged(new Set([2]))).toEqual(["2 | 나래센터 | 2025-03-21"]);
    expect(judged(new Set())).toEqual([]);
  });
});

it("a named row with another value in the column of what is asked about is none of it", () => {
  const rows = "마을 | 진료일 | 과목\n하늘골 | 4. 8. | 치과\n솔내리 | 3. 8. | 내과";
  const document = HeldWords.of(`진료 ${rows}`);
  const told = (question: string) =>
    judgeLines(
      {
        ...{
          text: rows,
          kind: "table",
          path: ["진료 일정"],
          namedRows: new Set([1]),
          rowAsked: "하늘골",
        },
        ...{ document, documentProse: HeldWords.of("") },
      },
      readQuestion(question, engine.termRarity(engine.view())),
    );
  expect(told("하늘골 내과 진료일은 언제인가요?")).toEqual([]);
  expect(told("하늘골 치과 진료일은 언제인가요?").map(({ text }) => text)).toEqual([
    "하늘골 | 4. 8. | 치과",
  ]);
});
