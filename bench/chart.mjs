/**
 * One bar chart per area as SVG: each figure that has a peer, both bars on the scale of the larger one.
 * Written by hand: two bars and their labels need no charting library, and the file reads in a diff.
 */
const WIDTH = 760;
const LABEL = 330;
const BAR = 12;
const ROW = 2 * BAR + 16;
const ROOM = WIDTH - LABEL - 170;
const OURS = "#1a5fb4";
const THEIRS = "#9a9996";

/** Null where no figure of the area has a peer, and nothing was measured at several sizes (`detail.series`). */
export function chart({ area, figures, detail }) {
  const pairs = figures.filter(({ theirs }) => typeof theirs === "number");
  const series = Object.entries(detail?.series ?? {});
  if (pairs.length + series.length === 0) return null;
  const rows = pairs.map((figure, at) => bars(figure, 34 + at * ROW));
  let height = 44 + pairs.length * ROW;
  for (const [name, sizes] of series) {
    rows.push(growth(name, sizes, height - 10));
    height += sizes.length * (BAR + 6) + 12;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(area)}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>
<text x="10" y="20" font-size="14" font-weight="bold">${escaped(area)}</text>
${rows.join("\n")}
</svg>
`;
}

function bars({ en, ours, theirs, unit, peer, better }, y) {
  const most = Math.max(ours, theirs) || 1;
  const bar = (value, at, fill, name) =>
    `<rect x="${LABEL}" y="${at}" width="${Math.max(1, (value / most) * ROOM).toFixed(1)}" height="${BAR}" fill="${fill}"/><text x="${(LABEL + (value / most) * ROOM + 6).toFixed(1)}" y="${at + 10}">${escaped(`${value} ${unit} ${name}`)}</text>`;
  return `<text x="10" y="${y + 11}">${escaped(en)}</text><text x="10" y="${y + 25}" fill="#5e5c64" font-size="10">${better} is better</text>
${bar(ours, y, OURS, "wonmun")}
${bar(theirs, y + BAR + 2, THEIRS, peer ?? "")}`;
}

/** What each of them costs, one bar for each size: flat where the bars are alike. */
function growth(name, sizes, y) {
  const most = Math.max(...sizes.map((one) => one.each_ms)) || 1;
  const lines = sizes.map(({ size, each_ms }, at) => {
    const top = y + at * (BAR + 6);
    const width = (each_ms / most) * ROOM;
    return `<text x="10" y="${top + 10}">${size.toLocaleString("en")} ${escaped(name)}</text><rect x="${LABEL}" y="${top}" width="${Math.max(1, width).toFixed(1)}" height="${BAR}" fill="${OURS}"/><text x="${(LABEL + width + 6).toFixed(1)}" y="${top + 10}">${each_ms} ms each</text>`;
  });
  return lines.join("\n");
}

function escaped(text) {
  return text.replace(/[<>&"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
