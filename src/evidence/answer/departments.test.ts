/** Which department is told by a cell that is its name, beside every line of the row's other cells. */
import { describe, expect, it } from "vitest";
import { smallScope } from "../../../test/small-scope.js";
import type { Tenants } from "../../tenants/tenants.js";
import { Questions } from "../ask.js";
import { departmentAsked, departmentBeside, departmentIn } from "./departments.js";

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
    expect(departmentAsked("들꽃앱은 어느 부서가 맡나요?")).toBe("부서");
    expect(departmentAsked("들꽃앱은 어느 팀에서 만드나요?")).toBe("팀");
    expect(departmentAsked("들꽃앱은 어디서 맡고 있어요?")).toBe("부서");
    expect(departmentAsked("들꽃앱은 어디서 받나요?")).toBeNull();
    expect(departmentAsked("부서는 몇 곳인가요?")).toBeNull();
  });

  it("stands beside all lines of a cell", () => {
    const lines = ["주무 | 화면기획부 | · 범위 정의", "· 화면 설계", "· 약관 검토"];
    expect(departmentBeside(lines, 2)).toBe("화면기획부");
    expect(departmentBeside(["· 화면 설계", "· 약관 검토"], 1)).toBe("");
    const inner = ["운영지원부 | 총무팀 | 1. 들꽃 관리", "2. 차량 관리"];
    expect(departmentBeside(inner, 1)).toBe("총무팀");
    expect(departmentBeside(inner, 1, "과")).toBe("");
    // The last cell is the one that goes on.
    expect(departmentBeside(["화면 | 화면기획부", "· 약관 검토"], 1)).toBe("");
  });

  it.each([
    ["공원 차량 배차는 어느 팀이 하나요?", "2. 차량 배차"],
    ["공원 꽃밭 물주기는 어디서 맡고 있어요?", "4. 꽃밭 물주기"],
  ])("is told where it stands far above its cell's line: %s", async (question, quote) => {
    const text = [
      "부서명 | 업무",
      "가람운영부 | 들꽃팀 | 1. 서류 보관",
      "2. 차량 배차",
      "3. 숲길 청소",
      "4. 꽃밭 물주기",
    ].join("\n");
    const chunks = [{ text, kind: "table" as const, path: ["가람공원 업무분장"] }];
    const scope = smallScope([{ name: "업무.docx", chunks }]);
    const tenant = new Questions({ scope: async () => scope } as unknown as Tenants);
    const { citations } = await tenant.answer({ tenant: "가람", question });
    expect(citations[0]).toMatchObject({ header: ["들꽃팀"], quote });
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
