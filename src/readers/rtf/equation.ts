/** An equation of RTF (RTF 1.9.1, "Mathematics"): its groups are the elements of Office's own equations under names with `\m`. */
import { EquationBuilder } from "../office-math.js";

interface MathGroup {
  /** None for groups that only set the look. */
  name: string | undefined;
  /** Whether it stands in a group of properties: its text is a value then. */
  isValue: boolean;
  value: string;
}

export class RtfEquation {
  private readonly builder = new EquationBuilder();
  private readonly groups: MathGroup[] = [];

  open(): void {
    const around = this.groups.at(-1);
    const isValue = around?.isValue || around?.name?.endsWith("Pr") || false;
    this.groups.push({ name: undefined, isValue, value: "" });
  }

  /** The first control word of a group names it; others set the look. */
  word(word: string): void {
    const group = this.groups.at(-1);
    if (!group || group.name !== undefined || !word.startsWith("m")) return;
    group.name = `m:${word.slice(1)}`;
    if (!group.isValue) this.builder.open(group.name, {});
  }

  text(text: string): void {
    const group = this.groups.at(-1);
    if (group?.isValue) group.value += text;
    else {
      this.builder.open("m:t", {});
      this.builder.text(text);
      this.builder.close();
    }
  }

  close(): void {
    const group = this.groups.pop();
    if (group?.name === undefined) return;
    if (group.isValue) this.builder.open(group.name, { "m:val": group.value });
    this.builder.close();
  }

  finish(): string {
    return this.builder.finish();
  }
}
