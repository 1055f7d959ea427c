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

describe("a place that is seen to be one", () => {
  it("is an address, under whatever heading of the paper", () => {
    const path = { path: ["한빛진흥원 일반현황"], headings: ["찾는 길"] };
    const asked = "한빛진흥원 주소는 어디인가요?";
    const line = "충북 새누리시 기술단지로 15 (우 28119), 터미널에서 20분";
    expect(told(asked, line, path)).toEqual([line]);
    expect(told(asked, "새누리터미널에서 502번 버스로 20분", path)).toEqual([]);
  });

  it("stands under a column of places", () => {
    const rows = "솔내리 | 3. 18. | 경로당";
    const asked = "솔내리 순회진료 장소는 어디인가요?";
    const path = ["순회진료 일정"];
    expect(told(asked, rows, { path, header: ["마을 | 진료일 | 진료 자리"] })).toEqual([rows]);
    expect(told(asked, rows, { path, header: ["마을 | 진료일 | 준비"] })).toEqual([]);
  });

  it.each([
    ["발표평가(6. 30., 한빛 세미나실)", true],
    ["솔빛초 후문 맞은편", true],
    ["별관 302호", true],
    ["제302호로 고시한다.", false],
    ["사실을 본다.", false],
  ])("is a room, or what is beside a place: %s", (line, expected) => {
    const asked = "발표평가 장소는 어디인가요?";
    expect(holdsAnswer(kindAsked(asked), line, asked)).toBe(expected || null);
  });

  it("is no answer for what the paper never names", () => {
    const line = "나. 장소: 구청 3층 상황실";
    const path = { path: ["상황실 안내"] };
    expect(told("상황실은 어디에 있나요?", line, path)).toEqual([line]);
    expect(told("대기실은 어디에 있나요?", line, path)).toEqual([]);
  });
});

it("what stands under a column of places is one, whatever it is called", () => {
  const header = { path: ["강좌"], header: ["강좌 | 시각 | 강의실"] };
  const asked = "별 보기 강의 장소는 어디인가요?";
  expect(told(asked, "별 보기 | 금 20:00 | 별빛돔", header)).toEqual([
    "별 보기 | 금 20:00 | 별빛돔",
  ]);
  expect(told(asked, "별 보기 | 금 20:00 | -", header)).toEqual([]);
});
