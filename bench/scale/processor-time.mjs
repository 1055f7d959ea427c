/** Processor seconds, as Linux counts them. */
import { readdirSync, readFileSync } from "node:fs";

const TICKS_A_SECOND = 100;

/** Of all processors together, which the host gave to other machines while this one wanted them. */
export function stolenSeconds() {
  const [all] = readFileSync("/proc/stat", "utf8").split("\n");
  const [stolen] = all.trim().split(/\s+/).slice(8);
  return Number(stolen ?? 0) / TICKS_A_SECOND;
}

/** Of a process and all it started, also those that have ended. */
export function processorSeconds(root) {
  const all = new Map();
  for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
    const one = statOf(name);
    if (one) all.set(Number(name), one);
  }
  let ticks = 0;
  for (const [pid, { own, ended }] of all) if (descends(all, pid, root)) ticks += own + ended;
  return ticks / TICKS_A_SECOND;
}

function descends(all, pid, root) {
  for (let at = pid; at > 1; at = all.get(at)?.parent ?? 0) if (at === root) return true;
  return false;
}

/** Null where it has just ended. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may hold anything.
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15);
    return { parent: fields[1], own: user + system, ended: endedUser + endedSystem };
  } catch {
    return null;
  }
}
