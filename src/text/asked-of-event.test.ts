/** An event's place and time are asked for by its verb too. */
import { expect, it } from "vitest";
import { askedOfEvent } from "./asked-of-event.js";

it.each([
  ["축제의 설명회는 어디서 열리나요?", "축제의 설명회 장소는 어디인가요?"],
  ["축제는 어디에서 하나요?", "축제 장소는 어디인가요?"],
  ["축제의 심사는 언제 하나요?", "축제의 심사는 언제인가요?"],
])("%s asks %s", (question, asked) => {
  expect(askedOfEvent(question)).toBe(asked);
});

it.each([
  "신청서는 어디서 받나요?",
  "축제는 언제까지 하나요?",
  "축제는 어디서 열렸나요?",
  "어디서 하나요?",
])("%s stays as it is", (question) => {
  expect(askedOfEvent(question)).toBe(question);
});
