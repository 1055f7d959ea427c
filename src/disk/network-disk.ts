/**
 * Detects network file systems (NFS, SMB, ...): they send no change events, and a call may block for long or for ever.
 */
import { statfs } from "node:fs/promises";
import { pathForDisk } from "./raw-names.js";

/** NFS, SMB, SMB2, CIFS, FUSE, 9P, Ceph, AFS (statfs(2)). */
const NETWORK_FILE_SYSTEMS = new Set([
  0x6969, 0x517b, 0xfe534d42, 0xff534d42, 0x65735546, 0x01021997, 0x00c36400, 0x5346414f,
]);

export async function isNetworkDisk(folder: string): Promise<boolean> {
  return NETWORK_FILE_SYSTEMS.has((await statfs(pathForDisk(folder))).type);
}
