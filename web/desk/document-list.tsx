/** The documents of a tenant: filtered, sorted, opened, and where the key allows it stored and deleted. */
import { useState } from "preact/hooks";
import type { Listing } from "../../src/model/listing.js";
import { type PageWords, useSaid, useWords } from "../shared/words.js";
import { DropZone } from "./drop-zone.js";

export type Entry = Listing["documents"][number];
type Order = "name" | "date" | "state";

interface DocumentListProps {
  listing: Listing;
  /** Documents may be stored and deleted. */
  mayWrite: boolean;
  onOpen(entry: Entry): void;
  onUpload(files: File[]): void;
  onRemove(entry: Entry): void;
}

export function DocumentList({ listing, mayWrite, onOpen, onUpload, onRemove }: DocumentListProps) {
  const words = useWords("desk");
  const [filter, setFilter] = useState("");
  const [order, setOrder] = useState<Order>("name");
  const waiting = listing.documents.filter(isWaiting).length;
  const shown = listing.documents
    .filter((entry) => matches(entry, filter))
    .sort((a, b) => compareBy[order](a, b) || a.filename.localeCompare(b.filename, "ko"));
  return (
    <section class="documents" aria-labelledby="documents-title">
      <h2 id="documents-title">{words.documents}</h2>
      <p class="soft" id="counts">
        {words.counts(
          listing.readable,
          listing.unreadable - waiting,
          listing.needs_review - waiting,
        )}
      </p>
      {listing.documents.length === 0 ? (
        <p class="card">
          {words.empty} {mayWrite ? words.emptyUpload : words.emptyFolder}
        </p>
      ) : (
        <div class="finder">
          <label class="grow">
            <span class="unseen">{words.filter}</span>
            <input
              type="search"
              id="filter"
              value={filter}
              placeholder={words.filterExample}
              onInput={(event) => setFilter(event.currentTarget.value)}
            />
          </label>
          <label>
            <span class="unseen">{words.sort}</span>
            <select
              id="sort"
              value={order}
              onChange={(event) => setOrder(event.currentTarget.value as Order)}
            >
              <option value="name">{words.sortName}</option>
              <option value="date">{words.sortDate}</option>
              <option value="state">{words.sortState}</option>
            </select>
          </label>
        </div>
      )}
      {mayWrite && <DropZone onFiles={onUpload} />}
      {listing.documents.length > 0 && shown.length === 0 && <p>{words.noneLeft}</p>}
      <ul id="documents">
        {shown.map((entry, index) => (
          <Row
            key={`${entry.filename} ${entry.doc_id ?? index}`}
            entry={entry}
            mayWrite={mayWrite}
            onOpen={onOpen}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  );
}

/** It is listed, and still being read. */
export const isWaiting = (entry: Entry) => !entry.readable && entry.reason === "NOT_YET_READ";

interface RowProps {
  entry: Entry;
  mayWrite: boolean;
  onOpen(entry: Entry): void;
  onRemove(entry: Entry): void;
}

function Row({ entry, mayWrite, onOpen, onRemove }: RowProps) {
  const words = useWords("desk");
  const said = useSaid();
  return (
    <li>
      <p class="name">
        {entry.readable ? (
          <button type="button" class="link" onClick={() => onOpen(entry)}>
            {entry.filename}
          </button>
        ) : (
          <b>{entry.filename}</b>
        )}
        {mayWrite && (
          <button type="button" class="link bad" onClick={() => onRemove(entry)}>
            {words.remove}
          </button>
        )}
      </p>
      {entry.readable && (
        <p class="soft parts">
          {describe(entry, words).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      )}
      {entry.readable && entry.review && (
        <details class="warn">
          <summary>△ {words.review}</summary>
          {entry.review_reasons.map(({ text }) => (
            <p>{said(text)}</p>
          ))}
        </details>
      )}
      {isWaiting(entry) && <p class="soft">… {words.beingRead}</p>}
      {!entry.readable && !isWaiting(entry) && (
        <details class="bad">
          <summary>
            ✕ {words.unread} · <code>{entry.reason}</code>
          </summary>
          <p>{said(entry.reason_text)}</p>
        </details>
      )}
    </li>
  );
}

function describe(
  { structure, chunks }: Extract<Entry, { readable: true }>,
  words: PageWords<"desk">,
) {
  const { title, issuer, doc_number, issued_date } = structure;
  return [title, issuer, doc_number, issued_date, words.chunks(chunks)].filter(
    (part) => part !== null,
  );
}

function matches(entry: Entry, filter: string): boolean {
  const { title, issuer, doc_number } = entry.readable
    ? entry.structure
    : { title: null, issuer: null, doc_number: null };
  const text = [entry.filename, title, issuer, doc_number].join("\n").toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const dateOf = (entry: Entry) => (entry.readable ? (entry.structure.issued_date ?? "") : "");
/** What needs a look comes first. */
const stateOf = (entry: Entry) => (entry.readable ? (entry.review ? 1 : 2) : 0);

const compareBy: Record<Order, (a: Entry, b: Entry) => number> = {
  name: () => 0,
  date: (a, b) => dateOf(b).localeCompare(dateOf(a)),
  state: (a, b) => stateOf(a) - stateOf(b),
};
