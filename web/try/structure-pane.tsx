/** What the document states about itself; a section or attachment turns to its place. */
import type { Document } from "../../src/model/document.js";
import { RevisionTable } from "../shared/revision-table.js";
import { sectionStart } from "../shared/section-start.js";
import { useWords } from "../shared/words.js";

interface StructurePaneProps {
  document: Document;
  pick(block: string): void;
}

export function StructurePane({ document: { structure, blocks }, pick }: StructurePaneProps) {
  const words = useWords("try");
  const textOf = new Map(blocks.map(({ id, text }) => [id, text]));
  const facts: [string, string | null][] = [
    [words.documentTitle, structure.title],
    [words.number, structure.doc_number],
    [words.date, structure.issued_date],
    [words.issuer, structure.issuer],
    [words.recipients, structure.recipients.join(", ") || structure.recipient],
  ];
  return (
    <>
      <dl class="facts">
        {facts.map(([term, value]) => (
          <>
            <dt>{term}</dt>
            <dd>{value ?? <span class="soft">{words.none}</span>}</dd>
          </>
        ))}
      </dl>
      {structure.sections.length > 0 && (
        <>
          <h3>{words.sections}</h3>
          <ul class="outline">
            {structure.sections.map((section) => (
              <li key={section.id} data-level={Math.min(section.level, 6)}>
                <button type="button" onClick={() => pick(section.block)}>
                  {section.label} {section.title}{" "}
                  <span class="start">
                    {sectionStart(section, textOf.get(section.block) ?? "")}
                  </span>
                </button>
                <span class="soft">{words.pageOf(section.page)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {structure.attachments.length > 0 && (
        <>
          <h3>{words.attachments}</h3>
          <ul class="outline">
            {structure.attachments.map(({ label, title, copies, block }) => (
              <li key={block + label}>
                <button type="button" onClick={() => pick(block)}>
                  {label} {title}
                </button>
                <span class="soft">{copies}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <RevisionTable revisions={structure.revisions} />
    </>
  );
}
