/** Takes the password off a file: what comes back is the same document, which every program opens without one. */
import { OleFile } from "./containers/ole.js";
import { decryptOoxml } from "./containers/ooxml-encryption.js";
import { detect } from "./detect.js";
import { readFile } from "./read.js";
import { DEFAULT_READ_OPTIONS, type UnlockInput, UnreadableFile } from "./reader.js";
import { formatEntry } from "./registry.js";

type UnlockRequest = Pick<UnlockInput, "bytes" | "password" | "bundle"> & { filename: string };

/** Enough to tell whether it can be read at all. */
const QUICK_READING = { ...DEFAULT_READ_OPTIONS, layout: "stored", ocr: false } as const;

/** Null where no password locks the file, or not in a way that is known. Throws `UnreadableFile`, with `WRONG_PASSWORD` where it is another. */
export async function unlock(request: UnlockRequest): Promise<Buffer | null> {
  const opened = await open(request);
  if (opened && !(await isSound(opened, request.filename)))
    throw new UnreadableFile("WRONG_PASSWORD", "what it gives is no document");
  return opened;
}

async function open({ filename, ...request }: UnlockRequest): Promise<Buffer | null> {
  const { bytes, password } = request;
  const { format, refusal } = await detect(bytes, filename);
  if (refusal)
    return refusal.reason === "PASSWORD_PROTECTED" && OleFile.isOle(bytes)
      ? decryptOoxml(OleFile.open(bytes), password)
      : null;
  const take = await formatEntry(format)?.unlock?.();
  if (!take) return null;
  const unlockInner: UnlockInput["unlockInner"] = (inner, path, bundle) =>
    unlock({ bytes: inner, filename: path.split("/").at(-1)!, password, bundle });
  return take({ ...request, unlockInner });
}

/**
 * Whatever a lock has to prove a password by, a copy that cannot be read never takes the place of what was sent. Items of an archive were
 * each looked at when they were opened.
 */
async function isSound(bytes: Buffer, filename: string): Promise<boolean> {
  if ((await detect(bytes, filename)).format === "zip") return true;
  const { access } = await readFile({ bytes, filename, options: QUICK_READING });
  return access.reason !== "CORRUPT";
}
