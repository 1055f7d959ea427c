/**
 * Takes the document type declaration out of HWPML text: the ministry's law service writes one with entities for single
 * characters (`<!ENTITY nbsp "&#160;">`), which the XML reader refuses as it does every declaration. Entities that stand for one
 * character are put in place; any other stays, and the XML reader refuses it.
 */

const DECLARATION = /^(\s*(?:<\?xml[^>]*\?>)?\s*)<!DOCTYPE\s+HWPML\s*(?:\[([^\]]{0,4000})\])?\s*>/i;
const ENTITY =
  /<!ENTITY\s+([A-Za-z][\w.-]{0,30})\s+(["'])(?:&#(\d{1,7});|&#x([0-9a-fA-F]{1,6});|([^&%<"']))\2\s*>/g;

export function withoutDocumentType(text: string): string {
  const found = DECLARATION.exec(text);
  if (!found) return asUtf8(text);
  const [whole, before, declarations = ""] = found;
  let rest = text.slice(whole.length);
  for (const [, name, , decimal, hex, plain] of declarations.matchAll(ENTITY)) {
    const code = decimal
      ? Number(decimal)
      : hex
        ? Number.parseInt(hex, 16)
        : plain!.codePointAt(0)!;
    if (isPlainCharacter(code)) rest = rest.replaceAll(`&${name};`, String.fromCodePoint(code));
  }
  return asUtf8(before!) + rest;
}

/** The declared encoding no longer holds: the text is handed on as UTF-8. */
function asUtf8(text: string): string {
  return text.replace(/^(\s*<\?xml[^>]*encoding\s*=\s*)["'][^"']*["']/i, '$1"utf-8"');
}

/** Not a character that would be markup once it stands in the text. */
function isPlainCharacter(code: number): boolean {
  return code >= 0xa0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
}
