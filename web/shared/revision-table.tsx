/** What a document changes, provision by provision: as it is beside as it shall be. */
import type { Document } from "../../src/model/document.js";
import { useWords } from "./words.js";

export function RevisionTable({ revisions }: Pick<Document["structure"], "revisions">) {
  const words = useWords("common");
  if (revisions.length === 0) return null;
  return (
    <>
      <h3>{words.revisions}</h3>
      <div class="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.provision}</th>
              <th scope="col">{words.current}</th>
              <th scope="col">{words.revised}</th>
            </tr>
          </thead>
          <tbody>
            {revisions.map(({ kind, label, current, revised, table, row }) => (
              <tr key={`${table} ${row} ${label}`}>
                <th scope="row">
                  {words[kind]} {label}
                </th>
                <td>{current}</td>
                <td>{revised}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
