/** Prometheus metrics. Labels are routes, formats and outcomes, never a tenant, a consumer or a file name. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ReadingState } from "../parsing/read-counters.js";
import type { Tenants } from "../tenants/tenants.js";
import type { HttpOptions } from "./options.js";

/** Latency buckets, from a health check to a file that takes two minutes. */
const LATENCY_BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 120];
/** Requests to unknown paths share one label, so that callers cannot create labels. */
const NO_ROUTE = "none";

const NO_TENANTS_LOADED = { tenants: 0, documents: 0, chunks: 0, indexBytes: 0 };

export class PrometheusMetrics {
  private readonly registry = new Registry();
  private watchesProcess = false;
  private readonly requests: Histogram<"method" | "route" | "status">;

  /** Sampled once per scrape, so that the figures are consistent. */
  private tenantMemory: Tenants["memoryUse"] = NO_TENANTS_LOADED;
  private reading: ReadingState | null = null;

  constructor(private readonly sources: Pick<HttpOptions, "readingState" | "tenants">) {
    this.requests = new Histogram({
      name: "wonmun_http_request_seconds",
      help: "Requests by route and status, and the time to their answer",
      labelNames: ["method", "route", "status"],
      buckets: LATENCY_BUCKETS,
      registers: [this.registry],
    });
    this.gauge("wonmun_tenants_loaded", "Tenants in memory", () => this.tenantMemory.tenants);
    this.gauge("wonmun_index_documents", "Documents in memory", () => this.tenantMemory.documents);
    this.gauge("wonmun_index_chunks", "Chunks in memory", () => this.tenantMemory.chunks);
    this.gauge("wonmun_index_bytes", "Bytes of the indexes", () => this.tenantMemory.indexBytes);
    if (!sources.readingState) return;
    this.gauge("wonmun_reads_in_flight", "Reads running or waiting", () => this.reading!.inFlight);
    this.gauge("wonmun_reads_waiting", "Waiting for a parser", () => this.reading!.waiting);
    this.gauge("wonmun_parser_processes", "Parsers alive", () => this.reading!.processes);
    this.counter("wonmun_parser_restarts_total", "Parsers replaced", [], () => [
      { labels: {}, value: this.reading!.restarts },
    ]);
    this.counter("wonmun_cache_lookups_total", "Looks into the cache", ["result"], () => [
      { labels: { result: "hit" }, value: this.reading!.cacheHits },
      { labels: { result: "miss" }, value: this.reading!.cacheMisses },
    ]);
    this.counter("wonmun_cache_damaged_total", "Damaged files dropped", ["file"], () => [
      { labels: { file: "reading" }, value: this.reading!.cacheDamaged },
      { labels: { file: "tenant" }, value: this.sources.tenants.damaged },
    ]);
    this.counter("wonmun_cache_write_failures_total", "Files that were not kept", ["file"], () => [
      { labels: { file: "reading" }, value: this.reading!.cacheWriteFailures },
      { labels: { file: "tenant" }, value: this.sources.tenants.saveFailures },
    ]);
    const reads = (value: "count" | "seconds") => () =>
      this.reading!.reads.map(({ format, outcome, ...sums }) => ({
        labels: { format, outcome },
        value: sums[value],
      }));
    const by = ["format", "outcome"];
    this.counter("wonmun_reads_total", "Files read, by outcome", by, reads("count"));
    this.counter("wonmun_read_seconds_total", "Time of reading", by, reads("seconds"));
  }

  request(method: string, route: string | null, status: number, seconds: number): void {
    const labels = { method: route ? method : NO_ROUTE, route: route ?? NO_ROUTE, status };
    this.requests.observe(labels, seconds);
  }

  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;

  text(): Promise<string> {
    // Monitoring the event loop and garbage collector costs a little: start on the first scrape.
    if (!this.watchesProcess) {
      collectDefaultMetrics({ register: this.registry, prefix: "wonmun_" });
      this.watchesProcess = true;
    }
    this.tenantMemory = this.sources.tenants.memoryUse;
    this.reading = this.sources.readingState?.() ?? null;
    return this.registry.metrics();
  }

  private gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      ...{ name, help, registers: [this.registry] },
      collect() {
        this.set(value());
      },
    });
  }

  /** A counter kept elsewhere and copied on each scrape. */
  private counter(
    name: string,
    help: string,
    labelNames: string[],
    values: () => { labels: Record<string, string>; value: number }[],
  ): void {
    new Counter({
      ...{ name, help, labelNames, registers: [this.registry] },
      collect() {
        this.reset();
        for (const { labels, value } of values()) this.inc(labels, value);
      },
    });
  }
}
