/**
 * Where the files of tenants are, as everything above sees it. Two implementations: a folder for each tenant
 * (`folder-store.ts`), and a database that several services share (`database-store.ts`).
 */
import type { Queries } from "../database/connection.js";
import type { StoredFile } from "../parsing/parsing.js";
import type { Rules } from "./acl.js";
import type { OwnSynonyms } from "./own-synonyms.js";
import type { Tags } from "./tags.js";

export interface FoundFile {
  /** Identity within the tenant: the name, unless another file is listed under the same one. */
  id: string;
  /** Relative to the tenant, `/` between folders, decoded, NFC. */
  name: string;
  /** Where it is: on disk as `disk/raw-names.ts` spells it. */
  path: string;
  bytes: number;
  /** Changes whenever the file may have changed. */
  stamp: string;
  modified: number;
  /** ctime: when its name, location or content last changed, by the disk's clock. */
  changed: number;
  /** Error code if the file cannot be opened; such a folder is listed too, its name ending in `/`. */
  refused?: string;
  /** Of its content, where it is known without reading the file. */
  sha256?: string;
}

/** The bytes of a file while it is read; nothing that takes its name meanwhile is read instead. */
export interface OpenFile extends Pick<StoredFile, "path" | "fetch"> {
  close(): Promise<void>;
}

/** The files of one tenant as they are now. */
export interface TenantFiles {
  /** Raised by every change, as `currentFiles` last saw it; 0 where nobody counts. */
  readonly version: number;
  /** All document files by `id`; the same map object as long as nothing changed. Throws `ENOENT` if the tenant is gone. */
  currentFiles(): Promise<ReadonlyMap<string, FoundFile>>;
  rules(): Promise<Rules>;
  /** `known` where they have not changed. */
  synonyms(known: OwnSynonyms): Promise<OwnSynonyms>;
  /** By listed file name. */
  tags(): Promise<Tags>;
  /** Null if it is gone or was replaced. Rejects with what the disk says. */
  open(file: Pick<FoundFile, "path" | "sha256">): Promise<OpenFile | null>;
  isUnchanged(file: FoundFile): Promise<boolean>;
  close(): void;
}

export interface StoreRules {
  replace: boolean;
  tags?: readonly string[] | undefined;
  /** Of a database: done in the same transaction, so that both happen or neither. A folder has none. */
  alongside?: ((queries: Queries) => Promise<void>) | undefined;
}

/** The files of all tenants. */
export interface FileStore {
  /** Tells what is kept on this disk of one store from that of another. */
  identity(): Promise<string>;
  /** Names of all tenants, sorted. */
  names(): Promise<string[]>;
  /** The tenant as the store spells it; null if there is none. */
  locate(tenant: string): Promise<string | null>;
  /** `location` is what `locate` gave. */
  open(tenant: string, location: string): Promise<TenantFiles>;
  /** Refuses a reserved or taken name, before the file is read. */
  checkName(tenant: string, filename: string, replace: boolean): Promise<void>;
  /**
   * Stores a file, making the tenant if needed: `NAME_EXISTS` unless `replace`, with one winner for each name. Without
   * `tags` a file that is replaced keeps its own.
   */
  store(tenant: string, filename: string, file: StoredFile, how: StoreRules): Promise<void>;
  /** Whether a file of this name and content is there. */
  holds(tenant: string, filename: string, sha256: string): Promise<boolean>;
  /** The `path` of each file of that listed name, all of them gone now; `sha256` narrows them to those of this content. */
  remove(tenant: string, filename: string, sha256: string | null): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}
