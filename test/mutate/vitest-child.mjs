/**
 * One long-lived Vitest that runs the named tests with one file changed, again and again; a process of its own, because a change
 * may loop for ever and Vitest cannot stop a thread that does.
 *
 * Takes `{ tests, file, code }` (paths; `file` null: nothing changed) and answers `{ failed, ms }`.
 */
import { createVitest } from "vitest/node";

let changed = null;
let asked = [];
/** The nearest test first: where it fails, the others need not run. */
class AsAsked {
  shard = (files) => files;
  sort = (files) => files.sort((a, b) => asked.indexOf(a.moduleId) - asked.indexOf(b.moduleId));
}
const vitest = await createVitest(
  "test",
  {
    watch: false,
    globalSetup: [],
    reporters: [{}],
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    // A busy machine is no failing test; what loops is ended from outside.
    testTimeout: 120_000,
    sequence: { sequencer: AsAsked },
  },
  {
    plugins: [
      {
        name: "changed-file",
        enforce: "pre",
        load: (id) => (id === changed?.file ? changed.code : undefined),
      },
    ],
  },
);
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();

process.on("message", async ({ tests, file, code }) => {
  const started = performance.now();
  asked = tests;
  if (changed) vitest.invalidateFile(changed.file);
  changed = file && { file, code };
  if (changed) vitest.invalidateFile(changed.file);
  const chosen = specifications.filter(({ moduleId }) => tests.includes(moduleId));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen, false);
  // Vitest also gives what earlier runs left of other modules.
  const failed = testModules.some((module) => tests.includes(module.moduleId) && !module.ok());
  process.send({ failed: failed || unhandledErrors.length > 0, ms: performance.now() - started });
});
process.on("disconnect", () => process.exit());
process.send("ready");
