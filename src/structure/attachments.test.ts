/** Attachments: 붙임 lists, 별표, 별지 서식. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../test/documents.js";
import { extractStructure } from "./structure.js";

function attached(parts: Part[]): string[] {
  return extractStructure(documentFrom(parts)).attachments.map(
    ({ label, title, copies }) => `${label} | ${title} | ${copies ?? ""}`,
  );
}

it.each([
  [["붙임  계획서 1부.  끝."], ["붙임 | 계획서 | 1부"]],
  [
    ["붙임 1. 계획서 1부.", "     2. 명단(안) 각 2부.  끝."],
    ["붙임 1 | 계획서 | 1부", "붙임 2 | 명단(안) | 각 2부"],
  ],
  [["붙임  1. 계획서 1부. 2. 명단 1부. 끝."], ["붙임 1 | 계획서 | 1부", "붙임 2 | 명단 | 1부"]],
  [
    ["붙임", "1. 계획서 1부.", "2. 명단 1부.", "끝."],
    ["붙임 1 | 계획서 | 1부", "붙임 2 | 명단 | 1부"],
  ],
  [["첨부: 신청서 1부"], ["첨부 | 신청서 | 1부"]],
  [["붙임  추진현황('25.3분기).  끝."], ["붙임 | 추진현황('25.3분기) | "]],
  [["붙임  사진 2매(별첨).  끝."], ["붙임 | 사진 | 2매"]],
  [["별첨. 사업계획서 1부"], ["별첨 | 사업계획서 | 1부"]],
  [["별첨 : 1. 감사결과 처분요구서"], ["별첨 1 | 감사결과 처분요구서 | "]],
  [["라. 기 타 : 1) 신ㆍ구조문대비표, 별첨"], []],
  [["주택 내역은 홈페이지, 붙임"], []],
])("reads %j", (lines, expected) => {
  expect(attached(lines)).toEqual(expected);
});

it("reads lines that each have the word and their number, one right below another", () => {
  const lines = ["붙임 1. 신청서", "붙임 2. 서약서 1부.", "[붙임 3] 동의서"];
  expect(attached(["제출 서류는 다음과 같다.", ...lines])).toEqual([
    "붙임 1 | 신청서 | ",
    "붙임 2 | 서약서 | 1부",
    "붙임 3 | 동의서 | ",
  ]);
  expect(attached(["붙임 1. 신청서", "본문이다.", "붙임 2. 서약서"])).toEqual([]);
  expect(attached(["붙임 2. 신청서", "붙임 3. 서약서"])).toEqual([]);
  expect(attached(["붙임 1 참조", "붙임 2 참조"])).toEqual([]);
  expect(attached(["붙임 1의 서식에 따라 제출", "붙임 2의 서약서를 첨부"])).toEqual([]);
  expect(
    attached([
      "붙임 1. 신청서 1부.",
      "붙임 2. 길고 긴 이름의 사업에 관한",
      "추진 계획서 1부.  끝.",
    ]),
  ).toContain("붙임 2 | 길고 긴 이름의 사업에 관한 추진 계획서 | 1부");
  expect(attached(["붙임 1 신청서 ······ 8", "붙임 2 서약서 ······ 9"])).toEqual([]);
});

it("keeps a wrapped name together", () => {
  expect(
    attached(["붙임  1. 길고 긴 이름의 사업에 관한", "추진 계획서 1부.", "2. 명단 1부.  끝."]),
  ).toEqual(["붙임 1 | 길고 긴 이름의 사업에 관한 추진 계획서 | 1부", "붙임 2 | 명단 | 1부"]);
});

it("reads a list behind a note's mark, where a colon heads it", () => {
  expect(attached(["※ 별첨: 1. 신청서 1부.", "2. 명단 1부."])).toEqual([
    "별첨 1 | 신청서 | 1부",
    "별첨 2 | 명단 | 1부",
  ]);
  expect(attached(["※ 별첨 1. 신청서 1부.", "2. 명단 1부."])).toEqual([]);
});

it("takes no mention in running text for a list", () => {
  expect(
    attached(["붙임 양식을 참고하여 회신하시기 바랍니다.", "※ [붙임] 신청서를 작성하여 제출"]),
  ).toEqual([]);
});

it("reads 별표 and 별지 서식 by their headings, not by references to them", () => {
  expect(
    attached([
      "주차 규정",
      "제1조(요금) 요금은 별표 1과 같다.",
      "별지 제1호서식에 따라 신청한다.",
      "[별표 1] 주차 요금(제1조 관련)",
      [
        ["구분", "금액"],
        ["승용차", "1,000원"],
      ],
      "[별지 제1호서식]",
      "주차 신청서",
      "[별지 제2호서식] 삭제<2024. 3. 15.>",
      "<별지 제3호서식> (삭제)",
    ]),
  ).toEqual(["별표 1 | 주차 요금(제1조 관련) | ", "별지 제1호서식 | 주차 신청서 | "]);
});

it.each(["붙임", "붙 임", "첨부", "별첨", "붙임문서", "첨부파일", "별첨서류", "붙임자료"])(
  "a list begins with %s",
  (word) => {
    const label = word.replace(" ", "");
    expect(attached([`${word}: 계획서 1부.`])).toEqual([`${label} | 계획서 | 1부`]);
    expect(attached([`<${word}>  계획서 1부.`])).toEqual([`${label} | 계획서 | 1부`]);
  },
);

it.each(
  "1부|2식|3매|1통|1권|5종|2개|1건|2장|1EA|3면|각 1부|각1부|일부|이 부|삼 통|각 부|일 부|일체".split(
    "|",
  ),
)("reads copies: %s", (copies) => {
  expect(attached([`붙임  계획서 ${copies}.`])).toEqual([`붙임 | 계획서 | ${copies}`]);
});

it.each(["별첨", "별송", "별 도"])("leaves out how an enclosure is sent: (%s)", (word) => {
  expect(attached([`붙임  계획서 1부(${word}).`])).toEqual(["붙임 | 계획서 | 1부"]);
});

it("reads items by marks, and what follows 끝 not at all", () => {
  const items = ["붙임 | 계획서 | 1부", "붙임 | 명단 | 1부"];
  for (const mark of ["①", "-", "○", "·"])
    expect(attached(["붙임", `${mark} 계획서 1부.`, `${mark} 명단 1부.`])).toEqual(items);
  expect(attached(["붙임  계획서 1부. 끝. 담당 홍길동"])).toEqual(items.slice(0, 1));
  expect(attached(["붙임  계획서  끝", "명단 1부."])).toEqual(["붙임 | 계획서 | "]);
  expect(attached(["붙임  없음.  끝."])).toEqual([]);
  expect(attached(["붙임  1부.  끝."])).toEqual([]);
});

it("reads numbers on one line only where they go on from one another", () => {
  expect(attached(["붙임  1. 계획서(3. 1. 기준) 1부. 2. 명단 1부."])).toEqual([
    ...["붙임 1 | 계획서(3. 1. 기준) | 1부", "붙임 2 | 명단 | 1부"],
  ]);
  expect(attached(["붙임  계획서 1. 2. 판 1부."])).toEqual(["붙임 | 계획서 1. 2. 판 | 1부"]);
});

it("wraps a name over two lines more, none of them text", () => {
  const wrapped = (...lines: string[]) => attached(["붙임  1. 길고 긴", ...lines]);
  expect(wrapped("이름의 사업", "계획서 1부.")).toEqual([
    "붙임 1 | 길고 긴 이름의 사업 계획서 | 1부",
  ]);
  expect(wrapped("이름의", "사업의", "계획서 1부.")).toEqual([]);
  expect(wrapped("이름", "2. 짧은", "이름", "이고", "3. 명단 1부.")).toHaveLength(3);
  expect(wrapped("가".repeat(151), "계획서 1부.")).toEqual([]);
  expect(wrapped("가".repeat(100), "계획서 1부.")).toHaveLength(1);
  expect(attached(["붙임  길고 긴 이름의", "사업 계획서 1부."])).toHaveLength(1);
  expect(attached(["붙임  길고 긴 이름의", "사업을 시작한다.", "계획서 1부."])).toEqual([]);
});

it("ends a list with its copies, a table or another list", () => {
  expect(attached(["붙임  1. 계획서 1부.", "책자 1부"])).toEqual(["붙임 1 | 계획서 | 1부"]);
  expect(attached(["붙임  1. 계획서", [["2. 명단", "1", "1부"]]])).toEqual([]);
  expect(attached(["붙임  1. 계획서", "첨부  명단 1부."])).toEqual(["첨부 | 명단 | 1부"]);
  expect(
    attached(["붙임  1. 계획서 1부.", { type: "footer", text: "- 1 -" }, "2. 명단 1부."]),
  ).toHaveLength(2);
});

it("is not in a margin, nor in a table of several columns", () => {
  expect(attached([{ type: "footer", text: "붙임  계획서 1부." }])).toEqual([]);
  expect(attached([[["붙임", "계획서 1부."]]])).toEqual(["붙임 | 계획서 | 1부"]);
  expect(attached([[["붙임", "계획서", "1부."]]])).toEqual([]);
});

it("names no enclosure with a whole paragraph", () => {
  expect(attached([`붙임  ${"가".repeat(150)} 1부.`])).toHaveLength(1);
  expect(attached([`붙임  ${"가".repeat(151)} 1부.`])).toEqual([]);
});

it("takes the title of an appendix from the row below it, where that is one", () => {
  const below = (...parts: Part[]) => attached(["주차 규정", "본문이다.", "[별표 1]", ...parts]);
  expect(below("주차 요금")).toEqual(["별표 1 | 주차 요금 | "]);
  expect(below("가".repeat(80))[0]).toContain("가가");
  expect(below("가".repeat(81))).toEqual(["별표 1 |  | "]);
  expect(below({ type: "footer", text: "- 1 -" })).toEqual(["별표 1 |  | "]);
  expect(below({ text: "[별지 제1호서식] 신청서", page: 2 })).toEqual([
    ...["별표 1 |  | ", "별지 제1호서식 | 신청서 | "],
  ]);
  expect(below()).toEqual(["별표 1 |  | "]);
});

it("counts an appendix once, and not where the document begins with it or only lists it", () => {
  const appended = (...parts: Part[]) => attached(["주차 규정", ...parts]);
  expect(appended("본문이다.", "[별표 1] 요금", "본문이다.", "[별표 1] 요금 계속")).toHaveLength(1);
  expect(appended("[별표 1] 요금", "본문이다.")).toEqual([]);
  expect(appended("본문이다.", "[별표 1] 요금", "[별표 2] 과태료")).toEqual([]);
  expect(appended("본문이다.", "[참고 1] 요금", "본문이다.")).toEqual([]);
  expect(appended("본문이다.", { type: "header", text: "[별표 1] 요금" })).toEqual([]);
  const cells = (count: number) => [["[별표 1]", "요금"], Array(count - 2).fill("가") as string[]];
  expect(appended("본문이다.", cells(3))).toHaveLength(1);
  expect(appended("본문이다.", cells(4))).toEqual([]);
});

it.each(["붙임", "참고 1", "별첨", "첨부2"])(
  "leaves out of a press release what it prints under %s",
  (word) => {
    const release = (...parts: Part[]) =>
      attached([
        "보도자료",
        "배포: 2024. 9. 3.",
        "새 로켓 이름 발표",
        "붙임  관련 사진 2매.  끝.",
        ...parts,
      ]);
    expect(release("본문이다.")).toHaveLength(1);
    expect(release(word, "관련  사진")).toEqual([]);
    expect(release([[word, "관련 사진"]])).toEqual([]);
    expect(release(word)).toHaveLength(1);
  },
);

it("leaves out what is noted or masked behind the copies", () => {
  expect(attached(["붙임 1. 명단 1부. *******", "2. 견적서 각 1부(3개 업체). 끝."])).toEqual([
    "붙임 1 | 명단 | 1부",
    "붙임 2 | 견적서 | 각 1부",
  ]);
  expect(attached(["붙임 홍보 영상 1부.(별도 메일로 송부) 끝."])).toEqual([
    "붙임 | 홍보 영상 | 1부",
  ]);
  expect(attached(["붙임 명단(25명) 1부********. 끝."])).toEqual(["붙임 | 명단(25명) | 1부"]);
});

it("goes on below a masked line, and ends where the text goes on", () => {
  expect(attached(["붙임 1. 서식 1부.", "************", "2. 동의서 1부. 끝."])).toEqual([
    "붙임 1 | 서식 | 1부",
    "붙임 2 | 동의서 | 1부",
  ]);
  expect(attached(["붙임 1. 서식 1부.", "************ 끝.", "2. 동의서 1부."])).toEqual([
    "붙임 1 | 서식 | 1부",
  ]);
  const text = "3. 아울러, 통제가 예상되오니 협조하여 주시기 바랍니다.";
  expect(attached(["붙임 1. 도면 1부.", "2. 내역서 1부.", text])).toEqual([
    "붙임 1 | 도면 | 1부",
    "붙임 2 | 내역서 | 1부",
  ]);
});

it("reads 따로붙임", () => {
  expect(attached(["따로붙임 : 점검 결과 1부. 끝."])).toEqual(["따로붙임 | 점검 결과 | 1부"]);
});

it("reads 덧붙임, and an end in quotes", () => {
  expect(attached(['덧붙임: 1. 행사(안) 1부. "끝."'])).toEqual(["덧붙임 1 | 행사(안) | 1부"]);
});

it("names an appendix by its title, not by the note over it", () => {
  const parts = ["주차 규정", "제1조(목적) 이 규정은 주차를 정한다."];
  expect(
    attached([
      ...parts,
      "[별지 제1호] [본조 신설 2022. 1. 28]",
      "대출계약서",
      "[별표 10]",
      "(제7조제3항 관련)",
      "경영상태 평가기준",
    ]),
  ).toEqual(["별지 제1호 | 대출계약서 | ", "별표 10 | 경영상태 평가기준 | "]);
});

it("names an appendix below the marks of its amendments, over as many as four lines", () => {
  const below = (lines: number) =>
    attached([
      ...["주차 규정", "본문이다.", "[별표 1] <개정 2013. 2. 22.> <개정"],
      ...Array.from({ length: lines }, () => "2014. 2. 20.> <신설 2015. 2. 23.><개정"),
      "주차 요금",
    ]);
  expect(below(0)).toEqual(["별표 1 | 주차 요금 | "]);
  expect(below(4)).toEqual(["별표 1 | 주차 요금 | "]);
  expect(below(5)).toEqual(["별표 1 |  | "]);
});

it("reads a list at the end of a cell that holds the whole letter", () => {
  const letter = "제안서를 제출합니다.\n붙임 1. 공법 제안서 1부.\n2. 동의서 1부. 끝.";
  expect(
    attached([
      [
        ["제목", "제안서 제출"],
        ["내용", letter],
      ],
    ]),
  ).toEqual(["붙임 1 | 공법 제안서 | 1부", "붙임 2 | 동의서 | 1부"]);
});

it("reads a list in such a cell over who signs it", () => {
  const letter = "결과를 보냅니다.\n붙임  점검 결과 1부. 끝.\n한빛시설관리공단 이사장";
  expect(
    attached([
      [
        ["시행", "총무팀-12"],
        ["내용", letter],
      ],
    ]),
  ).toEqual(["붙임 | 점검 결과 | 1부"]);
});

it("takes nothing that a form asks for", () => {
  const form = "위와 같이 신청합니다.\n첨부  1. 사업자등록증 1부\n2. 동의서 1부";
  expect(
    attached([
      [
        ["신청인", "홍길동"],
        ["신청", form],
      ],
    ]),
  ).toEqual([]);
});

it("reads a printed list that was joined to the paragraph above it", () => {
  const lines = ["가. 장소: 17층 상담실 등", "붙임  1. 행사 계획 1부.  끝."];
  const text = lines.join(" ");
  const spans = [0, lines[0]!.length + 1].map((start, at) => ({
    ...{ start, end: start + lines[at]!.length, page: 1 },
    bbox: [50, 100 + at * 20, 300, 115 + at * 20] as [number, number, number, number],
  }));
  const document = documentFrom(["행사 계획", text], { extractor: "pdf" });
  document.blocks[1]!.lines = spans;
  expect(extractStructure(document).attachments).toMatchObject([
    { label: "붙임 1", title: "행사 계획", copies: "1부" },
  ]);
});

it("heads a part, and lists nothing, where its number has a cell of its own", () => {
  const below = ["- 대상 : 주차장 12곳", "신청서 1부. 끝."];
  expect(attached(["본문", [["붙임1", "주차장 개방 개요"]], ...below])).toEqual([]);
  expect(attached(["본문", [["붙임1", "신청서 1부. 끝."]]])).toEqual(["붙임 1 | 신청서 | 1부"]);
});
