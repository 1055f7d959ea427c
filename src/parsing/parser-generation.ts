/**
 * The parser generation: a hash of the compiled reading code and its libraries, written by the build. It is part of
 * every cache key, so results of an older reader are never served.
 */
import { readFileSync } from "node:fs";
import { compiledPath } from "./compiled-code.js";

export function parserGeneration(): string {
  const { generation } = JSON.parse(readFileSync(compiledPath("generation.json"), "utf8")) as {
    generation: string;
  };
  return generation;
}
