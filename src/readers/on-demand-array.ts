/**
 * Arrays whose elements are made when they are asked for, and not kept: the cells of a large sheet as objects take three times the memory of
 * the sheet itself. They read like any array; who wants to change, clone or pass over them often takes `ownTables`.
 */
import type { Document } from "../model/document.js";

const ON_DEMAND = new WeakSet<object>();
const DIGIT_ZERO = 48;
const DIGIT_NINE = 57;

/** `make` gives equal elements for equal places, each time new ones. */
export function onDemandArray<T>(length: number, make: (at: number) => T): T[] {
  const methods = readingMethods(length, make);
  const array = new Proxy<T[]>([], {
    get(target, key) {
      if (typeof key === "string") {
        if (key === "length") return length;
        const at = placeOf(key);
        if (at >= 0) return at < length ? make(at) : undefined;
      }
      return key in methods ? methods[key as keyof typeof methods] : Reflect.get(target, key);
    },
    has: (target, key) => {
      const at = typeof key === "string" ? placeOf(key) : -1;
      return at >= 0 ? at < length : Reflect.has(target, key);
    },
    set: () => false,
    defineProperty: () => false,
    deleteProperty: () => false,
  });
  ON_DEMAND.add(array);
  return array;
}

/** The methods that readers of large tables use most; the array's own would ask for each element by its name. */
function readingMethods<T>(length: number, make: (at: number) => T) {
  return {
    *[Symbol.iterator]() {
      for (let at = 0; at < length; at++) yield make(at);
    },
    slice(from = 0, to = length) {
      const [first, end] = [from, to].map((at) =>
        at < 0 ? Math.max(0, length + at) : Math.min(at, length),
      ) as [number, number];
      return Array.from({ length: Math.max(0, end - first) }, (_, at) => make(first + at));
    },
    forEach(visit: (each: T, at: number) => void) {
      for (let at = 0; at < length; at++) visit(make(at), at);
    },
    filter(keeps: (each: T, at: number) => unknown) {
      const kept: T[] = [];
      for (let at = 0; at < length; at++) {
        const each = make(at);
        if (keeps(each, at)) kept.push(each);
      }
      return kept;
    },
    some(holds: (each: T, at: number) => unknown) {
      for (let at = 0; at < length; at++) if (holds(make(at), at)) return true;
      return false;
    },
  };
}

/** The place that a key names; -1 for `map` and the like. */
function placeOf(key: string): number {
  const code = key.charCodeAt(0);
  return code >= DIGIT_ZERO && code <= DIGIT_NINE ? Number(key) : -1;
}

/** Gives the tables of a document, and of those inside it, arrays of their own. */
export function ownTables(document: Document): void {
  for (const table of document.tables) {
    if (ON_DEMAND.has(table.cells)) table.cells = Array.from(table.cells);
    if (ON_DEMAND.has(table.grid)) table.grid = Array.from(table.grid);
  }
  for (const inner of document.documents ?? []) ownTables(inner);
}
