/**
 * A tenant's folder as it is now, at the price of what changed. Change events say which files to look at;
 * the folders' own times say when something came or went without an event; a few files more are looked at
 * behind the calls, so that a change nobody announced is found too. Where a file system gives no events (network
 * folders) every file is looked at every time.
 */
import { type BigIntStats, type FSWatcher, watch } from "node:fs";
import { realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { isLookedAt } from "./document-names.js";
import { stampOf } from "./file-stamp.js";
import { type Disk, LOCAL_DISK, refusalOf } from "./folder-disk.js";
import { inParallel } from "./in-parallel.js";
import { Sweep } from "./recheck-files.js";

/** Folders that are looked at at once, one after the other: together less than a tenth of a millisecond. */
const MOST_NEAR = 16;
/**
 * So many events between two looks may be the visible part of more: the kernel's queue holds 16,384 and drops the rest without a
 * word to us (inotify(7), IN_Q_OVERFLOW). Then every file is looked at once.
 */
const EVENTS_MAY_BE_LOST = 8192;

export interface FoundFile {
  /** Relative to the tenant, `/` between folders, NFC. */
  name: string;
  path: string;
  bytes: number;
  /** Changes whenever the file may have changed. */
  stamp: string;
  modified: number;
  /** When its name, place or content last changed, by the disk's clock. */
  changed: number;
  /** Why the disk does not give it out; a folder that it does not open stands here too, its name ending in `/`. */
  refused?: string;
}

interface KnownFolder {
  /** Relative path on disk, `""` for the root. */
  relative: string;
  /** Where it really lies, links followed. */
  real: string;
  stamp: string;
  files: Set<string>;
  watcher: FSWatcher | null;
  /** The folder on disk that the watcher watches; another one may have taken its name. */
  watched: string;
  /** Not opened: tried again at every look, because permission may come without a sign. */
  refused: boolean;
}

export class Folder {
  private readonly folders = new Map<string, KnownFolder>();
  /** By path on disk, relative to the root. */
  private readonly files = new Map<string, FoundFile>();
  private readonly suspects = new Set<string>();
  private readonly suspectFolders = new Set<string>();
  /** Files that are links: a change of what they lead to is announced under another name. */
  private readonly links = new Set<string>();
  private events = 0;
  private eventsTrusted = true;
  private started = false;
  private current: ReadonlyMap<string, FoundFile> | null = null;
  private readonly sweep = new Sweep(
    () => this.files.keys(),
    (relative) => this.suspect(relative),
  );

  constructor(
    readonly root: string,
    private readonly disk: Disk = LOCAL_DISK,
  ) {}

  /** Every document file there is, by name; the same map as long as nothing changed. Throws `ENOENT` when the folder itself is gone. */
  async look(): Promise<ReadonlyMap<string, FoundFile>> {
    if (!this.started) await this.start();
    else await this.follow();
    if (this.eventsTrusted) this.sweep.later();
    if (this.current) return this.current;
    const byName = new Map<string, FoundFile>();
    for (const file of this.files.values()) if (!byName.has(file.name)) byName.set(file.name, file);
    this.current = byName;
    return byName;
  }

  /** Whether looking at it takes so little that it need not be waited for: few folders on a disk in this machine. */
  get isNear(): boolean {
    return this.started && this.eventsTrusted && this.folders.size <= MOST_NEAR;
  }

  close(): void {
    this.sweep.close();
    for (const folder of this.folders.values()) folder.watcher?.close();
    this.folders.clear();
    this.files.clear();
    this.links.clear();
    this.suspects.clear();
    this.suspectFolders.clear();
    this.current = null;
    this.started = false;
  }

  private async start(): Promise<void> {
    this.eventsTrusted = await this.disk.tellsChanges(this.root);
    await this.readFolder("");
    this.started = true;
  }

  private async follow(): Promise<void> {
    // Lets events in that the kernel holds ready, so that a change made before this call counts in it.
    await new Promise(setImmediate);
    const changed = new Set(this.eventsTrusted ? this.suspectFolders : this.folders.keys());
    this.suspectFolders.clear();
    await inParallel([...this.folders.values()], async (folder) => {
      const info = this.isNear
        ? this.disk.statNow(join(this.root, folder.relative))
        : await this.disk.stat(join(this.root, folder.relative)).catch(() => null);
      if (folder.refused || !info || this.describe(info)?.stamp !== folder.stamp)
        changed.add(folder.relative);
    });
    for (const relative of changed) {
      if (this.folders.has(relative)) await this.readFolder(relative);
    }
    const few = this.eventsTrusted && this.events < EVENTS_MAY_BE_LOST;
    const suspects = few
      ? new Set([...this.suspects, ...this.links])
      : new Set([...this.suspects, ...this.files.keys()]);
    this.suspects.clear();
    this.events = 0;
    await inParallel([...suspects], (relative) => this.examine(relative));
  }

  /** Lists one folder, takes up new sub-folders, and forgets what is gone. What the disk refuses is listed as refused. */
  private async readFolder(relative: string): Promise<void> {
    try {
      await this.readOpenFolder(relative);
    } catch (error) {
      const refused = refusalOf(error);
      if (refused !== null) this.refuseFolder(relative, refused);
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
    const real = await realpath(path);
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
    // Watching begins before listing, so that nothing falls between the two.
    folder.watcher ??= this.watchFolder(relative);
    const entries = await this.disk.list(path);
    if (folder.refused) this.forgetFile(refusedName(relative));
    folder.refused = false;
    const listed = entries.filter(({ name }) => isLookedAt(name));
    const files = new Set<string>();
    for (const entry of listed) {
      const inner = relative === "" ? entry.name : `${relative}${sep}${entry.name}`;
      const isFolder = entry.isSymbolicLink()
        ? (await this.linkTarget(inner)) === "folder"
        : entry.isDirectory();
      if (!isFolder) files.add(inner);
      else if (
        !this.folders.has(inner) &&
        !(entry.isSymbolicLink() && (await this.leadsBack(inner, relative)))
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
    await inParallel([...files], (file) => this.examine(file));
  }

  /** Looks at one file; what is no document file any more is forgotten. */
  private async examine(relative: string): Promise<void> {
    // A folder that is not opened: reading folders sees to it.
    if (relative.endsWith(sep)) return;
    const path = join(this.root, relative);
    const folder = this.folders.get(parentOf(relative) ?? "");
    if (!folder || folder.refused) return this.forgetFile(relative);
    const info = await this.disk.lstat(path).catch((error) => refusalOf(error));
    if (typeof info === "string" && isLookedAt(relative.split(sep).at(-1)!))
      return this.refuse(relative, info);
    const found = typeof info === "string" ? null : info;
    const isLink = found?.isSymbolicLink() ?? false;
    const target = isLink ? await this.linkedFile(relative) : found;
    if (isLink) this.links.add(relative);
    else this.links.delete(relative);
    if (!target?.isFile() || !isLookedAt(relative.split(sep).at(-1)!)) {
      this.forgetFile(relative);
      return;
    }
    const stamp = stampOf(target);
    if (this.files.get(relative)?.stamp === stamp) return;
    this.current = null;
    this.files.set(relative, {
      name: relative.split(sep).join("/").normalize("NFC"),
      path,
      bytes: Number(target.size),
      stamp,
      modified: Number(target.mtimeMs),
      changed: Number(target.ctimeMs),
    });
  }

  private refuseFolder(relative: string, refused: string): void {
    const known = this.folders.get(relative);
    this.forgetFolder(relative);
    const nowhere = { real: "", stamp: "", watched: "", watcher: null };
    const folder = known ?? { relative, files: new Set(), ...nowhere, refused: true };
    this.folders.set(relative, { ...folder, ...nowhere, files: new Set(), refused: true });
    this.refuse(refusedName(relative), refused);
  }

  private refuse(relative: string, refused: string): void {
    if (this.files.get(relative)?.refused === refused) return;
    this.current = null;
    this.files.set(relative, {
      name: relative.split(sep).join("/").normalize("NFC"),
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
    if (this.files.delete(relative)) this.current = null;
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
      const watcher = watch(join(this.root, relative), { persistent: false }, (_event, name) => {
        this.events += 1;
        if (name === null) this.suspectFolders.add(relative);
        else this.suspects.add(relative === "" ? name : `${relative}${sep}${name}`);
      });
      watcher.on("error", () => {
        this.eventsTrusted = false;
      });
      return watcher;
    } catch {
      // No watches left on this system: from now on every file is looked at.
      this.eventsTrusted = false;
      return null;
    }
  }

  /** Whether a file changed without an event; then the next call looks at it. */
  private async suspect(relative: string): Promise<void> {
    const info = await this.disk.lstat(join(this.root, relative)).catch(() => null);
    const known = this.files.get(relative);
    if (known && !this.links.has(relative) && !(info && stampOf(info) === known.stamp))
      this.suspects.add(relative);
  }

  private async linkedFile(relative: string): Promise<BigIntStats | null> {
    if ((await this.linkTarget(relative)) !== "file") return null;
    return this.disk.stat(join(this.root, relative)).catch(() => null);
  }

  /** What a link leads to; a link that leads outside the tenant, or nowhere, leads to nothing. */
  private async linkTarget(relative: string): Promise<"file" | "folder" | null> {
    const target = await realpath(join(this.root, relative)).catch(() => null);
    if (target === null) return null;
    const root = await realpath(this.root);
    if (target !== root && !target.startsWith(root + sep)) return null;
    const info = await this.disk.stat(target).catch(() => null);
    return info && (info.isDirectory() ? "folder" : "file");
  }

  /** Null where it is no folder any more. Throws where it is gone or refused. */
  private async folderInfo(relative: string) {
    return this.describe(await this.disk.stat(join(this.root, relative)));
  }

  private describe(info: BigIntStats) {
    if (!info.isDirectory()) return null;
    // Numbers are given again; the time of birth tells a new folder from an old one of the same number.
    const identity = `${info.ino}:${info.birthtimeNs}`;
    // Permissions move the second time only.
    return { stamp: `${info.mtimeNs}:${info.ctimeNs}:${identity}`, identity };
  }

  /** Whether a link leads to a folder that is being read on the way to it, or above one: following it would never end. */
  private async leadsBack(link: string, parent: string): Promise<boolean> {
    const target = await realpath(join(this.root, link)).catch(() => null);
    if (target === null) return true;
    for (let at: string | null = parent; at !== null; at = parentOf(at)) {
      const real = this.folders.get(at)?.real ?? "";
      if (real === target || real.startsWith(target + sep)) return true;
    }
    return false;
  }
}

/** The folder above by its relative path; null above the root. */
function parentOf(relative: string): string | null {
  if (relative === "") return null;
  return relative.includes(sep) ? relative.slice(0, relative.lastIndexOf(sep)) : "";
}

/** As the disk says it of the root itself; a folder inside is forgotten then. */
function notAFolder(path: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`ENOTDIR: ${path}`), { code: "ENOTDIR" });
}

/** Under which a folder that is not opened stands among the files. */
function refusedName(relative: string): string {
  return `${relative}${sep}`;
}

function isGone(error: NodeJS.ErrnoException): boolean {
  return error.code === "ENOENT" || error.code === "ENOTDIR";
}
