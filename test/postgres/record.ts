/** Keeps what the long runs against a shared database proved, in `bench/results`; a run that failed keeps nothing. */
import { record } from "../../bench/record.mjs";

const counted = (id: string, ko: string, en: string, ours: number, bar?: number) =>
  ({ id, ko, en, ours, unit: "", better: "higher", ...(bar !== undefined && { bar }) }) as const;
const none = (id: string, ko: string, en: string) =>
  ({ id, ko, en, ours: 0, unit: "", better: "lower", bar: 0 }) as const;

interface SameAnswers {
  rounds: number;
  calls: number;
  changes: number;
  hits: number;
  replaced: number;
}

export function recordSameAnswers(totals: SameAnswers): void {
  record("isolation-database", {
    figures: [
      counted(
        "calls",
        "세 서비스에 나누어 보내 폴더 서비스와 견준 요청",
        "Calls spread over three services on one database whose answer equals, byte for byte, that of one service with a folder",
        totals.calls,
        12_000,
      ),
      counted("changes", "그 사이의 변경", "Uploads and deletions in between", totals.changes),
      counted("hits", "찾은 조각", "Hits compared", totals.hits),
      counted(
        "replaced",
        "빈 디스크로 새로 시작한 서비스",
        "Services replaced by one with an empty disk",
        totals.replaced,
      ),
      none("differences", "다른 답", "Answers that differ"),
    ],
    detail: { ...totals },
  });
}

interface Chaos {
  rounds: number;
  acknowledged: number;
  refused: number;
  unanswered: number;
  slowestMs: number;
  jobs: number;
}

export function recordChaos(figures: Chaos): void {
  record("chaos-database", {
    figures: [
      counted(
        "rounds",
        "서비스나 PostgreSQL을 죽이거나 그 사이 통신을 끊은 횟수",
        "Rounds in which services or PostgreSQL were killed or the network between them cut, slowed or silenced",
        figures.rounds,
        200,
      ),
      counted(
        "acknowledged",
        "받아들인 저장과 삭제",
        "Stores and deletions acknowledged",
        figures.acknowledged,
      ),
      counted("jobs", "받아들인 작업", "Jobs acknowledged, each of which ended", figures.jobs),
      none("twice", "두 번 실행된 작업", "Jobs that ran twice to a visible effect"),
      none("lost", "잃은 저장과 삭제", "Stores and deletions lost or undone"),
      counted(
        "refused",
        "503으로 사유를 밝힌 요청",
        "Calls refused with 503 and why",
        figures.refused,
      ),
      {
        ...{ id: "slowest", ko: "가장 오래 걸린 요청", en: "Slowest call meanwhile" },
        ...{ ours: figures.slowestMs, unit: "ms", better: "lower" as const },
      },
    ],
    detail: { ...figures },
  });
}
