import { connect } from "#app/db/migrate.server.ts";
import { type Kept, keepRunning } from "#scripts/lib/keep-running.ts";
import { type StartOptions, startWorker } from "#scripts/lib/processes.ts";

/** The rest is for backups, migrations, threads, and a process that replaces another. */
const SHARE_OF_CONNECTIONS = 0.8;

/**
 * The number of connections that the user of a database may open: the server's limit less those reserved for
 * superusers, or the limit of the role or the database if that is lower.
 */
async function readConnectionLimit(databaseUrl: string): Promise<number> {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query(
      `SELECT least(
         current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
         (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user),
         (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database())
       ) AS most`,
    );
    return rows[0].most;
  } finally {
    await client.end();
  }
}

/**
 * The number of processes, and of connections for each, so that all together open at most four fifths of the `allowed`
 * ones. Each process has at least one: if few are allowed, there are fewer processes.
 */
export function shareConnections(processes: number, eachAtMost: number, allowed: number) {
  const all = Math.max(1, Math.floor(allowed * SHARE_OF_CONNECTIONS));
  const count = Math.min(processes, all);
  return { count, connections: Math.min(eachAtMost, Math.floor(all / count)) };
}

/** Several processes at one address, stopped and replaced together. `others` are started after `first`. */
function asOne(first: Kept, others: Promise<Kept[]>): Kept {
  const all = others.then((kept) => [first, ...kept]);
  const each = async (how: "stop" | "kill") => {
    await Promise.all([first[how](), others.then((kept) => Promise.all(kept.map((one) => one[how]())))]);
  };
  return {
    pid: first.pid,
    listens: first.listens,
    ended: Promise.race([first.ended, all.then((kept) => Promise.race(kept.map(({ ended }) => ended)))]),
    stop: () => each("stop"),
    kill: () => each("kill"),
    renew: async () => {
      for (const one of await all) if (!(await one.renew())) return false;
      return true;
    },
  };
}

/**
 * Starts the built app in as many processes as `processes` says, all at HOST and PORT of `env`, and keeps them running
 * (docs/decisions/045-processes-by-cluster.md). Throws a `ConfigError` when the database cannot be used.
 */
export async function startServerProcesses(
  env: NodeJS.ProcessEnv,
  directDatabaseUrl: string,
  { processes, databasePoolMax }: { processes: number; databasePoolMax: number },
  options?: StartOptions,
): Promise<Kept> {
  const { count, connections } = shareConnections(
    processes,
    databasePoolMax,
    await readConnectionLimit(directDatabaseUrl),
  );
  const own = { ...env, PROCESSES: "1", DATABASE_POOL_MAX: String(connections) };
  const begin = () => keepRunning(() => startWorker(own, options));
  const first = begin();
  // Until the first process listens it has all processors to itself, so that the first page is ready sooner.
  const others = first.listens.then((isUp) => (isUp ? Array.from({ length: count - 1 }, begin) : []));
  return asOne(first, others);
}
