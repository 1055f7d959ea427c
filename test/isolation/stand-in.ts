/** A stand-in for reading, for services that are compared with each other. */
import type { ParseRequest, ParseResult, Parsing } from "../../src/parsing/parsing.js";
import { FakeParsing } from "../service.js";
import { TextParsing } from "../text-parsing.js";

/** Tenants read through the stand-in for reading; a file sent to be read is read as one paragraph. */
export class StandIn implements Parsing {
  readonly inFlight = 0;
  private readonly stored = new TextParsing();
  private readonly sent = new FakeParsing();

  read(request: ParseRequest): Promise<ParseResult> {
    return (request.want.kind === "entries" ? this.stored : this.sent).read(request);
  }

  async close(): Promise<void> {}
}
