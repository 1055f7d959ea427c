/** One form for several purposes: its title is all of them, each beside its box. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { formPurposes } from "./form-purposes.js";

const title = (...parts: Part[]) => formPurposes(rowsOf(documentFrom(parts)))[0]?.value ?? null;
const LAW: Part = [["■ 한빛보험법 시행규칙 [별지 제6호서식]"]];
const FORM = [
  "가람보험\n나람보험",
  "[ ]가입자 신고서\n[ ]피 보 험 자 신 고 서",
  "다람보험\n라람보험",
  "[ ]직장가입자신고서\n[√]근로자 신고서",
];
const TITLE =
  "가람보험 [ ]가입자 신고서 다람보험 [ ]직장가입자신고서 나람보험 [ ]피보험자신고서 라람보험 [√]근로자 신고서";

it("reads the purposes across, line by line", () => {
  expect(title(LAW, [FORM])).toBe(TITLE);
  expect(title(LAW, [["가람보험", "[ ]신고서", "나람보험", "[ ]신고서"]])).toBe(
    "가람보험 [ ]신고서 나람보험 [ ]신고서",
  );
  expect(extractStructure(documentFrom([LAW, [FORM], "본문이다."])).title).toBe(TITLE);
});

it("reads several kinds of one form in one cell beside what it is for", () => {
  const form = (name: string, kinds: string, size = 16, ...others: string[]): Part => ({
    ...{ rows: 2, cols: 3, page: 1 },
    cells: [
      ...[name, kinds, ...others].map((text, col) => ({
        ...{ row: 0, col, text },
        typography: text.split("\n").map(() => ({ size, centred: true })),
      })),
      ...["상호", "대표자", "신청하려는 사업의 내용과 그 까닭"].map((text, col) => ({
        ...{ row: 1, col, text },
        typography: [{ size: 10, centred: false }],
      })),
    ],
  });
  const kinds = "□ 신청서\n□ 변경 신청서";
  expect(title(LAW, form("주차장 사용", kinds))).toBe("주차장 사용 □ 신청서 □ 변경 신청서");
  expect(title(LAW, form("주차장 사용", "[ ]신청서\n[√]변경 신청서"))).not.toBeNull();
  expect(title(LAW, form("제출 서류", kinds, 10))).toBeNull();
  expect(title(LAW, form("주차장 사용", "□ 신청서"))).toBeNull();
  expect(title(LAW, form("주차장 사용", "□ 신청서\n□ 우편"))).toBeNull();
  expect(title(LAW, form("주차장 사용", kinds, 16, "비고"))).toBeNull();
});

it("is told from other rows with boxes", () => {
  expect(title(LAW, [["가람보험", "[ ]신고서"]])).toBeNull();
  expect(title(LAW, [["수령 방법", "[ ]우편", "공개 방법", "[ ]열람"]])).toBeNull();
  expect(title(LAW, [FORM.slice(0, 3)])).toBeNull();
  expect(title(LAW, [["가람보험\n나람보험", "[ ]신고서", "다람보험", "[ ]신고서"]])).toBeNull();
  expect(title(LAW, [["[ ]신고서", "[ ]신고서", "나람보험", "[ ]신고서"]])).toBeNull();
  expect(title("가", "나", "다", "라", [FORM])).toBeNull();
  const long = "가람보험과 그 밖의 여러 보험";
  expect(title([[long, "[ ]신고서", "나람보험", "[ ]신고서"]])).toBeNull();
});
