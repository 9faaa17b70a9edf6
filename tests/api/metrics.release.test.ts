import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { findFreePort } from "#scripts/lib/ports.ts";
import { makeFolder } from "#tests/support/databases.ts";
import { startStarter } from "#tests/support/starter.ts";
import packageJson from "../../package.json" with { type: "json" };

/** `npm start` with two processes and `METRICS_PORT` (docs/operating.md, "Metrics"). */

const dataDir = makeFolder("metrics");
let starter: ReturnType<typeof startStarter>;
let app = "";
let metrics = "";

beforeAll(async () => {
  const [port, signInPort, metricsPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const { DATABASE_URL = "" } = process.env;
  starter = startStarter({
    PORT: String(port),
    LOCAL_SIGN_IN_PORT: String(signInPort),
    METRICS_PORT: String(metricsPort),
    PROCESSES: "2",
    DATA_DIR: dataDir,
    DATABASE_URL,
  });
  app = `http://localhost:${port}`;
  metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  await vi.waitFor(() => expect(starter.output.text).toContain("Roost is ready"), 60_000);
}, 90_000);

afterAll(async () => {
  starter.child.kill("SIGTERM");
  await starter.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const scrape = async () => (await fetch(metrics)).text();

/** The value of a series, named as in the text; 0 if the text lacks it. */
const read = (text: string, series: string): number =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.split(" ")
      .at(-1) ?? 0,
  );

it("adds up both processes, by the patterns of routes", async () => {
  const series = 'roost_http_requests_total{route="/api/families/:familyId/events",method="GET",status="401"}';
  const before = read(await scrape(), series);
  // Each request has its own connection: the processes accept connections in turn.
  for (let id = 1; id <= 10; id += 1) {
    await fetch(`${app}/api/families/${id}/events`, { headers: { Connection: "close" } });
  }
  await expect.poll(async () => read(await scrape(), series)).toBe(before + 10);
  const text = await scrape();
  const duration = 'roost_http_request_duration_seconds_count{route="/api/families/:familyId/events",method="GET"';
  expect(read(text, `${duration},status="4xx"}`)).toBeGreaterThanOrEqual(10);
  expect(read(text, `roost_build_info{version="${packageJson.version}"}`)).toBe(1);
  expect(read(text, "roost_processes")).toBe(2);
});

it("has every family of numbers, and Node's own", async () => {
  const text = await scrape();
  const names = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      "roost_build_info",
      "roost_processes",
      "roost_http_requests_total",
      "roost_http_request_duration_seconds",
      "roost_sign_ins_total",
      "roost_jobs_total",
      "roost_jobs_waiting",
      "roost_jobs_oldest_seconds",
      "roost_mails_total",
      "roost_pushes_total",
      "roost_reminder_delay_seconds",
      "roost_cache_reads_total",
      "roost_database_connections",
      "roost_open_streams",
      "roost_event_loop_lag_seconds",
      "process_resident_memory_bytes",
    ]),
  );
  expect(names).toHaveLength(new Set(names).size);
  const connections = ["idle", "busy"].map((state) => read(text, `roost_database_connections{state="${state}"}`));
  expect((connections[0] as number) + (connections[1] as number)).toBeGreaterThan(0);
});

it("adds no series for addresses and methods that do not exist, and no typed text", async () => {
  const routes = (text: string) => new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
  for (const path of ["/nothing-0", "/join/0", "/api/nothing/0"]) await fetch(app + path);
  await expect.poll(async () => await scrape()).toContain('route="/join/:token"');
  const before = routes(await scrape());
  for (let at = 1; at <= 100; at += 1) {
    for (const path of [`/anna-${at}`, `/join/anna-${at}`, `/api/anna-${at}`, `/find?q=anna-${at}`, `/%61nna/${at}`]) {
      await fetch(app + path, { redirect: "manual" });
    }
  }
  const text = await scrape();
  expect(text).not.toContain("anna");
  expect(routes(text)).toEqual(new Set([...before, "/find"]));
});

it("answers nothing else at its port, and the app nothing at /metrics", async () => {
  expect((await fetch(new URL("/", metrics))).status).toBe(404);
  expect((await fetch(metrics, { method: "POST" })).status).toBe(404);
  expect((await fetch(`${app}/metrics`)).status).toBe(404);
});
