import { expect, it } from "vitest";
import { countedByName, countedThing, countsIt, countsPersonsOfOthers } from "./counted-things.js";

it("what is counted stands beside the counter", () => {
  expect(countedThing("보고서는 주민 몇 명을 조사했나요?")).toEqual({
    name: "주민",
    which: null,
    isBehind: false,
  });
  expect(countedThing("공영항로는 몇 개 항로인가요?")).toEqual({
    name: "항로",
    which: null,
    isBehind: true,
  });
});

it.each([
  "위원은 모두 몇 명인가요?",
  "위원은 몇 명인가요?",
  "몇 개인가요?",
  "하루 몇 건인가요?",
  "분야마다 몇 명인가요?",
  "보고는 공사가 끝나고 몇 개월 안에 하나요?",
])("nothing does in %s", (question) => {
  expect(countedThing(question)).toBeNull();
});

it("a number counts what stands beside it", () => {
  const routes = { name: "항로", which: null, isBehind: true };
  expect(countsIt(routes, "3개 법안은 북극항로 시대를 연다.")).toBe(false);
  expect(countsIt(routes, "29개 국가보조항로를 둔다.")).toBe(true);
  expect(countsIt(routes, "항로는 모두 29개이다.")).toBe(true);
  expect(countsIt({ ...routes, isBehind: false }, "3개 법안")).toBe(true);
  expect(countsIt(routes, "50개 내외의 우수 항로를 뽑는다.")).toBe(true);
  expect(countsIt(routes, "3개 법안은 항로를 정한다.")).toBe(false);
  const firms = { ...routes, name: "기업" };
  expect(countsIt(firms, "○ 모집규모 : 10개사")).toBe(true);
  expect(countsIt(firms, "○ 모집규모 : 10개소")).toBe(false);
});

it.each([
  ["10명 이상의 단체 견학", true],
  ["5만명 이상의 정보주체를 다루는 경우", true],
  ["5명 이상의 위원으로 구성한다.", false],
  ["10명 이상의 단체를 위원 7명이 심사한다.", false],
  ["위원회는 7명으로 한다.", false],
  ["15명 이내의 시민으로 구성한다.", false],
  ["위원장 포함 8인 이내의 외부 전문가로 구성한다.", false],
  ["8인 이상의 외부 단체를 심사한다.", true],
])("%s counts others alone: %s", (line, expected) => {
  expect(countsPersonsOfOthers("심사위원회는 몇 명으로 구성하나요?", line)).toBe(expected);
});

it.each(["20명의 청년을 뽑는다.", "300명 이상의 시민이 참가했다."])(
  "who are chosen or come are counted, whoever they are: %s",
  (line) => {
    expect(countsPersonsOfOthers("이번 행사는 몇 명인가요?", line)).toBe(false);
  },
);

it.each(["연간", "지난해", "이번"])("%s does not say which of them", (time) => {
  expect(countedThing(`${time} 교육생 몇 명을 모집하나요?`)).toMatchObject({ which: null });
});

it("whom the question names is no other", () => {
  expect(countsPersonsOfOthers("단체는 몇 명이어야 하나요?", "10명 이상의 단체")).toBe(false);
});

it("which of them are counted is said before the name", () => {
  expect(countedThing("시스템은 동시 사용자 몇 명을 지원하나요?")).toMatchObject({ which: "동시" });
  expect(countedThing("시스템은 사용자 몇 명을 지원하나요?")).toMatchObject({ which: null });
});

it.each([
  ["누리집의 회원 수는 몇 명인가요?", "누리집의 회원은 몇 명인가요?"],
  ["차고의 버스 수는 모두 몇 대인가요?", "차고의 버스는 모두 몇 대인가요?"],
  ["신청할 수는 몇 번 있나요?", "신청할 수는 몇 번 있나요?"],
  ["회원 수는 얼마인가요?", "회원 수는 얼마인가요?"],
])("%s asks %s", (question, expected) => {
  expect(countedByName(question)).toBe(expected);
});

it("takes a condition before the counter for nothing that is counted", () => {
  expect(countedThing("면적이 60㎡ 이하이면 몇 명이 거주하나요?")).toBeNull();
  expect(countedThing("회의에 참석하면 몇 명이 의결하나요?")).toBeNull();
});

it("counts no deed that is a condition", () => {
  expect(countedThing("문고로 가입하려면 몇 명 이상이어야 하나요?")).toBeNull();
  expect(countedThing("문고 회원 몇 명이 필요한가요?")?.name).toBe("회원");
});
