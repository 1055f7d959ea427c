import { describe, expect, it } from "vitest";
import {
  definedBy,
  departmentOf,
  doneTo,
  isInOtherClause,
  isOfOtherRole,
  isSenders,
  ownerOfContact,
  roleAsked,
  roleNotOf,
  roleOwner,
  whoseAsked,
} from "./asked-owner.js";

describe("the owner of a telephone or a mail address", () => {
  it("is a person by name and title", () => {
    const owner = { names: ["김하늘", "사무관"], isPerson: true };
    expect(ownerOfContact("민원을 맡은 김하늘 사무관의 전화번호는 몇 번인가요?")).toEqual(owner);
    expect(ownerOfContact("김하늘 사무관 이메일은?")).toEqual(owner);
    expect(ownerOfContact("건축과의 사무관의 이메일은?")).toMatchObject({
      names: ["건축과", "사무관"],
    });
  });

  it("is a body by its kind", () => {
    const owner = { names: ["정비센터"], isPerson: false };
    expect(ownerOfContact("구급차 정비센터의 전화번호는 몇 번인가요?")).toEqual(owner);
    expect(ownerOfContact("구급차 정비센터 전화번호는?")).toEqual(owner);
  });

  it.each(["문의 전화번호는?", "전화번호는?", "사무관의 전화번호는?", "민원을 사무관의 메일은?"])(
    "is no one in %s",
    (question) => {
      expect(ownerOfContact(question)).toBeNull();
    },
  );

  it("sent the letter whose row has it", () => {
    expect(isSenders("전화 | 02-123-4567 | /전송 | 02-123-4568 | / | a@b.kr")).toBe(true);
    expect(isSenders("담당 | 전화 | 02-123-4567")).toBe(false);
    expect(isSenders("전화 | 02-123-4567")).toBe(false);
  });
});

describe("whose value is asked for", () => {
  it("stands before its noun", () => {
    expect(whoseAsked("올해 사립학교의 침해는 몇 건인가요?", "침해")).toEqual({
      word: "사립학교",
      isOf: true,
    });
    expect(whoseAsked("수습 근로자는 얼마를 받나요?", "근로자")).toEqual({
      word: "수습",
      isOf: false,
    });
    expect(whoseAsked("근로자는 얼마를 받나요?", "근로자")).toBeNull();
  });

  it("is no verb", () => {
    expect(whoseAsked("유럽으로 나간 투자는 얼마인가요?", "투자")).toBeNull();
    expect(whoseAsked("내년에 받을 투자는 얼마인가요?", "투자")).toBeNull();
  });

  it("may have any letters", () => {
    expect(whoseAsked("부산의 카드(일반)는 얼마인가요?", "카드(일반)")).toEqual({
      word: "부산",
      isOf: true,
    });
  });
});

describe("the term of a role", () => {
  const asked = "학술상 심사위원의 임기는 몇 년인가요?";

  it("is that of the members over it", () => {
    expect(roleNotOf(asked, "임기", "⑤ 위원의 임기는 1년으로 한다.")).toBe("심사");
    expect(roleNotOf(asked, "임기", "간사의 임기는 1년으로 한다.")).toBe("심사위원");
  });

  it("is its own where the line says so, or says no one's", () => {
    expect(roleNotOf(asked, "임기", "심사위원의 임기는 1년으로 한다.")).toBeNull();
    expect(
      roleNotOf("위원의 임기는 몇 년인가요?", "임기", "심사위원의 임기는 1년이다."),
    ).toBeNull();
    expect(roleNotOf(asked, "임기", "임기는 1년으로 한다.")).toBeNull();
    expect(roleNotOf(asked, "임기", "사업의 임기는 1년으로 한다.")).toBeNull();
    expect(roleNotOf("사업의 임기는?", "임기", "간사의 임기는 1년으로 한다.")).toBeNull();
  });
});

it("what a line defines", () => {
  expect(definedBy("5. ‘출장센터’란 이동상담 센터를 말한다.")).toBe("출장센터");
  expect(definedBy("4. ‘소규모 센터‘란 5명 내외의 센터를 말한다.")).toBe("소규모센터");
  expect(definedBy("9. “가구소득”이라 함은 20세 이상의 소득을 말한다.")).toBe("가구소득");
  expect(definedBy("이 규정에서 ‘센터’란 시설을 말한다.")).toBeNull();
});

describe("a value in another clause", () => {
  const holds = (clause: string) => /\d+명/.test(clause);
  const line = "간부 100명이 직접 참여하며, 학생들은 온라인으로 듣게 됩니다.";

  it("is not that of the topic", () => {
    expect(isInOtherClause("학생", line, holds)).toBe(true);
    expect(isInOtherClause("간부", line, holds)).toBe(false);
  });

  it("is taken for its own where the topic is no subject, or in no clause", () => {
    expect(isInOtherClause("온라인", line, holds)).toBe(false);
    expect(isInOtherClause("교사", line, holds)).toBe(false);
    expect(isInOtherClause("학생", "학생들은 집에서 참여하며, 모두 100명", holds)).toBe(false);
    expect(isInOtherClause("학생", "학생들은 100명이 듣게 됩니다.", holds)).toBe(false);
  });
});

it("what was done to what is asked for", () => {
  expect(doneTo("민원이 접수된 날은 언제인가요?")).toBe("접수");
  expect(doneTo("은평구가 회신한 날은 언제인가요?")).toBe("회신");
  expect(doneTo("대구에서 검사를 받은 사람은 몇 명인가요?")).toBe("검사");
  expect(doneTo("접수일은 언제인가요?")).toBeNull();
  expect(doneTo("변경된 날짜는?")).toBeNull();
});

describe("whose term is asked for", () => {
  it.each([
    ["전문가위원회 위원장 임기는 몇 년인가요?", "위원장"],
    ["위원장의 임기는 몇 년인가요?", "위원장"],
    ["사업의 임기는 몇 년인가요?", null],
  ])("%s", (question, role) => {
    expect(roleAsked(question, "임기")).toBe(role);
  });

  it("is told of another role", () => {
    expect(isOfOtherRole("위원장", "위원은 10명으로 하며, 임기는 2년으로 한다.")).toBe(true);
    expect(isOfOtherRole("위원장", "위원장은 호선하며, 임기는 2년으로 한다.")).toBe(false);
    expect(isOfOtherRole("위원", "심의위원은 10명으로 하며, 임기는 2년으로 한다.")).toBe(false);
    expect(isOfOtherRole("심의위원", "위원은 10명으로 하며, 임기는 2년으로 한다.")).toBe(false);
    expect(isOfOtherRole("위원", "위원장은 호선하며, 임기는 2년으로 한다.")).toBe(true);
    expect(isOfOtherRole("위원장", "임기는 2년으로 한다.")).toBe(false);
    expect(isOfOtherRole("임원", "이사와 감사의 임기는 2년으로 한다.")).toBe(false);
    expect(isOfOtherRole("임원", "위원의 임기는 2년으로 한다.")).toBe(true);
    expect(roleNotOf("임원의 임기는?", "임기", "감사의 임기는 2년으로 한다.")).toBeNull();
  });
});

it("a noun that ends as a verb does tells which is asked for", () => {
  expect(whoseAsked("기업의 참여제한 기간은 몇 년인가요?", "기간")?.word).toBe("참여제한");
  expect(whoseAsked("기업이 참여한 기간은 몇 년인가요?", "기간")).toBeNull();
});

it("knows a person by a title that names the body", () => {
  expect(ownerOfContact("자료를 담당한 골목정책팀장의 전화번호는 무엇인가요?")).toEqual({
    names: ["골목정책팀장"],
    isPerson: true,
  });
});

it("reads the department and the role whose value is asked for", () => {
  expect(departmentOf("종합감사", "총무관리국 종합감사의 처분은 몇 건인가요?")).toBe("총무관리국");
  expect(departmentOf("견적서", "가람상사 견적서의 금액은 얼마인가요?")).toBeNull();
  expect(roleOwner("팀장의 출장비 하루 한도는 얼마인가요?", "한도")).toBe("팀장");
  expect(roleOwner("출장비 하루 한도는 얼마인가요?", "한도")).toBeNull();
});
