/** What may be a tenant, what is a document in it, and which names are the service's own. */
import { characters } from "../text/code-points.js";

const TENANT_NAME = /^[^./\\][^/\\]*$/;
const MAX_TENANT_NAME = 100;

/** The rules file of a tenant; never a document. */
export const RULES_FILE = "ACL.json";

/** Uploads in the making; dot files are no documents, so nobody sees them. */
export const UPLOAD_PREFIX = ".wonmun-upload-";

export function isTenantName(name: string): boolean {
  return (
    TENANT_NAME.test(name) &&
    !name.includes("..") &&
    !/\p{Cc}/u.test(name) &&
    characters(name) <= MAX_TENANT_NAME
  );
}

/** Whether a file or folder of this name (its last part) is looked at: not the service's own, not hidden, no office lock file. */
export function isLookedAt(name: string): boolean {
  return !name.startsWith(".") && !name.startsWith("~$") && name.normalize("NFC") !== RULES_FILE;
}

/**
 * Names that can be neither uploaded nor deleted: what would be no document, and the rules file however it is spelled, since some
 * file systems take small and capital letters for the same.
 */
export function isReserved(name: string): boolean {
  return name
    .split("/")
    .some((part) => !isLookedAt(part) || part.toLowerCase() === RULES_FILE.toLowerCase());
}
