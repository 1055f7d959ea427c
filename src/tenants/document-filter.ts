/** Whether a document meets a filter: by what it states, how it is named, and the tags it was given. */
import type { Filter } from "../model/filter.js";
import { type DocumentFacts, fileNameOf } from "./catalogue.js";
import type { Tags } from "./tags.js";

export function filterMatcher(filter: Filter, tags: Tags): (facts: DocumentFacts) => boolean {
  const texts = (["issuer", "doc_number"] as const).flatMap((field) => {
    const pattern = filter[field];
    return pattern === undefined ? [] : [{ field, matches: starPattern(pattern) }];
  });
  const format = filter.format === undefined ? null : starPattern(filter.format);
  const filename = filter.filename === undefined ? null : starPattern(filter.filename);
  const path = filter.path === undefined ? null : starPattern(filter.path);
  const wantedTags = filter.tags?.map((tag) => tag.normalize("NFC"));
  return (facts) => {
    const { structure, name } = facts;
    const slash = name.lastIndexOf("/");
    return (
      texts.every(({ field, matches }) => structure[field] !== null && matches(structure[field])) &&
      isWithin(structure.issued_date, filter.issued_from, filter.issued_to) &&
      (filter.form === undefined || facts.forms.includes(filter.form)) &&
      (format === null || format(facts.format)) &&
      (filename === null || filename(name) || filename(name.slice(slash + 1))) &&
      (path === null || (slash >= 0 && path(name.slice(0, slash)))) &&
      (wantedTags === undefined || hasAll(tags.get(fileNameOf(facts)), wantedTags))
    );
  };
}

function hasAll(given: readonly string[] | undefined, wanted: readonly string[]): boolean {
  return given !== undefined && wanted.every((tag) => given.includes(tag));
}

/** A date that states a month or a year alone is within where all its days are. */
function isWithin(date: string | null, from: string | undefined, to: string | undefined): boolean {
  if (from === undefined && to === undefined) return true;
  if (date === null) return false;
  return (
    (from === undefined || firstDay(date) >= firstDay(from)) &&
    (to === undefined || lastDay(date) <= lastDay(to))
  );
}

const firstDay = (date: string) => (date + "-01-01".slice(date.length - 4)).slice(0, 10);
/** Compared as text only, so every month may have 31 days. */
const lastDay = (date: string) => (date + "-12-31".slice(date.length - 4)).slice(0, 10);

/** `*` alone is special, as `[`, `?` and `(` stand in titles. By hand: a regular expression of many stars may never end. */
function starPattern(pattern: string): (text: string) => boolean {
  const [first = "", ...parts] = pattern.normalize("NFC").split("*");
  const last = parts.pop();
  return (given) => {
    const text = given.normalize("NFC");
    if (last === undefined) return text === first;
    if (!text.startsWith(first) || text.length < first.length + last.length) return false;
    let at = first.length;
    for (const part of parts) {
      const found = text.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return text.length - last.length >= at && text.endsWith(last);
  };
}
