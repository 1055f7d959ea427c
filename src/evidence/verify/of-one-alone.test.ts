import { describe, expect, it } from "vitest";
import { allowsAlike, isOfOthers } from "./of-one-alone.js";

const may = (before: string) => ({ kind: "may", before });
const cannot = (before: string) => ({ kind: "cannot", before });

describe("what is allowed to one alone", () => {
  it("is denied to all others", () => {
    const alone = may("수당은위촉위원만");
    expect(allowsAlike(cannot("위촉위원이아니면수당을"), alone)).toBe(true);
    expect(allowsAlike(alone, cannot("위촉위원외에는"))).toBe(true);
    expect(allowsAlike(cannot("위촉위원은수당을"), alone)).toBe(false);
    expect(allowsAlike(cannot("위촉위원이아니면수당을"), may("위촉위원은수당을"))).toBe(false);
  });

  it("is no clash with what is denied to someone else", () => {
    expect(isOfOthers(cannot("당연직위원은수당을"), may("수당은위촉위원만"))).toBe(true);
    expect(isOfOthers(cannot("미등록업체는"), may("등록업체에한하여"))).toBe(true);
    expect(isOfOthers(cannot("등록업체는"), may("등록업체에한하여"))).toBe(false);
    expect(isOfOthers(cannot("위원은수당을"), may("2만원을"))).toBe(false);
    expect(isOfOthers(may("당연직위원은수당을"), may("수당은위촉위원만"))).toBe(false);
  });
});

it("to allow one thing alone is to demand it", () => {
  const must = (before: string) => ({ kind: "must", before });
  expect(allowsAlike(may("한곳에만"), must("1개블록만"))).toBe(true);
  expect(allowsAlike(may("한곳에"), must("1개블록만"))).toBe(false);
  expect(allowsAlike(may("위원만"), must("위원만"))).toBe(false);
});
