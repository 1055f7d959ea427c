import { expect, it } from "vitest";
import { revisionLabel } from "./revision-labels.js";

it.each([
  ["added", "제3호", "신설 제3호", "added 제3호"],
  ["deleted", "제13호", "삭제 제13호", "deleted 제13호"],
  ["amended", "제5조", "개정 제5조", "amended 제5조"],
  ["unchanged", "제7조", "현행과 같음 제7조", "unchanged 제7조"],
  ["renumbered", "", "번호만 바뀜", "renumbered"],
] as const)("a revision is named by what happens to what: %s %s", (kind, label, ko, en) => {
  expect(revisionLabel({ kind, label })).toEqual({ ko, en });
});
