/** Labels that name what the question is about, alone or as its time or place. */
import { describe, expect, it } from "vitest";
import { toldLines } from "../../../test/told-lines.js";
import type { LineText } from "./read-chunk.js";

const path = ["가람시 도서관운영위원회와 순회진료 안내"];
const tells = (question: string, text: string, more: Partial<LineText> = {}) =>
  toldLines(question, text, { path, titles: path, headings: [], ...more }).length > 0;

describe("the label of a line", () => {
  it("may be the end of the name, with its number", () => {
    const asked = "제4차 도서관운영위원회는 언제 열 예정인가요?";
    expect(tells(asked, "- 제4차 위원회: 12월 둘째 주 예정")).toBe(true);
    expect(tells(asked, "- 제4차 심사: 12월 둘째 주 예정")).toBe(false);
  });

  it("may be of a type, with the deed that the name ends with", () => {
    const asked = "순회진료는 몇 시까지 하나요?";
    expect(tells(asked, "진료시각: 오후 1시부터 4시까지")).toBe(true);
    expect(tells(asked, "상담시각: 오후 1시부터 4시까지")).toBe(false);
  });

  it("may have the time of what is asked about for another field", () => {
    const asked = "가람글판 문안 모집은 며칠 동안 하나요?";
    expect(tells(asked, "- 모집 기간 : 2031. 1. 13. ~ 1. 27.[15일간] 문안")).toBe(true);
    expect(tells(asked, "- 심사 기간 : 2031. 1. 13. ~ 1. 27.[15일간] 문안")).toBe(false);
  });

  it.each(["때", "언제", "날짜"])("may be a plain word: %s", (label) => {
    const line = `○ ${label}: 2031. 9. 27.(토)`;
    expect(tells("들꽃축제는 언제 열리나요?", line, { path: ["들꽃축제 계획"] })).toBe(true);
    const other = "○ 마감: 2031. 9. 27.(토)";
    expect(tells("들꽃축제는 언제 열리나요?", other, { path: ["들꽃축제 계획"] })).toBe(false);
  });

  it.each(["곳", "오시는 길"])("may be a plain word for a place: %s", (label) => {
    const line = `○ ${label}: 솔빛초 후문 맞은편`;
    expect(tells("솔빛도서관은 어디에 있나요?", line, { headings: ["솔빛도서관"] })).toBe(true);
    expect(
      tells("솔빛도서관은 어디에 있나요?", "○ 자랑: 솔빛초 후문", { headings: ["솔빛도서관"] }),
    ).toBe(false);
  });
});

describe("under a heading that has the name", () => {
  it("the time stands whatever its label is", () => {
    const asked = "기존회원은 언제 재등록하나요?";
    const line = "접수기간 : 매월 19일(06:00) ~ 25일(21:00)";
    expect(tells(asked, line, { headings: ["기존회원(재등록)"] })).toBe(true);
    expect(tells(asked, line, { headings: ["다른회원(등록)"] })).toBe(false);
  });

  it("a bare label is told of it", () => {
    const asked = "신규회원은 언제까지 신청할 수 있나요?";
    const line = "기 간 : 매월 27일(06시 00분) ~ 말일(21시 00분)";
    expect(tells(asked, line, { headings: ["신규회원"] })).toBe(true);
    expect(tells(asked, line, { headings: ["사용 안내"] })).toBe(false);
  });
});

it("a column tells the time of what the question is about", () => {
  const rows = "솔내리 | 3. 18.(화) | 경로당";
  const asked = "솔내리 순회진료는 언제인가요?";
  expect(tells(asked, rows, { header: ["마을 | 진료일 | 자리"] })).toBe(true);
  expect(tells(asked, rows, { header: ["마을 | 등록일 | 자리"] })).toBe(false);
});

it("applying is named by any of its words where it is asked where to", () => {
  const asked = "가람제 참가 신청은 어디에 하나요?";
  expect(tells(asked, "참가를 바라면 시청 5층 가람제 사무국에 접수하면 된다.")).toBe(true);
  expect(tells(asked, "참가를 바라면 시청 5층 가람제 사무국에 들르면 된다.")).toBe(false);
});

it("a label has all of what is asked about", () => {
  const asked = "예산안 반영 결과는 언제 알려 주나요?";
  // What the paper is called, any line of it may name.
  const titles = ["예산안 반영 결과 안내"];
  expect(tells(asked, "- 예산안 반영 결과 알림: 11월 하순", { titles })).toBe(true);
  expect(tells(asked, "- 예산안 심사 결과 알림: 11월 하순", { titles })).toBe(false);
});
