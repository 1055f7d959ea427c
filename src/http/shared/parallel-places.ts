/** A limit on parses at the same time that services share; a service that dies loses its places within half a minute. */
import { randomUUID } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { Database } from "../../database/connection.js";
import type { ErrorReason } from "../../model/codes.js";
import { Refusal } from "../../model/refusal.js";
import { ARRIVAL_MS } from "../parallel-limit.js";

/** As the contract states. */
const RETRY_AFTER_SECONDS = 5;
const HELD_SECONDS = 30;
const RENEW_MS = (HELD_SECONDS * 1000) / 3;

interface Place {
  give(): void;
}

export class SharedParallelLimit {
  private readonly held = new Set<string>();
  /** Places of requests whose body is arriving. */
  private readonly arriving = new Map<FastifyReply, { place: Place; timer: NodeJS.Timeout }>();

  constructor(
    private readonly database: Database,
    /** Null is off. */
    readonly limit: number | null,
    private readonly onFault: (what: string, error: unknown) => void,
    /** Tells its places from those of other limits. */
    private readonly key = "parse",
    private readonly reason: ErrorReason = "PARSERS_BUSY",
  ) {
    setInterval(() => void this.renew(), RENEW_MS).unref();
  }

  /** Refuses before the body is received. With `reply` it holds a place until the body is there, for as long as `ParallelLimit` does. */
  async refuseWhenFull(reply?: FastifyReply): Promise<void> {
    if (this.limit === null) return;
    if (!reply) return this.refuseWhenTaken(this.limit);
    // Those refused wait for no lock: there may be many.
    await this.refuseWhenTaken(this.limit);
    const place = await this.take(reply, this.limit);
    const timer = setTimeout(() => this.endArrival(reply)?.give(), ARRIVAL_MS).unref();
    this.arriving.set(reply, { place, timer });
    reply.raw.once("close", () => this.endArrival(reply));
  }

  /** The place is held until the answer is sent. */
  async run<T>(reply: FastifyReply, parse: () => Promise<T>): Promise<T> {
    if (this.limit !== null && !this.endArrival(reply)) await this.take(reply, this.limit);
    return parse();
  }

  private endArrival(reply: FastifyReply): Place | null {
    const arrival = this.arriving.get(reply);
    clearTimeout(arrival?.timer);
    this.arriving.delete(reply);
    return arrival?.place ?? null;
  }

  private async refuseWhenTaken(limit: number): Promise<void> {
    const [row] = await this.database.query<{ taken: number }>(
      "SELECT count(*) AS taken FROM parallel_places WHERE key = $1 AND until > now()",
      [this.key],
    );
    if (row!.taken >= limit) throw this.full();
  }

  /** Given back with the answer at the latest, also where the client has left. */
  private async take(reply: FastifyReply, limit: number): Promise<Place> {
    const holder = randomUUID();
    const isGiven = await this.database.transaction(async (queries) => {
      await queries.query("INSERT INTO parallel_limits VALUES ($1) ON CONFLICT DO NOTHING", [
        this.key,
      ]);
      await queries.query("SELECT key FROM parallel_limits WHERE key = $1 FOR UPDATE", [this.key]);
      await queries.query("DELETE FROM parallel_places WHERE key = $1 AND until <= now()", [
        this.key,
      ]);
      const given = await queries.query(
        `INSERT INTO parallel_places (key, holder, until)
         SELECT $1, $2, now() + $4 * interval '1 second'
         WHERE (SELECT count(*) FROM parallel_places WHERE key = $1) < $3 RETURNING holder`,
        [this.key, holder, limit, HELD_SECONDS],
      );
      return given.length > 0;
    });
    if (!isGiven) throw this.full();
    this.held.add(holder);
    const give = () => {
      if (!this.held.delete(holder)) return;
      this.database
        .query("DELETE FROM parallel_places WHERE key = $1 AND holder = $2", [this.key, holder])
        .catch((error) => this.onFault("a place among parallel parses ends late", error));
    };
    reply.raw.once("finish", give).once("close", give);
    if (reply.raw.destroyed || reply.raw.writableFinished) give();
    return { give };
  }

  private async renew(): Promise<void> {
    if (this.held.size === 0) return;
    try {
      await this.database.query(
        "UPDATE parallel_places SET until = now() + $2 * interval '1 second' WHERE holder = ANY($1)",
        [[...this.held], HELD_SECONDS],
      );
    } catch (error) {
      this.onFault("places among parallel parses cannot be kept", error);
    }
  }

  private full(): Refusal {
    return new Refusal(this.reason, { retryAfter: RETRY_AFTER_SECONDS });
  }
}
