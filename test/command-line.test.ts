/** The `wonmun` command, compiled and in its own process. */
import { type ChildProcess, spawn } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { SETTING_NAMES } from "../src/settings/declarations.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const letter = join(root, "samples/corpus/demo/시행문.docx");
const broken = join(root, "samples/corpus/demo/깨진 파일.docx");
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "wonmun-cli-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

type Environment = Record<string, string | undefined>;

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** `nobody` of Linux, whom tests run by the superuser also run the command as. */
const NOBODY = 65_534;
const OTHER_USER = { uid: NOBODY, gid: NOBODY };

function start(
  args: string[],
  env: Environment = {},
  user: { uid?: number; gid?: number } = {},
): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [join(root, "dist/cli/main.js"), ...args], {
    cwd: directory,
    env: { PATH: process.env.PATH, SERVICE_CACHE: join(directory, "cache"), ...env },
    ...user,
  });
  let out = "";
  let err = "";
  child.stdout?.on("data", (text) => {
    out += text;
  });
  child.stderr?.on("data", (text) => {
    err += text;
  });
  const ended = new Promise<Ended>((resolve) =>
    child.on("close", (code) => resolve({ code, out, err })),
  );
  return { child, ended };
}
const wonmun = (args: string[], env: Environment = {}) => start(args, env).ended;

/** A running service; its address once it listens. */
async function serve(env: Environment = {}, user = {}) {
  const { child, ended } = start(["serve", "--corpus", directory, "--port", "0"], env, user);
  onTestFinished(() => void child.kill("SIGKILL"));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (text) => {
      const found = /^wonmun (http:\S+)$/m.exec(String(text))?.[1];
      if (found) resolve(found);
    });
    child.on("exit", (code) => reject(new Error(`ended with ${code}`)));
  });
  return { child, ended, address };
}

describe("wonmun", () => {
  it("shows how it is used", async () => {
    const { code, out } = await wonmun(["--help"]);
    expect(code).toBe(0);
    for (const name of ["serve", "parse", "ask", "cache"]) expect(out).toContain(`wonmun ${name}`);
    for (const name of SETTING_NAMES) expect(out).toContain(`  ${name}`);
    expect((await wonmun([])).code).toBe(2);
    expect((await wonmun(["fly"])).code).toBe(2);
  });
});

describe("wonmun serve", () => {
  it.each([
    ["binding beyond this machine without a key", ["--host", "0.0.0.0"], {}],
    ["a port that is no number", ["--port", "http"], {}],
    ["a corpus that is no directory", ["--corpus", "/no/such/folder"], {}],
    ["broken keys", [], { SERVICE_API_KEYS: "{" }],
    ["an unknown option", ["--colour"], {}],
    ["a gateway that is no address", [], { SERVICE_LLM_BASE_URL: "model", SERVICE_LLM_MODEL: "m" }],
    [
      "a gateway without its model",
      [],
      {
        SERVICE_LLM_MODEL: "",
        SERVICE_LLM_API_KEY: "k",
        SERVICE_LLM_BASE_URL: "http://127.0.0.1/v1",
      },
    ],
    ["an unknown setting", [], { SERVICE_PROT: "80" }],
    ["a switch that is none", [], { SERVICE_VECTORS: "banana" }],
    ["a model that is no folder", [], { SERVICE_VECTOR_MODEL: "/no/such/folder" }],
    ["a cache that is a file", ["--cache", letter], {}],
    ["a cache that cannot be made", [], { SERVICE_CACHE: "/proc/wonmun" }],
    ["a usage log in no folder", [], { SERVICE_USAGE_LOG: "/no/such/usage.jsonl" }],
    ["a usage log that is a folder", [], { SERVICE_USAGE_LOG: root }],
    ["a feedback log in no folder", [], { SERVICE_FEEDBACK_LOG: "/no/such/feedback.jsonl" }],
    ["a feedback log that is no file", [], { SERVICE_FEEDBACK_LOG: "/dev/null" }],
    ["the administrator's name in a list", [], { SERVICE_API_KEYS: '{"default":"k"}' }],
    ["a list of hosts with a port", [], { SERVICE_ALLOWED_HOSTS: "a:80" }],
    ["a temporary folder that is not there", [], { TMPDIR: "/no/such/folder" }],
  ])("refuses %s with one line and exit code 2", async (_what, args, env) => {
    const { child, ended } = start(["serve", "--port", "0", "--corpus", ".", ...args], env);
    onTestFinished(() => void child.kill("SIGKILL"));
    const { code, err, out } = await ended;
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(err).toMatch(/^wonmun: /);
    // It says which setting or option is at fault.
    const [name = args[0]!] = Object.keys(env);
    if (name !== "--host") expect(err).toContain(name);
    expect(code).toBe(2);
    expect(out).toBe("");
  });

  it.runIf(process.getuid?.() === 0)("starts for a second OS user beside the first", async () => {
    const shared = join(directory, "tmp");
    mkdirSync(shared);
    for (const path of [directory, shared]) chmodSync(path, 0o1777);
    const env = { TMPDIR: shared, SERVICE_CACHE: "0" };
    await serve(env);
    const { address } = await serve(env, OTHER_USER);
    expect((await fetch(`${address}/health`)).status).toBe(200);
    expect(readdirSync(shared).sort()).toEqual(["wonmun-0", `wonmun-${NOBODY}`]);
  });

  it.runIf(process.getuid?.() === 0)(
    "refuses in one line what this OS user may not write or read",
    async () => {
      chmodSync(directory, 0o755);
      const closed = join(directory, "closed");
      mkdirSync(closed, { mode: 0o700 });
      for (const env of [
        { SERVICE_CACHE: directory },
        { SERVICE_CACHE: join(directory, "new") },
        { SERVICE_CACHE: "0", SERVICE_USAGE_LOG: join(directory, "usage.jsonl") },
        { SERVICE_CACHE: "0", SERVICE_CORPUS: closed },
      ]) {
        const run = start(["serve", "--port", "0"], { SERVICE_CORPUS: ".", ...env }, OTHER_USER);
        const { code, err } = await run.ended;
        expect(err.trim()).toMatch(/^wonmun: SERVICE_.*권한이 없습니다 \/ permission.*$/);
        expect(code).toBe(2);
      }
    },
  );

  it("takes an empty list of keys for no key: not beyond this machine", async () => {
    const args = ["serve", "--port", "0", "--corpus", ".", "--host", "0.0.0.0"];
    const { child, ended } = start(args, { SERVICE_API_KEYS: "{}" });
    onTestFinished(() => void child.kill("SIGKILL"));
    expect(await ended).toMatchObject({ code: 2, err: expect.stringMatching(/without a key\n$/) });
  });

  it("has no language model without its key, and says so", async () => {
    const { child, ended, address } = await serve({
      SERVICE_LLM_BASE_URL: "http://127.0.0.1:9/v1",
      SERVICE_LLM_MODEL: "m",
    });
    const health = await (await fetch(`${address}/health`)).json();
    expect(health).toMatchObject({ llm: { configured: false, host: "", model: "" } });
    child.kill("SIGTERM");
    expect((await ended).out).toContain("SERVICE_LLM_API_KEY");
  });

  it("answers, and stops in order at SIGTERM", async () => {
    const { child, ended, address } = await serve();
    const health = await (await fetch(`${address}/health`)).json();
    expect(health).toMatchObject({ ok: true, cache: { enabled: true } });
    child.kill("SIGTERM");
    expect((await ended).code).toBe(0);
  });

  it("reads again what a parser was killed over, gives the reason the second time, and goes on", async () => {
    const { child, address } = await serve({ SERVICE_WORKERS: "1", SERVICE_CACHE: "0" });
    const post = async (file: string) => {
      const response = await fetch(`${address}/parse?filename=a.docx`, {
        method: "POST",
        headers: { "content-type": "application/octet-stream" },
        body: new Uint8Array(readFileSync(file)),
      });
      expect(response.status).toBe(200);
      return response.json();
    };
    // Recognising a page takes a second or more: a parser that used more time than its start or rest has it in hand.
    const scan = join(root, "samples/corpus/demo/스캔.png");
    const killBusyParser = async (ticks: number) => {
      const parser = await vi.waitFor(() => parserOf(child.pid!), 60_000);
      await vi.waitFor(() => expect(ticksOf(parser)).toBeGreaterThan(ticks), 60_000);
      process.kill(parser, "SIGKILL");
      await vi.waitFor(() => expect(existsSync(`/proc/${parser}`)).toBe(false), 60_000);
    };
    // Where a parser was not caught in time and the test is tried again, nobody is left to hear of the answer.
    const begin = (file: string) => {
      const answer = post(file);
      answer.catch(() => {});
      return answer;
    };
    const once = begin(scan);
    await killBusyParser(100);
    expect(await once).toMatchObject({ access: { readable: true } });
    const idle = ticksOf(parserOf(child.pid!));
    const twice = begin(scan);
    await killBusyParser(idle + 20);
    await killBusyParser(100);
    expect(await twice).toMatchObject({ access: { readable: false, reason: "READER_FAILED" } });
    expect(await post(letter)).toMatchObject({ access: { readable: true } });
  });
});

describe("wonmun parse", () => {
  it("writes JSON, Markdown or chunks", async () => {
    const json = JSON.parse((await wonmun(["parse", letter])).out);
    expect(json.source).toMatchObject({ filename: "시행문.docx", format: "docx" });
    const chunked = JSON.parse(
      (await wonmun(["parse", letter, "--chunks", "--budget", "200"])).out,
    );
    expect(chunked.chunks.length).toBeGreaterThan(1);
    expect((await wonmun(["parse", letter, "--md"])).out).toContain("| 광역시 | 80,000원 |");
  });

  it("explains why each field is what it is", async () => {
    const { out } = await wonmun(["parse", letter, "--explain"]);
    const [{ filename, fields }] = JSON.parse(out);
    expect(filename).toBe(basename(letter));
    expect(fields.title.candidates[0]).toMatchObject({
      value: fields.title.value,
      evidence: expect.arrayContaining(["letter"]),
    });
    expect(fields.doc_number.reason).toBeNull();
  });

  it("names what it could not read and why, and reads the rest", async () => {
    const out = join(directory, "out");
    const { code, err } = await wonmun([
      "parse",
      letter,
      broken,
      join(directory, "없음.pdf"),
      "--out",
      out,
    ]);
    expect(code).toBe(1);
    expect(err).toContain("CORRUPT");
    expect(err).toContain("없음.pdf");
    expect(
      readdirSync(out)
        .map((name) => name.normalize("NFC"))
        .sort(),
    ).toEqual(["깨진 파일.docx.json", "시행문.docx.json"]);
  });

  it("gives the results in the order of the files, a failed one in its place", async () => {
    const copies = Array.from({ length: 6 }, (_, n) => join(directory, `${n}.docx`));
    for (const copy of copies) writeFileSync(copy, readFileSync(letter));
    copies.splice(3, 1, join(directory, "없음.docx"));
    const { out, err } = await wonmun(["parse", "--md", ...copies], { SERVICE_WORKERS: "2" });
    expect(out.match(/광역시 \| 80,000원/g)).toHaveLength(5);
    expect(err).toContain("없음.docx: 파일이 없습니다");
    const json = await wonmun(["parse", ...copies], { SERVICE_WORKERS: "2" });
    const names = json.out.match(/"filename":"\d\.docx"/g);
    expect(names?.map((name) => name.match(/\d/)![0])).toEqual(["0", "1", "2", "4", "5"]);
  });

  it.each([
    [["--md", "--json"]],
    [["--budget", "7"]],
    [["--out", letter]],
    [["--out", "/proc/x"]],
    [[]],
  ])("refuses %j with exit code 2", async (args) => {
    expect((await wonmun(["parse", ...args, ...(args.length ? [letter] : [])])).code).toBe(2);
  });
});

describe("wonmun ask", () => {
  it("answers with the evidence under it, or says that it cannot", async () => {
    const corpus = join(root, "samples/corpus");
    const tenant = mkdtempSync(join(directory, "corpus-"));
    writeFileSync(join(tenant, "시행문.docx"), readFileSync(letter));
    const name = tenant.split("/").at(-1)!;
    const asked = await wonmun([
      "ask",
      "--corpus",
      directory,
      "--tenant",
      name,
      "광역시 숙박비 상한은 얼마인가?",
    ]);
    expect(asked.code).toBe(0);
    expect(asked.out).toContain("광역시 | 80,000원");
    expect(asked.out).toMatch(/\[1\] 시행문\.docx · 1쪽/);
    const unknown = await wonmun(["ask", "--corpus", corpus, "--tenant", "없는곳", "무엇?"]);
    expect(unknown.code).toBe(2);
  });

  it("shows what changed with the old text and the new, under their heading", async () => {
    const tenant = mkdtempSync(join(directory, "corpus-"));
    const rules = readFileSync(join(root, "samples/corpus/demo/개정 규칙.hwpx"));
    writeFileSync(join(tenant, "개정 규칙.hwpx"), rules);
    const place = ["--corpus", directory, "--tenant", tenant.split("/").at(-1)!];
    const { out } = await wonmun(["ask", ...place, "제3조는 어떻게 바뀌었나요?"]);
    const [heading, row] = out.split("\n");
    expect(heading).toBe("현행 | 개정안");
    expect(row).toMatch(
      /^제3조\(숙박비\).* 8만원으로 한다\. \| 제3조\(숙박비\).* 별표 1과 같다\.$/,
    );
    // One citation: the heading, the row, and what kind of change it is.
    const citations = out.split(/^(?=\[\d+\] )/m).slice(1);
    expect(citations).toHaveLength(1);
    expect(citations[0]).toMatch(/\n {4}현행 \| 개정안\n {4}제3조.*\n {4}개정 제3조제1항\n/);
  });
});

describe("wonmun cache", () => {
  it("lists and purges what was read", async () => {
    await wonmun(["parse", letter]);
    const listed = await wonmun(["cache", "ls"]);
    const id = /sha256:[0-9a-f]{64}/.exec(listed.out)?.[0];
    expect(listed.out).toContain("문서 1개");
    expect((await wonmun(["cache", "purge"])).code).toBe(2);
    expect((await wonmun(["cache", "purge", "--older-than", "30d"])).out).toContain("문서 0개");
    expect((await wonmun(["cache", "purge", "--doc-id", id!])).out).toContain("문서 1개");
    expect((await wonmun(["cache", "ls"])).out).toContain("문서 0개");
  });

  it("leaves no word of a tenant whose folder is gone", async () => {
    const corpus = mkdtempSync(join(tmpdir(), "wonmun-corpus-"));
    const cache = join(corpus, "..", `${basename(corpus)}-cache`);
    onTestFinished(() => {
      for (const path of [corpus, cache]) rmSync(path, { recursive: true, force: true });
    });
    mkdirSync(join(corpus, "t"));
    copyFileSync(letter, join(corpus, "t", "편지.docx"));
    const env = { SERVICE_CACHE: cache, SERVICE_CORPUS: corpus };
    await wonmun(["ask", "--tenant", "t", "숙박비 상한은 얼마인가?"], env);
    const holding = () =>
      readdirSync(cache, { recursive: true, encoding: "utf8" })
        .map((name) => join(cache, name))
        .filter((path) => statSync(path).isFile() && readFileSync(path).includes("숙박비"));
    expect(holding().length).toBeGreaterThan(0);
    expect(readdirSync(join(cache, "tenants"))).toHaveLength(1);
    rmSync(join(corpus, "t"), { recursive: true });
    const id = /sha256:[0-9a-f]{64}/.exec((await wonmun(["cache", "ls"], env)).out)![0];
    const other = `sha256:${"0".repeat(64)}`;
    const none = await wonmun(["cache", "purge", "--doc-id", other], env);
    expect(none.out).toContain("테넌트 0개");
    const purged = await wonmun(["cache", "purge", "--doc-id", id], env);
    expect(purged.out).toMatch(/문서 1개, .*테넌트 1개/);
    expect(holding()).toEqual([]);
    expect(readdirSync(join(cache, "tenants"))).toEqual([]);
  });
});

describe("every command", () => {
  it.each([
    ["parse", letter],
    ["ask", "--tenant", "t", "무엇?"],
    ["cache", "ls"],
  ])("refuses an unknown setting and an unusable cache in one line: %s", async (...args) => {
    const lines: string[] = [];
    for (const env of [{ SERVICE_CASHE: "x" }, { SERVICE_CACHE: letter, SERVICE_CORPUS: "." }]) {
      const { code, err } = await wonmun(args, env);
      expect(code).toBe(2);
      lines.push(...err.trim().split("\n"));
    }
    expect(lines).toEqual([
      expect.stringMatching(/SERVICE_CASHE: .* the nearest name is SERVICE_CACHE$/),
      expect.stringMatching(/SERVICE_CACHE \(--cache\) = .*is no folder \(ENOTDIR\)$/),
    ]);
  });
});

/** The parser of a running service; the shell beside it only watches. */
function parserOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  const parser = children.find((id) =>
    readFileSync(`/proc/${id}/cmdline`, "utf8").includes("parser-main"),
  );
  if (!parser) throw new Error("it has no parser");
  return Number(parser);
}

/** Processor time a process has used, in hundredths of a second (utime and stime of proc(5)). */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

describe("wonmun at the terminal", () => {
  it("says in the locale's language what was not read, and why", async () => {
    const call = (LANG?: string) =>
      wonmun(["parse", broken, join(directory, "없는.hwp")], { LANG });
    const [korean, english, both] = await Promise.all([call("ko_KR.UTF-8"), call("en_US"), call()]);
    expect(korean.err).toMatch(/CORRUPT: 파일이 손상[^/]*$/m);
    expect(korean.err).toContain("읽음 0개, 읽지 못함 2개\n");
    expect(english.err).toMatch(/CORRUPT: The file is damaged/);
    expect(english.err).toContain(`${join(directory, "없는.hwp")}: no such file\n`);
    expect(english.err).not.toMatch(/읽지 못함/);
    expect(both.err).toContain("읽음 0개, 읽지 못함 2개 / read 0, not read 2");
  });

  it("ends quietly where nobody reads its output any more", async () => {
    const { child, ended } = start(["parse", letter, letter]);
    child.stdout!.destroy();
    expect(await ended).toMatchObject({ code: 0, err: expect.not.stringContaining("EPIPE") });
  });

  it("tells its version, and what a mistyped command may have been", async () => {
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(await wonmun(["--version"])).toMatchObject({ code: 0, out: `${version}\n` });
    const mistyped = await wonmun(["prase", letter]);
    expect([mistyped.code, mistyped.out]).toEqual([2, ""]);
    expect(mistyped.err).toBe(
      "wonmun: 모르는 명령 prase. 혹시 parse? / unknown command prase; did you mean parse?\n",
    );
    const help = await wonmun(["parse", "--help"], { LANG: "ko_KR.UTF-8" });
    expect([help.code, help.out.split("\n")[1]]).toEqual([0, expect.stringContaining("폴더")]);
  });

  it("reads a folder into texts, and sums up", async () => {
    const folder = join(directory, "in");
    mkdirSync(join(folder, "sub"), { recursive: true });
    copyFileSync(letter, join(folder, "sub", "시행문.docx"));
    copyFileSync(broken, join(folder, "깨진 파일.docx"));
    const out = join(directory, "out");
    const { code, err } = await wonmun(["parse", folder, "--format", "text", "--out", out]);
    expect(code).toBe(1);
    expect(err).toContain("읽음 1개, 읽지 못함 1개 / read 1, not read 1");
    expect(readFileSync(join(out, "시행문.docx.txt"), "utf8")).toContain("숙박비");
  });

  it("reads standard input", async () => {
    const { child, ended } = start(["parse", "-", "--name", "공문.docx", "--format", "md"]);
    child.stdin!.end(readFileSync(letter));
    const { code, out } = await ended;
    expect(code).toBe(0);
    expect(out).toContain("| 광역시 |");
  });
});
