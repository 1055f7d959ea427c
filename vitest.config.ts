import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/longest-first.js";

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.ts",
      "web/**/*.test.ts",
      "test/**/*.test.ts",
      "bench/**/*.test.ts",
      "samples/**/*.test.ts",
      "scripts/**/*.test.ts",
    ],
    // Parser processes run the compiled code, so the build comes before the tests.
    globalSetup: ["test/build.ts"],
    pool: "threads",
    sequence: { sequencer: LongestFirst },
    // A guard against what never ends, not a measure of speed: a crowded machine is slow.
    testTimeout: 60_000,
    // Many tests wait for processes of their own: one worker would leave a core of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Whole-service tests run on a crowded machine in CI: one second try, which the report names.
    retry: process.env.CI ? 1 : 0,
    // `npm run coverage`: what runs in parser processes is not seen, only the same code called from tests.
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      reporter: ["text-summary", "html", "lcovonly"],
    },
  },
});
