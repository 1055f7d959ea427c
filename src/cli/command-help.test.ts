/** Help, suggestions, errors in words and the files that a command line names. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { afterAll, describe, expect, it, vi } from "vitest";
import { Refusal } from "../model/refusal.js";
import { callError } from "./call-errors.js";
import { COMMAND_HELP, commandList, helpOf, localise, localiseLine } from "./command-help.js";
import { runCompletion } from "./completion.js";
import { inputFiles } from "./input-files.js";
import { nearest } from "./suggestion.js";

const names = Object.keys(COMMAND_HELP);
const directory = mkdtempSync(join(tmpdir(), "wonmun-help-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it("is there for every command that is run, and no other", () => {
  const source = readFileSync(new URL("run.ts", import.meta.url), "utf8");
  const run = [...source.matchAll(/^ {2}(\w+): async \(args\)/gm)].map(([, name]) => name!);
  expect(run.sort()).toEqual([...names].sort());
});

describe("help", () => {
  it.each(names.filter((name) => Object.keys(COMMAND_HELP[name]!.options).length > 0))(
    "of %s names exactly its options",
    (name) => {
      const source = readFileSync(new URL(`${name}.ts`, import.meta.url), "utf8");
      const block = /parseArgs\(\{[\s\S]*?options: \{([\s\S]*?)\n {4}\}/.exec(source)![1]!;
      const taken = [...block.matchAll(/^ {6}"?([\w-]+)"?: \{ type/gm)].map(
        ([, option]) => option!,
      );
      expect(Object.keys(COMMAND_HELP[name]!.options).sort()).toEqual(taken.sort());
      for (const option of taken) expect(helpOf(name, "ko_KR.UTF-8")).toContain(`--${option}`);
    },
  );

  it("is in the language of the locale, in both where it names none", () => {
    const said = { ko: "가", en: "a" };
    expect(
      ["ko_KR.UTF-8", "ko", "en_US.UTF-8", "de", "C", "C.UTF-8", "POSIX", ""].map((locale) =>
        localise(said, locale),
      ),
    ).toEqual(["가", "가", "a", "a", "가 / a", "가 / a", "가 / a", "가 / a"]);
    expect(helpOf("parse", "ko")).toMatch(
      /종료 코드\n {2}0 .*\n {2}1 {2}읽지 못한 파일이 있음\n {2}2 /,
    );
    expect(helpOf("parse", "en_GB")).not.toMatch(/[가-힣]/);
    for (const name of names) expect(commandList("")).toContain(`wonmun ${name} `);
  });
});

it("suggests the nearest word, and none that is far", () => {
  expect(nearest("prase", names)).toBe("parse");
  expect(nearest("serv", names)).toBe("serve");
  expect(nearest("frobnicate", names)).toBeNull();
  expect(nearest("x", names)).toBeNull();
});

describe("an error of the call", () => {
  const thrown = (args: string[]) => {
    try {
      parseArgs({ args, options: { out: { type: "string" }, md: { type: "boolean" } } });
    } catch (error) {
      return callError(error, "parse");
    }
    throw new Error("it was taken");
  };

  it("says in words what Node says for programmers", () => {
    expect(thrown(["--fromat"])).toBe(
      "모르는 선택 --fromat. 혹시 --format? / unknown option --fromat; did you mean --format?",
    );
    expect(thrown(["--zzzzzzz"])).toBe("모르는 선택 --zzzzzzz / unknown option --zzzzzzz");
    expect(thrown(["--out"])).toBe("--out 뒤에 값이 필요합니다 / --out needs a value");
    expect(thrown(["--md=1"])).toBe("--md 뒤에는 값을 쓰지 않습니다 / --md takes no value");
    expect(thrown(["a.hwp"])).toContain("a.hwp");
  });

  it("of the machine names the file, one of the program is nobody's but ours", () => {
    const full = Object.assign(new Error("ENOSPC: x"), {
      code: "ENOSPC",
      syscall: "write",
      path: "/a",
    });
    expect(callError(full, "parse")).toBe("/a: 디스크가 가득 찼습니다 / the disk is full (ENOSPC)");
    expect(callError(new Refusal("TENANT_NOT_FOUND"), "ask")).toContain("테넌트");
    expect(callError(new TypeError("undefined is not"), "ask")).toBeNull();
  });
});

describe("the files of a command line", () => {
  const folder = join(directory, "문서");
  mkdirSync(join(folder, "인사"), { recursive: true });
  for (const name of ["가.hwp", "나.pdf", "인사/다.hwp", ".숨김.hwp", "~$가.hwp", "[별표 1].hwp"])
    writeFileSync(join(folder, name), "x");
  const list = async (...given: string[]) =>
    (await inputFiles(given, "a")).files.map(({ shown }) => shown.replace(`${folder}/`, ""));

  it("are those of a folder and its folders, without hidden and lock files", async () => {
    expect(await list(folder)).toEqual(["[별표 1].hwp", "가.hwp", "나.pdf", "인사/다.hwp"]);
  });

  it("are those that a wildcard fits; a file of that very name goes first", async () => {
    expect(await list(join(folder, "*.hwp"))).toEqual(["[별표 1].hwp", "가.hwp", "인사/다.hwp"]);
    expect(await list(join(folder, "?.pdf"), join(folder, "[별표 1].hwp"))).toEqual([
      "나.pdf",
      "[별표 1].hwp",
    ]);
    await expect(list(join(folder, "*.docx"))).rejects.toThrow("no file fits");
    expect(await list("없는 파일.hwp")).toEqual(["없는 파일.hwp"]);
  });
});

describe("completions", () => {
  const made = async (shell: string) => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    await runCompletion([shell]);
    const text = String(write.mock.calls[0]![0]);
    write.mockRestore();
    return text;
  };

  it("of bash complete commands and options", async () => {
    const script = `${await made("bash")}
COMP_WORDS=(wonmun pa); COMP_CWORD=1; _wonmun; echo "\${COMPREPLY[*]}"
COMP_WORDS=(wonmun parse --fo); COMP_CWORD=2; _wonmun; echo "\${COMPREPLY[*]}"`;
    const out = execFileSync("bash", ["--norc", "-c", script], { encoding: "utf8" });
    expect(out).toBe("parse\n--format\n");
  });

  it.each(["zsh", "fish"])("of %s name every command and option", async (shell) => {
    const text = await made(shell);
    for (const name of names) {
      expect(text).toContain(name);
      for (const option of Object.keys(COMMAND_HELP[name]!.options)) expect(text).toContain(option);
    }
  });

  it("of another shell are refused", async () => {
    await expect(runCompletion(["cmd"])).rejects.toThrow("bash, zsh, fish");
  });
});

describe("a line in one language", () => {
  const LINE = "없는.hwp: 없는 파일이나 폴더입니다 / no such file or folder (ENOENT)";

  it("keeps what it speaks of, and the system's code", () => {
    expect(localiseLine(LINE, "ko_KR.UTF-8")).toBe("없는.hwp: 없는 파일이나 폴더입니다 (ENOENT)");
    expect(localiseLine(LINE, "en_US.UTF-8")).toBe("없는.hwp: no such file or folder (ENOENT)");
    expect(localiseLine("값이 필요합니다 / needs a value", "de_DE")).toBe("needs a value");
  });

  it.each(["", "C", "POSIX"])("says both where the locale is %j", (locale) => {
    expect(localiseLine(LINE, locale)).toBe(LINE);
  });

  it.each(["--format: json, md", "가 / b / c", "a / b"])("leaves %j as it is", (line) => {
    expect(localiseLine(line, "ko_KR.UTF-8")).toBe(line);
  });
});
