/** Parse results that services share: a file of the parse cache that one wrote, any other takes over. */
import type { Database } from "./connection.js";
import { PiecesMissing, readPieces, replacePieces } from "./pieces.js";

export class SharedParseResults {
  constructor(private readonly database: Database) {}

  /** Its pieces, the first already read; null where there is none. What is there is not checked. */
  async pieces(key: string): Promise<AsyncIterable<Buffer> | null> {
    const pieces = readPieces(this.database, "parse_results", key);
    try {
      const { value: first } = await pieces.next();
      return first ? withFirst(first, pieces) : null;
    } catch (error) {
      if (error instanceof PiecesMissing) return null;
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

async function* withFirst(first: Buffer, others: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* others;
}
