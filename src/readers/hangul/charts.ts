/** The charts and OLE objects of a document, by the name of their data inside the file. */
import type { HangulDocument, ShapeControl } from "./tree.js";
import { eachParagraph } from "./walk-paragraphs.js";

/** More charts than this are not read: each is a part of its own. */
const MAX_CHARTS = 500;

export function chartsIn(document: HangulDocument): string[] {
  const names = new Set<string>();
  const visit = (control: ShapeControl) => {
    if (control.chart !== undefined && names.size < MAX_CHARTS) names.add(control.chart);
    for (const child of control.children) visit(child);
  };
  eachParagraph(document, ({ items }) => {
    for (const item of items) if (item.kind === "shape") visit(item);
  });
  return [...names];
}

/** An object of which only a picture is shown may hold text that nobody finds. */
export function reportUnreadCharts(document: HangulDocument, charts: readonly string[]): void {
  const unread = charts.filter((name) => !document.charts.get(name)).length;
  if (unread > 0) document.faults.push(`차트·OLE 개체 ${unread}개: 안의 글과 값을 읽지 못함`);
}
