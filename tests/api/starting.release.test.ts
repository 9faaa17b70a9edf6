import { once } from "node:events";
import { rmSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "#scripts/lib/ports.ts";
import { startServer } from "#scripts/lib/processes.ts";
import { Output } from "#tests/support/app.ts";
import { makeFolder } from "#tests/support/databases.ts";
import { startStarter } from "#tests/support/starter.ts";

const own = process.env.DATABASE_URL as string;
const KEY = "a secret of the tests alone";

const dataDir = makeFolder("starting");
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A program that holds a port. */
let holder: Server;
let takenPort: string;
beforeAll(async () => {
  holder = createServer().listen(0, "::1");
  await once(holder, "listening");
  takenPort = String((holder.address() as AddressInfo).port);
});
afterAll(() => holder.close());

async function expectLine(env: Record<string, string>, line: RegExp): Promise<void> {
  const started = Date.now();
  const { output, ended } = startStarter({ DATA_DIR: dataDir, SESSION_SECRET: KEY, ...env });
  const [code] = await ended;
  expect(output.text).toMatch(line);
  expect(output.text.trimEnd()).not.toContain("\n");
  expect(output.text).not.toContain("hush");
  expect(code).toBe(1);
  expect(Date.now() - started).toBeLessThan(30_000);
}

describe("npm start", { timeout: 60_000 }, () => {
  it("says in one line that a setting is bad", () =>
    expectLine({ DATABASE_URL: "postgres://a:hush@[" }, /^DATABASE_URL: is no valid URL/));

  it("says in one line that the database cannot be reached", async () => {
    const port = await findFreePort();
    await expectLine(
      { PORT: String(await findFreePort()), DATABASE_URL: `postgres://a:hush@localhost:${port}/roost` },
      new RegExp(`^DATABASE_URL: the database at localhost:${port}/roost cannot be used \\(.*ECONNREFUSED`),
    );
  });

  it("says in one line which port is in use", async () => {
    const free = String(await findFreePort());
    await expectLine({ HOST: "::1", PORT: takenPort }, /^PORT: port \d+ on ::1 is in use/);
    await expectLine({ PORT: free, LOCAL_SIGN_IN_PORT: takenPort }, /^LOCAL_SIGN_IN_PORT: port \d+ on ::1 is in use/);
  });

  it("says in one line that a host is none of this machine's", () =>
    expectLine({ HOST: "192.0.2.1" }, /^HOST: port 3000 on 192.0.2.1 cannot be used \(/));

  // With /proc/roost Node's recursive `mkdir` would loop for ever.
  it.each(["/dev/null", "/dev/null/roost", "/proc/roost"])(
    "says in one line that the data folder cannot be %s",
    async (folder) => {
      const line = new RegExp(`^DATA_DIR: ${folder} cannot be`);
      await expectLine({ SESSION_SECRET: "", DATA_DIR: folder }, line);
      await expectLine({ PORT: String(await findFreePort()), DATA_DIR: folder }, line);
    },
  );
});

it("npm start warns of an http address off this machine, and starts", { timeout: 60_000 }, async () => {
  const { child, output, ended } = startStarter({
    DATA_DIR: dataDir,
    DATABASE_URL: own,
    SESSION_SECRET: KEY,
    PORT: String(await findFreePort()),
    APP_URL: "http://roost.lan",
    OAUTH_CLIENT_ID: "roost",
    OAUTH_CLIENT_SECRET: "hush",
    PROCESSES: "1",
  });
  await expect.poll(() => output.text, { timeout: 50_000 }).toContain("Roost is ready");
  child.kill("SIGTERM");
  await ended;
  expect(output.text).toContain("APP_URL is plain http");
  expect(output.text).not.toContain("VAPID_SUBJECT");
});

describe("two starters on one data folder", { timeout: 120_000 }, () => {
  it("the second says so, and the first serves on and ends when it is asked to", async () => {
    const settings = async () => {
      const [PORT, LOCAL_SIGN_IN_PORT] = [await findFreePort(), await findFreePort()].map(String) as [string, string];
      return { PORT, LOCAL_SIGN_IN_PORT, DATA_DIR: dataDir };
    };
    const env = await settings();
    const first = startStarter(env);
    try {
      await expect.poll(() => first.output.text, { timeout: 60_000 }).toContain("Roost is ready");
      for (const others of [await settings(), env]) {
        const second = startStarter(others);
        expect(await second.ended).toEqual([1, null]);
        expect(second.output.text).toBe(
          `DATA_DIR: another Roost runs in ${dataDir}: stop it, or set another folder.\n`,
        );
      }
      expect((await fetch(`http://127.0.0.1:${env.PORT}/healthz`)).status).toBe(200);
    } finally {
      first.child.kill("SIGTERM");
    }
    expect(await first.ended).toEqual([0, null]);
  });
});

describe("remix-serve alone", () => {
  const serve = async (env: Record<string, string>) => {
    const output = new Output();
    const server = startServer(
      {
        NODE_ENV: "production",
        PATH: process.env.PATH,
        HOST: "::1",
        PORT: "1",
        DATABASE_URL: own,
        DATA_DIR: dataDir,
        SESSION_SECRET: KEY,
        ...env,
      },
      { output },
    );
    return { how: await server.ended, text: output.text };
  };

  it("ends with a line for a bad setting", async () => {
    expect(await serve({ OAUTH_ISSUER: "nonsense" })).toEqual({
      how: "status 1",
      text: "OAUTH_ISSUER: is no valid URL\n",
    });
  });

  it("ends with a line for a port in use", async () => {
    const { how, text } = await serve({ PORT: takenPort });
    expect(how).toBe("status 1");
    expect(text).toMatch(/^PORT: the server cannot listen \(listen EADDRINUSE.*\)\n$/);
  });
});
