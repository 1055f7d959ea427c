/** Processor time of a process and of what it started, in ms (proc(5), schedstat): what a busy machine does not stretch. */
import { readdirSync, readFileSync } from "node:fs";

export function processorMs(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const own = threads.map(
      (thread) =>
        Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]) / 1e6,
    );
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
    );
    return [...own, ...children.map(processorMs)].reduce((sum, each) => sum + each, 0);
  } catch {
    return 0; // It ended between two looks.
  }
}
