import { describe, expect, test } from "vitest";
import { JsonUploadReader, MAX_OTHER_BYTES } from "./json-upload.js";

function read(text: string | Buffer, pieceLength = Infinity) {
  const reader = new JsonUploadReader();
  const bytes = Buffer.from(text as string);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += pieceLength) {
    pieces.push(reader.push(bytes.subarray(at, Math.min(bytes.length, at + pieceLength))));
  }
  reader.finish();
  return { data: Buffer.concat(pieces), fields: { ...reader.fields }, hasData: reader.hasData };
}
const reasonOf = (text: string | Buffer) => {
  try {
    read(text);
  } catch (error) {
    return (error as { reason: string }).reason;
  }
  return undefined;
};

const BYTES = Buffer.from([...Array(256).keys(), 255, 254, 63, 62]);

describe.each([1, 2, 3, 7, 64, Infinity])("in pieces of %d", (length) => {
  test("the file comes out whole, the other members as JSON has them", () => {
    const text = JSON.stringify(
      {
        filename: '가나"다\\.hwp',
        replace: true,
        nested: { a: [1, "}", { b: null }], c: '\\"' },
        data_base64: BYTES.toString("base64"),
        count: -1.5e3,
      },
      null,
      2,
    );
    expect(read(text, length)).toEqual({
      data: BYTES,
      hasData: true,
      fields: {
        filename: '가나"다\\.hwp',
        replace: true,
        nested: { a: [1, "}", { b: null }], c: '\\"' },
        count: -1500,
      },
    });
  });

  test("escapes inside the base64 are undone", () => {
    const base64 = BYTES.toString("base64");
    const escaped = base64.replaceAll("/", "\\/").replaceAll("+", "\\u002B").replace("A", "\\nA");
    expect(read(`{"data_base64":"${escaped}"}`, length).data).toEqual(BYTES);
  });
});

test("agrees with the JSON parser on what is JSON", () => {
  const texts = [
    "{}", " { } ", "", "[]", "null", '"a"', "{", "}", '{"a"}', '{"a":}', '{"a":1', '{"a":1,}',
    '{,"a":1}', '{"a":1 "b":2}', '{"a":1}x', '{"a":1}{}', '{"a":01}', '{"a":tru}', '{"a":[1,2}',
    '{"a":{"b":1]}', "{'a':1}", '{"a":"\n"}', '{"a":"\\x"}', '{"a" : [ ] , "b":{}}', '{"":1}',
    '{"a":"x" }', '{"a":"x"y}', '{"a":1}\n', '{"data_base64":""}', '{"data_base64":"AAAA"',
    '\ufeff{}', '{"data_base64":"AAAA', '{"data_base64":"\\u00"}', '{"data_base64" "AAAA"}', '{"a\\":1}',
  ]; // biome-ignore format: a table
  for (const text of texts) {
    let valid = true;
    try {
      const value = JSON.parse(text);
      valid = typeof value === "object" && value !== null && !Array.isArray(value);
    } catch {
      valid = false;
    }
    expect([text, reasonOf(text)]).toEqual([text, valid ? undefined : "INVALID_JSON"]);
  }
});

test("broken base64, a file that is no text, and a file sent twice are named", () => {
  expect(reasonOf('{"data_base64":"AAA"}')).toBe("INVALID_BASE64");
  expect(reasonOf('{"data_base64":"AA\\"A"}')).toBe("INVALID_BASE64");
  expect(reasonOf('{"data_base64":12}')).toBe("INVALID_REQUEST");
  expect(reasonOf('{"data_base64":"AAAA","data_base64":"AAAA"}')).toBe("INVALID_REQUEST");
  expect(reasonOf(Buffer.from([...Buffer.from('{"a":"'), 0xff, ...Buffer.from('"}')]))).toBe(
    "INVALID_JSON",
  );
});

test("what stands beside the file is bounded, and cannot reach a prototype", () => {
  expect(reasonOf(`{"note":"${"x".repeat(MAX_OTHER_BYTES)}"}`)).toBe("TEXT_TOO_LONG");
  expect(reasonOf(`{"${"x".repeat(MAX_OTHER_BYTES)}":1}`)).toBe("TEXT_TOO_LONG");
  expect(reasonOf(`{"number":${"1".repeat(MAX_OTHER_BYTES)}}`)).toBe("TEXT_TOO_LONG");
  expect(reasonOf(`{"list":[${"0,".repeat(MAX_OTHER_BYTES / 2)}0]}`)).toBe("TEXT_TOO_LONG");
  expect(read('{"__proto__":{"polluted":1}}').hasData).toBe(false);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});
