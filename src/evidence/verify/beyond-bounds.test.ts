import { expect, it } from "vitest";
import { verify } from "./verify.js";

const judged = (text: string, answer: string) => {
  const chunk = {
    ...{ doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  };
  return verify({ answer, sources: [chunk] }, () => chunk).sentences[0]!.verdict;
};

const ALLOWED = "소득이 기준의 80% 이하인 가구는 지원을 받을 수 있다.";

it.each([
  [ALLOWED, "소득이 기준의 80%를 초과하면 지원을 받을 수 없습니다."],
  [ALLOWED, "소득이 기준의 80%를 초과하는 가구는 지원을 받을 수 없습니다."],
  ["만 19세 이상인 사람은 신청할 수 있다.", "만 19세 미만인 사람은 신청할 수 없습니다."],
])("%s does not contradict %s", (printed, said) => {
  expect(judged(printed, said)).not.toBe("contradicted");
});

it.each([
  [ALLOWED, "소득이 기준의 80%를 초과하면 지원을 받을 수 있습니다."],
  [ALLOWED, "소득이 기준의 80% 이하이면 지원을 받을 수 없습니다."],
  [
    "소득이 기준의 80% 이하인 가구는 지원을 받을 수 없다.",
    "소득이 기준의 80%를 초과하면 지원을 받을 수 없습니다.",
  ],
])("%s contradicts %s", (printed, said) => {
  expect(judged(printed, said)).toBe("contradicted");
});

it("is told by a comparison too", () => {
  const printed = "안심주택은 3층 이하에 공급됩니다.";
  expect(judged(printed, "안심주택은 3층보다 높은 층에는 공급되지 않습니다.")).not.toBe(
    "contradicted",
  );
  expect(judged(printed, "안심주택은 3층보다 높은 층에 공급됩니다.")).toBe("contradicted");
});

it("is told of the bound itself", () => {
  const printed = "만 19세 이상인 성년자에게 공급한다.";
  expect(judged(printed, "19세 미만은 원칙적으로 신청할 수 없습니다.")).not.toBe("contradicted");
});
