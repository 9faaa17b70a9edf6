import { rmSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { keepRunning } from "#scripts/lib/keep-running.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { startServer, waitForHealth } from "#scripts/lib/processes.ts";
import { Output } from "#tests/support/app.ts";
import { makeFolder } from "#tests/support/databases.ts";

const dataDir = makeFolder("watchdog");
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("a process whose event loop stands still is ended and replaced, and the log says so", {
  timeout: 90_000,
}, async () => {
  const output = new Output();
  const port = String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const server = keepRunning(() =>
    startServer(
      {
        NODE_ENV: "production",
        PATH: process.env.PATH,
        HOST: "127.0.0.1",
        PORT: port,
        DATABASE_URL: process.env.DATABASE_URL,
        DATA_DIR: dataDir,
        SESSION_SECRET: "a secret of the tests alone",
        NODE_OPTIONS: `--import=${new URL("../support/stand-still.js", import.meta.url).href}`,
      },
      { output },
    ),
  );
  try {
    await waitForHealth("The app", url, server);
    const first = server.pid as number;
    process.kill(first, "SIGUSR2");
    const hung = fetch(`${url}/healthz`).then(String, () => "cut off");
    await expect.poll(() => server.pid, { timeout: 60_000 }).not.toBe(first);
    expect(await hung).toBe("cut off");
    expect(output.text).toContain('"msg":"the event loop has stood still for 10 s: this process ends, to be replaced"');
    await waitForHealth("The app", url, server);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  } finally {
    await server.stop();
  }
  expect(await server.ended).toBe("status 0");
});
