/** Types of the record, for the tests that keep figures. */
import type { Figure } from "./report.mjs";

export function record(
  area: string,
  result: { peers?: Record<string, string>; figures: Figure[]; detail?: unknown },
): unknown;
