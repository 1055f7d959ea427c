/** Who issues a letter, where more than one line above it reads like a body. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { readLetter } from "./letter.js";

const issuer = (over: string[], ...foot: Part[]) => {
  const letter = [...over, "수신  가람구청장", "제목  점검", "제출합니다.  끝.", ...foot];
  return readLetter(rowsOf(documentFrom(letter)))?.issuer;
};

it("is the body above 수신 whose head signs", () => {
  expect(issuer(["한빛시", "함께하는 행복 나래구"], "한빛시장")).toBe("한빛시");
  expect(issuer(["함께하는 행복 나래구", "한빛시"], "한빛시장")).toBe("한빛시");
  expect(issuer(["한빛시", "나래구"])).toBe("나래구");
  expect(issuer(["한빛시", "나래구"], "교통과장")).toBe("나래구");
  expect(issuer(["사람이 먼저인 도시", "한빛시"], "교통과장")).toBe("한빛시");
});

it("is no motto that ends like a city", () => {
  expect(issuer(["한빛시", "시민이 먼저인 도시"])).toBe("한빛시");
});
