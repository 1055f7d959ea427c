/** Parse results that services share: a file of the parse cache that one wrote, any other takes over. */
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Database } from "./connection.js";
import { PiecesMissing, readPieces, replacePieces } from "./pieces.js";

export class SharedParseResults {
  constructor(private readonly database: Database) {}

  /** Writes it to the path; false where there is none. What is there is not checked. */
  async fetch(key: string, path: string): Promise<boolean> {
    try {
      await pipeline(readPieces(this.database, "parse_results", key), createWriteStream(path));
      return true;
    } catch (error) {
      if (error instanceof PiecesMissing) return false;
      throw error;
    }
  }

  async put(key: string, file: readonly Uint8Array[]): Promise<void> {
    await replacePieces(this.database, "parse_results", key, Buffer.concat(file));
  }

  /** Found damaged: the next reading takes its place. */
  async drop(key: string): Promise<void> {
    await this.database.query("DELETE FROM parse_results WHERE key = $1", [key]);
  }
}
