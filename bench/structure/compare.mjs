/** Compares the extracted structure of a document with its hand-made labels, field by field. */

/** White space folded and look-alike dashes made one: typography, not content. */
export function same(a, b) {
  return normal(a) === normal(b);
}

export function normal(text) {
  return String(text ?? "")
    .normalize("NFC")
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/[–—‑−]/g, "-")
    .trim();
}

export const FIELDS = ["title", "doc_number", "issued_date", "issuer"];

/**
 * One tally per field: labelled, given, right. A null that should be null is right and counts as neither. `accept` holds further
 * readings that are as right as the label; null among them says that finding nothing is.
 */
export class Tally {
  labelled = 0;
  given = 0;
  right = 0;
  exact = 0;
  documents = 0;

  field(label, value, accept = []) {
    this.documents += 1;
    const readings = [label, ...accept];
    if (value === null && readings.includes(null)) {
      this.exact += 1;
      return true;
    }
    const match = value !== null && readings.some((each) => each !== null && same(each, value));
    // A reading that may be there and is, is labelled by being right.
    if (match || label !== null) this.labelled += 1;
    if (value !== null) this.given += 1;
    if (match) this.right += 1;
    if (match) this.exact += 1;
    return match;
  }

  /** What `accept` names may be found and need not. */
  list(labels, values, accept = []) {
    this.documents += 1;
    const left = labels.map(normal);
    const optional = accept.map(normal);
    const counted = values.map(normal).filter((value) => !optional.includes(value));
    const wrong = [];
    for (const value of counted) {
      const at = left.indexOf(value);
      if (at < 0) wrong.push(value);
      else left.splice(at, 1);
    }
    this.labelled += labels.length;
    this.given += counted.length;
    this.right += counted.length - wrong.length;
    if (wrong.length === 0 && left.length === 0) this.exact += 1;
    return { wrong, missing: left };
  }

  get precision() {
    return this.given === 0 ? 1 : this.right / this.given;
  }

  get recall() {
    return this.labelled === 0 ? 1 : this.right / this.labelled;
  }

  get f1() {
    const sum = this.precision + this.recall;
    return sum === 0 ? 0 : (2 * this.precision * this.recall) / sum;
  }
}

/** Labels count the 붙임 list alone; 별표 and 별지 서식 are read, too, and not counted here. */
export function enclosures(structure) {
  return structure.attachments
    .filter((each) => !/^별[표지]/.test(each.label))
    .map((each) => each.title);
}

/** Comparison rows as `kind label`, article references without white space. */
export function revisionKeys(structure, comparison) {
  const reworded = new Map(
    (comparison?.renumbered ?? []).flatMap((each) =>
      each.amended ? [[article(each.from), article(each.to)]] : [],
    ),
  );
  const moved = new Map(
    (comparison?.renumbered ?? []).map((each) => [article(each.from), article(each.to)]),
  );
  return structure.revisions
    .filter((row) => row.kind !== "unchanged")
    .map((row) => {
      const label = article(row.label);
      // A provision both moved and reworded may be told as either; its place before or after the move names it.
      if (row.kind === "amended" && reworded.has(label)) return `renumbered ${reworded.get(label)}`;
      if (row.kind === "renumbered") return `renumbered ${moved.get(label) ?? label}`;
      return `${row.kind} ${label}`;
    });
}

/** The same keys from a label. */
export function labelledRevisions(comparison) {
  if (!comparison) return [];
  const keys = ["added", "deleted", "amended"].flatMap((kind) =>
    comparison[kind].map((label) => `${kind} ${article(label)}`),
  );
  return [...keys, ...comparison.renumbered.map((each) => `renumbered ${article(each.to)}`)];
}

/** `제18조제1항 각 호 외의 부분 전단` → `제18조제1항`. */
export function article(label) {
  const match =
    /^(?:제\d+(?:편|장|절|관|조|항|호)(?:의\d+)?|[가나다라마바사아자차카타파하]목)+/.exec(
      label.replace(/\s+/g, ""),
    );
  return match ? match[0] : label.replace(/\s+/g, "");
}

/**
 * Holds a structure against its label: one tally per field, and what is not right in words.
 *
 * @param tally gives the `Tally` of a field by its name
 * @returns {{field: string, what: string}[]}
 */
export function compare(tally, label, structure) {
  const faults = [];
  const say = (field, what) => faults.push({ field, what });
  for (const field of FIELDS) {
    const [value, accept] = [structure[field], label.accept[field]];
    if (!tally(field).field(label[field], value, accept))
      say(field, `${field}: ${normal(value)}   ≠   ${normal(label[field])}`);
  }
  for (const [name, labels, values] of [
    ["recipients", label.recipients, structure.recipients],
    ["attachments", label.attachments, enclosures(structure)],
    ["revisions", labelledRevisions(label.comparison), revisionKeys(structure, label.comparison)],
  ]) {
    // Of some documents the annexes were not counted.
    if (labels === null) continue;
    const { wrong, missing } = tally(name).list(labels, values, label.accept[name]);
    if (wrong.length > 0) say(name, `${name}, not labelled: ${wrong.join(" | ")}`);
    if (missing.length > 0) say(name, `${name}, missing: ${missing.join(" | ")}`);
  }
  return faults;
}
