import { expect, it } from "vitest";
import { verify } from "./verify.js";

const TEXT = "제5조(임기) 위원의 임기는 2년으로 한다.\n제8조(위원장) 위원장은 위원 중에서 정한다.";
const verdict = (answer: string, text = TEXT) => {
  const chunk = {
    doc_id: "sha256:a",
    chunk_id: "c1",
    filename: "a.hwp",
    anchors: [],
    path: [],
    text,
  };
  return verify({ answer, sources: [chunk] }, () => chunk).verdict;
};

it("does not support of one what is printed of another", () => {
  expect(verdict("위원장의 임기는 2년입니다.")).toBe("not_checked");
  expect(verdict("위원의 임기는 2년입니다.")).toBe("supported");
});

it("takes a kind of the printed one, and a name that stands nowhere, for it", () => {
  expect(verdict("위원의 임기는 2년입니다.", "민간위원의 임기는 2년으로 한다.")).toBe("supported");
  const named = "위원의 임기는 2년으로 한다.\n민간위원은 원장이 위촉한다.";
  expect(verdict("민간위원의 임기는 2년입니다.", named)).toBe("supported");
  expect(verdict("구성원의 임기는 2년입니다.")).toBe("supported");
});
