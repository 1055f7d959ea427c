/** The short line right above a table, in the chunk before it, says what its rows are. */
import { expect, it } from "vitest";
import { smallScope } from "../../../test/small-scope.js";
import type { Tenants } from "../../tenants/tenants.js";
import { Questions } from "../ask.js";

const ROWS =
  "대수 | 성명 | 재임\n1 | 고운별 | 2010. 1. ~ 2014. 12.\n2 | 민하늘 | 2015. 1. ~ 2020. 12.";

const asked = async (caption: string) => {
  const path = ["도담재단이 걸어온 길"];
  const scope = smallScope([
    {
      name: "도담재단.docx",
      chunks: [
        { text: `2027년 3월 도담재단 재개관\n${caption}`, path },
        { text: ROWS, path, kind: "table" as const },
      ],
    },
  ]);
  const tenant = new Questions({ scope: async () => scope } as unknown as Tenants);
  const question = "도담재단 2대 이사장은 누구인가요?";
  return (await tenant.answer({ tenant: "시", question })).text;
};

it("heads the rows of the table", async () => {
  expect(await asked("역대 이사장")).toContain("민하늘");
  expect(await asked("역대 감사")).not.toContain("민하늘");
});

it("is no sentence and no value", async () => {
  expect(await asked("역대 이사장은 다음과 같이 모두 두 명이었다.")).not.toContain("민하늘");
});
