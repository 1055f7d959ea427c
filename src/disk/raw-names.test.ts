import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import iconv from "iconv-lite";
import { afterAll, describe, expect, it } from "vitest";
import {
  bytesOfName,
  hasRawBytes,
  listEntries,
  listNames,
  nameFromBytes,
  pathForDisk,
  realPath,
} from "./raw-names.js";

const folder = mkdtempSync(join(tmpdir(), "wonmun-names-"));
afterAll(() => rmSync(folder, { recursive: true }));

const CP949 = iconv.encode("뷁 예산안.docx", "cp949");

describe("names as bytes", () => {
  it.each([
    ["CP949", CP949],
    ["one broken byte", Buffer.from([0x61, 0xff, 0x62])],
    ["UTF-8 cut off", Buffer.from("예산").subarray(0, 5)],
    ["an overlong slash", Buffer.from([0xc0, 0xaf])],
    ["a surrogate in UTF-8", Buffer.from([0xed, 0xb2, 0xb0])],
    [
      "UTF-8 with a replacement character of its own, and a broken byte",
      Buffer.from("\ufffd\xff", "latin1"),
    ],
    ["an emoji beside a broken byte", Buffer.concat([Buffer.from("📄"), Buffer.from([0xb0])])],
  ])("%s comes back whole", (_what, bytes) => {
    const name = nameFromBytes(bytes);
    expect(hasRawBytes(name)).toBe(true);
    expect(name).not.toContain("/");
    expect(bytesOfName(name)).toEqual(bytes);
    expect(pathForDisk(name)).toEqual(bytes);
  });

  it.each(["예산.docx", "예산.docx".normalize("NFD"), "\ufffd.docx", "📄.pdf"])(
    "%s is text and stays so",
    (text) => {
      expect(nameFromBytes(Buffer.from(text))).toBe(text);
      expect(pathForDisk(text)).toBe(text);
    },
  );

  it("any bytes come back, and no two names become one", () => {
    const seen = new Set<string>();
    for (let first = 1; first < 256; first++) {
      for (let second = 1; second < 256; second++) {
        const bytes = Buffer.from([0x41, first, second, 0xb0]);
        const name = nameFromBytes(bytes);
        expect(bytesOfName(name).equals(bytes)).toBe(true);
        seen.add(name);
      }
    }
    expect(seen.size).toBe(255 * 255);
  });
});

describe.runIf(process.platform === "linux")("on disk", () => {
  it("lists, opens and resolves names that are not UTF-8", async () => {
    const inner = Buffer.concat([Buffer.from(`${folder}/`), iconv.encode("자료", "cp949")]);
    mkdirSync(inner);
    writeFileSync(Buffer.concat([inner, Buffer.from("/"), CP949]), "본문");
    symlinkSync(inner, join(folder, "link"));
    const [name] = (await listNames(folder)).filter(hasRawBytes);
    const [entry] = await listEntries(join(folder, name!));
    expect((await listEntries(folder)).map((one) => one.isDirectory()).sort()).toEqual([
      false,
      true,
    ]);
    expect(bytesOfName(entry!.name)).toEqual(CP949);
    expect(await readFile(pathForDisk(join(folder, name!, entry!.name)), "utf8")).toBe("본문");
    expect(await realPath(join(folder, "link"))).toBe(await realPath(join(folder, name!)));
  });
});
