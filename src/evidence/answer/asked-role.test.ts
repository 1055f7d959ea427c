/** Questions by what someone did, as questions for the role. */
import { expect, it } from "vitest";
import { withRole } from "./asked-role.js";

it("asks for the role that documents name", () => {
  expect(withRole("점검 보고서는 누가 썼나요?")).toBe("점검 보고서의 작성자는 누구인가요?");
  expect(withRole("펌프 2호기는 누가 가서 살펴봤나요?")).toBe("펌프 2호기의 점검자는 누구인가요?");
  expect(withRole("공문을 누가 기안했나요")).toBe("공문의 기안자는 누구인가요?");
});

it("asks for it by what someone did as well", () => {
  expect(withRole("펌프 2호기를 점검한 사람은 누구인가요?")).toBe(
    "펌프 2호기의 점검자는 누구인가요?",
  );
  expect(withRole("지난주에 점검한 사람은 누구인가요?")).toBe("지난주에 점검자는 누구인가요?");
  expect(withRole("서식을 검토하는 분은 누구예요")).toBe("서식의 검토자는 누구인가요?");
});

it("leaves other questions as they are", () => {
  for (const question of [
    // No document names such a role.
    "불을 발견한 사람은 누구인가요?",
    "점검한 사람은 몇 명인가요?",
    "위원회는 누가 위원장을 맡나요?",
    "누가 쓴 글을 심사하나요?",
    "교육은 누가 받나요?",
  ])
    expect(withRole(question)).toBe(question);
});
