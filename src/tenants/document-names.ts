/** Naming rules: valid tenant names, which files are documents, and names reserved by the service. */
import { bytesOfName, hasRawBytes } from "../disk/raw-names.js";
import { characters } from "../text/code-points.js";
import { decodeCp949 } from "../text/decode-text.js";

const TENANT_NAME = /^[^./\\][^/\\]*$/;
const MAX_TENANT_NAME = 100;

/** The rules file of a tenant; never a document. */
export const RULES_FILE = "ACL.json";

/** A tenant's own synonyms; never a document. */
export const SYNONYMS_FILE = "SYNONYMS.txt";

const OWN_FILES = [RULES_FILE, SYNONYMS_FILE];

/** Temporary upload files; dot files are not documents, so nobody sees them. */
export const UPLOAD_PREFIX = ".wonmun-upload-";

export function isTenantName(name: string): boolean {
  return (
    TENANT_NAME.test(name) &&
    !name.includes("..") &&
    !/\p{Cc}|\p{Cs}/u.test(name) &&
    characters(name) <= MAX_TENANT_NAME
  );
}

/** How a path on disk is listed: `/` between its parts, NFC, and what is not UTF-8 read as CP949. */
export function listedName(parts: readonly string[]): string {
  return parts.map(decodePart).join("/").normalize("NFC");
}

function decodePart(part: string): string {
  if (!hasRawBytes(part)) return part;
  return decodeCp949(bytesOfName(part)) ?? part.replace(/\p{Cs}/gu, "\ufffd");
}

/**
 * Whether a file or folder with this last path part can be a document: not the service's own, not hidden, no Office
 * lock file.
 */
export function isVisibleName(name: string): boolean {
  return (
    !name.startsWith(".") && !name.startsWith("~$") && !OWN_FILES.includes(name.normalize("NFC"))
  );
}

/**
 * Names that can be neither uploaded nor deleted: non-documents, and the service's own files in any letter case, because
 * some file systems ignore case.
 */
export function isReserved(name: string): boolean {
  return name
    .split("/")
    .some((part) => !isVisibleName(part) || OWN_FILES.some((own) => isSameName(own, part)));
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
