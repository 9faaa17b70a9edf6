import { type Load, load } from "#scripts/bench/load.ts";
import type { Server } from "#scripts/bench/servers.ts";

const ROUNDS = 5;
/** The least number of answers of a round, even if they take longer than its seconds. */
const MIN_ANSWERS = 20;

export const median = (times: number[]): number =>
  times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** One address of a server, as someone sees it. */
export interface Visit {
  server: Server;
  path: string;
  cookie: string;
  language?: string;
}

/** CPU milliseconds for an answer: of the server's main thread, and of PostgreSQL. */
export interface Cost {
  server: number;
  database: number;
}

interface How {
  seconds: number;
  databasePid: number;
  signal: AbortSignal;
}

/**
 * The costs of two visits, loaded in turns so that both see the same machine: medians of five rounds. A round has a
 * fixed number of answers, as many as fitted in `seconds` at first: with a time limit, the unfinished answers of a slow
 * page would count.
 */
export async function measurePair(pair: readonly [Visit, Visit], how: How): Promise<[Cost, Cost]> {
  const loads: [Load[], Load[]] = [[], []];
  const amounts: number[] = [];
  for (let round = -1; round <= ROUNDS; round += 1) {
    for (const [index, { server, path, cookie, language }] of pair.entries()) {
      const pids = { server: server.pid, database: how.databasePid };
      const amount = amounts[index] ?? MIN_ANSWERS;
      const began = performance.now();
      const one = await load({ url: server.url + path, cookie, language }, pids, { amount }, how.signal);
      const seconds = (performance.now() - began) / 1_000;
      // The first two rounds warm up, and say how many answers fit.
      if (round > 0) loads[index]?.push(one);
      else amounts[index] = Math.max(MIN_ANSWERS, Math.round((how.seconds / seconds) * amount));
    }
  }
  const cost = (found: Load[]): Cost => ({
    server: median(found.map(({ cpu }) => cpu.server)),
    database: median(found.map(({ cpu }) => cpu.database)),
  });
  return [cost(loads[0]), cost(loads[1])];
}

/** A row of a table: two visits side by side, each with a name for its columns. */
export function toRow(address: string, names: [string, string], [one, other]: [Cost, Cost]) {
  const [first, second] = names;
  return {
    address,
    [`${first}: CPU, ms`]: one.server.toFixed(2),
    "PostgreSQL, ms": one.database.toFixed(2),
    [`${second}: CPU, ms`]: other.server.toFixed(2),
    "its PostgreSQL, ms": other.database.toFixed(2),
    ratio: ((other.server + other.database) / (one.server + one.database)).toFixed(2),
  };
}
