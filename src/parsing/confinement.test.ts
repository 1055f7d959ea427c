/** A reader that a document leads astray reaches nothing: no file but its own code, no network, no other process. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { DEFAULT_READ_OPTIONS } from "../readers/reader.js";
import { withoutCoveredPaths } from "./confinement.js";
import { ParserPool } from "./pool.js";

const program = fileURLToPath(new URL("../../test/fixtures/prying-parser.mjs", import.meta.url));

it("a parser process is refused everything but its input", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wonmun-pry-"));
  const secret = join(folder, "secret");
  writeFileSync(secret, "비밀");
  let visits = 0;
  const server = createServer((_request, response) => response.end("found"));
  server.on("connection", () => {
    visits++;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const pool = new ParserPool({ workers: 1, timeout: 20, memory: 256, program });
  onTestFinished(async () => {
    await pool.close();
    server.close();
    rmSync(folder, { recursive: true });
  });

  const { port } = server.address() as AddressInfo;
  const input = Buffer.from(JSON.stringify({ secret, folder, port }));
  const { parts } = await pool.run(
    {
      input: "file",
      bytes: input.length,
      filename: "a",
      options: DEFAULT_READ_OPTIONS,
      want: { kind: "document" },
    },
    async function* () {
      yield input;
    },
  );

  const report = JSON.parse(parts.document!.toString()) as Record<string, string>;
  expect(Object.keys(report).length).toBeGreaterThan(20);
  const refused = ["ERR_ACCESS_DENIED", "ERR_UNSUPPORTED_ESM_URL_SCHEME"];
  expect(Object.entries(report).filter(([, how]) => !refused.includes(how))).toEqual([
    ["make a function of text", expect.stringContaining("disallowed for this context")],
    ["take the network back", expect.stringContaining("read only property")],
  ]);
  expect(visits).toBe(0);
  expect(existsSync(join(folder, "written"))).toBe(false);
});

it("names each path once, and none that a folder covers", () => {
  expect(withoutCoveredPaths(["/a/b.js", "/a/*", "/c/*", "/c/*", "/c/d/*", "/e"])).toEqual([
    "/a/*",
    "/c/*",
    "/e",
  ]);
});

it("a process starts where a folder is allowed twice over", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wonmun-confinement-"));
  const pool = new ParserPool({
    ...{ workers: 1, timeout: 20, memory: 512, readable: [folder, folder, tmpdir()] },
  });
  onTestFinished(async () => {
    await pool.close();
    rmSync(folder, { recursive: true });
  });
  const bytes = Buffer.from("글");
  const job = {
    ...{ input: "file" as const, bytes: bytes.length, filename: "a.txt" },
    ...{ options: DEFAULT_READ_OPTIONS, want: { kind: "document" as const } },
  };
  const { summary } = await pool.run(job, async function* () {
    yield bytes;
  });
  expect(summary!).toMatchObject({ readable: true, format: "txt" });
});
