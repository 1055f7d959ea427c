/**
 * Watches a tenant's folder and gives its current files at the cost of what changed. File system events mark changed
 * files; folder mtimes reveal files added or removed without an event; a background recheck catches the rest. Without
 * events (network file systems) every file is checked on every call.
 */
import { type BigIntStats, type FSWatcher, watch } from "node:fs";
import { join, sep } from "node:path";
import pMap from "p-map";
import { nameFromBytes, pathForDisk, realPath } from "../disk/raw-names.js";
import { isVisibleName, listedName } from "./document-names.js";
import { stampOf } from "./file-stamp.js";
import type { FoundFile } from "./file-store.js";
import { type FolderDisk, LOCAL_DISK, refusalOf } from "./folder-disk.js";
import { FileRecheck } from "./recheck-files.js";

/** Up to this many folders are checked synchronously: together under a tenth of a millisecond. */
const MAX_FOLDERS_CHECKED_SYNC = 16;
/**
 * With this many events between two checks some may be lost: the kernel's queue holds 16,384 and drops the rest
 * silently (inotify(7), IN_Q_OVERFLOW). Then every file is checked.
 */
const EVENT_OVERFLOW = 8192;
/** Stat calls that run at once: enough to hide the latency of a network disk, few beside its limits. */
const STAT_CALLS = { concurrency: 32 };

interface KnownFolder {
  /** Relative path on disk, `""` for the root. */
  relative: string;
  /** Real path, links resolved. */
  real: string;
  stamp: string;
  files: Set<string>;
  watcher: FSWatcher | null;
  /** Identity of the watched folder; another one may have taken its name. */
  watched: string;
  /** Could not be opened; retried on every check, because a permission change may send no event. */
  refused: boolean;
}

export class FolderWatch {
  private readonly folders = new Map<string, KnownFolder>();
  /** By path on disk, relative to the root. */
  private readonly files = new Map<string, FoundFile>();
  private readonly changedFiles = new Set<string>();
  private readonly changedFolders = new Set<string>();
  /** Symbolic links to files: a change of the target is reported under another name. */
  private readonly links = new Set<string>();
  private events = 0;
  private eventsTrusted = true;
  private started = false;
  private snapshot: ReadonlyMap<string, FoundFile> | null = null;
  private readonly recheck = new FileRecheck(
    () => this.files.keys(),
    (relative) => this.checkForMissedChange(relative),
  );

  constructor(
    readonly root: string,
    private readonly disk: FolderDisk = LOCAL_DISK,
  ) {}

  /**
   * All document files by `id`; the same map object as long as nothing changed. Throws `ENOENT` if the folder itself is
   * gone.
   */
  async currentFiles(): Promise<ReadonlyMap<string, FoundFile>> {
    if (!this.started) await this.start();
    else await this.applyChanges();
    if (this.eventsTrusted) this.recheck.schedule();
    if (this.snapshot) return this.snapshot;
    this.snapshot = filesById(this.files.values());
    return this.snapshot;
  }

  /** Whether checking is fast enough to do synchronously: few folders on a local disk. */
  get isFastToCheck(): boolean {
    return this.started && this.eventsTrusted && this.folders.size <= MAX_FOLDERS_CHECKED_SYNC;
  }

  close(): void {
    this.recheck.close();
    for (const folder of this.folders.values()) folder.watcher?.close();
    this.folders.clear();
    this.files.clear();
    this.links.clear();
    this.changedFiles.clear();
    this.changedFolders.clear();
    this.snapshot = null;
    this.started = false;
  }

  private async start(): Promise<void> {
    this.eventsTrusted = await this.disk.sendsChangeEvents(this.root);
    await this.readFolder("");
    this.started = true;
  }

  private async applyChanges(): Promise<void> {
    // Lets pending kernel events arrive, so that a change made before this call is seen.
    await new Promise(setImmediate);
    const changed = new Set(this.eventsTrusted ? this.changedFolders : this.folders.keys());
    this.changedFolders.clear();
    const compare = (folder: KnownFolder, info: BigIntStats | null) => {
      if (folder.refused || !info || this.describe(info)?.stamp !== folder.stamp)
        changed.add(folder.relative);
    };
    const pathOf = ({ relative }: KnownFolder) => join(this.root, relative);
    if (this.isFastToCheck) {
      for (const folder of this.folders.values())
        compare(folder, this.disk.statSync(pathOf(folder)));
    } else {
      const stat = (folder: KnownFolder) => this.disk.stat(pathOf(folder)).catch(() => null);
      await pMap(
        this.folders.values(),
        async (folder) => compare(folder, await stat(folder)),
        STAT_CALLS,
      );
    }
    for (const relative of changed) {
      if (this.folders.has(relative)) await this.readFolder(relative);
    }
    const few = this.eventsTrusted && this.events < EVENT_OVERFLOW;
    const toCheck = few
      ? new Set([...this.changedFiles, ...this.links])
      : new Set([...this.changedFiles, ...this.files.keys()]);
    this.changedFiles.clear();
    this.events = 0;
    await pMap(toCheck, (relative) => this.checkFile(relative), STAT_CALLS);
  }

  /** Lists one folder, adds new sub-folders and removes what is gone. What the disk refuses is listed as refused. */
  private async readFolder(relative: string): Promise<void> {
    try {
      await this.readOpenFolder(relative);
    } catch (error) {
      const refused = refusalOf(error);
      if (refused !== null) this.listRefusedFolder(relative, refused);
      else if (relative !== "" && isGone(error as NodeJS.ErrnoException))
        this.forgetFolder(relative);
      else throw error;
    }
  }

  private async readOpenFolder(relative: string): Promise<void> {
    const path = join(this.root, relative);
    const info = await this.folderInfo(relative);
    if (info === null && relative === "") throw notAFolder(path);
    if (info === null) return this.forgetFolder(relative);
    const real = await realPath(path);
    const folder: KnownFolder = this.folders.get(relative) ?? {
      relative,
      real,
      stamp: info.stamp,
      files: new Set(),
      watcher: null,
      watched: info.identity,
      refused: false,
    };
    folder.real = real;
    folder.stamp = info.stamp;
    this.folders.set(relative, folder);
    if (folder.watched !== info.identity) {
      folder.watcher?.close();
      folder.watcher = null;
      folder.watched = info.identity;
    }
    // Watch before listing, so that no change is missed in between.
    folder.watcher ??= this.watchFolder(relative);
    const entries = await this.disk.list(path);
    if (folder.refused) this.forgetFile(refusedName(relative));
    folder.refused = false;
    const listed = entries.filter(({ name }) => isVisibleName(name));
    const files = new Set<string>();
    for (const entry of listed) {
      const inner = relative === "" ? entry.name : `${relative}${sep}${entry.name}`;
      const isFolder = entry.isSymbolicLink()
        ? (await this.linkTarget(inner)) === "folder"
        : entry.isDirectory();
      if (!isFolder) files.add(inner);
      else if (
        !this.folders.has(inner) &&
        !(entry.isSymbolicLink() && (await this.isLinkCycle(inner, relative)))
      )
        await this.readFolder(inner);
    }
    for (const gone of folder.files) if (!files.has(gone)) this.forgetFile(gone);
    folder.files = files;
    const present = new Set(listed.map(({ name }) => name));
    for (const child of [...this.folders.keys()]) {
      if (parentOf(child) === relative && !present.has(child.split(sep).at(-1)!)) {
        this.forgetFolder(child);
      }
    }
    await pMap(files, (file) => this.checkFile(file), STAT_CALLS);
  }

  /** Checks one file; removes it if it is no document file any more. */
  private async checkFile(relative: string): Promise<void> {
    // A folder that cannot be opened is handled by `readFolder`.
    if (relative.endsWith(sep)) return;
    const path = join(this.root, relative);
    const folder = this.folders.get(parentOf(relative) ?? "");
    if (!folder || folder.refused) return this.forgetFile(relative);
    const info = await this.disk.lstat(path).catch((error) => refusalOf(error));
    if (typeof info === "string" && isVisibleName(relative.split(sep).at(-1)!))
      return this.listRefusedFile(relative, info);
    const found = typeof info === "string" ? null : info;
    const isLink = found?.isSymbolicLink() ?? false;
    const target = isLink ? await this.linkedFile(relative) : found;
    if (isLink) this.links.add(relative);
    else this.links.delete(relative);
    if (!target?.isFile() || !isVisibleName(relative.split(sep).at(-1)!)) {
      this.forgetFile(relative);
      return;
    }
    const stamp = stampOf(target);
    if (this.files.get(relative)?.stamp === stamp) return;
    this.snapshot = null;
    const name = listedName(relative.split(sep));
    this.files.set(relative, {
      id: name,
      name,
      path,
      bytes: Number(target.size),
      stamp,
      modified: Number(target.mtimeMs),
      changed: Number(target.ctimeMs),
    });
  }

  private listRefusedFolder(relative: string, refused: string): void {
    const known = this.folders.get(relative);
    this.forgetFolder(relative);
    const nowhere = { real: "", stamp: "", watched: "", watcher: null };
    const folder = known ?? { relative, files: new Set(), ...nowhere, refused: true };
    this.folders.set(relative, { ...folder, ...nowhere, files: new Set(), refused: true });
    this.listRefusedFile(refusedName(relative), refused);
  }

  private listRefusedFile(relative: string, refused: string): void {
    if (this.files.get(relative)?.refused === refused) return;
    this.snapshot = null;
    const name = listedName(relative.split(sep));
    this.files.set(relative, {
      id: name,
      name,
      path: join(this.root, relative),
      bytes: 0,
      stamp: `refused ${refused}`,
      modified: 0,
      changed: 0,
      refused,
    });
  }

  private forgetFile(relative: string): void {
    this.links.delete(relative);
    if (this.files.delete(relative)) this.snapshot = null;
  }

  private forgetFolder(relative: string): void {
    for (const [name, folder] of this.folders) {
      if (name !== relative && !name.startsWith(`${relative}${sep}`)) continue;
      folder.watcher?.close();
      for (const file of folder.files) this.forgetFile(file);
      this.forgetFile(refusedName(name));
      this.folders.delete(name);
    }
  }

  private watchFolder(relative: string): FSWatcher | null {
    if (!this.eventsTrusted) return null;
    try {
      const path = pathForDisk(join(this.root, relative));
      const options = { persistent: false, encoding: "buffer" } as const;
      const watcher = watch(path, options, (_event, bytes) => {
        this.events += 1;
        const name = bytes && nameFromBytes(bytes);
        if (name === null) this.changedFolders.add(relative);
        else this.changedFiles.add(relative === "" ? name : `${relative}${sep}${name}`);
      });
      watcher.on("error", () => {
        this.eventsTrusted = false;
      });
      return watcher;
    } catch {
      // The system has no watches left: from now on check every file.
      this.eventsTrusted = false;
      return null;
    }
  }

  /** Marks a file that changed without an event, for the next call. */
  private async checkForMissedChange(relative: string): Promise<void> {
    const info = await this.disk.lstat(join(this.root, relative)).catch(() => null);
    const known = this.files.get(relative);
    if (known && !this.links.has(relative) && !(info && stampOf(info) === known.stamp))
      this.changedFiles.add(relative);
  }

  private async linkedFile(relative: string): Promise<BigIntStats | null> {
    if ((await this.linkTarget(relative)) !== "file") return null;
    return this.disk.stat(join(this.root, relative)).catch(() => null);
  }

  /** Type of a link's target; null if it is outside the tenant or missing. */
  private async linkTarget(relative: string): Promise<"file" | "folder" | null> {
    const target = await realPath(join(this.root, relative)).catch(() => null);
    if (target === null) return null;
    const root = await realPath(this.root);
    if (target !== root && !target.startsWith(root + sep)) return null;
    const info = await this.disk.stat(target).catch(() => null);
    return info && (info.isDirectory() ? "folder" : "file");
  }

  /** Null if it is no longer a folder. Throws if it is gone or refused. */
  private async folderInfo(relative: string) {
    return this.describe(await this.disk.stat(join(this.root, relative)));
  }

  private describe(info: BigIntStats) {
    if (!info.isDirectory()) return null;
    // Inode numbers are reused; the birth time tells a new folder from an old one.
    const identity = `${info.ino}:${info.birthtimeNs}`;
    // A permission change moves only the ctime.
    return { stamp: `${info.mtimeNs}:${info.ctimeNs}:${identity}`, identity };
  }

  /** Whether a link leads to one of its own parent folders: following it would never end. */
  private async isLinkCycle(link: string, parent: string): Promise<boolean> {
    const target = await realPath(join(this.root, link)).catch(() => null);
    if (target === null) return true;
    for (let at: string | null = parent; at !== null; at = parentOf(at)) {
      const real = this.folders.get(at)?.real ?? "";
      if (real === target || real.startsWith(target + sep)) return true;
    }
    return false;
  }
}

/**
 * A disk may hold one name in NFC and NFD: two files. The one spelled in NFC, as uploads are, has the name as its id, else
 * the first by path; the others get a number after NUL, which is in no file's name.
 */
function filesById(files: Iterable<FoundFile>): Map<string, FoundFile> {
  const byId = new Map<string, FoundFile>();
  const twins = new Map<string, FoundFile[]>();
  for (const file of files) {
    const first = byId.get(file.name);
    if (first) twins.set(file.name, [...(twins.get(file.name) ?? [first]), file]);
    else byId.set(file.name, file);
  }
  for (const [name, same] of twins) {
    const isNfc = ({ path }: FoundFile) => path.endsWith(`${sep}${name.replaceAll("/", sep)}`);
    same.sort((a, b) => Number(isNfc(b)) - Number(isNfc(a)) || (a.path < b.path ? -1 : 1));
    for (const [place, file] of same.entries()) {
      const id = place === 0 ? name : `${name}\0${place + 1}`;
      byId.set(id, { ...file, id });
    }
  }
  return byId;
}

/** The parent folder's relative path; null above the root. */
function parentOf(relative: string): string | null {
  if (relative === "") return null;
  return relative.includes(sep) ? relative.slice(0, relative.lastIndexOf(sep)) : "";
}

/** The error the disk would give for the root; an inner folder is removed instead. */
function notAFolder(path: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`ENOTDIR: ${path}`), { code: "ENOTDIR" });
}

/** The name under which an unopened folder is listed. */
function refusedName(relative: string): string {
  return `${relative}${sep}`;
}

function isGone(error: NodeJS.ErrnoException): boolean {
  return error.code === "ENOENT" || error.code === "ENOTDIR";
}
