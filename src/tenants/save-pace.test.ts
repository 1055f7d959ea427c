import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SavePace } from "./save-pace.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saving = (ms: number) => async () => {
  await vi.advanceTimersByTimeAsync(ms);
};

describe("the pace of saves", () => {
  it("is two seconds where saving takes no time", async () => {
    const pace = new SavePace();
    expect(pace.waitMs).toBe(2000);
    await pace.time(saving(100));
    expect(pace.waitMs).toBe(2000);
  });

  it("is slower where it is told to be", async () => {
    const pace = new SavePace(10_000);
    await pace.time(saving(500));
    expect(pace.waitMs).toBe(10_000);
    await pace.time(saving(1000));
    expect(pace.waitMs).toBe(19_000);
  });

  it("leaves nineteen parts of twenty to other work, and quickens again", async () => {
    const pace = new SavePace();
    await pace.time(saving(3000));
    expect(pace.waitMs).toBe(57_000);
    await pace.time(saving(50));
    expect(pace.waitMs).toBe(2000);
  });

  it("counts a save that failed", async () => {
    const pace = new SavePace();
    const failing = async () => {
      await vi.advanceTimersByTimeAsync(1000);
      throw new Error("no space");
    };
    await expect(pace.time(failing)).rejects.toThrow("no space");
    expect(pace.waitMs).toBe(19_000);
  });
});
