import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "#scripts/lib/ports.ts";
import { makeFolder } from "#tests/support/databases.ts";

/** Whether this machine has pgbouncer. */
export const hasPooler = spawnSync("pgbouncer", ["--version"]).status === 0;

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** pgbouncer in transaction mode before the server of a database, with `connections` to it for all who ask. */
export async function startPooler(databaseUrl: string, connections: number) {
  const { hostname, port, username, password } = new URL(databaseUrl);
  const folder = makeFolder("pooler");
  const ownPort = await findFreePort();
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port} user=${username}${password && ` password=${password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
ignore_startup_parameters = statement_timeout
`,
  );
  chmodSync(settings, 0o644);
  // It does not run as root.
  const account = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const pooler = spawn("pgbouncer", [...account, settings], { stdio: "ignore" });
  const ended = once(pooler, "exit");
  while (!(await isListening(ownPort))) {
    if (pooler.exitCode !== null) throw new Error("pgbouncer has ended");
    await sleep(20);
  }
  const url = new URL(databaseUrl);
  url.port = String(ownPort);
  return {
    url: url.href,
    stop: async () => {
      pooler.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
