/** Which department is told by a cell that is its name, beside every line of the row's other cells. */
import { describe, expect, it } from "vitest";
import { smallScope } from "../../../test/small-scope.js";
import type { Tenants } from "../../tenants/tenants.js";
import { Questions } from "../ask.js";
import { asksDepartment, departmentBeside, departmentIn } from "./departments.js";

describe("a department", () => {
  it.each([
    ["주무 | 화면기획부 | 일정 | 3월", "화면기획부"],
    ["들꽃앱 추진(안) | 가람은행 DX가람부", "가람은행 DX가람부"],
    ["1 | 총무과", "총무과"],
    ["포함 여부 | 사업 결과 | 일부", ""],
    ["요금 납부 | 3층 회의실", ""],
    ["업무 | 담당과", ""],
    ["1층 | 화장실", ""],
  ])("is a cell of its own: %s", (row, name) => {
    expect(departmentIn(row)).toBe(name);
  });

  it("is asked for", () => {
    expect(asksDepartment("들꽃앱은 어느 부서가 맡나요?")).toBe(true);
    expect(asksDepartment("부서는 몇 곳인가요?")).toBe(false);
  });

  it("stands beside all lines of a cell", () => {
    const lines = ["주무 | 화면기획부 | · 범위 정의", "· 화면 설계", "· 약관 검토"];
    expect(departmentBeside(lines, 2)).toBe("화면기획부");
    expect(departmentBeside(["· 화면 설계", "· 약관 검토"], 1)).toBe("");
    // The last cell is the one that goes on.
    expect(departmentBeside(["화면 | 화면기획부", "· 약관 검토"], 1)).toBe("");
  });

  it("is cited with a line of its row", async () => {
    const text = "주무 | 화면기획부 | · 범위 정의\n· 화면 설계 : 들꽃앱 차림표 기획";
    const chunks = [{ text, kind: "table" as const, path: ["들꽃앱 역할"] }];
    const scope = smallScope([{ name: "역할.docx", chunks }]);
    const tenant = new Questions({ scope: async () => scope } as unknown as Tenants);
    const question = "들꽃앱 화면 설계는 어느 부서가 맡나요?";
    const { citations } = await tenant.answer({ tenant: "가람", question });
    expect(citations[0]).toMatchObject({
      header: ["화면기획부"],
      quote: "· 화면 설계 : 들꽃앱 차림표 기획",
    });
  });
});
