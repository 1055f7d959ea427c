/** What the service says in both languages, in one of them. */
import { expect, test } from "vitest";
import { oneHalf } from "./one-half.js";

test.each([
  ["그대로", "그대로", "그대로"],
  ["읽음 / read", "읽음", "read"],
  ["건너뜀 / skipped (3–8쪽)", "건너뜀 (3–8쪽)", "skipped (3–8쪽)"],
  ["건너뜀 / skipped (시간 / out of time)", "건너뜀 (시간)", "skipped (out of time)"],
  [
    "한도(크기)를 넘음 / past the limits (size). Split it",
    "한도(크기)를 넘음",
    "past the limits (size). Split it",
  ],
])("of %j is said with its detail", (text, korean, english) => {
  expect(oneHalf(text, "ko")).toBe(korean);
  expect(oneHalf(text, "en")).toBe(english);
});
