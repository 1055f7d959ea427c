/** From when a rule as it stands is in force. */
import { expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { smallScope } from "../../../test/small-scope.js";
import type { Tenants } from "../../tenants/tenants.js";
import { Questions } from "../ask.js";
import { asksEffective, effectiveFrom } from "./effective-days.js";

it.each([
  ["주차 규정은 언제부터 시행되나요?", true],
  ["주차 규정의 시행일은 언제인가요?", true],
  ["주차 규정의 시행일은?", true],
  // An earlier one is asked for, or something else.
  ["2019년 개정 규정의 시행일은 언제인가요?", false],
  ["주차 규정은 처음에 언제부터 시행되었나요?", false],
  ["점검은 언제 시행하나요?", false],
  // A rule may have several days, of which the last holds; of fares each has its own.
  ["버스 요금은 언제부터 적용되나요?", false],
  ["버스 요금의 시행일은 언제인가요?", false],
  ["「주차 규정」은 언제부터 시행되나요?", true],
  ["주차 규정(안)은 언제부터 적용되나요?", true],
])("%s asks so: %s", (question, expected) => {
  expect(asksEffective(question)).toBe(expected);
});

it.each([
  ["[시행 2025. 10. 1.] [대통령령 제1호, 2025. 9. 2., 일부개정]", 20251001],
  ["개정 2024. 2. 1 시행 2024. 3. 1", 20240301],
  ["제1조(시행일) 이 영은 2023년 8월 7일부터 시행한다.", 20230807],
  ["다만, 제5조의 개정규정은 2027년 1월 1일부터 시행한다.", 0],
  ["시행 계획을 2027. 1. 1.에 낸다.", 0],
  ["사업시행 2027. 1. 1. 준공", 0],
])("%s tells %i", (line, day) => {
  expect(effectiveFrom(line)).toBe(day);
});

it("the latest of a rule's days answers, wherever it stands", async () => {
  const title = "가람시 주차 규정";
  const supplements = [2019, 2021, 2023].map((year) => ({
    text: `부칙\n이 가람시 주차 규정은 ${year}년 8월 7일부터 시행한다.`,
    path: [title, `부칙 <${year}. 8. 1.>`],
  }));
  const articles = Array.from({ length: 20 }, (_, at) => ({
    text: `제${at + 1}조(주차) 가람시 주차 규정의 주차장 ${at}호는 시행 전에 고친다.`,
    path: [title, `제${at + 1}조(주차)`],
  }));
  const cover = {
    text: `${title}\n개정 2023. 8. 1\n개정 2025. 2. 3 시행 2025. 3. 1`,
    path: [title],
  };
  const chunks = [cover, ...articles, ...supplements];
  const scope = smallScope([{ name: "주차.pdf", chunks }]);
  const tenant = new Questions({ scope: async () => scope } as unknown as Tenants);
  const question = "가람시 주차 규정은 언제부터 시행되나요?";
  const { citations } = await tenant.answer({ tenant: "시", question });
  expect(citations[0]?.quote).toContain("시행 2025. 3. 1");
});

it("of what has its own day none of another's comes first", async () => {
  const days = ["버스 요금은 2026년 3월", "지하철 요금은 2026년 5월", "택시 요금은 2026년 7월"];
  const text = days.map((day) => `○ ${day} 1일부터 적용한다.`).join("\n");
  const path = ["가람시 대중교통 요금 조정 안내", "요금"];
  const scope = smallScope([{ name: "요금.pdf", chunks: [{ text, path }] }]);
  const tenant = new Questions({ scope: async () => scope } as unknown as Tenants);
  const question = "버스 요금은 언제부터 적용되나요?";
  const { citations } = await tenant.answer({ tenant: "시", question });
  expect(citations[0]?.quote).toContain("버스 요금");
});

it("takes time in proportion to the text", () => {
  const read = (size: number) => effectiveFrom("시행 2025. ".repeat(size));
  expect(growthOfCost(read, 5_000)).toBeLessThan(MOST_GROWTH);
});
