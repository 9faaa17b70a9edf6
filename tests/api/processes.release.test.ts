import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findFreePort } from "#scripts/lib/ports.ts";
import { makeFolder } from "#tests/support/databases.ts";
import { startStarter } from "#tests/support/starter.ts";
import { beginSteadyLoad } from "#tests/support/steady-load.ts";

const READERS = 8;
const dataDir = makeFolder("processes");

describe("two processes", { timeout: 120_000 }, () => {
  let starter: ReturnType<typeof startStarter>;
  let url: string;
  beforeAll(async () => {
    const port = String(await findFreePort());
    url = `http://127.0.0.1:${port}/healthz`;
    starter = startStarter({
      PORT: port,
      LOCAL_SIGN_IN_PORT: String(await findFreePort()),
      DATABASE_URL: process.env.DATABASE_URL as string,
      DATA_DIR: dataDir,
      SESSION_SECRET: "a secret of the tests alone",
      PROCESSES: "2",
      NODE_OPTIONS: `--import=${new URL("../support/stand-still.js", import.meta.url).href}`,
    });
  });
  afterAll(() => {
    starter.child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** The processes that answer now, by the lines of their log. */
  async function answering(): Promise<number[]> {
    const from = starter.output.text.length;
    for (let request = 0; request < 8; request += 1) await fetch(url, { headers: { Connection: "close" } });
    const lines = starter.output.text.slice(from).matchAll(/"pid":(\d+).*"msg":"request"/g);
    return [...new Set([...lines].map(([, pid]) => Number(pid)))].sort();
  }
  /** Both processes, once there are two. */
  const both = () =>
    vi.waitFor(
      async () => {
        const pids = await answering();
        expect(pids).toHaveLength(2);
        return pids as [number, number];
      },
      { timeout: 60_000 },
    );

  it("answer both", async () => {
    await expect.poll(() => starter.output.text, { timeout: 60_000 }).toContain("Roost is ready");
    await both();
  });

  it("go on as two when one is killed: the other answers meanwhile", async () => {
    const [killed, other] = await both();
    const load = beginSteadyLoad(url, READERS);
    await expect.poll(() => load.counts.answered).toBeGreaterThan(100);
    process.kill(killed, "SIGKILL");
    await expect.poll(() => starter.output.text).toContain("has ended (SIGKILL). Another is started now.");
    const now = await both();
    const { answered, "cut off": cut = 0, "not let in": away = 0, ...others } = await load.stop();
    expect(others).toEqual({});
    // The requests that the killed process was answering.
    expect(cut + away).toBeLessThanOrEqual(READERS);
    expect(answered).toBeGreaterThan(100);
    expect(now).toContain(other);
    expect(now).not.toContain(killed);
  });

  it("go on as two when the event loop of one stands still: its watchdog ends it", async () => {
    const [hung, other] = await both();
    process.kill(hung, "SIGWINCH");
    const line = '"msg":"the event loop has stood still for 10 s: this process ends, to be replaced"';
    await expect.poll(() => starter.output.text, { timeout: 60_000 }).toContain(line);
    await expect.poll(() => starter.output.text).toContain("has ended (SIGALRM).");
    const now = await both();
    expect(now).toContain(other);
    expect(now).not.toContain(hung);
  });

  it("are replaced one after the other, and end, with no request refused or cut off", async () => {
    const before = await both();
    const load = beginSteadyLoad(url, READERS);
    starter.child.kill("SIGUSR2");
    await expect.poll(() => starter.output.text, { timeout: 60_000 }).toContain("The server's processes are new.");
    expect(Object.keys(load.counts)).toEqual(["answered"]);
    const after = await both();
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);

    starter.child.kill("SIGTERM");
    expect(await starter.ended).toEqual([0, null]);
    // Every accepted request has been answered; after that, no process listens.
    expect(await load.stop()).toEqual({ answered: expect.any(Number), "not let in": READERS });
  });
});
