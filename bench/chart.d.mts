/** Types of the chart, for its test. */
import type { Result } from "./report.mjs";
export function chart(result: Result): string | null;
