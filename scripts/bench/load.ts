import autocannon from "autocannon";
import { type CpuTime, readCpuTime } from "#scripts/bench/cpu.ts";
import { StartError } from "#scripts/lib/start-error.ts";

const CONNECTIONS = 10;
/** Seconds after which an answer counts as none. */
const ANSWER_LIMIT = 10;

export interface Target {
  url: string;
  cookie?: string;
  /** An `Accept-Language`; without one pages are in English. */
  language?: string | undefined;
}

export interface Load {
  /** Answers a second, on average. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** CPU milliseconds for each answer. */
  cpu: CpuTime;
}

/** A server under load, and the database that it asks. */
export interface Pids {
  server: number;
  database: number;
}

/** The length of a load: seconds, after which answers in progress are left out, or an amount of answers. */
export type Length = { duration: number } | { amount: number };

/** Requests one address repeatedly over ten connections. Throws for any answer but 200. */
export async function load(
  { url, cookie, language }: Target,
  pids: Pids,
  length: Length,
  signal: AbortSignal,
): Promise<Load> {
  signal.throwIfAborted();
  const before = readCpuTime(pids.server, pids.database);
  const headers = { ...(cookie ? { cookie } : {}), ...(language ? { "accept-language": language } : {}) };
  const running = autocannon({ url, connections: CONNECTIONS, timeout: ANSWER_LIMIT, headers, ...length });
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

export interface Loaded {
  target: Target;
  pids: Pids;
}

/** Loads servers one right after the other, so that the compared figures are from the same minute. */
export async function loadInTurns<K extends string>(
  servers: Record<K, Loaded>,
  seconds: number,
  signal: AbortSignal,
): Promise<Record<K, Load>> {
  const run = async (duration: number) => {
    const loads = {} as Record<K, Load>;
    for (const name of Object.keys(servers) as K[]) {
      const { target, pids } = servers[name];
      loads[name] = await load(target, pids, { duration }, signal);
    }
    return loads;
  };
  await run(Math.min(2, seconds));
  return run(seconds);
}
