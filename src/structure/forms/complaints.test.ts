/** Complaints, and the offices that are called alike. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { explainFields } from "../structure.js";

const title = (...parts: Part[]) => explainFields(documentFrom(parts)).title.value;
const large = (text: string): Part => ({ text, typography: [{ size: 16, centred: true }] });
const small = (text: string): Part => ({ text, typography: [{ size: 10, centred: false }] });

it("is a paper's name over the parties and parts of a suit", () => {
  expect(title("소 장", "원 고 홍○○", "피 고 김○○", "청 구 취 지")).toBe("소장");
  expect(title(large("소 장"), small("청구취지"), small("돈을 갚으라."))).toBe("소장");
  expect(title("고소장", "신청인 홍○○")).toBe("고소장");
});

it("is the head of an office elsewhere", () => {
  expect(title([["과장", "소장"]], "주차장 점검 결과", "본문이다.")).toBe("주차장 점검 결과");
  expect(title("한빛연구소", "소장", "주차장 이용 안내", "본문이다.")).toBe("주차장 이용 안내");
  expect(title(large("한빛주차연구소"), large("소장"), small("인사말을 드립니다."))).toBeNull();
});
