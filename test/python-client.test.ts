/** The Python client's own tests against the service, where Python is present. */
import { execFile, execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import type { ParseRequest, Parsing } from "../src/parsing/parsing.js";
import { FakeParsing, startService } from "./service.js";
import { TextParsing } from "./text-parsing.js";

vi.setConfig({ testTimeout: 120_000 });

const folder = fileURLToPath(new URL("../clients/python", import.meta.url));

class BothParsing implements Parsing {
  readonly inFlight = 0;
  private readonly text = new TextParsing();
  private readonly fake = new FakeParsing();
  read = (request: ParseRequest) =>
    request.want.kind === "entries" ? this.text.read(request) : this.fake.read(request);
  async close() {}
}

function hasPython(): boolean {
  try {
    const out = execFileSync("python3", ["-c", "import sys; print(sys.version_info >= (3, 9))"]);
    return out.toString().trim() === "True";
  } catch {
    return false;
  }
}

test.skipIf(!hasPython())("the Python client passes its tests", async () => {
  const service = await startService({ parsing: new BothParsing(), keys: { apiKey: "admin" } });
  const env = {
    PATH: process.env.PATH,
    WONMUN_URL: await service.listen(),
    WONMUN_KEY: "admin",
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHONPATH: folder,
  };
  const { stderr } = await promisify(execFile)(
    "python3",
    ["-m", "unittest", "discover", "-s", "tests"],
    { cwd: folder, env },
  );
  expect(stderr).toMatch(/Ran 8 tests[\s\S]*\nOK/);
});
