/** Keeps the figures of `npm run chaos` in bench/results; scenarios that were not run keep those of before. */
import { existsSync, readFileSync } from "node:fs";
import { record } from "../../bench/record.mjs";

const RESULT = new URL("../../bench/results/chaos.json", import.meta.url);

/** By scenario and figure: what people read. A figure that is not here stands in the detail alone. */
const SHOWN = {
  flips: {
    flips: [
      "캐시와 상태 파일에서 뒤집거나 자른 곳",
      "Bytes flipped or cut in cache and state files",
      "higher",
      10_000,
    ],
    "other texts": ["그 뒤 달라진 답", "Answers that changed after it", "lower", 0],
  },
  cache: {
    "caches broken": [
      "읽기 전용·가득 참·삭제된 캐시",
      "Caches made read-only, filled or removed under the service",
      "higher",
    ],
    "documents wrong or missing": [
      "그동안 틀리거나 빠진 문서",
      "Documents wrong or missing meanwhile",
      "lower",
      0,
    ],
  },
  clock: { "clock jumps": ["시계가 바뀐 횟수", "Clock jumps of up to 60 years", "higher"] },
  services: {
    "changes by two services": [
      "두 서비스가 한 폴더에 한 변경",
      "Changes by two services on one corpus",
      "higher",
    ],
  },
  kills: {
    "parsers killed": ["읽는 중에 죽인 파서", "Parsers killed while reading", "higher"],
    "services killed": ["쓰는 중에 죽인 서비스", "Services killed while writing", "higher"],
  },
  clients: {
    "MiB at the peak": [
      "5 kB 폭탄 통합 문서를 받지 않는 클라이언트 넷: 서비스의 최대 메모리",
      "Four clients that do not take the answer to a 5 kB bomb workbook: peak memory of the service",
      "lower",
      700,
      "MiB",
    ],
    "slowest search beside it, ms": [
      "그 옆에서 가장 느린 검색",
      "Slowest search beside them and 400 clients that do not speak",
      "lower",
      undefined,
      "ms",
    ],
  },
  files: {
    files: ["한 테넌트의 파일", "Files in one tenant", "higher", 20_000],
    "after a change, ms": [
      "한 파일이 바뀐 뒤의 요청",
      "A request after one of them changed",
      "lower",
      undefined,
      "ms",
    ],
    "after a restart, ms": [
      "다시 시작한 뒤의 첫 요청",
      "The first request after a restart",
      "lower",
      undefined,
      "ms",
    ],
  },
};

export function recordChaos(found) {
  const before = existsSync(RESULT) ? JSON.parse(readFileSync(RESULT, "utf8")).detail : {};
  const detail = { ...before, ...found };
  const figures = Object.entries(SHOWN).flatMap(([scenario, shown]) =>
    Object.entries(shown).flatMap(([name, [ko, en, better, bar, unit = ""]]) => {
      const ours = detail[scenario]?.[name];
      if (ours === undefined) return [];
      const id = `${scenario}/${name}`;
      return [{ id, ko, en, ours, unit, better, ...(bar !== undefined && { bar }) }];
    }),
  );
  record("chaos", { figures, detail });
}
