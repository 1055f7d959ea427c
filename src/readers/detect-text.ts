/**
 * Tells the kinds of text apart: markup by its first tag; plain text, Markdown and CSV by the name, as their content is
 * ambiguous, and without a telling name by their form.
 */
import { looksDelimited } from "./delimiter.js";
import { type Detection, unsupportedKind } from "./detection.js";
import { unreadable } from "./reader.js";
import { decodeBytes, looksLikeText } from "./text-encoding.js";

/** What is looked at; the first tag or line stands in it, and enough lines to see a form. */
const HEAD_BYTES = 4096;
const FIRST_TAG_BYTES = 60;
const FORM_BYTES = 64 * 1024;

const BEFORE_ROOT = String.raw`^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*`;
const HWPML = new RegExp(String.raw`${BEFORE_ROOT}(?:<!DOCTYPE\s+HWPML[\s[>]|<HWPML[\s>])`, "i");
const HTML = new RegExp(
  String.raw`${BEFORE_ROOT}<(?:!doctype\s+html|html|head|body|script|meta|title|style|table|div|p|center|font|h[1-6])[\s>]`,
  "i",
);

const BY_NAME: Readonly<Record<string, "txt" | "md" | "csv">> = {
  txt: "txt",
  text: "txt",
  log: "txt",
  md: "md",
  markdown: "md",
  csv: "csv",
  tsv: "csv",
  tab: "csv",
};

/**
 * Names of kinds that are never plain text: under them, text is a failed download or an error message. It is not read in the
 * place of the document that the name promises.
 */
const NEVER_TEXT =
  /\.(?:hwpx?|hw[tx]x?|hwtx|gul|docx?|docm|dot[xm]?|xls[xmb]?|xlt[xm]?|ppt[xm]?|pps[xm]?|pot[xm]?|pdf|od[tsp]|msg|zip|7z|rar|alz|egg|gz|tar|png|jpe?g|jfif|tiff?|bmp|gif|webp|heic|avif|exe|dll|bin|dat|iso|mp[34])$/i;

/** Of these, pages of old systems that a spreadsheet or word processor opens are meant; they are read. */
const OFTEN_HTML = /\.(?:doc|xls|ppt)$/i;

export function detectText(bytes: Buffer, filename: string): Detection {
  const head = bytes.subarray(0, HEAD_BYTES);
  // A tag at the start is a mark of its own, whatever stray bytes follow it.
  const text = looksLikeText(head);
  if (!text && !looksLikeText(head.subarray(0, FIRST_TAG_BYTES))) return unknownBytes();
  const start = decodeBytes(head)
    .text.replace(/^\ufeff/, "")
    .trimStart();
  if (HWPML.test(start)) return { format: "hwpml" };
  if (HTML.test(start)) {
    const refused = NEVER_TEXT.test(filename) && !OFTEN_HTML.test(filename);
    return refused ? textUnderOtherName(extensionOf(filename), "html") : { format: "html" };
  }
  if (/^<\?xml\s/.test(start)) return unsupportedKind("xml");
  return text ? plainText(bytes, filename) : unknownBytes();
}

function unknownBytes(): Detection {
  return { format: "unknown", refusal: unreadable("UNSUPPORTED_FORMAT") };
}

/** The line that a mailbox puts before each mail (RFC 4155). */
const ENVELOPE = /^From \S+ +\w{3} \w{3} +\d+ +\d\d:\d\d[^\n]*\n/m;

/** A mail begins with header fields, two or more of which only mails have (RFC 5322 3.6). A mailbox of several is no mail. */
function looksLikeMail(bytes: Buffer): boolean {
  const isBoxed = bytes.toString("latin1", 0, 5) === "From ";
  const start = isBoxed
    ? bytes.toString("latin1").replace(ENVELOPE, "")
    : decodeBytes(bytes.subarray(0, FORM_BYTES)).text;
  if (isBoxed && ENVELOPE.test(start)) return false;
  const head = start.split(/\r?\n\r?\n/, 1)[0]!;
  if (!/^[!-9;-~]{1,60}:[ \t]/.test(head)) return false;
  const known =
    /^(?:from|to|subject|date|received|mime-version|message-id|return-path|content-type):/gim;
  return new Set((head.match(known) ?? []).map((name) => name.toLowerCase())).size >= 3;
}

function plainText(bytes: Buffer, filename: string): Detection {
  const extension = extensionOf(filename);
  if (looksLikeMail(bytes)) return { format: "eml" };
  const named = BY_NAME[extension];
  if (named) return { format: named };
  if (NEVER_TEXT.test(filename)) return textUnderOtherName(extension);
  const { text } = decodeBytes(bytes.subarray(0, FORM_BYTES));
  if (looksMarkdown(text)) return { format: "md" };
  return { format: looksDelimited(text) ? "csv" : "txt" };
}

function extensionOf(filename: string): string {
  return /\.([^./\\]+)$/.exec(filename)?.[1]?.toLowerCase() ?? "";
}

function textUnderOtherName(extension: string, kind: "txt" | "html" = "txt"): Detection {
  const [ko, en] =
    kind === "html"
      ? [
          "웹 페이지(HTML)입니다. 로그인이나 오류 화면이 저장된 것일 수 있습니다",
          "a web page (HTML), perhaps a saved login or error page",
        ]
      : ["글자만 든 텍스트입니다", "nothing but plain text"];
  return {
    format: "unknown",
    refusal: unreadable("UNSUPPORTED_FORMAT", {
      wording: {
        ko: `이름은 .${extension}인데 내용은 ${ko}. 원본을 다시 받아 올려 주세요. 그 내용을 읽으려면 이름을 .${kind}로 바꾸어 올려 주세요.`,
        en: `Named .${extension}, but it holds ${en}. Get the original again; to read what it holds, name it .${kind}.`,
      },
    }),
  };
}

/** Two different marks that prose does not have. */
function looksMarkdown(text: string): boolean {
  const marks = [
    /^#{1,6} \S/m,
    /^\|?\s*:?-{3,}:?\s*\|[\s|:-]*$/m,
    /^```/m,
    /\[[^\]\n]+\]\([^)\n]+\)/,
    /\*\*[^*\n]+\*\*/,
  ];
  return marks.filter((mark) => mark.test(text)).length >= 2;
}
