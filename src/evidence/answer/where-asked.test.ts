/** Lines that say where something is, or is done. */
import { describe, expect, it } from "vitest";
import { toldLines } from "../../../test/told-lines.js";
import { holdsAnswer, kindAsked } from "./answer-kind.js";

const told = toldLines;

it.each(["연수는 어디에서 받나요?", "연수는 어디서 받나요?"])(
  "takes what 에서 follows for a place, however it is asked: %s",
  (question) => {
    const line = "연수는 가람원에서 받는다.";
    expect(holdsAnswer(kindAsked(question), line, question)).toBe(true);
  },
);

it("takes 주소는 어떻게 되나요 for a place", () => {
  expect(kindAsked("가람과 주소는 어떻게 되나요?").name).toBe("place");
});

describe("a site", () => {
  const question = "뱃길탐방 신청 장소는 어디인가요?";

  it.each([
    "뱃길탐방 신청은 가람시 예약 누리집(https://yeyak.garam.go.kr) 또는 전화로 하면 된다.",
    "- 뱃길탐방 신청 : 공고문의 링크 https://forms.garam.kr/12 혹은 QR코드",
  ])("is where a deed that heads the line is done: %s", (line) => {
    expect(told(question, line)).toEqual([line]);
  });

  it("is no place of what only stands beside it", () => {
    expect(told(question, "뱃길탐방 신청자가 볼 안내문 https://garam.go.kr")).toEqual([]);
  });
});

describe("the foot of a letter", () => {
  const foot = "우 | 04520 | 가람시 중구 한별로 124, 6층 | / | http://www.garam.go.kr";

  it("has the address of who sent it", () => {
    const letter = `시행 | 청년담당관-3001 | ( | 2025. 3. 24. | )\n${foot}`;
    expect(told("가람시 청년담당관의 주소는 어디인가요?", letter)).toContain(foot);
  });

  it("has no other's", () => {
    const letter = `시행 | 예방과-3001 | ( | 2025. 3. 24. | )\n${foot}`;
    expect(told("가람시 청년담당관의 주소는 어디인가요?", letter)).not.toContain(foot);
  });
});

it("takes labels alone, which a form leaves to be filled in, for no answer", () => {
  expect(told("발급은 어느 부서가 맡나요?", "발급부서: | 담당자:")).toEqual([]);
  const line = "발급부서: 가람과 | 담당자:";
  expect(told("발급은 어느 부서가 맡나요?", line)).toEqual([line]);
});
