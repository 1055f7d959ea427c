/** The name under the role and the day in a seal block. */
import { expect, it } from "vitest";
import { smallScope } from "../../../test/small-scope.js";
import type { Tenants } from "../../tenants/tenants.js";
import { Questions } from "../ask.js";
import { withSigner } from "./with-signer.js";

const ROW = "주무관 | 한별 | 총무과장 | 06/29";

it("is told with its role", () => {
  expect(withSigner(`${ROW}\n새봄\n협조자`, ROW, "총무과장")).toBe(`${ROW}\n새봄`);
  expect(withSigner(`${ROW}\n새봄`, ROW, "과장")).toBe(`${ROW}\n새봄`);
});

it("is none where the row ends with another role, or no name follows", () => {
  expect(withSigner(`${ROW}\n새봄`, ROW, "국장")).toBe(ROW);
  expect(withSigner(`${ROW}\n협조자 : 가람팀`, ROW, "총무과장")).toBe(ROW);
  expect(withSigner(`${ROW}\n새봄`, ROW, undefined)).toBe(ROW);
  // The row is cited otherwise than it stands there.
  expect(withSigner(`${"-".repeat(ROW.length - 1)}\n새봄`, ROW, "총무과장")).toBe(ROW);
  const dayless = "주무관 | 한별 | 총무과장 | 새봄";
  expect(withSigner(`${dayless}\n가람`, dayless, "총무과장")).toBe(dayless);
});

it("is cited with the row, and a label in the middle of a line with its name", async () => {
  const seal = {
    text: `${ROW}\n새봄\n시행 | 총무과-12 | 접수 | 가람`,
    path: ["가람시 점검 보고"],
    kind: "table" as const,
  };
  const officers = { text: "회장 – 다온, 감사 – 한울", path: ["새빛협회 정관", "부칙"] };
  const duties = { text: "감사는 회계를 감사한다.", path: ["새빛협회 정관", "임원"] };
  const scope = smallScope([
    { name: "가람시 보고.hwpx", chunks: [seal] },
    { name: "새빛협회 정관.pdf", chunks: [duties, officers] },
  ]);
  const tenant = new Questions({ scope: async () => scope } as unknown as Tenants);
  const first = async (question: string) =>
    (await tenant.answer({ tenant: "시", question })).citations[0]?.quote;
  expect(await first("가람시 점검 보고의 총무과장은 누구인가요?")).toBe(`${ROW}\n새봄`);
  expect(await first("새빛협회의 감사는 누구인가요?")).toBe("회장 – 다온, 감사 – 한울");
});
