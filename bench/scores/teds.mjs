/** Tables: tree edit distance similarity, TEDS (Zhong et al. 2020): table → rows → cells with spans and text. */

/**
 * @typedef {{row: number, col: number, row_span: number, col_span: number, text: string}} Cell
 * @typedef {{rows: number, cells: Cell[]}} Table
 * @typedef {{label: string, span: string, text: string, children: Node[]}} Node
 */

/**
 * 1 for equal tables, 0 for tables with nothing in common. `structure` leaves the cells' text out.
 * @param {Table} a
 * @param {Table} b
 * @param {{structure?: boolean}} [options]
 */
export function teds(a, b, options = {}) {
  const left = flatten(treeOf(a, options.structure === true));
  const right = flatten(treeOf(b, options.structure === true));
  const largest = Math.max(left.nodes.length, right.nodes.length);
  return Math.max(0, 1 - treeDistance(left, right) / largest);
}

/** @param {Table} table @param {boolean} structure @returns {Node} */
function treeOf(table, structure) {
  const rows = Array.from({ length: table.rows }, () => node("tr"));
  const cells = [...table.cells].sort((a, b) => a.row - b.row || a.col - b.col);
  for (const cell of cells) {
    const text = structure ? "" : cell.text.normalize("NFC").replace(/\s+/gu, "");
    rows[cell.row]?.children.push(node("td", `${cell.row_span}x${cell.col_span}`, text));
  }
  return { ...node("table"), children: rows };
}

/** @returns {Node} */
const node = (label, span = "", text = "") => ({ label, span, text, children: [] });

/** Nodes in postorder, each with the place of its leftmost leaf, and the key roots (Zhang & Shasha 1989). */
function flatten(root) {
  /** @type {Node[]} */
  const nodes = [];
  /** @type {number[]} */
  const leftmost = [];
  const walk = (current) => {
    let first = -1;
    for (const child of current.children) {
      const leaf = walk(child);
      if (first === -1) first = leaf;
    }
    nodes.push(current);
    leftmost.push(first === -1 ? nodes.length - 1 : first);
    return leftmost.at(-1);
  };
  walk(root);
  const seen = new Set();
  /** @type {number[]} */
  const roots = [];
  for (let index = nodes.length - 1; index >= 0; index--) {
    if (seen.has(leftmost[index])) continue;
    seen.add(leftmost[index]);
    roots.push(index);
  }
  return { nodes, leftmost, roots: roots.reverse() };
}

function treeDistance(a, b) {
  const width = b.nodes.length;
  const trees = new Float64Array(a.nodes.length * width);
  for (const i of a.roots) for (const j of b.roots) forest({ a, b, trees, width }, i, j);
  return trees.at(-1);
}

function forest({ a, b, trees, width }, i, j) {
  const fromA = a.leftmost[i];
  const fromB = b.leftmost[j];
  const rows = i - fromA + 2;
  const cols = j - fromB + 2;
  const cost = new Float64Array(rows * cols);
  for (let x = 1; x < rows; x++) cost[x * cols] = x;
  for (let y = 1; y < cols; y++) cost[y] = y;
  for (let x = 1; x < rows; x++) {
    const at = fromA + x - 1;
    for (let y = 1; y < cols; y++) {
      const to = fromB + y - 1;
      const step = Math.min(cost[(x - 1) * cols + y] + 1, cost[x * cols + y - 1] + 1);
      const whole = a.leftmost[at] === fromA && b.leftmost[to] === fromB;
      const kept = whole
        ? cost[(x - 1) * cols + y - 1] + rename(a.nodes[at], b.nodes[to])
        : cost[(a.leftmost[at] - fromA) * cols + (b.leftmost[to] - fromB)] + trees[at * width + to];
      cost[x * cols + y] = Math.min(step, kept);
      if (whole) trees[at * width + to] = cost[x * cols + y];
    }
  }
}

/** Cells of different spans are different; others differ by their text's share of edits. */
function rename(a, b) {
  if (a.label !== b.label || a.span !== b.span) return 1;
  if (a.text === b.text) return 0;
  return levenshtein(a.text, b.text) / Math.max(a.text.length, b.text.length);
}

/** @param {string} a @param {string} b */
export function levenshtein(a, b) {
  if (a.length > b.length) return levenshtein(b, a);
  let last = Uint32Array.from({ length: a.length + 1 }, (_, index) => index);
  for (let y = 1; y <= b.length; y++) {
    const row = new Uint32Array(a.length + 1);
    row[0] = y;
    for (let x = 1; x <= a.length; x++) {
      const same = a.charCodeAt(x - 1) === b.charCodeAt(y - 1) ? 0 : 1;
      row[x] = Math.min(row[x - 1] + 1, last[x] + 1, last[x - 1] + same);
    }
    last = row;
  }
  return last[a.length];
}
