/** Names of results in the `--out` folder: inputs of one name from several folders never overwrite each other's. */
import { basename } from "node:path";

export class OutputNames {
  private readonly taken = new Set<string>();

  constructor(private readonly extension: string) {}

  /** The input's own name; `… (2)` and so on where an earlier input has it. */
  nameFor(path: string): string {
    for (let count = 1; ; count += 1) {
      const name = `${basename(path)}${count > 1 ? ` (${count})` : ""}${this.extension}`;
      // Disks that do not tell capitals or NFC from NFD would take two names for one.
      const key = name.normalize("NFC").toLowerCase();
      if (this.taken.has(key)) continue;
      this.taken.add(key);
      return name;
    }
  }
}
