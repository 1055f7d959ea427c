/** Takes the password off a file: what comes back is the same document, which every program opens without one. */
import { OleFile } from "./containers/ole.js";
import { decryptOoxml } from "./containers/ooxml-encryption.js";
import { detect } from "./detect.js";
import type { UnlockInput } from "./reader.js";
import { formatEntry } from "./registry.js";

type UnlockRequest = Pick<UnlockInput, "bytes" | "password" | "bundle"> & { filename: string };

/** Null where no password locks the file, or not in a way that is known. Throws `UnreadableFile`, with `WRONG_PASSWORD` where it is another. */
export async function unlock({ filename, ...request }: UnlockRequest): Promise<Buffer | null> {
  const { bytes, password } = request;
  const { format, refusal } = await detect(bytes, filename);
  if (refusal)
    return refusal.reason === "PASSWORD_PROTECTED" && OleFile.isOle(bytes)
      ? decryptOoxml(OleFile.open(bytes), password)
      : null;
  const open = await formatEntry(format)?.unlock?.();
  if (!open) return null;
  const unlockInner: UnlockInput["unlockInner"] = (inner, path, bundle) =>
    unlock({ bytes: inner, filename: path.split("/").at(-1)!, password, bundle });
  return open({ ...request, unlockInner });
}
