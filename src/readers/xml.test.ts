import iconv from "iconv-lite";
import { SaxesParser } from "saxes";
import { describe, expect, it, vi } from "vitest";
import { UnreadableFile } from "./reader.js";
import { localName, MAX_XML_DEPTH, readXml, streamXml } from "./xml.js";
import { XmlTokenizer } from "./xml-tokens.js";

type Event = [string, ...unknown[]];

function recorder() {
  const events: Event[] = [];
  return {
    events,
    open(name: string, attributes: Record<string, string>) {
      events.push(["open", name, { ...attributes }]);
    },
    close(name: string) {
      events.push(["close", name]);
    },
    text(text: string) {
      const last = events.at(-1);
      if (last?.[0] === "text") last[1] = String(last[1]) + text;
      else events.push(["text", text]);
    },
  };
}

function whole(xml: string | Buffer): Event[] {
  const record = recorder();
  readXml(Buffer.from(xml as string), record);
  return record.events;
}

async function inPieces(bytes: Buffer, size: number): Promise<Event[]> {
  const record = recorder();
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  await streamXml(pieces(), record);
  return record.events;
}

/** The same document by an independent strict reader. */
function bySaxes(xml: string): Event[] {
  const record = recorder();
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    depth++;
    record.open(tag.name, tag.attributes as Record<string, string>);
  });
  parser.on("closetag", (tag) => {
    depth--;
    record.close(tag.name);
  });
  const text = (piece: string) => {
    if (depth > 0 && piece !== "") record.text(piece);
  };
  parser.on("text", text);
  parser.on("cdata", text);
  parser.write(xml).close();
  return record.events;
}

function reasonOf(xml: string): string {
  try {
    readXml(Buffer.from(xml), { text() {} });
    return "read";
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableFile);
    return (error as UnreadableFile).reason;
  }
}

const RICH = `<?xml version="1.0" encoding="UTF-8"?>
<!-- > 주석 <가> --><?target a > b?>
<w:문서 w:이름='큰 "따옴표"' b="1 &lt; 2 &#xAC00;&#44033;
\t끝" ><빈/><빈 a="1"/>
  글 &amp; 글 &quot;인용&quot; \r\n줄
  <![CDATA[<날것> &amp; ]] ]]><a><b>1</b><b >2</b ></a>
😀 a > b</w:문서>
<!-- 끝 -->
`;

describe("well-formed XML", () => {
  it("reads as an independent reader does, whatever the pieces are", async () => {
    const expected = bySaxes(RICH);
    expect(expected.length).toBeGreaterThan(10);
    expect(whole(RICH)).toEqual(expected);
    const bytes = Buffer.from(RICH);
    for (let size = 1; size <= bytes.length; size += size < 20 ? 1 : 37) {
      expect(await inPieces(bytes, size)).toEqual(expected);
    }
  });

  it("is decoded by its byte order mark or its declaration", async () => {
    const xml = (encoding: string) =>
      `<?xml version="1.0" encoding="${encoding}"?><p>쀍 가나다</p>`;
    const expected: Event[] = [
      ["open", "p", {}],
      ["text", "쀍 가나다"],
      ["close", "p"],
    ];
    const files = [
      Buffer.from(`\ufeff${xml("UTF-8")}`),
      iconv.encode(xml("UTF-16"), "utf16le", { addBOM: true }),
      iconv.encode(xml("UTF-16"), "utf16-be", { addBOM: true }),
      iconv.encode(xml("UTF-16"), "utf16le", { addBOM: false }),
      iconv.encode(xml("EUC-KR"), "cp949"),
      Buffer.from(xml("no-such-encoding")),
    ];
    for (const bytes of files) {
      expect(whole(bytes)).toEqual(expected);
      expect(await inPieces(bytes, 11)).toEqual(expected);
    }
  });

  it("gives long text in pieces that cut no reference", async () => {
    const text = "가&amp;".repeat(60_000);
    const events = await inPieces(Buffer.from(`<p>${text}</p>`), 65_537);
    expect(events[1]).toEqual(["text", "가&".repeat(60_000)]);
  });

  it("leaves out characters that cannot stand in XML", () => {
    expect(whole("<p>가&#0;&#xB;&#xD800;나&#x1F600;</p>")[1]).toEqual(["text", "가나😀"]);
  });

  it("has names that mean nothing to JavaScript", () => {
    const attributes: Record<string, string>[] = [];
    readXml(Buffer.from('<p __proto__="x" constructor="y"/>'), {
      open: (_name, found) => void attributes.push(found),
    });
    expect(Object.keys(attributes[0]!)).toEqual(["__proto__", "constructor"]);
    expect(attributes[0]!.toString).toBeUndefined();
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it("has local names without their prefix", () => {
    expect([localName("w:p"), localName("p"), localName("a:b:c")]).toEqual(["p", "p", "b:c"]);
  });
});

describe("XML that is refused", () => {
  it.each([
    ["a document type", '<!DOCTYPE p SYSTEM "http://example.com/x.dtd"><p/>'],
    ["entities of its own", '<!DOCTYPE p [<!ENTITY a "aaaa">]><p>&a;</p>'],
    ["an external entity", '<!DOCTYPE p [<!ENTITY a SYSTEM "file:///etc/passwd">]><p>&a;</p>'],
    ["a named entity", "<p>&nbsp;</p>"],
    ["a bare ampersand", "<p>a & b</p>"],
    ["crossed tags", "<a><b></a></b>"],
    ["a tag never closed", "<a><b></b>"],
    ["a tag never opened", "<a></a></b>"],
    ["a name's beginning closed", "<ab></a>"],
    ["two roots", "<a/><b/>"],
    ["text around the root", "가<a/>"],
    ["text after the root", "<a/>가"],
    ["no element", "<!-- 없음 -->"],
    ["nothing", ""],
    ["an attribute twice", '<a b="1" b="2"/>'],
    ["an attribute without quotes", "<a b=1/>"],
    ["attributes without space", '<a b="1"c="2"/>'],
    ["a tag inside a value", '<a b="<c>"/>'],
    ["a number past Unicode", "<p>&#x110000;</p>"],
    ["a cut tag", '<a><b c="1'],
  ])("for %s", (_what, xml) => {
    expect(reasonOf(xml)).toBe("CORRUPT");
  });

  it("for its depth", () => {
    const nest = (depth: number) => "<a>".repeat(depth) + "</a>".repeat(depth);
    expect(reasonOf(nest(MAX_XML_DEPTH))).toBe("read");
    expect(reasonOf(nest(MAX_XML_DEPTH + 1))).toBe("TOO_LARGE");
  });

  it("for a token without end", async () => {
    const piece = Buffer.alloc(8 * 1024 * 1024, "a");
    async function* endless() {
      yield Buffer.from('<p a="');
      for (;;) yield piece;
    }
    await expect(streamXml(endless(), {})).rejects.toMatchObject({ reason: "TOO_LARGE" });
  });
});

describe("hostile XML costs what its length costs", () => {
  /** How often the tokenizer begins a token, and what it gave. */
  async function attempts(xml: string): Promise<{ count: number; events: Event[] | string }> {
    const token = vi.spyOn(XmlTokenizer.prototype as unknown as { token(): boolean }, "token");
    try {
      const events = await inPieces(Buffer.from(xml), 16_384).catch(
        (error: UnreadableFile) => error.reason,
      );
      return { count: token.mock.calls.length, events };
    } finally {
      token.mockRestore();
    }
  }
  const long = ">".repeat(4_000_000);

  it.each([
    ["a value", `<p a="${long}"/>`],
    ["a comment", `<p><!--${long}--></p>`],
    ["a CDATA section", `<p><![CDATA[${long}]]></p>`],
    ["an instruction", `<p><?a ${long}?></p>`],
    ["a name", `<${"가".repeat(1_000_000)}/>`],
  ])("in %s that fills many pieces", async (_what, xml) => {
    const { count, events } = await attempts(xml);
    expect(events.length).toBeGreaterThanOrEqual(2);
    expect(typeof events).toBe("object");
    expect(count).toBeLessThan(40);
  });

  it.each([
    ["a value", `<p a="${long}`],
    ["a comment", `<p><!--${long}`],
    ["a CDATA section", `<p><![CDATA[${long}`],
    ["a closing tag", `<p></p${" ".repeat(1_000_000)}`],
    ["a declaration", `<!${long}`],
  ])("in %s that never ends", async (_what, xml) => {
    const { count, events } = await attempts(xml);
    expect(events).toBe("CORRUPT");
    expect(count).toBeLessThan(40);
  });

  it("in a tag of very many attributes, and in a flood of tags", async () => {
    const names = Array.from({ length: 50_000 }, (_, index) => ` a${index}="1"`).join("");
    const tag = await attempts(`<p${names}/>`);
    expect(Object.keys((tag.events[0] as Event)[2] as object)).toHaveLength(50_000);
    expect((await attempts(`<p${names} a7="2"/>`)).events).toBe("CORRUPT");
    const flood = await attempts("<a>".repeat(500_000));
    expect(flood.events).toBe("TOO_LARGE");
    expect(flood.count).toBeLessThan(MAX_XML_DEPTH + 10);
  });

  it("leaves prefixes as written, whatever they are bound to", () => {
    expect(whole('<a:p xmlns:a="u" a:q="1" b:q="2"/>')[0]).toEqual([
      "open",
      "a:p",
      { "xmlns:a": "u", "a:q": "1", "b:q": "2" },
    ]);
  });
});
