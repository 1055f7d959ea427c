/** The document that is looked into for a question: the one found first, or the one that bears what is asked about in its title. */
import { expect, it } from "vitest";
import { smallScope } from "../../test/small-scope.js";
import { emptyStructure } from "../model/plain.js";
import type { Tenants } from "../tenants/tenants.js";
import { Questions } from "./ask.js";

const FUND = "생활안정자금융자규정";
const article = (title: string, name: string, text: string) => ({
  text: `${name} ${text}`,
  path: [title, name],
});
const fund = {
  name: "융자.hwp",
  facts: { structure: { ...emptyStructure(), title: FUND } },
  chunks: [
    article(FUND, "제1조(목적)", "생활안정자금 간사, 생활안정자금 융자를 정한다."),
    ...Array.from({ length: 8 }, (_, at) =>
      article(FUND, `제${at + 2}조(운영)`, `생활안정자금 서류 ${at + 1}종을 갖춘다.`),
    ),
    article(FUND, "제10조(임원)", "심의를 돕는 간사는 급여담당자가 된다."),
  ],
};
const welfare = {
  name: "복지.hwp",
  chunks: Array.from({ length: 7 }, (_, at) =>
    article(
      "복지후생규정",
      `제${at + 1}조(생활안정자금)`,
      "생활안정자금 간사 생활안정자금 간사 회의를 연다.",
    ),
  ),
};

it("is the one whose title begins with what is asked about", async () => {
  const scope = smallScope([fund, welfare]);
  const questions = new Questions({ scope: async () => scope } as unknown as Tenants, null);
  const question = "생활안정자금의 간사는 누구인가요?";
  const { text } = await questions.answer({ tenant: "회사", question });
  expect(text).toContain("급여담당자가 된다");
});
