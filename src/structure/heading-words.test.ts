/** What reads like a heading, and what reads like a sentence. */
import { expect, describe as group, it } from "vitest";
import { readsAsHeading, readsAsSentence } from "./heading-words.js";

it.each(["추진 배경", "Background", "推進 計劃", "2025년도 예산", "다음 과제"])(
  "%s heads",
  (text) => {
    expect(readsAsHeading(text)).toBe(true);
    expect(readsAsSentence(text)).toBe(false);
  },
);

/** With what closes behind the dot, a sentence still ends there. */
const SENTENCES = [
  "(이 규정은 공포한 날부터 시행하는 것으로 본다.)",
  "“언제든지 신청하실 수 있어요.”",
  "누가 무엇을 언제까지 하는 것이 맞을까?",
  "다음 서류를 갖추어 제출해 주십시오!",
  "(관계 기관과 협의를 모두 마쳤음.)",
  "(다음 달까지 제출하여야 함.)",
  "(올해 하반기부터 시행할 계획임.)",
  "(두 기관의 예산으로 편성됨.)",
  "(기한 안에 반드시 제출할 것.)",
  "(기관 누리집에 널리 알려 주시기 바람.)",
  "계획을 수립하고 그에 따라 집행할 것을 요구;",
  "기관별 세부 계획은 추후 통보.",
];
/** Clipped sentences of reports end without a dot. */
const CLIPPED =
  "주요 과제였음|근거 있음|근거 없음|정비하고자 함|정비하기로 함|시행 예정임|시행할 것임|검토가 필요함|알려 주시기 바람|다음과 같이 안내했습니다|계획을 정한다|사업의 목적이다|예산이 편성된다|계획을 발표했다|과제였다|근거가 있다|근거가 없다|정비하였음".split(
    "|",
  );

group("sentences", () => {
  it.each([...SENTENCES, ...CLIPPED])("%s", (text) => {
    expect(readsAsHeading(text)).toBe(false);
    expect(readsAsSentence(text)).toBe(true);
  });

  it("are longer than a word with its dot, which may be a title's", () => {
    expect(readsAsSentence("주차장 관리 지침 일부개정.")).toBe(false);
    expect(readsAsSentence("주차장 관리 지침의 일부개정.")).toBe(true);
  });
});

it.each([
  ["nothing at all", ""],
  ["a number", "3,500"],
  ["a date", "2024. 5. 3.(금)"],
  ["a long line", "가".repeat(75)],
])("%s heads nothing", (_, text) => {
  expect(readsAsHeading(text)).toBe(false);
});

it("takes a line of 60 letters for a heading, or as few as are asked for", () => {
  expect(readsAsHeading("가".repeat(60))).toBe(true);
  expect(readsAsHeading("가".repeat(61))).toBe(false);
  expect(readsAsHeading("가".repeat(31), 30)).toBe(false);
});
