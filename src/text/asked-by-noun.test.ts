/** A bare topic asks for what its noun is a measure of. */
import { expect, it } from "vitest";
import { askedByNoun } from "./asked-by-noun.js";

it.each([
  ["모집 인원은?", "모집 인원은 몇 명인가요?"],
  ["위원의 임기는 ?", "위원의 임기는 몇 년인가요?"],
  ["사업 담당자는", "사업 담당자는 누구인가요?"],
  ["사업 담당자의 이름은 무엇인가요?", "사업 담당자는 누구인가요?"],
  ["교육팀장 성함이 어떻게 되나요?", "교육팀장은 누구인가요?"],
  ["대리인의 성명은 어떻게 적나요?", "대리인의 성명은 어떻게 적나요?"],
  ["담당자 이름은 무엇으로 쓰나요?", "담당자 이름은 무엇으로 쓰나요?"],
  ["위원의 이름 순서는?", "위원의 이름 순서는?"],
  ["사업의 이름은 무엇인가요?", "사업의 이름은 무엇인가요?"],
  // Whose noun tells the kind already, or which is asked in another way.
  ["접수 기간은?", "접수 기간은?"],
  ["기금 감사는?", "기금 감사는?"],
  ["모집 인원은 언제 정하나요?", "모집 인원은 언제 정하나요?"],
  ["담당자는 누구인가요?", "담당자는 누구인가요?"],
])("%s asks %s", (bare, question) => {
  expect(askedByNoun(bare)).toBe(question);
});
