/**
 * Changes to a document as it was read from a PDF, whose file cannot be written anew: how its lines are set, how they were joined, and
 * what stands around them.
 */
const model = new URL("../../../dist/model/typography.js", import.meta.url);
const { keepTypography, typographyOf } = await import(model.href);

/** The document with other blocks and cells; how each is set goes along, as `set` changes it. */
function copyOf(document, set = (line) => line, block = (each) => each) {
  const copied = (each, made) => {
    keepTypography(made, typographyOf(each).map(set));
    return made;
  };
  return {
    ...document,
    blocks: document.blocks.map((each) => copied(each, block({ ...each }))),
    tables: document.tables.map((table) => ({
      ...table,
      cells: table.cells.map((cell) => copied(cell, { ...cell })),
    })),
  };
}

/** The size that most letters have. */
function textSize(document) {
  const letters = new Map();
  for (const block of document.blocks) {
    const size = typographyOf(block)[0]?.size ?? 0;
    if (size === 0) continue;
    letters.set(size, (letters.get(size) ?? 0) + block.text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

const first =
  (...texts) =>
  (document) => {
    const copy = copyOf(document);
    const size = textSize(document);
    const [above] = document.blocks;
    const made = texts.map((text, at) => {
      const bbox = [60, 10 + at * 12, 60 + text.length * 10, 20 + at * 12];
      const { page } = above;
      const lines = [{ start: 0, end: [...text].length, page, bbox }];
      const block = {
        ...above,
        id: `first${at}`,
        type: "paragraph",
        level: null,
        text,
        bbox,
        lines,
      };
      keepTypography(block, [{ size, centred: false }]);
      return block;
    });
    return { ...copy, blocks: [...made, ...copy.blocks] };
  };

/** Each printed line as a paragraph of its own. */
function linesApart(document) {
  const copy = copyOf(document);
  const blocks = copy.blocks.flatMap((block) => {
    const isText = block.type === "paragraph" || block.type === "title" || block.type === "heading";
    if (!isText || !block.lines || block.lines.length < 2) return [block];
    const letters = [...block.text];
    const set = typographyOf(block);
    return block.lines.map((line, at) => {
      const text = letters.slice(line.start, line.end).join("").trim();
      const lines = [{ ...line, start: 0, end: [...text].length }];
      const made = {
        ...block,
        id: `${block.id}.${at}`,
        text,
        bbox: line.bbox,
        page: line.page,
        lines,
      };
      keepTypography(made, set.slice(at, at + 1));
      return made;
    });
  });
  return { ...copy, blocks };
}

/** The reader guesses titles and headings by their make. */
const unmarked = (document) =>
  copyOf(
    document,
    (line) => line,
    (block) =>
      ["title", "heading"].includes(block.type)
        ? { ...block, type: "paragraph", level: null }
        : block,
  );

export const PRINTED_CHANGES = {
  "sizes equal": (document) => copyOf(document, (line) => ({ ...line, size: line.size && 10 })),
  "sizes larger": (document) => copyOf(document, (line) => ({ ...line, size: line.size * 1.35 })),
  "sizes smaller": (document) => copyOf(document, (line) => ({ ...line, size: line.size * 0.7 })),
  "sizes uneven": (document) => {
    let at = 0;
    return copyOf(document, (line) => ({ ...line, size: line.size * (at++ % 2 ? 1.01 : 0.99) }));
  },
  "nothing centred": (document) => copyOf(document, (line) => ({ ...line, centred: false })),
  "all centred": (document) => copyOf(document, (line) => ({ ...line, centred: true })),
  "sizes unknown": (document) => copyOf(document, () => ({ size: 0, centred: false })),
  "titles not marked": unmarked,
  "lines apart": linesApart,
  "[별지 제1호서식]": first("[별지 제1호서식]"),
  "[붙임 1]": first("[붙임 1]"),
  "(앞쪽)": first("(앞쪽)"),
  "received stamp": first("접수 제        호 (20  .   .   .)"),
  "page number": first("- 1 -"),
  대외비: first("대외비"),
  "내부 검토용": first("내부 검토용"),
  "motto in quotes": first("“함께 여는 밝은 내일”"),
  motto: first("함께 여는 밝은 내일"),
  address: first("(우12345) 한빛시 가람구 나래로 12"),
  contacts: first("담당자: 김하람 주무관 (☎ 02-123-4567)", "전자우편: haram@example.kr"),
  "no properties": (document) => ({ ...document, source: { ...document.source, properties: {} } }),
  "title another's": (document) => ({
    ...document,
    source: {
      ...document.source,
      properties: { title: "2019년 주간업무 보고 양식", author: "한빛시청 총무과" },
    },
  }),
};
