/** Reading that runs out of its time keeps what it has, and says so. */
import { describe, expect, it } from "vitest";
import { paragraph, type SampleDocument, tableOf } from "../../../samples/make/hangul.js";
import { makeHwp } from "../../../samples/make/hwp.js";
import { makeHwpx } from "../../../samples/make/hwpx.js";
import { readFile } from "../read.js";
import { ReadingTime } from "../reading-time.js";

/** Over after so many steps, whatever the machine. */
class Steps extends ReadingTime {
  constructor(private readonly most: number) {
    super();
  }
  private taken = 0;
  override isOver(): boolean {
    this.over ||= this.taken++ >= this.most;
    return this.over;
  }
}

const FORMATS = [
  ["hwp", makeHwp],
  ["hwpx", makeHwpx],
] as const;
const COUNT = 200;
const line = (y: number) => ({ lines: [{ at: 0, y }] });
const text = Array.from({ length: COUNT }, (_, at) =>
  paragraph(`${at + 1}째 문단`, line((at % 40) * 1600)),
);

describe.each(FORMATS)("reading of %s", (format, make) => {
  const read = (document: SampleDocument, readingTime: ReadingTime) =>
    readFile({
      bytes: make(document),
      filename: `a.${format}`,
      options: { layout: "stored", ocr: false },
      readingTime,
    });

  it("gives the paragraphs read by then with their pages and a warning", async () => {
    const whole = await read({ sections: [text] }, new ReadingTime());
    const cut = await read({ sections: [text] }, new Steps(150));
    expect(cut.access.readable).toBe(true);
    expect(cut.blocks.length).toBeGreaterThan(10);
    expect(cut.blocks.length).toBeLessThan(COUNT);
    const shown = ({ blocks }: typeof cut) => blocks.map((one) => [one.text, one.page, one.bbox]);
    expect(shown(cut)).toEqual(shown(whole).slice(0, cut.blocks.length));
    expect(cut.warnings.map((one) => one.code)).toContain("LIMIT_REACHED");
    expect(whole.warnings.map((one) => one.code)).not.toContain("LIMIT_REACHED");
  });

  it("stops inside a table too", async () => {
    const rows = Array.from({ length: COUNT }, (_, at) => [`${at}행`, "값"]);
    const sample = { sections: [[{ content: ["표", tableOf(rows)] }]] };
    const cut = await read(sample, new Steps(400));
    const [table] = cut.tables;
    expect(table?.cells.filter((cell) => cell.text !== "").length).toBeLessThan(2 * COUNT);
    expect(table?.cells[0]?.text).toBe("0행");
    expect(cut.warnings.map((one) => one.code)).toContain("LIMIT_REACHED");
  });

  it("says that the time was too short where nothing was read", async () => {
    const none = await read({ sections: [text] }, new Steps(0));
    expect(none.access).toMatchObject({ readable: false, reason: "TIMEOUT" });
  });
});

describe("the time of reading", () => {
  const work = () => {
    let sum = 0;
    for (let at = 0; at < 5e6; at++) sum += Math.sqrt(at);
    return sum;
  };

  it("is processor time between begin and end, over several files", () => {
    const time = new ReadingTime(1);
    expect(time.isOver()).toBe(false);
    time.begin();
    work();
    time.end();
    time.begin();
    const looks = Array.from({ length: 40 }, () => time.isOver());
    expect(looks.at(-1)).toBe(true);
    expect(time.over).toBe(true);
  });

  it("does not run between files, and has no end where none is set", () => {
    const time = new ReadingTime(1000);
    work();
    time.begin();
    expect(Array.from({ length: 40 }, () => time.isOver())).not.toContain(true);
    expect(new ReadingTime().isOver()).toBe(false);
  });
});
