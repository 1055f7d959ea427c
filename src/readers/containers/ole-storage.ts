/**
 * A storage of a compound file as a compound file of its own ([MS-CFB]), as Outlook saves a mail that is attached to another. By
 * hand because the npm writer (`cfb`) adds a stream of its own and is unmaintained.
 */

/** Version 4 sectors: the 109 places of the header hold the allocation table of 450 MB without a chain of further ones. */
const SECTOR = 4096;
const MINI = 64;
const MINI_CUTOFF = 4096;
const ENTRY = 128;
const END = 0xfffffffe;
const FREE = 0xffffffff;
const FAT_SECTOR = 0xfffffffd;
const PER_SECTOR = SECTOR / 4;
const MAX_FAT_SECTORS = 109;

interface Node {
  name: string;
  /** Undefined for a storage. */
  bytes?: Buffer;
  children: Node[];
  number: number;
  next: number;
}

/** Undefined where the streams are more than such a file holds. `streams` are paths from the storage and their bytes. */
export function compoundFile(streams: ReadonlyMap<string, Buffer>): Buffer | undefined {
  const root = treeOf(streams);
  const nodes = flatten(root);
  const fat: number[] = [];
  const sectors: Buffer[] = [];
  const place = (bytes: Buffer): number => {
    if (bytes.length === 0) return END;
    const first = fat.length;
    const count = Math.ceil(bytes.length / SECTOR);
    for (let i = 1; i < count; i++) fat.push(first + i);
    fat.push(END);
    sectors.push(bytes, Buffer.alloc(count * SECTOR - bytes.length));
    return first;
  };
  const { miniFat, miniStream, starts } = placeSmall(nodes);
  for (const node of nodes)
    if (node.bytes && node.bytes.length >= MINI_CUTOFF) starts.set(node, place(node.bytes));
  const miniStart = place(miniStream);
  const miniFatStart = place(wordBytes(miniFat));
  const directory = Buffer.concat(
    nodes.map((node, index) => {
      const entry = directoryEntry(node, index);
      entry.writeUInt32LE(index === 0 ? miniStart : (starts.get(node) ?? 0), 116);
      entry.writeUInt32LE(index === 0 ? miniStream.length : (node.bytes?.length ?? 0), 120);
      return entry;
    }),
  );
  const directoryStart = place(directory);
  let fatSectors = 0;
  while (fatSectors * PER_SECTOR < fat.length + fatSectors) fatSectors++;
  if (fatSectors > MAX_FAT_SECTORS) return undefined;
  const fatStart = fat.length;
  for (let i = 0; i < fatSectors; i++) fat.push(FAT_SECTOR);
  while (fat.length < fatSectors * PER_SECTOR) fat.push(FREE);
  const header = Buffer.alloc(SECTOR);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  for (const [at, value] of [
    [24, 0x3e],
    [26, 4],
    [28, 0xfffe],
    [30, 12],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, at);
  header.writeUInt32LE(Math.ceil(directory.length / SECTOR), 40);
  header.writeUInt32LE(fatSectors, 44);
  header.writeUInt32LE(directoryStart, 48);
  header.writeUInt32LE(MINI_CUTOFF, 56);
  header.writeUInt32LE(miniFatStart, 60);
  header.writeUInt32LE(Math.ceil((miniFat.length * 4) / SECTOR), 64);
  header.writeUInt32LE(END, 68);
  for (let i = 0; i < MAX_FAT_SECTORS; i++)
    header.writeUInt32LE(i < fatSectors ? fatStart + i : FREE, 76 + i * 4);
  return Buffer.concat([header, ...sectors, wordBytes(fat)]);
}

function treeOf(streams: ReadonlyMap<string, Buffer>): Node {
  const root = newNode("Root Entry");
  const storages = new Map<string, Node>([["", root]]);
  const storage = (path: string): Node => {
    const known = storages.get(path);
    if (known) return known;
    const cut = path.lastIndexOf("/");
    const made = newNode(path.slice(cut + 1));
    storages.set(path, made);
    storage(path.slice(0, Math.max(0, cut))).children.push(made);
    return made;
  };
  for (const [path, bytes] of streams) {
    const cut = path.lastIndexOf("/");
    storage(path.slice(0, Math.max(0, cut))).children.push({
      ...newNode(path.slice(cut + 1)),
      bytes,
    });
  }
  return root;
}

function newNode(name: string): Node {
  return { name, children: [], number: 0, next: FREE };
}

/** In the order of the directory; each learns its number and that of its next sibling. */
function flatten(root: Node): Node[] {
  const nodes: Node[] = [root];
  for (let at = 0; at < nodes.length; at++) {
    const { children } = nodes[at]!;
    for (const [index, child] of children.entries()) {
      child.number = nodes.length;
      if (index > 0) children[index - 1]!.next = child.number;
      nodes.push(child);
    }
  }
  return nodes;
}

function placeSmall(nodes: readonly Node[]) {
  const miniFat: number[] = [];
  const parts: Buffer[] = [];
  const starts = new Map<Node, number>();
  for (const node of nodes) {
    const { bytes } = node;
    if (!bytes || bytes.length === 0 || bytes.length >= MINI_CUTOFF) continue;
    const count = Math.ceil(bytes.length / MINI);
    starts.set(node, miniFat.length);
    for (let i = 1; i < count; i++) miniFat.push(miniFat.length + 1);
    miniFat.push(END);
    parts.push(bytes, Buffer.alloc(count * MINI - bytes.length));
  }
  return { miniFat, miniStream: Buffer.concat(parts), starts };
}

/** Siblings stand in one chain to the right, which is a tree too. */
function directoryEntry(node: Node, index: number): Buffer {
  const entry = Buffer.alloc(ENTRY);
  const name = Buffer.from(`${node.name.slice(0, 31)}\0`, "utf16le");
  name.copy(entry);
  entry.writeUInt16LE(name.length, 64);
  entry[66] = index === 0 ? 5 : node.bytes ? 2 : 1;
  entry[67] = 1;
  entry.writeUInt32LE(FREE, 68);
  entry.writeUInt32LE(node.next, 72);
  entry.writeUInt32LE(node.children[0]?.number ?? FREE, 76);
  return entry;
}

function wordBytes(words: readonly number[]): Buffer {
  const bytes = Buffer.alloc(words.length * 4);
  for (const [at, word] of words.entries()) bytes.writeUInt32LE(word, at * 4);
  return bytes;
}
