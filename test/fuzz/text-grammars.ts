/** Damages RTF by its groups and control words, mail by its headers and parts, and lines of text by their fields. */
import type { Chance } from "../../samples/make/mutate.js";
import { NUMBER_TEXTS, pick, TEXTS } from "./choices.js";

const COPIES = [2, 20, 300, 1500];
const MAX_LENGTH = 2_000_000;

/** Control words that change how what follows is read: skipped bytes, binary data, code pages, destinations, rows. */
const CONTROL_WORDS = [
  ..."bin99999999 bin-1 uc0 uc999999 u-1 u55357 ansicpg0 ansicpg65001 f-1 fcharset129".split(" "),
  ..."trowd row nestrow nestcell cell itap99999 cellx-1 clmgf clmrg clvmgf clvmrg".split(" "),
  ..."* footnote pict object objdata fldinst fldrslt listtext upr ud par sect page 'ff ' ~ -".split(
    " ",
  ),
];

/** Headers that decide how a mail's parts are taken apart. */
const HEADERS = [
  "Content-Type: multipart/mixed; boundary=a",
  "Content-Type: multipart/mixed",
  "Content-Type: message/rfc822",
  "Content-Type: message/partial; id=1; number=1; total=9",
  "Content-Type: text/html; charset=utf-7",
  "Content-Type: text/plain; charset=ks_c_5601-1987; format=flowed; delsp=yes",
  "Content-Type: application/ms-tnef; name=winmail.dat",
  "Content-Transfer-Encoding: base64",
  "Content-Transfer-Encoding: quoted-printable",
  "Content-Transfer-Encoding: x-uuencode",
  "Content-Disposition: attachment; filename*0*=ks_c_5601-1987''%B0; filename*1*=%A1; filename*9=x",
  "Subject: =?utf-8?B?/////w==?= =?x-none?Q?=ZZ?=",
];

const before = (text: string, at: number, put: string) => text.slice(0, at) + put + text.slice(at);

function repeated(file: Buffer, chance: Chance, once: (text: string) => string): Buffer {
  let text = file.toString("latin1");
  for (let left = 1 + chance.next(3); left > 0; left--) {
    const next = once(text);
    if (next.length <= MAX_LENGTH) text = next;
  }
  return Buffer.from(text, "latin1");
}

export function mutateRtf(file: Buffer, chance: Chance): Buffer {
  return repeated(file, chance, (text) => {
    const words = [...text.matchAll(/\\([a-z]+)(-?\d+)?/g)];
    const braces = [...text.matchAll(/[{}]/g)];
    if (words.length === 0 || braces.length === 0) return text;
    const word = pick(chance, words);
    const brace = pick(chance, braces);
    const end = word.index + word[0].length;
    switch (chance.next(6)) {
      case 0:
        return `${text.slice(0, word.index)}\\${word[1]}${pick(chance, NUMBER_TEXTS)}${text.slice(end)}`;
      case 1:
        return before(text, end, `\\${pick(chance, CONTROL_WORDS)}`);
      case 2:
        return before(text, word.index, `\\${pick(chance, CONTROL_WORDS)} `);
      case 3:
        return before(text, brace.index, pick(chance, ["{", "}"]).repeat(pick(chance, COPIES)));
      case 4:
        return text.slice(0, brace.index) + text.slice(brace.index + 1);
      default: {
        const piece = text.slice(brace.index, brace.index + 1 + chance.next(400));
        return before(text, word.index, piece.repeat(pick(chance, COPIES)));
      }
    }
  });
}

export function mutateMail(file: Buffer, chance: Chance): Buffer {
  return repeated(file, chance, (text) => {
    const lines = text.split("\r\n");
    const heads = [...lines.keys()].filter((at) => /^[\w-]+:/.test(lines[at]!));
    const edges = [...lines.keys()].filter((at) => lines[at]!.startsWith("--"));
    const at = pick(chance, heads.length > 0 ? heads : [0]);
    const edge = pick(chance, edges.length > 0 ? edges : [0]);
    switch (chance.next(7)) {
      case 0:
        lines[at] = pick(chance, HEADERS);
        break;
      case 1:
        lines.splice(at, 0, ...Array<string>(pick(chance, COPIES)).fill(pick(chance, HEADERS)));
        break;
      case 2:
        lines.splice(at, 1 + chance.next(3));
        break;
      case 3:
        lines[at] += `${pick(chance, [" ", "; ", "\r\n ", "="])}${pick(chance, TEXTS)}`;
        break;
      case 4:
        lines[edge] = pick(chance, ["--", `${lines[edge]}--`, "", `${lines[edge]}x`]);
        break;
      case 5: {
        const part = lines.slice(edge, edge + 1 + chance.next(30));
        const copies = Array<string[]>(pick(chance, COPIES)).fill(part);
        lines.splice(edge, 0, ...copies.flat());
        break;
      }
      default:
        // The mail inside itself, as often as it goes.
        lines.splice(edge, 0, lines[edge]!, "Content-Type: message/rfc822", "", ...lines);
    }
    return lines.join("\r\n");
  });
}

export function mutateLines(file: Buffer, chance: Chance): Buffer {
  return repeated(file, chance, (text) => {
    const marks = [...text.matchAll(/[\n,|"#*\t-]/g)];
    const at = marks.length > 0 ? pick(chance, marks).index : 0;
    switch (chance.next(4)) {
      case 0:
        return before(text, at, Buffer.from(pick(chance, TEXTS)).toString("latin1"));
      case 1:
        return before(
          text,
          at,
          pick(chance, ['"', ",", "|", "\n", "```\n", "> ", "\t", "\0"]).repeat(
            pick(chance, COPIES),
          ),
        );
      case 2:
        return text.slice(0, at) + text.slice(at + 1);
      default:
        return before(
          text,
          at,
          text.slice(at, at + 1 + chance.next(200)).repeat(pick(chance, COPIES)),
        );
    }
  });
}
