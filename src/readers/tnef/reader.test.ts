import { expect, it } from "vitest";
import { makeEml, mimePart } from "../../../samples/make/eml.js";
import { makeTnef } from "../../../samples/make/msg.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const options = { ...DEFAULT_READ_OPTIONS, ocr: false };
const read = (bytes: Buffer, filename = "winmail.dat") => readFile({ bytes, filename, options });

const INTERFACE = Buffer.from("0703020000000000c000000000000046", "hex");

it("opens winmail.dat inside a mail: subject, body, attachments and mails in it", async () => {
  const inner = makeTnef({ subject: "안쪽", properties: { "1000001F": "안쪽 본문" } });
  const tnef = makeTnef({
    subject: "자료 송부",
    properties: { "1000001E": "붙임을 보냅니다." },
    attachments: [
      { title: "계획.txt", data: Buffer.from("계획 내용") },
      { title: "메일", properties: { "3701000D": Buffer.concat([INTERFACE, inner]) } },
    ],
  });
  const eml = makeEml(
    ["Subject: x", "From: a@example.invalid"],
    [
      mimePart({ type: "text/plain", body: "본문" }),
      mimePart({ type: "application/ms-tnef; name=winmail.dat", body: tnef }),
    ],
  );
  const [opened] = (await read(eml, "a.eml")).documents!;
  expect(opened!.source.format).toBe("tnef");
  expect(opened!.blocks.map(({ text }) => text)).toEqual(["자료 송부", "붙임을 보냅니다."]);
  expect(opened!.documents!.map(({ source }) => source.container_path)).toEqual([
    ["a.eml", "winmail.dat", "계획.txt"],
    ["a.eml", "winmail.dat", "메일"],
  ]);
  expect(opened!.documents!.map(({ blocks }) => blocks.at(-1)!.text)).toEqual([
    "계획 내용",
    "안쪽 본문",
  ]);
});

it("gives what came before the end of a cut stream, and says so", async () => {
  const tnef = makeTnef({
    subject: "자료 송부",
    attachments: [{ title: "계획.txt", data: Buffer.from("계획 내용 ".repeat(50)) }],
  });
  const document = await read(tnef.subarray(0, tnef.length - 200));
  expect(document.blocks[0]!.text).toBe("자료 송부");
  expect(document.warnings.map(({ code }) => code)).toContain("PARTIALLY_READ");
});
