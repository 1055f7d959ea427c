/** Who issues a letter, where more than one line above it reads like a body. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { readLetter } from "./letter.js";

const letter = (to: Part, over: Part[], foot: Part[]) => {
  const parts = [...over, to, "제목  점검", "제출합니다.  끝.", ...foot];
  return readLetter(rowsOf(documentFrom(parts)))?.issuer;
};
const issuer = (over: string[], ...foot: Part[]) => letter("수신  가람구청장", over, foot);

it("is the body above 수신 whose head signs", () => {
  expect(issuer(["한빛시", "함께하는 행복 나래구"], "한빛시장")).toBe("한빛시");
  expect(issuer(["함께하는 행복 나래구", "한빛시"], "한빛시장")).toBe("한빛시");
  expect(issuer(["한빛시", "나래구"])).toBe("나래구");
  expect(issuer(["한빛시", "나래구"], "교통과장")).toBe("나래구");
  expect(issuer(["사람이 먼저인 도시", "한빛시"], "교통과장")).toBe("한빛시");
});

it("is no head of a part under a letterhead that nothing tells to be a body", () => {
  const under = (head: string, size: number, centred: boolean, signed: string) => {
    const line = (text: string, letters: number): Part => ({
      text,
      typography: [{ size: letters, centred }],
    });
    return letter(line("수신  가람구청장", 10), [line(head, size)], [signed]);
  };
  const sizeless = (head: string, signed: string) => letter("수신  가람구청장", [head], [signed]);
  expect(sizeless("한빛도시공원", "총무과장")).toBe("총무과장");
  expect(under("한빛도시공원", 20, true, "총무과장")).toBeNull();
  expect(under("한빛도시공원", 20, true, "한빛시장")).toBe("한빛시장");
  expect(under("한빛도시공원", 20, false, "총무과장")).toBe("총무과장");
  expect(under("한빛도시공원", 11, true, "총무과장")).toBe("총무과장");
  expect(under("함께 여는 내일", 20, true, "총무과장")).toBe("총무과장");
  expect(under("한빛대공원", 20, true, "총무과장")).toBe("한빛대공원");
});

it("is no motto that ends like a city", () => {
  expect(issuer(["한빛시", "시민이 먼저인 도시"])).toBe("한빛시");
});
