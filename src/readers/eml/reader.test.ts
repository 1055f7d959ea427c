import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { line, makeDocx } from "../../../samples/make/docx.js";
import { koreanWord, makeEml, mimePart } from "../../../samples/make/eml.js";
import { chunkDocument } from "../../chunks/chunk.js";
import { toMarkdown } from "../../markdown/markdown.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const options = { ...DEFAULT_READ_OPTIONS, ocr: false };
const read = (bytes: Buffer, filename = "a.eml") => readFile({ bytes, filename, options });
const HEAD = [
  `Subject: ${koreanWord("회의 안내")}`,
  `From: ${koreanWord("총무과", "Q")} <a@example.invalid>`,
  "To: b@example.invalid",
];
const texts = async (bytes: Buffer) =>
  (await read(bytes)).blocks.map(({ type, text }) => `${type}: ${text}`);

describe("a mail", () => {
  it.each([
    [
      "base64 in ks_c_5601-1987",
      mimePart({
        type: "text/plain; charset=ks_c_5601-1987",
        body: iconv.encode("똠방각하 뷁", "cp949"),
      }),
    ],
    [
      "quoted-printable in euc-kr",
      mimePart({
        type: 'text/plain; charset="euc-kr"',
        body: iconv.encode("똠방각하 뷁", "cp949"),
        encoding: "quoted-printable",
      }),
    ],
    [
      "quoted-printable in UTF-8",
      mimePart({
        type: "text/plain; charset=utf-8",
        body: "똠방각하 뷁",
        encoding: "quoted-printable",
      }),
    ],
    [
      "eight bits without a charset",
      mimePart({
        type: "text/plain",
        body: iconv.encode("똠방각하 뷁", "cp949"),
        encoding: "8bit",
      }),
    ],
  ])("is read whole: %s", async (_, part) => {
    expect(await texts(makeEml(HEAD, [part]))).toEqual([
      "title: 회의 안내",
      "paragraph: From: 총무과 <a@example.invalid>",
      "paragraph: To: b@example.invalid",
      "paragraph: Date: Wed, 9 Sep 2026 10:00:00 +0900",
      "paragraph: 똠방각하 뷁",
    ]);
  });

  it("is read in seven bits too, with the shifts of older Korean and Japanese mails", async () => {
    // Hangul and kana without their eighth bits, between the escapes that say so.
    const korean = mimePart({
      type: "text/plain; charset=iso-2022-kr",
      body: "\x1b$)C\x0eH8@G\x0f 2026 \x0e>H3;\r\nend",
      encoding: "8bit",
    });
    expect((await texts(makeEml(HEAD, [korean]))).slice(4)).toEqual([
      "paragraph: 회의 2026 안내",
      "paragraph: end",
    ]);
    const japanese = mimePart({
      type: "text/plain; charset=iso-2022-jp",
      body: "\x1b$B$9$_$^$;$s\x1b(B",
      encoding: "8bit",
    });
    expect((await texts(makeEml(HEAD, [japanese]))).slice(4)).toEqual(["paragraph: すみません"]);
  });

  it("is one as saved from a mailbox, with its envelope line; several mails in one file are text", async () => {
    const mail = makeEml(HEAD, [mimePart({ type: "text/plain", body: "글" })]);
    const envelope = Buffer.from("From a@example.invalid Wed Sep  9 10:00:00 2026\r\n");
    const boxed = Buffer.concat([envelope, mail]);
    expect(await texts(boxed)).toEqual(await texts(mail));
    const two = await read(Buffer.concat([boxed, Buffer.from("\r\n"), boxed]), "a.mbox");
    expect(two.source.format).toBe("txt");
  });

  it("joins words and names that were cut inside a character", async () => {
    const bytes = iconv.encode("회의", "cp949");
    const word = (part: Buffer) => `=?euc-kr?B?${part.toString("base64")}?=`;
    const cut = `Subject: ${word(bytes.subarray(0, 3))}\r\n ${word(bytes.subarray(3))} plain`;
    const name = encodeURIComponent("붙임 계획서.txt");
    const attached = mimePart({
      type: "text/plain",
      body: "붙임 글",
      headers: [
        `Content-Disposition: attachment;\r\n filename*0*=utf-8''${name.slice(0, 15)};\r\n filename*1*=${name.slice(15)}`,
      ],
    });
    const document = await read(
      makeEml(
        [cut, "From: a@example.invalid"],
        [mimePart({ type: "text/plain", body: "글" }), attached],
      ),
    );
    expect(document.blocks[0]!.text).toBe("회의 plain");
    expect(document.documents![0]!.source.container_path).toEqual(["a.eml", "붙임 계획서.txt"]);
  });

  it("shows HTML instead of its plain twin, and reads attachments, nested mails and calendars as members", async () => {
    const html = mimePart({
      type: "text/html; charset=utf-8",
      body: "<p>본문</p><table><tr><td>가</td><td>나</td></tr></table><img src='cid:1' alt=''>",
    });
    const alternative = makeEml(
      [],
      [mimePart({ type: "text/plain", body: "평문" }), html],
      "alternative",
    )
      .toString("latin1")
      .replace(/^[\s\S]*?(?=Content-Type)/, "");
    const nested = makeEml(
      ["Subject: inner", "From: c@example.invalid"],
      [mimePart({ type: "text/plain", body: "안쪽" })],
    );
    const document = await read(
      makeEml(HEAD, [
        alternative,
        mimePart({
          type: "application/octet-stream",
          body: makeDocx({ body: line("붙임") }),
          headers: [`Content-Disposition: attachment; filename="${koreanWord("계획.docx")}"`],
        }),
        mimePart({ type: "message/rfc822", body: nested, encoding: "8bit" }),
        mimePart({ type: "text/calendar", body: "BEGIN:VCALENDAR" }),
        mimePart({ type: "image/png", body: "x", headers: ["Content-ID: <1>"] }),
      ]),
    );
    expect(document.blocks.slice(-2).map(({ text }) => text)).toEqual(["본문", "가 | 나"]);
    expect(document.documents!.map(({ source }) => [source.filename, source.format])).toEqual([
      ["계획.docx", "docx"],
      ["첨부 2.eml", "eml"],
      ["첨부 3.ics.txt", "txt"],
    ]);
    expect(document.documents![1]!.blocks.at(-1)!.text).toBe("안쪽");
    const chunks = chunkDocument(document)
      .map(({ text }) => text)
      .join("\n");
    expect(chunks).toContain("본문");
    expect(chunks).toContain("붙임");
    expect(toMarkdown(document)).toContain("본문");
    expect(document.metrics.coverage).toMatchObject({ share: 1 });
  });

  it("is told by its fields without a name, says where it is cut, and bears hostile structures", async () => {
    const whole = makeEml(HEAD, [
      mimePart({ type: "text/plain", body: "글" }),
      mimePart({ type: "text/plain", body: "둘" }),
    ]);
    expect((await read(whole, "이름 없음")).source.format).toBe("eml");
    const cut = await read(whole.subarray(0, whole.length - 30));
    expect(cut.warnings.map(({ code }) => code)).toContain("PARTIALLY_READ");
    let deep = makeEml(["Subject: 0", "From: a"], [mimePart({ type: "text/plain", body: "바닥" })]);
    for (let at = 1; at < 30; at++)
      deep = makeEml(
        [`Subject: ${at}`, "From: a"],
        [mimePart({ type: "message/rfc822", body: deep, encoding: "8bit" })],
      );
    const nested = await read(deep);
    expect(nested.access.readable).toBe(true);
    expect(JSON.stringify(nested)).toContain("TOO_LARGE");
    expect((await read(Buffer.from("From: a\nTo: b\nSubject: c\n"))).access.readable).toBe(true);
  });
});
