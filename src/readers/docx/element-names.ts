/**
 * Normalises XML namespace prefixes (`w:p`), whatever prefix the file uses and whichever edition of ECMA-376 it
 * follows: transitional and strict files differ only in namespace URIs.
 */
import type { XmlHandlers } from "../xml.js";

const OFFICE = "http://schemas.openxmlformats.org";
const STRICT = "http://purl.oclc.org/ooxml";
const MICROSOFT = "http://schemas.microsoft.com/office/word";

const USUAL_PREFIXES: Readonly<Record<string, string>> = {
  [`${OFFICE}/wordprocessingml/2006/main`]: "w",
  [`${STRICT}/wordprocessingml/main`]: "w",
  [`${OFFICE}/officeDocument/2006/relationships`]: "r",
  [`${STRICT}/officeDocument/relationships`]: "r",
  [`${OFFICE}/officeDocument/2006/math`]: "m",
  [`${STRICT}/officeDocument/math`]: "m",
  [`${OFFICE}/drawingml/2006/main`]: "a",
  [`${STRICT}/drawingml/main`]: "a",
  [`${OFFICE}/drawingml/2006/picture`]: "pic",
  [`${STRICT}/drawingml/picture`]: "pic",
  [`${OFFICE}/drawingml/2006/wordprocessingDrawing`]: "wp",
  [`${STRICT}/drawingml/wordprocessingDrawing`]: "wp",
  [`${OFFICE}/drawingml/2006/chart`]: "c",
  [`${STRICT}/drawingml/chart`]: "c",
  [`${OFFICE}/drawingml/2006/diagram`]: "dgm",
  [`${STRICT}/drawingml/diagram`]: "dgm",
  [`${OFFICE}/markup-compatibility/2006`]: "mc",
  [`${MICROSOFT}/2010/wordml`]: "w14",
  [`${MICROSOFT}/2010/wordprocessingShape`]: "wps",
  [`${MICROSOFT}/2010/wordprocessingGroup`]: "wpg",
  [`${MICROSOFT}/2010/wordprocessingCanvas`]: "wpc",
  "urn:schemas-microsoft-com:vml": "v",
  "urn:schemas-microsoft-com:office:office": "o",
  "urn:schemas-microsoft-com:office:word": "w10",
};
const KNOWN = new Set(Object.values(USUAL_PREFIXES));

interface NamespaceScope {
  /** Depth of the element that declared it. */
  depth: number;
  /** Prefix as written → usual prefix. */
  prefixes: Map<string, string>;
  /** Whether every known prefix is already the usual one, which is nearly always. */
  usual: boolean;
  /** Names met so far, as written → usual. */
  names: Map<string, string>;
}

/** Wraps handlers so that they see usual names only. */
export function withUsualNames(handlers: XmlHandlers): XmlHandlers {
  const scopes: NamespaceScope[] = [
    { depth: 0, prefixes: new Map(), usual: true, names: new Map() },
  ];
  const usualName = (scope: NamespaceScope, name: string, isElement: boolean): string => {
    const colon = name.indexOf(":");
    if (colon < 0 && !isElement) return name;
    const prefix = scope.prefixes.get(colon < 0 ? "" : name.slice(0, colon));
    if (prefix === undefined) return name;
    const local = name.slice(colon + 1);
    return prefix === "" ? local : `${prefix}:${local}`;
  };
  const elementName = (scope: NamespaceScope, name: string): string => {
    let usual = scope.names.get(name);
    if (usual === undefined) {
      usual = usualName(scope, name, true);
      scope.names.set(name, usual);
    }
    return usual;
  };
  return {
    open(name, attributes, depth) {
      let scope = scopes.at(-1)!;
      for (const key in attributes) {
        if (key.startsWith("xmlns")) {
          scope = declare(scope, attributes, depth);
          scopes.push(scope);
          break;
        }
      }
      let usual = attributes;
      if (!scope.usual) {
        usual = {};
        for (const key in attributes) usual[usualName(scope, key, false)] = attributes[key]!;
      }
      handlers.open?.(elementName(scope, name), usual, depth);
    },
    close(name, depth) {
      const scope = scopes.at(-1)!;
      handlers.close?.(elementName(scope, name), depth);
      if (scope.depth === depth) scopes.pop();
    },
    ...(handlers.text && { text: handlers.text.bind(handlers) }),
  };
}

function declare(
  outer: NamespaceScope,
  attributes: Record<string, string>,
  depth: number,
): NamespaceScope {
  const prefixes = new Map(outer.prefixes);
  for (const [key, address] of Object.entries(attributes)) {
    if (key !== "xmlns" && !key.startsWith("xmlns:")) continue;
    const written = key.slice(6);
    // A prefix that looks like one of ours but means another vocabulary must not be taken for it.
    const foreign = KNOWN.has(written) ? `?${written}` : written;
    prefixes.set(written, USUAL_PREFIXES[address] ?? foreign);
  }
  const usual = [...prefixes].every(([written, meant]) => written === meant);
  return { depth, prefixes, usual, names: new Map() };
}

/** An on/off property (ECMA-376 17.17.4): present means on unless its value says otherwise. */
export function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(0|false|off|none)$/i.test(value);
}

/** A whole number, or undefined where there is none. */
export function integer(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number.parseInt(value, 10);
  return Number.isFinite(number) ? number : undefined;
}
