/**
 * Streaming reader of `{filename, data_base64, …}`: decodes the base64 member on the fly, keeps all other members. The
 * tokens come from stream-json, which emits long strings in pieces; parsed whole, a member of 133 MB takes 500 MiB.
 */
import { none } from "stream-chain/core";
import { Assembler } from "stream-json/assembler.js";
import { jsonParser, type parser } from "stream-json/core/parser.js";
import { Refusal } from "../../model/refusal.js";
import { Base64Decoder } from "./base64.js";

/** Limit of everything except the file itself: names and flags, with room to spare. */
export const MAX_OTHER_BYTES = 65_536;

const DATA_FIELD = "data_base64";

type Token = parser.Token;

export class JsonUploadReader {
  hasData = false;

  private readonly utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  /** Emits keys, strings and numbers in pieces, so that none of them can fill the memory. */
  private readonly parse = jsonParser({ packValues: false });
  private readonly decoder = new Base64Decoder();
  private readonly others = new Assembler<Record<string, unknown>>();
  private otherBytes = 0;
  private depth = 0;
  /** The member of the outermost object being read. */
  private key = "";
  /** The key, string or number being read. */
  private text = "";
  private inData = false;
  /** Base64 in the piece of the body being read. */
  private data = "";

  /** The members beside the file. */
  get fields(): Record<string, unknown> {
    return this.others.current ?? {};
  }

  /** Consumes the next piece of the body; returns the file bytes in it. */
  push(chunk: Uint8Array): Uint8Array {
    this.data = "";
    const wasWhole = this.hasData && !this.inData;
    this.read(() => this.parse(this.utf8.decode(chunk, { stream: true })));
    const base64 = Buffer.from(this.data, "utf8");
    const bytes = new Uint8Array(base64.length + 3);
    const end = this.decoder.decode(base64, 0, base64.length, bytes, 0);
    const isWhole = this.hasData && !this.inData;
    if (isWhole && !wasWhole) this.decoder.finish();
    return bytes.subarray(0, end);
  }

  /** Throws if the body ended too early. */
  finish(): void {
    // `none` is the library's sign for the end; its type does not say so.
    this.read(() => this.parse(none as unknown as string));
  }

  private read(parse: () => ReturnType<parser.TokenSource>): void {
    let tokens: Token[];
    try {
      const parsed = parse();
      tokens = parsed === none ? [] : parsed.values;
    } catch {
      throw new Refusal("INVALID_JSON");
    }
    for (const token of tokens) {
      if (this.inData) this.takeData(token);
      else this.takeOther(token);
    }
  }

  private takeData(token: Token): void {
    if (token.name === "stringChunk") this.data += token.value;
    else this.inData = false;
  }

  private takeOther(token: Token): void {
    if (this.depth === 0 && token.name !== "startObject") throw new Refusal("INVALID_JSON");
    this.count(token);
    switch (token.name) {
      case "startKey":
        this.text = "";
        return;
      case "endKey":
        if (this.depth === 1) this.key = this.text;
        if (!this.isData()) this.others.consume({ name: "keyValue", value: this.text });
        return;
      case "stringChunk":
      case "numberChunk":
        this.text += token.value;
        return;
      case "endString":
        this.others.consume({ name: "stringValue", value: this.text });
        return;
      case "endNumber":
        this.others.consume({ name: "numberValue", value: this.text });
        return;
    }
    // What is left begins or ends a value.
    const begins = !token.name.startsWith("end");
    if (begins && this.isData()) {
      this.beginData(token);
      return;
    }
    this.text = "";
    if (token.name === "startObject" || token.name === "startArray") this.depth++;
    if (token.name === "endObject" || token.name === "endArray") this.depth--;
    this.others.consume(token);
  }

  /** Whether the next value is the file. */
  private isData(): boolean {
    return this.depth === 1 && this.key === DATA_FIELD;
  }

  private beginData(token: Token): void {
    if (this.hasData || token.name !== "startString") {
      throw new Refusal("INVALID_REQUEST", { field: DATA_FIELD });
    }
    this.hasData = true;
    this.inData = true;
  }

  private count(token: Token): void {
    const inToken = "value" in token && typeof token.value === "string" ? token.value : "";
    this.otherBytes += 1 + Buffer.byteLength(inToken);
    if (this.otherBytes > MAX_OTHER_BYTES) {
      throw new Refusal("TEXT_TOO_LONG", this.key ? { field: this.key } : {});
    }
  }
}
