/** Quoted lines: a table where they are rows of one, else the text as it stands. */
import { quotedTable } from "../../src/text/quoted-rows.js";

export function Quote({ header = [], text }: { header?: string[]; text: string }) {
  const table = quotedTable(header, text);
  if (!table) return <blockquote>{[...header, text].join("\n")}</blockquote>;
  return (
    <div class="wide">
      <table class="quoted">
        {table.header.length > 0 && (
          <thead>
            {table.header.map((row) => (
              <tr>
                {row.map((cell) => (
                  <th scope="col">{cell}</th>
                ))}
              </tr>
            ))}
          </thead>
        )}
        <tbody>
          {table.rows.map((row) => (
            <tr>
              {row.map((cell) => (
                <td>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
