/**
 * Tells a caller's own address that a job has ended: signed, and tried again with growing pauses. Only hosts that the operator lists are
 * called, and no redirect is followed, so that nobody can send the service to addresses inside its network.
 */
import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "../model/refusal.js";
import { hostOfHeader } from "../settings/host-names.js";
import { type Job, viewOf } from "./job.js";
import type { JobStore } from "./job-store.js";

export interface CallbackSettings {
  /** In one spelling, as `readHostNames` gives them. */
  hosts: readonly string[];
  secret: string;
}

/** Pauses after each try: most outages of a receiver are over in some hours. After the last it is given up. */
const PAUSES_MS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000];
const POLL_MS = 1000;
/** A receiver takes note and answers; work is for later. */
const TIMEOUT_MS = 10_000;
/** No address is longer in any browser. */
const MAX_URL = 2000;

/** The address in one spelling. Refuses with `CALLBACK_NOT_ALLOWED` whatever the operator does not list. */
export function allowedCallback(given: string, settings: CallbackSettings | null): string {
  const refusal = new Refusal("CALLBACK_NOT_ALLOWED", { field: "callback_url" });
  if (given.length > MAX_URL || !URL.canParse(given)) throw refusal;
  const url = new URL(given);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  const host = hostOfHeader(url.host);
  const isListed = host !== null && (settings?.hosts.includes(host) ?? false);
  if (!isWeb || !isListed || url.username !== "" || url.password !== "") throw refusal;
  return url.href;
}

/** `t=<seconds since 1970>,v1=<hex HMAC-SHA256 of "t.body">`: the time is signed too, so that an old message cannot be sent again. */
export function signature(secret: string, seconds: number, body: string): string {
  const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${digest}`;
}

export class CallbackSender {
  private readonly stopping = new AbortController();
  private loop: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: JobStore,
    private readonly settings: CallbackSettings,
    private readonly onFault: (what: string, error: unknown) => void,
    private readonly pauses: readonly number[] = PAUSES_MS,
  ) {}

  start(): void {
    this.loop = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.loop;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        const job = await this.store.takeCallback((tries) => this.pauseAfter(tries));
        if (job) await this.send(job);
        else await sleep(POLL_MS, undefined, { signal }).catch(() => {});
      } catch (error) {
        this.onFault("callbacks cannot be sent", error);
        await sleep(POLL_MS, undefined, { signal }).catch(() => {});
      }
    }
  }

  private pauseAfter(tries: number): number {
    return this.pauses[Math.min(tries, this.pauses.length) - 1]!;
  }

  private async send(job: Job): Promise<void> {
    const { url, tries } = job.callback!;
    if (await this.isTaken(job, url)) await this.store.settleCallback(job, "delivered");
    else if (tries > this.pauses.length) await this.store.settleCallback(job, "given_up");
  }

  /** Checked once more: the operator's list may have changed since the job was sent. */
  private async isTaken(job: Job, url: string): Promise<boolean> {
    const { callback: _, ...view } = viewOf(job);
    const body = JSON.stringify({ ...view, ...(job.receipt && { result: job.receipt }) });
    try {
      const response = await fetch(allowedCallback(url, this.settings), {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-wonmun-signature": signature(
            this.settings.secret,
            Math.floor(Date.now() / 1000),
            body,
          ),
        },
        body,
        redirect: "error",
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.stopping.signal]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}
