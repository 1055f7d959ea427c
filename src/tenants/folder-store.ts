/** Tenants as folders of a corpus folder: the file store of a service on one machine. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { openInside } from "../disk/open-inside.js";
import { listEntries, listNames, pathForDisk } from "../disk/raw-names.js";
import { Refusal } from "../model/refusal.js";
import type { StoredFile } from "../parsing/parsing.js";
import { type Rules, readRules, readRulesSync } from "./acl.js";
import { isTenantName, listedName } from "./document-names.js";
import { stampOf } from "./file-stamp.js";
import type { FileStore, FoundFile, OpenFile, TenantFiles } from "./file-store.js";
import type { FolderDisk } from "./folder-disk.js";
import { FolderWatch } from "./folder-watch.js";
import { type OwnSynonyms, readSynonyms } from "./own-synonyms.js";
import { readTags, type Tags, writeTags } from "./tags.js";
import {
  checkWritableName,
  holdsFile,
  removeAbandonedUploads,
  removeFiles,
  storeFile,
} from "./write-documents.js";

export class FolderStore implements FileStore {
  private readonly clearedFolders = new Set<string>();
  private hasToldOfTwins = false;

  constructor(
    private readonly corpus: string,
    private readonly disk: FolderDisk,
    private readonly onFault: (what: string, error: unknown) => void,
  ) {}

  async identity(): Promise<string> {
    return this.corpus;
  }

  async names(): Promise<string[]> {
    const folders = (await listEntries(this.corpus)).filter((one) => one.isDirectory());
    const names = folders.map(({ name }) => listedName([name])).filter(isTenantName);
    const unique = new Set(names);
    if (unique.size < names.length) this.tellOfTwins(names);
    return [...unique].sort();
  }

  /** Rules of two folders cannot both hold: the one spelled as listed is served, else the first. Told once. */
  private tellOfTwins(names: readonly string[]): void {
    if (this.hasToldOfTwins) return;
    this.hasToldOfTwins = true;
    const sorted = [...names].sort();
    const twin = sorted.find((name, at) => name === sorted[at + 1]);
    const what = "two folders are one tenant by name, and only one of them is served";
    this.onFault(what, new Error(`${twin}: spelled in two ways on disk`));
  }

  /** The tenant's folder as spelled on disk. */
  async locate(tenant: string): Promise<string | null> {
    if (!isTenantName(tenant)) return null;
    const direct = join(this.corpus, tenant);
    if ((await stat(pathForDisk(direct)).catch(() => null))?.isDirectory()) return direct;
    if (!/[^\x20-\x7e]/.test(tenant)) return null;
    const names = await listNames(this.corpus).catch(() => [] as string[]);
    const found = names.find((one) => listedName([one]) === tenant);
    const path = found && join(this.corpus, found);
    return path && (await stat(pathForDisk(path))).isDirectory() ? path : null;
  }

  async open(tenant: string, location: string): Promise<TenantFiles> {
    if (!this.clearedFolders.has(tenant)) {
      this.clearedFolders.add(tenant);
      await removeAbandonedUploads(location);
    }
    return new FolderFiles(location, this.disk);
  }

  async checkName(tenant: string, filename: string, replace: boolean): Promise<void> {
    await checkWritableName(await this.folderFor(tenant), filename, replace);
  }

  async store(
    tenant: string,
    filename: string,
    file: StoredFile,
    { replace, tags }: { replace: boolean; tags?: readonly string[] | undefined },
  ): Promise<void> {
    const folder = await this.folderFor(tenant);
    await storeFile(folder, filename, file.path, replace);
    if (tags) await writeTags(folder, filename, tags);
  }

  async holds(tenant: string, filename: string, sha256: string): Promise<boolean> {
    const folder = await this.locate(tenant);
    return folder !== null && holdsFile(folder, filename, sha256);
  }

  async remove(
    tenant: string,
    filename: string,
    sha256: string | null,
  ): Promise<ReadonlySet<string>> {
    const folder = await this.locate(tenant);
    if (folder === null) throw new Refusal("TENANT_NOT_FOUND", { field: "tenant" });
    const removed = await removeFiles(folder, filename, sha256);
    if (sha256 === null) await writeTags(folder, filename, null);
    return removed;
  }

  async close(): Promise<void> {}

  private async folderFor(tenant: string): Promise<string> {
    return (await this.locate(tenant)) ?? join(this.corpus, tenant);
  }
}

class FolderFiles implements TenantFiles {
  readonly version = 0;
  private readonly watch: FolderWatch;

  constructor(
    private readonly folder: string,
    disk: FolderDisk,
  ) {
    this.watch = new FolderWatch(folder, disk);
  }

  currentFiles(): Promise<ReadonlyMap<string, FoundFile>> {
    return this.watch.currentFiles();
  }

  async rules(): Promise<Rules> {
    return this.watch.isFastToCheck ? readRulesSync(this.folder) : readRules(this.folder);
  }

  synonyms(known: OwnSynonyms): Promise<OwnSynonyms> {
    return readSynonyms(this.folder, known, this.watch.isFastToCheck);
  }

  tags(): Promise<Tags> {
    return readTags(this.folder);
  }

  async open({ path }: { path: string }): Promise<OpenFile | null> {
    const opened = await openInside(this.folder, path);
    return opened && { path: opened.path, close: () => opened.handle.close() };
  }

  async isUnchanged(file: FoundFile): Promise<boolean> {
    const now = await stat(pathForDisk(file.path), { bigint: true }).catch(() => null);
    return now !== null && stampOf(now) === file.stamp;
  }

  close(): void {
    this.watch.close();
  }
}
