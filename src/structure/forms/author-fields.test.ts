/** Fields that say who wrote a report, when, and what it is about. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { author, subject, writtenDate } from "./author-fields.js";

const rows = (parts: Part[]) => rowsOf(documentFrom(parts));
const filler = (count: number) => Array.from({ length: count }, (_, at) => `본문 ${at + 1}줄이다.`);

group("what it is about", () => {
  it.each("규제사무명 사업명 과제명 공사명 용역명".split(" "))("stands at %s", (label) => {
    expect(subject(rows([[[label, "주차장 정비"]]]))).toBe("주차장 정비");
  });

  it.each(["변경 내용", "해당 여부", "사업 구분", "관리 번호", "정비"])("is not %s", (value) => {
    expect(subject(rows([[["사업명", value]], [["공사명", "주차장 정비"]]]))).toBe("주차장 정비");
  });

  it("has four letters at least, and stands among the first hundred rows", () => {
    expect(subject(rows(["사업명: 주차정비"]))).toBe("주차정비");
    expect(subject(rows(["사업명: 주차장"]))).toBeNull();
    expect(subject(rows(["사업명", "주차장 정비"]))).toBe("주차장 정비");
    expect(subject(rows([[["사 업 명"], ["(1) 주차장 정비"], ["사업명", "2022년 결산"]]]))).toBe(
      "(1) 주차장 정비",
    );
    expect(subject(rows([...filler(95), "사업명: 주차장 정비"]))).not.toBeNull();
    expect(subject(rows([...filler(105), "사업명: 주차장 정비"]))).toBeNull();
  });
});

group("when it was written", () => {
  const date = (parts: Part[], title: string | null = null) => writtenDate(rows(parts), title);

  it.each("작성일 작성일자 작성년월일 보고일 보고일자 발행일 공고일".split(" "))(
    "stands at %s",
    (label) => {
      expect(date([[[label, "2024. 5. 3."]]])).toBe("2024-05-03");
    },
  );

  it.each([
    "2024. 5. 3. 작성",
    "(협의 요청일: 2024. 5. 3.)",
    "입찰 안내 (공고일: 2024. 5. 3.)",
    "검토서 작성일(2024. 5. 3.)",
  ])("is said by %s", (line) => {
    expect(date([line])).toBe("2024-05-03");
  });

  it("is not said by a sentence about writing, nor far below", () => {
    const long = `2024. 5. 3. ${"주차장 정비에 관한 ".repeat(2)}계획 작성`;
    expect(date([long])).toBeNull();
    expect(date(["2024. 5. 3. 주차장 정비 계획 작성"])).toBe("2024-05-03");
    expect(date(["2024. 5. 3. 검토"])).toBeNull();
    expect(date(["작성일(추후 기재)", "2024. 5. 3. 작성"])).toBe("2024-05-03");
    expect(date([...filler(25), "작성일: 2024. 5. 3."])).toBe("2024-05-03");
    expect(date([...filler(35), "작성일: 2024. 5. 3."])).toBeNull();
  });

  it.each(["운영위원회 회의록", "이사회 의사록", "실무 회의 결과", "실무 회의결과(3차)"])(
    "is the day of the meeting for a %s",
    (title) => {
      for (const label of ["회의일시", "일시", "개최일시", "회의일자"])
        expect(date([[[label, "2024. 5. 3.(금) 14:00"]]], title)).toBe("2024-05-03");
      expect(date([[["일시", "2024. 5. 3."]]], "운영 계획")).toBeNull();
      expect(date([[["일시", "2024. 5. 3."]]])).toBeNull();
    },
  );
});

group("who wrote it", () => {
  const by = (parts: Part[], title: string | null = null) => author(rows(parts), title);

  it.each("소관부처 소관기관 제안부처 작성기관 주관기관 발행처 발행기관".split(" "))(
    "stands at %s",
    (label) => {
      expect(by([[[label, "교통환경부"]]])).toBe("교통환경부");
    },
  );

  it.each("담당부서 담당부서(과) 작성부서 주관부서 소관부서".split(" "))(
    "is named with its part at %s",
    (label) => {
      expect(
        by([
          [
            ["소관부처", "교통환경부"],
            [label, "주차정책과"],
          ],
        ]),
      ).toBe("교통환경부 주차정책과");
      expect(
        by([
          [
            ["소관부처", "교통환경부 주차정책과"],
            [label, "주차정책과"],
          ],
        ]),
      ).toBe("교통환경부 주차정책과");
      expect(
        by([
          [
            ["소관부처", "교통환경부"],
            [label, "추후 지정"],
          ],
        ]),
      ).toBe("교통환경부");
      expect(by([[[label, "주차정책과"]]])).toBeNull();
    },
  );

  it.each(
    "제안 요청서|과업 내용서|입찰 안내|구매 계획|규격서|사양서|시방서|입찰공고|발주 계획|긴급 사유서|과업지시서|작업 지시서|공고문|제안요청서".split(
      "|",
    ),
  )("is who orders by a %s", (title) => {
    for (const label of ["수요기관", "발주기관"]) {
      expect(by([[[label, "한빛주차공단"]]], title)).toBe("한빛주차공단");
      expect(by([[[label, "한빛주차공단"]]], "검토 의견")).toBeNull();
      expect(by([[[label, "한빛주차공단"]]])).toBeNull();
    }
  });

  it("is in the cells behind 작성자 that name a body and its part", () => {
    expect(by([[["작 성 자", "한빛시", "총무과", "예산과"]]])).toBe("한빛시 총무과");
    expect(by([[["작성자", "홍길동", "총무과"]]])).toBe("총무과");
    expect(by([[["작성자", "홍길동"]]])).toBeNull();
    expect(
      by([
        [
          ["소관부처", "추후 지정"],
          ["작성자", "총무과"],
        ],
      ]),
    ).toBe("총무과");
  });

  it.each("전화번호 연락처 전화 내선번호 내선".split(" "))(
    "is nobody in a list of whom to ask, with a column for %s",
    (label) => {
      const asked = ["작성자", "홍길동", "총무과", "02-000-0000"];
      expect(by([[["구분", "담당자명", "부서명", label], asked]])).toBeNull();
      expect(by([[["구분", "담당자명", "부서명", "비고"], asked]])).toBe("총무과");
      // Beside it, a telephone is the author's own.
      expect(by([[asked, ["확인자", "임꺽정", "감사과", label]]])).toBe("총무과");
    },
  );

  it("stands among the first hundred rows", () => {
    expect(by([...filler(95), "소관부처: 교통환경부"])).toBe("교통환경부");
    expect(by([...filler(105), "소관부처: 교통환경부"])).toBeNull();
  });
});

it("names the body once where its part is named with it, and behind a list mark", () => {
  const written = [[["주관기관", "재단법인 한빛센터"]], [["담당부서", "(재)한빛센터 정보팀"]]];
  expect(author(rows(written), "제안요청서")).toBe("(재)한빛센터 정보팀");
  expect(author(rows(["ㆍ발 주 기 관 : 한빛정보원"]), "입찰공고")).toBe("한빛정보원");
});

it("is who announces an order, before the one that it is for", () => {
  const named = (title: string) =>
    author(rows([[["공고기관", "한빛시", "수요기관", "한빛시 체육과"]]]), title);
  expect(named("주차장 정비 입찰공고")).toBe("한빛시");
  expect(named("주차장 정비 계획")).toBeNull();
});
