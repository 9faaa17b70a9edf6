import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedDatabaseFile, readConfig } from "#app/config/env.server.ts";
import { findFreePort, isPortFree } from "#scripts/lib/ports.ts";
import { startPostgres } from "#scripts/lib/postgres.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const isRoot = process.getuid?.() === 0;
const readPort = (url: string) => Number(new URL(url).port);

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts the database in a process of its own, which is then killed without a chance to stop it. */
async function startAndDie(dataDir: string): Promise<string> {
  const code = `
    const { startPostgres } = await import("#scripts/lib/postgres.ts");
    const { url } = await startPostgres({ dataDir: process.env.DATA_DIR, flags: { fsync: "off" } });
    process.stdout.write(url, () => process.kill(process.pid, "SIGKILL"));`;
  const file = join(root, "scripts", "lib", "starter.ts");
  const starting = promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", code, file],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir } },
  );
  return starting.then(
    () => Promise.reject(new Error("was not killed")),
    (error: { stdout: string; stderr: string }) => error.stdout || Promise.reject(new Error(error.stderr)),
  );
}

describe("startPostgres", { timeout: 60_000 }, () => {
  let dataDir: string;
  let parent: string;
  const start = () => startPostgres({ dataDir, flags: { fsync: "off" } });

  beforeAll(() => {
    parent = mkdtempSync(join(tmpdir(), "roost-postgres-"));
    if (isRoot) {
      // Makes the folder under /tmp reachable for the account that PostgreSQL runs under.
      rmSync(parent, { recursive: true });
      mkdirSync(parent, { mode: 0o755 });
    }
    dataDir = join(parent, "data");
  });
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  it("makes the database once, and keeps its data, password and port from start to start", async () => {
    const first = await start();
    expect(first.wasRunning).toBe(false);
    await query(first.url, "CREATE TABLE kept AS SELECT 'here' AS word");
    const [settings] = await query(
      first.url,
      "SELECT current_setting('TimeZone') AS zone, current_setting('listen_addresses') AS address, " +
        "current_setting('unix_socket_directories') AS sockets, current_setting('server_encoding') AS encoding",
    );
    expect(settings).toEqual({ zone: "UTC", address: "127.0.0.1", sockets: "", encoding: "UTF8" });
    await first.stop();
    await first.ended;
    expect(await isPortFree(readPort(first.url))).toBe(true);

    expect(statSync(embeddedDatabaseFile(dataDir)).mode & 0o777).toBe(0o600);
    expect(readConfig({ NODE_ENV: "test", DATA_DIR: dataDir }).databaseUrl).toBe(first.url);

    const second = await start();
    try {
      expect(second.url).toBe(first.url);
      expect(await query(second.url, "SELECT word FROM kept")).toEqual([{ word: "here" }]);
    } finally {
      await second.stop();
    }
  });

  it("refuses a wrong password", async () => {
    const server = await start();
    try {
      const wrong = new URL(server.url);
      wrong.password = "guess";
      await expect(query(wrong.href, "SELECT 1")).rejects.toThrow(/password authentication failed/);
    } finally {
      await server.stop();
    }
  });

  it("takes over the server that a killed process left behind", async () => {
    const url = await startAndDie(dataDir);
    const server = await start();
    expect(server).toMatchObject({ url, wasRunning: true });
    expect(await query(server.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await server.stop();
    expect(await isPortFree(readPort(url))).toBe(true);
  });

  it("leaves the server to those who still use it", async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(first.url).toBe(second.url);
    expect([first.wasRunning, second.wasRunning].sort()).toEqual([false, true]);
    await first.stop();
    expect(await query(second.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await second.stop();
    expect(await isPortFree(readPort(first.url))).toBe(true);
  });

  it("agrees on one server when two first starts meet", async () => {
    const meeting = { dataDir: join(parent, "meeting"), flags: { fsync: "off" } };
    const servers = await Promise.all([startPostgres(meeting), startPostgres(meeting), startPostgres(meeting)]);
    expect(new Set(servers.map(({ url }) => url)).size).toBe(1);
    expect(servers.filter(({ wasRunning }) => !wasRunning)).toHaveLength(1);
    await Promise.all(servers.map((server) => server.stop()));
    expect(await isPortFree(readPort((servers[0] as { url: string }).url))).toBe(true);
  });

  it("stays a user of the server through the crash of a backend", async () => {
    const users = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND datname = 'postgres'";
    const server = await start();
    const [before] = await query(server.url, users);
    process.kill(before?.pid as number, "SIGKILL");
    const recovered = () => query(server.url, users).catch(() => []);
    await expect
      .poll(recovered, { timeout: 10_000 })
      .toEqual([{ pid: expect.not.toSatisfy((pid) => pid === before?.pid) }]);
    await server.stop();
    expect(await isPortFree(readPort(server.url))).toBe(true);
  });

  it("moves to another port when its own is taken, and keeps that", async () => {
    const before = readConfig({ NODE_ENV: "test", DATA_DIR: dataDir }).databaseUrl as string;
    const intruder = createServer().listen(readPort(before), "127.0.0.1");
    await once(intruder, "listening");
    const server = await start();
    try {
      expect(readPort(server.url)).not.toBe(readPort(before));
      expect(readConfig({ NODE_ENV: "test", DATA_DIR: dataDir }).databaseUrl).toBe(server.url);
    } finally {
      await server.stop();
      intruder.close();
    }
  });

  it.each(["a process that has ended", "a process that is another program"])(
    "is not stopped by a lock file of %s",
    async (whose) => {
      const sleeper = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
      const { pid } = sleeper;
      if (whose.endsWith("ended")) {
        sleeper.kill("SIGKILL");
        await once(sleeper, "exit");
      }
      const port = await findFreePort();
      const lines = [
        pid,
        join(dataDir, "postgres"),
        1_700_000_000,
        port,
        "",
        "127.0.0.1",
        "  1234567   12345",
        "ready   ",
      ];
      const lockFile = join(dataDir, "postgres", "postmaster.pid");
      writeFileSync(lockFile, `${lines.join("\n")}\n`, { mode: 0o600 });
      const { uid, gid } = statSync(join(dataDir, "postgres"));
      chownSync(lockFile, uid, gid);
      const server = await start();
      try {
        expect(server.wasRunning).toBe(false);
        expect(await query(server.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
      } finally {
        await server.stop();
        sleeper.kill("SIGKILL");
      }
    },
  );

  it("says which file is missing when the password is gone", async () => {
    const file = embeddedDatabaseFile(dataDir);
    const content = readFileSync(file);
    rmSync(file);
    await expect(start()).rejects.toThrow(
      /^DATA_DIR: the password of the database in .* is gone: put .*postgres\.json back/,
    );
    writeFileSync(file, content, { mode: 0o600 });
  });

  it("refuses a database that another major version has made, and touches nothing", async () => {
    const older = join(parent, "older");
    mkdirSync(join(older, "postgres"), { recursive: true, mode: 0o700 });
    writeFileSync(join(older, "postgres", "PG_VERSION"), "17\n");
    const look = () =>
      readdirSync(older, { recursive: true, encoding: "utf8" }).map((name) => {
        const { mode, uid, mtimeMs, ctimeMs } = statSync(join(older, name));
        return { name, mode, uid, mtimeMs, ctimeMs };
      });
    const [before, mode] = [look(), statSync(older).mode];
    await expect(startPostgres({ dataDir: older })).rejects.toThrow(
      /^DATA_DIR: the database in .*older\/postgres was made by PostgreSQL 17, and this Roost has PostgreSQL 18: run "npm run backup" .*$/,
    );
    expect([look(), statSync(older).mode]).toEqual([before, mode]);
  });

  it.runIf(isRoot)("says what to do when the data folder is out of reach for the database's user", async () => {
    const closed = join(parent, "closed");
    mkdirSync(closed, { mode: 0o700 });
    await expect(startPostgres({ dataDir: join(closed, "data") })).rejects.toThrow(
      `"nobody", who may not enter ${closed}. Set DATA_DIR to a folder outside it`,
    );
  });
});
