import autocannon from "autocannon";
import { type CpuTime, readCpuTime } from "#scripts/bench/cpu.ts";
import { StartError } from "#scripts/lib/start-error.ts";

const CONNECTIONS = 10;
/** Seconds after which an answer counts as none. */
const ANSWER_LIMIT = 10;

export interface Target {
  url: string;
  cookie?: string;
}

export interface Load {
  /** Answers a second, on average. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds on the processors for each answer. */
  cpu: CpuTime;
}

/** A server under load, and the database that it asks. */
export interface Pids {
  server: number;
  database: number;
}

/** Asks for one address over ten connections, again and again. Throws when any answer is not a 200. */
export async function load({ url, cookie }: Target, pids: Pids, seconds: number, signal: AbortSignal): Promise<Load> {
  signal.throwIfAborted();
  const before = readCpuTime(pids.server, pids.database);
  const headers = cookie ? { cookie } : {};
  const running = autocannon({ url, connections: CONNECTIONS, duration: seconds, timeout: ANSWER_LIMIT, headers });
  const stop = () => (running as unknown as { stop(): void }).stop();
  signal.addEventListener("abort", stop);
  const result = await running;
  signal.removeEventListener("abort", stop);
  signal.throwIfAborted();
  const statuses = Object.keys((result as { statusCodeStats?: Record<string, unknown> }).statusCodeStats ?? {});
  if (result.errors > 0 || statuses.some((status) => status !== "200") || statuses.length === 0) {
    throw new StartError(`${url} answered ${statuses.join(", ") || "nothing"}, with ${result.errors} errors.`);
  }
  const after = readCpuTime(pids.server, pids.database);
  const answers = result.requests.total;
  const cpu = {
    server: (after.server - before.server) / answers,
    database: (after.database - before.database) / answers,
  };
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, cpu };
}

/** Loads the app and the bare app one right after the other, so that their ratio is of the same minute. */
export async function loadPair(
  app: { target: Target; pids: Pids },
  bare: { target: Target; pids: Pids },
  seconds: number,
  signal: AbortSignal,
) {
  const warmUp = Math.min(2, seconds);
  await load(app.target, app.pids, warmUp, signal);
  await load(bare.target, bare.pids, warmUp, signal);
  return {
    app: await load(app.target, app.pids, seconds, signal),
    bare: await load(bare.target, bare.pids, seconds, signal),
  };
}
