/** Whether a folder lies on another machine: no changes are told from there, and what is asked may take long or never come. */
import { statfs } from "node:fs/promises";

/** NFS, SMB, SMB2, CIFS, FUSE, 9P, Ceph, AFS (statfs(2)). */
const FAR = new Set([
  0x6969, 0x517b, 0xfe534d42, 0xff534d42, 0x65735546, 0x01021997, 0x00c36400, 0x5346414f,
]);

export async function isFar(folder: string): Promise<boolean> {
  return FAR.has((await statfs(folder)).type);
}
