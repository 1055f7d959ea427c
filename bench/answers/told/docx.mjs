/** Blocks of a paper as a real DOCX; `make` is `samples/make/docx.ts`, loaded by the caller. */
export function docxOf(blocks, make) {
  const { cell, line, makeDocx, row, table, USUAL_STYLES } = make;
  const cellOf = (content) => {
    if (Array.isArray(content)) return cell(content.map((each) => line(each)).join(""));
    if (typeof content === "string") return cell(content);
    return cell(content.text, { span: content.span, vMerge: content.merge });
  };
  const body = blocks.map((block) => {
    if (block.title) return line(block.title, "Title");
    if (block.heading) return line(block.heading, "Heading1");
    if (block.table) return table(block.table.map((cells) => row(cells.map(cellOf))));
    return line(block.line);
  });
  return makeDocx({ body: body.join(""), styles: USUAL_STYLES });
}
