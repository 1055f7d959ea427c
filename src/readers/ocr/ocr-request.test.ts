import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OcrContext } from "./ocr-request.js";

describe("the time of a document's pages", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is judged by the quickest page, and every page but the first ends with it", () => {
    const around = new OcrContext({ deadline: 100, last: 107 });
    expect(around.begin()).toBe(107);
    vi.setSystemTime(40);
    around.recordDuration(40);
    expect(around.begin()).toBe(100);
    vi.setSystemTime(60);
    around.recordDuration(20);
    around.recordDuration(30);
    vi.setSystemTime(80);
    expect(around.begin()).toBe(100);
    vi.setSystemTime(81);
    expect(around.begin()).toBeUndefined();
  });

  it("lets the first page begin however late it is, and no second one", () => {
    const around = new OcrContext({ deadline: -1 });
    expect(around.begin()).toBeDefined();
    expect(around.begin()).toBeUndefined();
  });

  it("is less for pictures beside text, of which not even the first must be read", () => {
    const around = new OcrContext({ deadline: 90, last: 97, figures: 50, looks: 30 });
    expect([around.beginFigure(), around.mayLook(), around.late]).toEqual([50, true, false]);
    vi.setSystemTime(31);
    expect([around.beginFigure(), around.mayLook(), around.late]).toEqual([50, false, true]);
    around.recordDuration(20);
    expect(around.beginFigure()).toBeUndefined();
    expect(around.begin()).toBe(97);
  });

  it("never ends where no limit is set, also as JSON", () => {
    const around = new OcrContext();
    around.begin();
    around.recordDuration(1e9);
    const until = around.begin();
    expect(JSON.parse(JSON.stringify(until))).toBe(until);
    expect(until).toBeGreaterThan(1e12);
  });
});
