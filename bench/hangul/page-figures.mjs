/** What `bench/results/hangul.json` keeps of pages and boxes: the checking half, kordoc beside it. */

/** Shares of paragraphs on the page of Hancom's PDF, by where they stand, with the bar each is held to. */
const PLACES = [
  ["body", 0.97, "본문 문단", "body paragraphs"],
  ["cells", 0.94, "칸의 첫 문단", "first paragraphs of cells"],
  ["later", 0.9, "칸의 이어지는 문단", "later paragraphs of cells"],
];
const BOXES = [
  ["body", 0.8, "본문 문단", "body paragraphs"],
  ["cells", 0.7, "칸", "cells"],
];

export function pageFigures({ summary, kordoc }, stored) {
  return [
    ...PLACES.map(([kind, bar, ko, en]) => ({
      id: `${kind}-pages`,
      ko: `한컴 PDF와 쪽이 같은 ${ko}`,
      en: `${en} on the page of Hancom's PDF`,
      ours: summary[`${kind}_right`],
      unit: "share",
      better: "higher",
      bar,
      ...(kordoc && { peer: "kordoc", theirs: kordoc[`${kind}_right`] }),
      note: `${summary[kind]} of ${summary.files} files, checking half`,
    })),
    {
      id: "silent-pages",
      ko: "경고 없이 틀린 쪽",
      en: "wrong pages without a warning",
      ours: summary.silent_share,
      unit: "share",
      better: "lower",
      bar: 0.005,
      note: `${summary.silent} paragraphs; with the saved layout alone ${stored.summary.silent}`,
    },
    {
      id: "warned-files",
      ko: "쪽 경고가 있는 파일",
      en: "files with a warning about pages",
      ours: summary.files_with_warning,
      unit: "share",
      better: "lower",
      bar: 0.15,
    },
    ...BOXES.map(([kind, bar, ko, en]) => ({
      id: `${kind}-boxed`,
      ko: `상자가 있는 ${ko}`,
      en: `${en} with a box`,
      ours: summary[`${kind}_boxed`],
      unit: "share",
      better: "higher",
      bar,
    })),
    {
      id: "line-boxes",
      ko: "줄 상자와 한컴 PDF의 거리(중앙값)",
      en: "distance of line boxes to Hancom's PDF (median)",
      ours: summary.distance_median,
      unit: "pt",
      better: "lower",
      bar: 0.5,
      note: `95 %: ${summary.distance_95} pt, bar 5`,
    },
  ];
}
