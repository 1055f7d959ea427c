/** The recorded figures of answers, with their bars; those of questions written by hand have the same bars. */
import { sharesOf } from "./judge.mjs";

const FIGURES = [
  ["plain", "값 하나를 묻는 질문", "plain questions", 0.9],
  ["list", "목록 전체", "whole lists", 0.8],
  ["change", "바뀌기 전과 후", "both sides of a change", 0.9],
  ["typing", "오타가 있는 질문", "questions with typing errors", 0.75],
  ["none", "답이 없는 질문을 거절", "unanswerable, refused", 0.85],
];
const WRONG_VALUES = 0.03;

export function figuresOf(rows, isByHand = false) {
  const { kinds, wrongValues } = sharesOf(rows);
  const shown = (id, [ko, en], ours, more) => ({
    ...{ id: isByHand ? `${id}-by-hand` : id, unit: "", better: "higher" },
    ...{ ko: isByHand ? `${ko} (직접 쓴 질문)` : ko, en: isByHand ? `${en}, by hand` : en },
    ...{ ours: Number(ours.toFixed(3)), ...more },
  });
  const none = rows.filter(({ truth }) => truth.length === 0).length;
  const asked = (count) => `checking half, ${count} questions`;
  return [
    ...FIGURES.map(([id, ko, en, bar]) => {
      const { right, count } = kinds.find((each) => each.kind === id);
      return shown(id, [ko, en], right, { bar, note: asked(count) });
    }),
    shown(
      "wrong-value",
      ["답이 없는데 같은 유형의 값을 답함", "unanswerable, a wrong value of the right type"],
      wrongValues,
      {
        ...{ better: "lower", bar: WRONG_VALUES, note: asked(none) },
      },
    ),
  ];
}
