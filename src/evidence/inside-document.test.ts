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
    ...Array.from({ length: 8 }, (_, at) =>
      article(FUND, `제${at + 1}조(운영)`, `간사는 서류 ${at + 1}종을 갖춘다.`),
    ),
    article(FUND, "제9조(상환)", "원리금의 상환기한은 5년으로 한다."),
  ],
};
const welfare = {
  name: "복지.hwp",
  chunks: Array.from({ length: 8 }, (_, at) =>
    article(
      "복지후생규정",
      `제${at + 1}조(생활안정자금)`,
      "생활안정자금 생활안정자금 위원회를 둔다.",
    ),
  ),
};

it("is the one whose title begins with what is asked about", async () => {
  const scope = smallScope([fund, welfare]);
  const questions = new Questions({ scope: async () => scope } as unknown as Tenants, null);
  const question = "생활안정자금은 몇 년 안에 갚아야 하나요?";
  const { text } = await questions.answer({ tenant: "회사", question });
  expect(text).toContain("상환기한은 5년");
});
