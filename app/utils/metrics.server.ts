import cluster from "node:cluster";
import { monitorEventLoopDelay } from "node:perf_hooks";
import client from "prom-client";

/**
 * Prometheus metrics of one process (docs/operating.md, "Metrics"). Counting is always on; the starter alone serves the
 * sums of all processes, and only with `METRICS_PORT`. No label holds anything of a person, family, address or typed text:
 * each label has a fixed list of values.
 */

const { Counter, Gauge, Histogram } = client;

export const httpRequests = new Counter({
  name: "roost_http_requests_total",
  help: "Answered requests; status is 0 if the client left before the answer.",
  labelNames: ["route", "method", "status"],
});

export const httpDuration = new Histogram({
  name: "roost_http_request_duration_seconds",
  help: "Seconds from a request's head to the end of its answer, without open streams; status is a class such as 2xx.",
  labelNames: ["route", "method", "status"],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

export const signIns = new Counter({
  name: "roost_sign_ins_total",
  help: "Sign-ins that ended, by how the person signed in; result is done or failed.",
  labelNames: ["how", "result"],
});
for (const result of ["done", "failed"]) signIns.inc({ how: "provider", result }, 0);

export const jobs = new Counter({
  name: "roost_jobs_total",
  help: "Finished jobs by queue; result is done or failed. A failed job is retried.",
  labelNames: ["job", "result"],
});

export const mails = new Counter({
  name: "roost_mails_total",
  help: "Mails given to the SMTP server; result is sent, refused or failed.",
  labelNames: ["result"],
});

export const pushes = new Counter({
  name: "roost_pushes_total",
  help: "Messages to push services; result is sent, refused, gone or later.",
  labelNames: ["result"],
});

export const reminderDelay = new Histogram({
  name: "roost_reminder_delay_seconds",
  help: "Seconds between the moment at which a notification was due and the moment at which it was sent.",
  buckets: [1, 5, 15, 30, 60, 180, 600, 3600],
});

export const cacheReads = new Counter({
  name: "roost_cache_reads_total",
  help: "Reads of the cache of families' data; result is hit or miss.",
  labelNames: ["result"],
});

/** A gauge whose value is read at each scrape. The starter adds up the processes, or takes the largest with `max`. */
export const gauge = (name: string, help: string, read: () => number | Promise<number>, aggregator?: "max") =>
  new Gauge({
    name,
    help,
    ...(aggregator ? { aggregator } : {}),
    async collect() {
      this.set(await read());
    },
  });

const databaseConnections = new Gauge({
  name: "roost_database_connections",
  help: "Open connections to the database, by whether a statement runs.",
  labelNames: ["state"],
});

for (const state of ["idle", "busy"]) databaseConnections.set({ state }, 0);

/** Counts one connection: the returned function notes its new state, `null` once it has closed. */
export function countConnection(): (next: "idle" | "busy" | null) => void {
  let state: "idle" | "busy" | null = null;
  return (next) => {
    if (state) databaseConnections.dec({ state });
    if (next) databaseConnections.inc({ state: next });
    state = next;
  };
}

const LOOP_RESOLUTION_MS = 10;

/**
 * Answers the starter's scrapes from this process, and measures Node itself: memory, garbage collection, the event loop.
 */
export function answerScrapes(): void {
  // Constructed for its listener: the starter asks by messages of the cluster.
  if (cluster.isWorker) new client.AggregatorRegistry();
  client.collectDefaultMetrics();
  const delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  delay.enable();
  gauge(
    "roost_event_loop_lag_seconds",
    "The 99th percentile of the event loop's delay since the last scrape, of the slowest process.",
    () => {
      const seconds = Math.max(0, delay.percentile(99) / 1e9 - LOOP_RESOLUTION_MS / 1e3);
      delay.reset();
      return seconds;
    },
    "max",
  );
}
