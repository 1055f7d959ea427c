/** Labels of revisions for display (`삭제 제13호`). */
import type { Wording } from "../model/codes.js";
import type { Revision } from "../model/structure.js";

const KINDS: Record<Revision["kind"], Wording> = {
  added: { ko: "신설", en: "added" },
  deleted: { ko: "삭제", en: "deleted" },
  amended: { ko: "개정", en: "amended" },
  unchanged: { ko: "현행과 같음", en: "unchanged" },
  renumbered: { ko: "번호만 바뀜", en: "renumbered" },
};

export function revisionLabel({ kind, label }: Pick<Revision, "kind" | "label">): Wording {
  const { ko, en } = KINDS[kind];
  return { ko: `${ko} ${label}`.trim(), en: `${en} ${label}`.trim() };
}
