/** Every scenario of the chaos suite, in the order in which they run. */
import { brokenCache } from "./broken-cache.js";
import { clockJumps } from "./clock-jumps.js";
import { flippedBytes } from "./flipped-bytes.js";
import { killedProcesses } from "./killed-processes.js";
import { manyFiles } from "./many-files.js";
import type { Scenario } from "./scenario.js";
import { slowClients } from "./slow-clients.js";
import { twoServices } from "./two-services.js";

export const SCENARIOS: readonly Scenario[] = [
  flippedBytes,
  brokenCache,
  clockJumps,
  twoServices,
  killedProcesses,
  slowClients,
  manyFiles,
];
