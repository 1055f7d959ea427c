/**
 * The time that taking the text out of files may take, for all files of a job together. When it is over, what was read so far is the
 * result; laying out pages and text recognition have their own.
 */
import { cpuTimer } from "./cpu-timer.js";

/** Asking for the processor time costs more than reading a short paragraph: not every step asks. */
const STEPS_PER_LOOK = 32;

export class ReadingTime {
  /** Whether something was left unread for it. */
  over = false;
  private steps = 0;
  private spent: () => number = () => 0;

  /** Milliseconds of processor time. */
  constructor(private left = Number.POSITIVE_INFINITY) {}

  begin(): void {
    if (this.left === Number.POSITIVE_INFINITY) return;
    this.spent = cpuTimer();
  }

  end(): void {
    this.left -= this.spent();
    this.spent = () => 0;
  }

  /** Asked at each step of the work. */
  isOver(): boolean {
    if (this.over || this.left === Number.POSITIVE_INFINITY) return this.over;
    if (this.steps++ % STEPS_PER_LOOK === 0) this.over = this.spent() > this.left;
    return this.over;
  }
}
