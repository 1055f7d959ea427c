/** E-mail reader (.eml): the parts of the mail, then the way of all mails. */
import { readMessage } from "../mail/read-message.js";
import type { Outcome, ReaderInput } from "../reader.js";
import { messageOf } from "./message.js";
import { parseMime } from "./mime.js";

export function readEml(input: ReaderInput): Promise<Outcome> {
  return readMessage(messageOf(parseMime(input.bytes)), "eml", input);
}
