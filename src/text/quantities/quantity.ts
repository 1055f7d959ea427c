/** Quantities in Korean text: numbers with units, dates, times of day, and labels of provisions. */

/** What a number is a limit of: `이상`, `초과`, `이하`, `미만`, `넘는` (which people say of both first); of a date `이후`, `이전`. */
export type Bound = "atLeast" | "above" | "atMost" | "below" | "over" | "after" | "before";

interface Written {
  /** As written, with unit. */
  text: string;
  /** Offsets in code units. */
  start: number;
  end: number;
  bound: Bound | null;
}

export interface NumberQuantity extends Written {
  kind: "number";
  /** With its scale: 4조 1천억 is 4.1e12. */
  value: number;
  /** Before the scale of its last part; the same as `value` without one. */
  mantissa: number;
  /** The worth of its last written digit. */
  precision: number;
  /** Name of its unit (`MEASURES`); null where none is written. */
  unit: string | null;
  /** Of `+` and `△`; 0 where none is written. */
  sign: -1 | 0 | 1;
  /** Said to be rounded: `약`, `여`. */
  about: boolean;
  /** `한 명`: may be a manner of speaking. */
  spoken: boolean;
}

export interface DateQuantity extends Written {
  kind: "date";
  year: number | null;
  month: number | null;
  day: number | null;
  /** 0 is Monday. */
  weekday: number | null;
}

export interface TimeQuantity extends Written {
  kind: "time";
  /** Since midnight. */
  minutes: number;
  /** Written without `오전` and below 13: may be either half of the day. */
  eitherHalf: boolean;
}

export interface LabelQuantity extends Written {
  kind: "label";
  /** `조12-5`, `항3`, `별표1`, `번호044-201-4539`. */
  label: string;
}

export type Quantity = NumberQuantity | DateQuantity | TimeQuantity | LabelQuantity;
