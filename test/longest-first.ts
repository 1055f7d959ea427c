/**
 * Long suites first, so that no processor waits for one of them at the end. A fresh clone has no durations of an earlier run, and Vitest then
 * begins with the largest files, while some of the longest suites are among the smallest.
 */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Half a minute and more on two processors, the longest first. */
const LONG = [
  "test/browser/pages.test.ts",
  "test/chaos/chaos.test.ts",
  "test/command-line.test.ts",
  "test/package/package.test.ts",
  "test/contract/conformance.test.ts",
  "test/docs/examples.test.ts",
  "test/browser/view.test.ts",
  "test/postgres/same-answers.test.ts",
  "test/damaged-cache.test.ts",
  "test/equal-readings.test.ts",
  "test/postgres/chaos.test.ts",
  "test/isolation/isolation.test.ts",
  "src/readers/image/scan-conditions.test.ts",
  "test/jobs.test.ts",
  "test/contract/starting.test.ts",
  "test/survive-kills.test.ts",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    const long = LONG.flatMap((name) => others.filter(({ moduleId }) => moduleId.endsWith(name)));
    return [...new Set([...long, ...others])];
  }
}
