/** Official letters: how far apart their fields may stand, what they are called, and what a blank form leaves out. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, linesOf, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { readLetter } from "./letter.js";

const read = (parts: Part[], options?: { printed?: boolean }) =>
  readLetter(rowsOf(documentFrom(parts), options));
const filler = (count: number) => Array.from({ length: count }, (_, at) => `본문 ${at + 1}줄`);
/** A printed line by itself, which begins so far from the left. */
const placed = (text: string, left: number): Part => ({
  text,
  extractor: "pdf",
  bbox: [left, 10, 500, 20],
});
const HEAD = ["한빛시", "수신  가람구청장", "제목  점검 결과 제출"];

group("the head of a letter", () => {
  it.each(["수신", "수신처", "수신기관", "수신 및 참조"])("names who it goes to as %s", (label) => {
    expect(read([`${label}: 가람구청장`, "제목: 점검"])).toMatchObject({ recipient: "가람구청장" });
  });

  it.each(["제목", "건명"])("names what it is about as %s", (label) => {
    expect(read(["수신: 가람구청장", `${label}: 점검 결과`])).toMatchObject({ title: "점검 결과" });
  });

  it("holds both within eight rows", () => {
    expect(read([HEAD[1]!, ...filler(6), HEAD[2]!])).toMatchObject({ title: "점검 결과 제출" });
    expect(read([HEAD[1]!, ...filler(7), HEAD[2]!])).toBeNull();
  });

  it("stands among the first sixty rows of the first two pages", () => {
    expect(read([...filler(50), ...HEAD])).not.toBeNull();
    expect(read([...filler(70), ...HEAD])).toBeNull();
    const onPage = (page: number) => HEAD.map((text) => ({ text, page }));
    expect(read(["한빛시", ...onPage(2)])).not.toBeNull();
    expect(read(["한빛시", ...onPage(3)])).toBeNull();
  });

  it("may stand in a running header, but not in a footer", () => {
    const margin = (type: "header" | "footer") => HEAD.map((text) => ({ type, text }));
    expect(read(margin("header"))).not.toBeNull();
    expect(read(margin("footer"))).toBeNull();
  });

  it.each(["수신자 참조", "수신처 참조", "배부처참조"])("says %s and lists them below", (value) => {
    expect(
      read([`수신: ${value}`, "제목: 점검", "본문", "수신자  가람구청장, 나래구청장"]),
    ).toMatchObject({ recipient: value, recipients: ["가람구청장", "나래구청장"] });
  });

  it("leaves out whom it goes through", () => {
    expect(read(["수신: 가람구청장 (경유) 한빛시장", "제목: 점검"])).toMatchObject({
      recipient: "가람구청장",
      recipients: ["가람구청장"],
    });
  });
});

group("the labels of a head", () => {
  const HEADED = { title: "점검 결과 제출", recipients: ["가람구청장"] };

  it.each([
    ["[수신] 가람구청장", "[제목] 점검 결과 제출"],
    ["【수신】 : 가람구청장", "【제목】 : 점검 결과 제출"],
    ["1. 수 신 : 가람구청장", "3. 제 목 : 점검 결과 제출"],
    ["○ 수신: 가람구청장", "○ 제목: 점검 결과 제출"],
  ])("may stand in brackets or be items: %s", (to, subject) => {
    expect(read([to, subject])).toMatchObject(HEADED);
  });

  it.each([
    ["1. 수신 가람구청장", "2. 제목 점검 결과 제출"],
    ["[수신 가람구청장", "[제목 점검 결과 제출"],
  ])("are none in a list of other things: %s", (to, subject) => {
    expect(read([to, subject])).toBeNull();
  });
});

group("a blank form", () => {
  it("is no letter to a body whose name begins like a label", () => {
    expect(read(["수신  참조은병원장", "제목  점검"])).toMatchObject({ recipient: "참조은병원장" });
  });

  it.each(["(경유)", "경 유", "(참 조)", "(시 행 일)", "제 목  점검"])(
    "takes no recipient from %s",
    (next) => {
      expect(read(["수신", next, "제목  점검"])).toMatchObject({ recipient: null, recipients: [] });
    },
  );

  it.each(["붙 임", "수신자", "1. 본문", "발신", "(경유)"])("takes no title from %s", (next) => {
    expect(read(["수신  가람구청장", "제목", next])).toMatchObject({ title: null });
  });

  it("takes no title from the text below its label, but from beside it", () => {
    const text = "귀 기관의 무궁한 발전을 기원합니다.";
    expect(read(["수신  가람구청장", "제목", text])).toMatchObject({ title: null });
    expect(read(["수신  가람구청장", `제목  ${text}`])).toMatchObject({ title: text });
  });
});

it("keeps a title beside its label whatever number it begins with", () => {
  expect(read([HEAD[1]!, "제목  1. 점검 결과"])).toMatchObject({ title: "1. 점검 결과" });
  const cells = [
    ["수신", "가람구청장"],
    ["제목", "1. 점검 결과"],
  ];
  expect(read([cells])).toMatchObject({ title: "1. 점검 결과" });
  expect(read([HEAD[1]!, "제목  붙임"])).toMatchObject({ title: null });
});

group("the title of a letter", () => {
  const lines = (texts: string[], lefts: number[]): Part => {
    let start = 0;
    return {
      text: texts.join(" "),
      extractor: "pdf",
      lines: texts.map((text, row) => {
        const line = { start, end: start + text.length, page: 1 };
        start = line.end + 1;
        return { ...line, bbox: [lefts[row]!, row * 20, 500, row * 20 + 14] };
      }),
    };
  };
  const title = (texts: string[], lefts: number[]) =>
    read([HEAD[1]!, lines(texts, lefts)], { printed: true })?.title;

  it("goes on in a line that is indented past the label", () => {
    expect(title(["제목 점검 결과", "제출 요청"], [60, 80])).toBe("점검 결과 제출 요청");
    expect(title(["제목 점검 결과", "1. 제출하라"], [60, 74])).toBe("점검 결과");
    expect(title(["제목 점검 결과", "1. 제출하라"], [60, 60])).toBe("점검 결과");
  });

  it("may stand below its label, and goes on below itself", () => {
    expect(title(["제목", "점검 결과[2차", "수정]"], [60, 90, 90])).toBe("점검 결과[2차 수정]");
    expect(title(["제목", "점검 결과", "본문"], [60, 90, 60])).toBe("점검 결과");
  });

  it("goes on where a bracket is still open", () => {
    expect(title(["제목 점검 결과(2차", "수정)"], [60, 60])).toBe("점검 결과(2차 수정)");
    expect(title(["제목 점검(1차) 결과", "본문"], [60, 60])).toBe("점검(1차) 결과");
  });

  it("goes on at the margin of its printed paragraph up to the words that end it", () => {
    expect(title(["제목 주차장 안전관리", "개선 사업 자료 제출 요청"], [60, 60])).toBe(
      "주차장 안전관리 개선 사업 자료 제출 요청",
    );
    expect(title(["제목 점검 결과 제출 요청", "(긴급)"], [60, 60])).toBe(
      "점검 결과 제출 요청 (긴급)",
    );
    // The first line ends as titles may end; a sentence below it does not.
    expect(title(["제목 조례안 입법", "예고 의견 제출 요청"], [60, 60])).toBe(
      "조례안 입법 예고 의견 제출 요청",
    );
    expect(title(["제목 점검 결과 제출", "아래와 같이 결과를 제출합니다."], [60, 60])).toBe(
      "점검 결과 제출",
    );
    // The last line of the paragraph ends as no text does.
    expect(title(["제목 권고사항 이행 여부", "확인(2차)"], [60, 60])).toBe(
      "권고사항 이행 여부 확인(2차)",
    );
    expect(title(["제목 권고사항 이행 여부", "다음과 같이 확인함"], [60, 60])).toBe(
      "권고사항 이행 여부",
    );
    const three = ["제목 전통시장과", "공유주차장 이용자", "안전 교육 안내"];
    expect(title(three, [60, 60, 60])).toBe("전통시장과 공유주차장 이용자 안전 교육 안내");
    expect(title([...three.slice(0, 2), "1. 안전 교육 안내"], [60, 60, 60])).toBe("전통시장과");
  });

  it("hangs from its label, though its second line is a paragraph of its own", () => {
    const hanging = (text: string, left: number) =>
      read([HEAD[1]!, placed("제목 주차장 안전관리", 60), placed(text, left)], { printed: true })
        ?.title;
    expect(hanging("점검 결과 제출 요청", 100)).toBe("주차장 안전관리 점검 결과 제출 요청");
    expect(hanging("점검 결과 제출 요청", 62)).toBe("주차장 안전관리");
    const open = placed("제목 이행 여부 확인(2", 60);
    expect(read([HEAD[1]!, open, placed("차)", 100)], { printed: true })?.title).toBe(
      "이행 여부 확인(2차)",
    );
    expect(hanging("점검 결과를 알립니다", 100)).toBe("주차장 안전관리");
    expect(hanging("가. 점검 결과 제출 요청", 100)).toBe("주차장 안전관리");
  });

  it("ends where the letters are set smaller, whatever its paragraph holds", () => {
    const size = (of: number) => ({ size: of, centred: false });
    const sized = (below: string, of: number) => {
      const part = lines(["제목 주차장 점검 비용 지급", below], [60, 60]) as object;
      const typography = [size(14), size(of)];
      return read([HEAD[1]!, { ...part, typography } as Part], { printed: true })?.title;
    };
    const budget = "예산 과목 총무과 일반운영비 지급 요청";
    expect(sized(budget, 14)).toBe(`주차장 점검 비용 지급 ${budget}`);
    expect(sized(budget, 12)).toBe("주차장 점검 비용 지급");
  });

  it("stands around its label at half its height", () => {
    const around = (texts: string[], lefts: number[]) =>
      read([HEAD[1]!, ...texts.map((text, at) => placed(text, lefts[at]!))], { printed: true })
        ?.title;
    expect(around(["주차장 안전관리 조례", "제목", "의견 제출 요청"], [90, 60, 90])).toBe(
      "주차장 안전관리 조례 의견 제출 요청",
    );
    expect(around(["가람구청장", "제목", "의견 제출 요청"], [120, 60, 90])).toBe("의견 제출 요청");
    expect(around(["가람구청장", "제목", "의견 제출 요청"], [60, 60, 90])).toBe("의견 제출 요청");
    for (const whom of ["(총무과장)", "(경유)", "가람구청장", "나래구청장(총무과장)", "한빛시"])
      expect(around([whom, "제목", "의견 제출 요청"], [90, 60, 90])).toBe("의견 제출 요청");
    const own = ["참 조", "총무과장", "제목", "의견 제출 요청"];
    expect(around(own, [60, 90, 60, 90])).toBe("의견 제출 요청");
  });

  it("ends with its paragraph", () => {
    expect(read([HEAD[1]!, "제목  점검 결과(2차", "수정)"])).toMatchObject({
      title: "점검 결과(2차",
    });
    expect(read([HEAD[1]!, "제목  점검 결과(2차", [["수정)"]]])).toMatchObject({
      title: "점검 결과(2차",
    });
    const rows = [["수신", "가람구청장"], ["제목", "점검 결과(2차"], ["수정)"]];
    expect(read([rows])).toMatchObject({ title: "점검 결과(2차" });
    expect(read([HEAD[1]!, "제목  점검 결과(2차"])).toMatchObject({ title: "점검 결과(2차" });
  });
});

group("who sends a letter", () => {
  const issuer = (...parts: Part[]) => read(parts)?.issuer;

  it("stands at most twelve rows above 수신", () => {
    expect(issuer("한빛시", ...filler(11), ...HEAD.slice(1))).toBe("한빛시");
    expect(issuer("한빛시", ...filler(12), ...HEAD.slice(1))).toBeNull();
  });

  it("is the body named last there", () => {
    expect(issuer("가람도", "한빛시", "“함께하는 한빛”", ...HEAD.slice(1))).toBe("한빛시");
  });

  it("may stand beside a motto, but not in a table of several columns", () => {
    expect(issuer([["“함께”", "한빛시"]], ...HEAD.slice(1))).toBe("한빛시");
    expect(issuer([["한빛시 총무과", "(인사담당)"]], ...HEAD.slice(1))).toBe(
      "한빛시 총무과 (인사담당)",
    );
    expect(issuer([["담당", "팀장", "총무과"]], ...HEAD.slice(1))).toBeNull();
  });

  it("signs within five rows after the end of the text", () => {
    const letter = (...foot: Part[]) =>
      issuer(...HEAD.slice(1), "다음과 같이 알립니다.  끝.", ...foot);
    expect(letter(...filler(4), "한빛시장")).toBe("한빛시장");
    expect(letter(...filler(5), "한빛시장")).toBeNull();
    expect(letter([["담당", "총무과"]], "한빛시장")).toBe("한빛시장");
    expect(issuer(...HEAD.slice(1), "다음과 같이 알립니다.", "한빛시장")).toBeNull();
  });

  it("signs after the text, not after a title that speaks of an end", () => {
    expect(issuer(HEAD[1]!, "제목  사업의 시작과 끝", "총무과", "알립니다. 끝", "한빛시장")).toBe(
      "한빛시장",
    );
  });
});

group("recipients listed at the foot", () => {
  const listed = (...foot: Part[]) =>
    read(["수신: 수신자 참조", "제목: 점검", ...foot])?.recipients;

  it.each(["수신자", "수신처", "배부처"])("stand at %s", (label) => {
    expect(listed("본문", `${label}  가람구청장, 나래구청장`)).toEqual([
      "가람구청장",
      "나래구청장",
    ]);
  });

  it("go on while a line ends with a comma, to the last line", () => {
    expect(listed("수신자", "가람구청장,", "나래구청장,", "다솜구청장", "시행")).toEqual([
      ...["가람구청장", "나래구청장", "다솜구청장"],
    ]);
    expect(listed("수신자  가람구청장,")).toEqual(["가람구청장"]);
  });

  it("are not those of a blank field or of one that refers to another", () => {
    expect(listed([["수신자", ""]], "수신자  수신처 참조", "수신처  가람구청장")).toEqual([
      "가람구청장",
    ]);
    expect(listed("본문")).toEqual([]);
  });
});

group("boxes beside the head", () => {
  it("are not counted between 수신 and 제목", () => {
    const boxes = filler(12).map((text) => placed(text, 320));
    const head = [placed("수신  가람구청장", 54), ...boxes, placed("제목  점검 결과 제출", 54)];
    expect(read(head, { printed: true })).toMatchObject({ title: "점검 결과 제출" });
    const inText = filler(12).map((text) => placed(text, 70));
    expect(read([head[0]!, ...inText, head.at(-1)!], { printed: true })).toBeNull();
  });
});

it("joins a name that a line's end broke before its figure", () => {
  const listed = (first: string, second: string) => {
    const foot = [placed(`수신자 ${first}`, 54), placed(second, 107)];
    return read(["수신: 수신자 참조", "제목: 점검", ...foot], { printed: true })?.recipients;
  };
  const counted = ["가람119안전센터장", "나래119안전센터장"];
  expect(listed("가람119안전센터장, 나래", "119안전센터장")).toEqual(counted);
  expect(listed("가람구청장, 나래구청장", "2호선추진반장")?.at(-1)).toBe(
    "나래구청장 2호선추진반장",
  );
});

it("lists recipients that hang from their label in a paragraph of their own", () => {
  const foot = (left: number) => [
    placed("수신자 가람구청장, 나래교육지원", 54),
    placed("청교육장, 다솜구청장", left),
    placed("시행 총무과-12 (2024. 5. 3.)", 107),
  ];
  const letter = ["수신: 수신자 참조", "제목: 점검"];
  expect(read([...letter, ...foot(107)], { printed: true })?.recipients).toEqual([
    ...["가람구청장", "나래교육지원청교육장", "다솜구청장"],
  ]);
  expect(read([...letter, ...foot(54)], { printed: true })?.recipients).toEqual([
    ...["가람구청장", "나래교육지원"],
  ]);
});

group("number and date of a letter", () => {
  const stated = (...foot: Part[]) => {
    const facts = read([...HEAD, "본문", ...foot]);
    return [facts?.doc_number, facts?.issued_date];
  };

  it.each<[string, Part[]]>([
    ["시행 with its number", ["시행  총무과-12 (2024. 5. 3.)"]],
    ["시행 with a colon", ["시행: 총무과-12호 (2024. 5. 3.)"]],
    ["시행 in a cell", [[["시 행", "총무과 - 12", "(2024. 5. 3.)"]]]],
    ["시행 further right in its row", [[["담당", "시행 총무과-12", "(2024. 5. 3.)"]]]],
    [
      "a later 시행, where the first is left blank",
      ["시행  접수  가람과-7", "시행 총무과-12(2024. 5. 3.)"],
    ],
    ["문서번호 and 시행일자", ["문서번호: 총무과-12", "시행일자: 2024. 5. 3."]],
    ["분류기호 및 문서번호", ["분류기호 및 문서번호: 총무과-12", "시행일자: 2024. 5. 3."]],
    ["시행번호 and 시행일", ["시행번호: 총무과-12", "시행일: 2024. 5. 3."]],
    ["발신번호 and 발신일자", ["발신번호: 총무과-12", "발신일자: 2024. 5. 3."]],
    ["문서번호 and 발송일자", ["문서번호: 총무과-12", "발송일자: 2024. 5. 3."]],
    ["문서번호 and 일자", ["문서번호: 총무과-12", "일자: 2024. 5. 3."]],
    [
      "one line below a day of the text",
      ["가. 행사 일자 : 2024. 6. 1.", "문서번호 : 총무과-12 / 시행일자 : 2024. 5. 3."],
    ],
    ["one line", ["문서번호 : 총무과-12 / 시행일자 : 2024. 5. 3."]],
    ["시행일 behind 시행번호", ["시행번호 : 총무과-12", "시 행 일 : 2024. 5. 3."]],
    ["시행 and its day in cells", [[["시행", "총무과-12", "2024. 5. 3.", "접수"]]]],
    [
      "문서번호 with its date behind it",
      ["문서번호: 총무과-12 (2024. 5. 2.)", "문서일자: 2024. 5. 3."],
    ],
    ["문서번호 with the only date", ["문서번호: 총무과-12 (2024. 5. 3.)"]],
  ])("are read from %s", (_, foot) => {
    expect(stated(...foot)).toEqual(["총무과-12", "2024-05-03"]);
  });

  it.each<[string, Part]>([
    ["a line", "총무과-12 (2024. 5. 3.)"],
    ["a line without brackets", "총무과-12 2024. 5. 3."],
    ["two cells", [["총무과-12", "2024. 5. 3."]]],
  ])("are read from %s over 수신", (_, line) => {
    const facts = read(["한빛시", line, ...HEAD.slice(1), "본문"]);
    expect([facts?.doc_number, facts?.issued_date]).toEqual(["총무과-12", "2024-05-03"]);
  });

  it.each(["기획 2024-12", "제2024-12호", "한빛협 제2024-12호"])(
    "may be %s over 수신",
    (number) => {
      const facts = read(["한빛시", `${number} (2024. 5. 3.)`, ...HEAD.slice(1), "본문"]);
      expect([facts?.doc_number, facts?.issued_date]).toEqual([number, "2024-05-03"]);
    },
  );

  it.each<[string, Part]>([
    ["no day", "총무과-12"],
    ["a deadline", [["총무과-12", "2024. 5. 3.까지 회신"]]],
    ["another's number", "관련: 총무과-12 (2024. 5. 3.)"],
  ])("are none where over 수신 stands %s", (_, line) => {
    expect(read(["한빛시", line, ...HEAD.slice(1), "본문"])?.doc_number).toBeNull();
  });

  it("keeps 호 behind a number that is counted with 제", () => {
    expect(stated("시행 한빛협 제2024-12호 (2024. 5. 3.)")[0]).toBe("한빛협 제2024-12호");
    expect(stated("시행 제2024-12호 (2024. 5. 3.)")[0]).toBe("제2024-12호");
    expect(stated("시행 경제과-12호 (2024. 5. 3.)")[0]).toBe("경제과-12");
  });

  it("may be spread over seven lines below 시행", () => {
    const lines = ["시행", "총무과", "-", "12", "("];
    expect(stated(...lines, "2024. 5.", "3.", ")")).toEqual(["총무과-12", "2024-05-03"]);
    expect(stated(...lines, "2024.", "5.", "3.", ")")).toEqual(["총무과-12", null]);
  });

  it("may have a long name of a part and further numbers", () => {
    const name = "가람".repeat(14);
    expect(stated(`시행 ${name}-12-3 (2024. 5. 3.)`)[0]).toBe(`${name}-12-3`);
    expect(stated(`시행 ${"가람".repeat(24)}-12 (2024. 5. 3.)`)[0]).toBeNull();
  });

  it("are not those of another paper, nor of a rule that is in force", () => {
    expect(stated("시행  접수  가람과-7")).toEqual([null, null]);
    expect(stated("시행일 이후에 적용한다.")).toEqual([null, null]);
    expect(stated("문서번호: 총무과")).toEqual([null, null]);
    expect(read(["시행 가람과-7", ...HEAD])).toMatchObject({ doc_number: null });
  });
});

it("spaces the letters of its longest label, and says beside the number how it was handled", () => {
  expect(
    read([
      "한빛공사",
      "수 신 자 내부결재",
      "제 목 : 기념행사 계획",
      "실시하고자 합니다. 끝.",
      "시 행 처리 전자 경영관리국-773 (2024.5.9)",
    ]),
  ).toMatchObject({
    recipient: "내부결재",
    doc_number: "경영관리국-773",
    issued_date: "2024-05-09",
  });
});

group("a printed letter, whose lines end anywhere", () => {
  const page = (parts: Part[]) =>
    readLetter(rowsOf(documentFrom(parts, { extractor: "pdf", format: "pdf" }), { printed: true }));
  const names = ["가람구청장(교통행정과장)", "나래구청장 (건축과장)", "한빛시 다솜구청장"];
  const list = `수신자 ${names.join(", ")}`;
  const rest = (text: string, at: number) => text.slice(at).trimStart();
  /** Where the list breaks: behind the first name's first letter to before the last letter of all. */
  const places = Array.from({ length: list.length - 6 }, (_, at) => at + 5);

  it("lists whom it goes to wherever the list breaks", () => {
    for (const at of places) {
      const [head, tail] = [list.slice(0, at).trimEnd(), rest(list, at)];
      const joint = head.length + tail.length < list.length ? " " : "";
      const parts = [
        "수신: 수신자 참조",
        "제목: 점검",
        linesOf([head, tail], joint),
        "시행 총무과-1",
      ];
      expect([head, page(parts)?.recipients]).toEqual([head, names]);
    }
  });

  it.each([
    ...["주무관 홍길동 과장 홍길순", "기안 홍길동", "검토 홍길순", "전결 홍길순", "협조 총무과장"],
    ...["시행 총무과-1", "접수 2024. 5. 3.", "우 12345 한빛로 1", "전화 02-123-4567", "끝."],
  ])("ends the list at the next label of its paragraph: %s", (label) => {
    const foot = linesOf(["수신자 가람구청장, 나래구청장", label]);
    expect(page(["수신: 수신자 참조", "제목: 점검", foot])?.recipients).toEqual([
      "가람구청장",
      "나래구청장",
    ]);
  });

  it("reads names and a number broken within their cell", () => {
    const cells = [
      ["수신", "가람구청장(교통행정\n과장),\n나래구청장"],
      ["제목", "점검"],
      ["문서번호", "교통행정\n과-1234"],
    ];
    expect(page([cells])).toMatchObject({
      recipients: ["가람구청장(교통행정과장)", "나래구청장"],
      doc_number: "교통행정과-1234",
    });
    expect(read([cells])).toMatchObject({ doc_number: "교통행정 과-1234" });
  });

  it("is enforced under one number wherever it breaks", () => {
    const number = "시행 교통행정과-1234 (2024. 5. 3.)";
    for (let at = 4; at < 10; at += 1) {
      const broken = linesOf([number.slice(0, at), number.slice(at)], "");
      expect(page(["수신: 가람구청장", "제목: 점검", broken])).toMatchObject({
        doc_number: "교통행정과-1234",
        issued_date: "2024-05-03",
      });
    }
  });
});

it("lists no more recipients than any letter has", () => {
  const lines = Array.from({ length: 310 }, (_, at) => `가람${at + 1}동장,`);
  const facts = read([
    HEAD[0]!,
    "수신: 수신자 참조",
    HEAD[2]!,
    "끝.",
    `수신자  ${lines[0]}`,
    ...lines.slice(1),
  ]);
  expect(facts?.recipients).toHaveLength(300);
  expect(facts?.recipients?.at(-1)).toBe("가람300동장");
});

group("a letter that cites another's number", () => {
  it.each([
    "시행 한빛부 고시 제2020-12호에 따라 점검",
    "시행 총무과-1234호의 조치",
    "문서번호 : 총무과-1234(2024. 5. 3.)와 관련하여 알려드립니다.",
    "문서번호 : 관련 총무과-1234",
  ])("has none of its own: %s", (line) => {
    expect(read(["수신: 가람구청장", "제목: 점검", line])?.doc_number).toBeNull();
  });

  it("has its own behind them", () => {
    const own = "시행 교통행정과-77 (2024. 5. 3.)";
    const lines = ["수신: 가람구청장", "제목: 점검", "시행 한빛부 고시 제2020-12호에 따라", own];
    expect(read(lines)?.doc_number).toBe("교통행정과-77");
    expect(read(["수신: 가람구청장", "제목: 점검", "시행 총무과-1234호 접수"])?.doc_number).toBe(
      "총무과-1234",
    );
  });
});

group("the foot of a letter that was recognised on a scan", () => {
  const foot = (text: string, extractor: "ocr" | "pdf" = "ocr") => {
    const facts = read([...HEAD, { text, extractor }]);
    return [facts?.doc_number, facts?.issued_date];
  };

  it("keeps its day where the dash of its number was lost", () => {
    expect(foot("시행 총무과1234 (2024. 5. 3.) 접수")).toEqual([null, "2024-05-03"]);
    expect(foot("시행 총무과=1234 (2024. 5. 3.) 접수")).toEqual([null, "2024-05-03"]);
    expect(foot("시행 총무과1234 (2024. 5. 3.)", "pdf")).toEqual([null, null]);
    expect(foot("시행 후 점검 (2024. 5. 3.)")).toEqual([null, null]);
  });

  it("has no day of too many figures", () => {
    expect(foot("시행 총무과-1234 (2024. 5. 3.) 접수")).toEqual(["총무과-1234", "2024-05-03"]);
    expect(foot("시행 총무과-1234 (2024.11. 11. 5.) 접수")).toEqual(["총무과-1234", null]);
  });
});

it("leaves out whom a blank form would go to", () => {
  for (const blank of [
    "수신자 (            )",
    "수신  수신자 (     )",
    "수신: (   )",
    "수신: {{수신자}}",
    "수신  $" + "{to}",
  ]) {
    const rows = rowsOf(documentFrom(["한빛시청", blank, "(경유)", "제목"]));
    expect(readLetter(rows)).toMatchObject({ recipient: null, recipients: [] });
    expect(extractStructure(documentFrom([blank, "(경유)", "제목"])).title).toBeNull();
  }
  expect(read(["한빛시", "수신  가람구청장 (교통과장)", HEAD[2]!])?.recipient).toBe(
    "가람구청장 (교통과장)",
  );
});
