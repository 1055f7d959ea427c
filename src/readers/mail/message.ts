/** A mail as people see it, whatever it is stored in: its head, its body, what is attached. */

interface Attachment {
  name: string;
  bytes: Buffer;
}

export interface Message {
  /** Decoded, in the order that they are shown: `From`, `To` … */
  head: { name: string; value: string }[];
  body: { kind: "html" | "text"; text: string } | undefined;
  attachments: Attachment[];
  /** What of it could not be read, in Korean. */
  faults: string[];
}
