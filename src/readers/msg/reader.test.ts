import { describe, expect, it } from "vitest";
import { line, makeDocx } from "../../../samples/make/docx.js";
import { makeMsg, type OutlookItem, outlookTime, storedRtf } from "../../../samples/make/msg.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const options = { ...DEFAULT_READ_OPTIONS, ocr: false };
const read = (item: OutlookItem) => readFile({ bytes: makeMsg(item), filename: "a.msg", options });
const texts = async (item: OutlookItem) =>
  (await read(item)).blocks.map(({ type, text }) => `${type}: ${text}`);

const HEAD = {
  "0037001F": "회의 안내",
  "0C1A001F": "총무과",
  "5D01001F": "a@example.invalid",
  "00390040": outlookTime("2026-09-09T01:00:00Z"),
};

describe("an Outlook message", () => {
  it("shows its head: people with their addresses, copies apart, blind copies not, the time in UTC", async () => {
    const item: OutlookItem = {
      properties: { ...HEAD, "1000001F": "본문" },
      recipients: [
        { "3001001F": "'기획과'", "39FE001F": "b@example.invalid", "0C150003": 1 },
        { "3001001F": "감사과", "3003001F": "/O=ORG/CN=c", "0C150003": 2 },
        { "3001001F": "비밀", "39FE001F": "d@example.invalid", "0C150003": 3 },
      ],
    };
    expect(await texts(item)).toEqual([
      "title: 회의 안내",
      "paragraph: From: 총무과 <a@example.invalid>",
      "paragraph: To: 기획과 <b@example.invalid>",
      "paragraph: Cc: 감사과",
      "paragraph: Date: Wed, 09 Sep 2026 01:00:00 +0000",
      "paragraph: 본문",
    ]);
  });

  it("takes the date of the transport's headers, in the sender's time zone", async () => {
    const headers = "Received: x\r\nDate: Wed, 9 Sep 2026 10:00:00 +0900\r\nFrom: y\r\n";
    expect(await texts({ properties: { ...HEAD, "007D001F": headers } })).toContain(
      "paragraph: Date: Wed, 9 Sep 2026 10:00:00 +0900",
    );
  });

  it("reads strings of bytes by the code page of the item", async () => {
    expect(
      await texts({ properties: { "0037001E": "똠방각하", "1000001E": "뷁", "3FFD0003": 949 } }),
    ).toEqual(["title: 똠방각하", "paragraph: 뷁"]);
    // Without one by the writer's language, else by what the body was sent in.
    const japanese = Buffer.from("93fa967b8cea", "hex");
    const stated = { "3FF10003": 1041, "3FDE0003": 65001 };
    expect(await texts({ properties: { "0037001E": japanese, ...stated } })).toEqual([
      "title: 日本語",
    ]);
    // Mails go out as Latin whatever they hold.
    const sent = { "0037001E": "똠방각하", "3FDE0003": 28591 };
    expect(await texts({ properties: sent })).toEqual(["title: 똠방각하"]);
    const russian = { "0037001E": Buffer.from("cff0e8", "hex"), "3FDE0003": 1251 };
    expect(await texts({ properties: { ...russian, "3FF10003": 1033 } })).toEqual(["title: При"]);
  });

  it("prefers HTML to the plain body, also where it is kept in RTF", async () => {
    const html = "<p>본문</p><table><tr><td>가</td><td>나</td></tr></table>";
    const plain = { "1000001F": "평문" };
    const stated = await read({ properties: { ...plain, "10130102": Buffer.from(html) } });
    expect(stated.tables[0]!.grid).toEqual([["가", "나"]]);
    const rtf = `{\\rtf1\\ansi\\ansicpg949\\fromhtml1 \\deff0{\\fonttbl{\\f0 Arial;}}
{\\*\\htmltag64 <p>}\\htmlrtf {\\htmlrtf0 \\'ba\\'bb\\'b9\\'ae \\u48169?\\htmlrtf\\par}\\htmlrtf0 {\\*\\htmltag72 </p>}
{\\*\\htmltag0 <table><tr><td>}A{\\*\\htmltag0 </td><td>}B{\\*\\htmltag0 </td></tr></table>}{\\*\\mhtmltag0 hidden}}`;
    const inside = await read({ properties: { ...plain, "10090102": storedRtf(rtf) } });
    expect(inside.blocks.map(({ text }) => text)).toEqual(["본문 방", "A | B"]);
  });

  it("reads attachments and mails in the mail as members, and says which it cannot open", async () => {
    const docx = makeDocx({ body: line("붙임 글") });
    const inner = {
      properties: { "0037001F": "안쪽/메일", "1000001F": "안쪽 본문" },
      attachments: [{ "3707001F": "메모.txt", "37050003": 1, "37010102": Buffer.from("메모") }],
    };
    const document = await read({
      properties: HEAD,
      attachments: [
        { "3707001F": "계획.docx", "37050003": 1, "37010102": docx },
        { "3707001F": "연결.lnk", "37050003": 2 },
      ],
      messages: [inner],
    });
    expect(document.documents!.map(({ source }) => source.container_path)).toEqual([
      ["a.msg", "계획.docx"],
      ["a.msg", "안쪽 메일.msg"],
    ]);
    const mail = document.documents![1]!;
    expect(mail.blocks.map(({ text }) => text)).toEqual(["안쪽/메일", "안쪽 본문"]);
    expect(mail.documents![0]!.blocks[0]!.text).toBe("메모");
    const partly = document.warnings.find(({ code }) => code === "PARTIALLY_READ");
    expect(partly?.text).toContain("연결.lnk");
  });

  it("names what is attached in whole characters, however damaged the name is", async () => {
    const document = await read({
      properties: HEAD,
      attachments: [
        { "3707001F": "가\ud800.txt", "37050003": 1, "37010102": Buffer.from("글") },
        { "3707001F": "나\udc00.lnk", "37050003": 2 },
      ],
    });
    expect(JSON.stringify(document)).not.toMatch(/\\ud[89a-f]/i);
    expect(document.documents![0]!.source.filename).toBe("가\ufffd.txt");
  });

  it("leaves out pictures that the HTML shows", async () => {
    const document = await read({
      properties: { ...HEAD, "10130102": Buffer.from('<p>글</p><img src="cid:p1">') },
      attachments: [
        {
          "3707001F": "p.png",
          "3712001F": "p1",
          "370E001F": "image/png",
          "37010102": Buffer.alloc(9),
        },
      ],
    });
    expect(document.documents).toBeUndefined();
  });
});
