/** Loaded into the service before it starts (`node --import`): the wall clock is off by the milliseconds in the file `clock` of its working directory. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const file = join(process.cwd(), "clock");
const { now } = Date;
const offset = () => {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
};
Date.now = () => now() + offset();
