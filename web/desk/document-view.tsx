/** One document, opened: its pages with marks, its structure, its chunks, its Markdown. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Anchor, Chunk } from "../../src/model/chunk.js";
import type { Box } from "../../src/model/format.js";
import type { OpenedDocument } from "../../src/model/upload.js";
import type { Api, PagePicture } from "../shared/api.js";
import { CopyButton } from "../shared/copy-button.js";
import { useFailure } from "../shared/failure.js";
import { Modal } from "../shared/modal.js";
import { RevisionTable } from "../shared/revision-table.js";
import { sectionStart } from "../shared/section-start.js";
import { Tabs } from "../shared/tabs.js";
import { useSaid, useWords } from "../shared/words.js";
import type { Place } from "./place.js";

type Tab = "pages" | "structure" | "pieces" | "markdown";

interface DocumentViewProps {
  api: Api;
  place: Pick<Place, "doc_id" | "filename"> & { anchors?: Anchor[] };
  onClose(): void;
}

export function DocumentView({ api, place, onClose }: DocumentViewProps) {
  const words = useWords("desk");
  const [tab, setTab] = useState<Tab>("pages");
  const [opened, setOpened] = useState<OpenedDocument | null>(null);
  const [marks, setMarks] = useState<Anchor[]>(place.anchors ?? []);
  const [page, setPage] = useState(place.anchors?.[0]?.page ?? 1);
  const { failure, watch } = useFailure();
  useEffect(() => {
    void watch(async () => setOpened(await api.open(place.doc_id)));
  }, [place.doc_id]);
  const show = ({ anchors }: Chunk) => {
    setMarks(anchors);
    setPage(anchors[0]?.page ?? 1);
    setTab("pages");
  };
  const tabs = (["pages", "structure", "pieces", "markdown"] as const).map((name) => ({
    name,
    label: words[name],
  }));
  return (
    <Modal title={place.filename} class="document" onClose={onClose}>
      {failure ??
        (opened ? (
          <Tabs tabs={tabs} chosen={tab} label={place.filename} onChoose={(name) => setTab(name)}>
            {tab === "pages" && (
              <Pages
                {...{ api, place, marks, page }}
                last={opened.document.source.pages}
                onPage={setPage}
              />
            )}
            {tab === "structure" && <StructureTab opened={opened} />}
            {tab === "pieces" && <Chunks chunks={opened.chunks} onShow={show} />}
            {tab === "markdown" && <Markdown text={opened.markdown} name={place.filename} />}
          </Tabs>
        ) : (
          <p role="status">{words.working}</p>
        ))}
    </Modal>
  );
}

interface PagesProps extends Pick<DocumentViewProps, "api" | "place"> {
  marks: Anchor[];
  page: number;
  last: number;
  onPage(page: number): void;
}

function Pages({ api, place, marks, page, last, onPage }: PagesProps) {
  const words = useWords("desk");
  const [picture, setPicture] = useState<PagePicture | null | undefined>();
  const { failure, watch } = useFailure();
  useEffect(() => {
    let isCurrent = true;
    setPicture(undefined);
    void watch(async () => {
      const drawn = await api.page(place.doc_id, page);
      if (isCurrent) setPicture(drawn);
    });
    return () => {
      isCurrent = false;
    };
  }, [place.doc_id, page]);
  const boxes = marks.flatMap((one) => (one.page === page && one.bbox ? [one.bbox] : []));
  const mark = useRef<SVGPathElement>(null);
  return (
    <>
      {last > 1 && (
        <div class="pager">
          <button
            type="button"
            class="quiet"
            aria-label={words.previousPage}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            ‹
          </button>
          <span aria-live="polite">
            {words.pageOf(page)} / {last}
          </span>
          <button
            type="button"
            class="quiet"
            aria-label={words.nextPage}
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          >
            ›
          </button>
        </div>
      )}
      {failure}
      {picture === undefined && !failure && <p role="status">{words.working}</p>}
      {picture === null && <p>{words.noPicture}</p>}
      {picture && (
        <div class="sheet">
          <img
            src={picture.url}
            alt={words.pageAlt(place.filename, page)}
            onLoad={() => mark.current?.scrollIntoView({ block: "center", inline: "nearest" })}
          />
          <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
            <path ref={mark} d={boxes.map(outline).join("")} />
          </svg>
        </div>
      )}
    </>
  );
}

/** Boxes that overlap are painted once: all are one path. */
function outline([x0, y0, x1, y1]: Box): string {
  return `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;
}

function StructureTab({ opened: { document } }: { opened: OpenedDocument }) {
  const words = useWords("desk");
  const said = useSaid();
  const { structure, warnings, blocks } = document;
  const textOf = new Map(blocks.map(({ id, text }) => [id, text]));
  const facts: [string, string][] = [
    [words.number, structure.doc_number ?? words.none],
    [words.date, structure.issued_date ?? words.none],
    [words.issuer, structure.issuer ?? words.none],
    [words.recipients, structure.recipients.join(", ") || words.none],
  ];
  return (
    <>
      <h3>{structure.title ?? document.source.filename}</h3>
      <dl class="facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {warnings.length > 0 && (
        <>
          <h3>{words.warnings}</h3>
          <ul>
            {warnings.map(({ text, page }) => (
              <li>
                {said(text)} {page !== null && `(${words.pageOf(page)})`}
              </li>
            ))}
          </ul>
        </>
      )}
      {structure.sections.length > 0 && (
        <>
          <h3>{words.headings}</h3>
          <ul class="outline">
            {structure.sections.map((section) => (
              <li key={section.id} data-level={Math.min(section.level, 6)}>
                {section.label} {section.title}{" "}
                <span class="soft">
                  {sectionStart(section, textOf.get(section.block) ?? "")}{" "}
                  {words.pageOf(section.page)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {structure.attachments.length > 0 && (
        <>
          <h3>{words.attachments}</h3>
          <ul>
            {structure.attachments.map(({ label, title }) => (
              <li>
                {label} {title}
              </li>
            ))}
          </ul>
        </>
      )}
      <RevisionTable revisions={structure.revisions} />
    </>
  );
}

function Chunks({ chunks, onShow }: { chunks: Chunk[]; onShow(chunk: Chunk): void }) {
  const words = useWords("desk");
  return (
    <ol class="evidence">
      {chunks.map((chunk) => (
        <li class="card source" key={chunk.id}>
          <p class="place">
            <code>{chunk.id}</code>
            <button type="button" class="link" onClick={() => onShow(chunk)}>
              {[...new Set(chunk.anchors.map(({ page }) => words.pageOf(page)))].join(", ")}
            </button>
          </p>
          {chunk.path.length > 0 && <p class="soft">{chunk.path.join(" › ")}</p>}
          <blockquote>{chunk.text}</blockquote>
        </li>
      ))}
    </ol>
  );
}

function Markdown({ text, name }: { text: string; name: string }) {
  const words = useWords("desk");
  const href = `data:text/markdown;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <>
      <p class="actions">
        <CopyButton text={() => text} />
        <a class="button quiet" href={href} download={`${name}.md`}>
          {words.download}
        </a>
      </p>
      <pre>{text}</pre>
    </>
  );
}
