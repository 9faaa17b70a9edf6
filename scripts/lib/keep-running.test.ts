import { expect, it } from "vitest";
import { keepRunning, pauseAfter } from "#scripts/lib/keep-running.ts";
import type { Worker } from "#scripts/lib/processes.ts";
import { shareConnections } from "#scripts/lib/server-processes.ts";

/** Processes that listen and end when the test says so; those that are asked to end do so. */
function makeProcesses() {
  const made: { listen(): void; die(how: string): void }[] = [];
  const start = (): Worker => {
    let listen = () => {};
    let die = (_how: string) => {};
    const ended = new Promise<string>((resolve) => {
      die = resolve;
    });
    const listens = new Promise<boolean>((resolve) => {
      listen = () => resolve(true);
      ended.then(() => resolve(false));
    });
    const end = async () => die("status 0");
    made.push({ listen, die });
    return { pid: made.length, listens, ended, stop: end, kill: end };
  };
  return { made, kept: keepRunning(start) };
}

it("waits longer the more often a process dies early, up to half a minute", () => {
  expect([0, 1, 2, 3, 4, 7, 50].map(pauseAfter)).toEqual([0, 0, 1_000, 2_000, 4_000, 30_000, 30_000]);
});

it("a process that dies is replaced until it is stopped", async () => {
  const { made, kept } = makeProcesses();
  made[0]?.listen();
  made[0]?.die("SIGKILL");
  await expect.poll(() => kept.pid).toBe(2);
  await kept.stop();
  expect(await kept.ended).toBe("status 0");
  expect(made).toHaveLength(2);
});

it("one that ends before it has ever listened is not tried again", async () => {
  const { made, kept } = makeProcesses();
  made[0]?.die("status 1");
  expect(await kept.ended).toBe("status 1");
  expect(made).toHaveLength(1);
});

it("one stays in its place until a new one listens", async () => {
  const { made, kept } = makeProcesses();
  made[0]?.listen();
  const failed = kept.renew();
  made[1]?.die("status 1");
  expect(await failed).toBe(false);
  expect(kept.pid).toBe(1);
  const renewed = kept.renew();
  made[2]?.listen();
  expect(await renewed).toBe(true);
  expect(kept.pid).toBe(3);
  await kept.kill();
});

it.each([
  ["what each may have, where there is enough", 2, 10, 97, { count: 2, connections: 10 }],
  ["the same part for each, where there is less", 8, 10, 97, { count: 8, connections: 9 }],
  ["one each, for fewer processes", 8, 10, 5, { count: 4, connections: 1 }],
  ["one for one, of a database for one", 2, 10, 1, { count: 1, connections: 1 }],
])("connections are shared: %s", (_, processes, each, allowed, share) => {
  expect(shareConnections(processes, each, allowed)).toEqual(share);
});
