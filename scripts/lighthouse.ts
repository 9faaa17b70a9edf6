import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import type { BrowserContext } from "@playwright/test";
import { Ending, makeEnvironment, startApp, startDatabase } from "#scripts/bench/servers.ts";
import { findWholeBrowser } from "#scripts/lib/browser.ts";
import { buildIfNeeded } from "#scripts/lib/build.ts";
import { fail } from "#scripts/lib/fail.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** Run by npx, because with its dependencies it is as large as all other development tools together. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const METRICS = {
  "FCP, ms": "first-contentful-paint",
  "LCP, ms": "largest-contentful-paint",
  "TBT, ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
};
/** The pages that robots.txt allows. SEO counts for these alone. */
const INDEXED = ["/", "/privacy", "/terms"];
/** The lowest accepted median, of 100. */
const LEAST = 99;
const RUNS = 3;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const run = promisify(execFile);

/** Installs Lighthouse in npx's cache. Returns its path. */
async function findLighthouse(signal: AbortSignal): Promise<string> {
  const { stdout } = await run("npx", ["--yes", "--package", LIGHTHOUSE, "-c", "command -v lighthouse"], { signal });
  return stdout.trim();
}

/** One browser for all visits, because Lighthouse's own cookie header would be invisible to scripts. */
async function startBrowser(ending: Ending): Promise<{ context: BrowserContext; port: number }> {
  const { chromium } = await import("@playwright/test");
  const folder = mkdtempSync(join(tmpdir(), "roost-lighthouse-"));
  ending.add(() => rmSync(folder, { recursive: true, force: true }));
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROME_PATH ?? findWholeBrowser(),
    viewport: null,
    args: [
      "--headless=new",
      `--remote-debugging-port=${port}`,
      "--disable-background-networking",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
  ending.add(() => context.close());
  return { context, port };
}

/** Measures a first visit to a page, by a phone on a slow line (Lighthouse's own settings). */
async function visit(
  { lighthouse, port, signal }: { lighthouse: string; port: number; signal: AbortSignal },
  url: string,
  categories: readonly string[],
): Promise<Record<string, number>> {
  const { stdout } = await run(
    lighthouse,
    [
      url,
      "--quiet",
      "--output=json",
      `--port=${port}`,
      `--only-categories=${categories}`,
      // The screenshots are not used, and take as long as everything else.
      "--disable-full-page-screenshot",
      "--skip-audits=screenshot-thumbnails,final-screenshot",
    ],
    { signal, maxBuffer: 64_000_000 },
  );
  const { audits, ...report }: Report = JSON.parse(stdout);
  return Object.fromEntries([
    ...Object.entries(METRICS).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]),
    ...categories.map((name) => [name, 100 * (report.categories[name]?.score ?? Number.NaN)]),
  ]);
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Medians of several visits to each page of a full family; a row a page. */
async function measure(ending: Ending, only: string, signal: AbortSignal): Promise<void> {
  await buildIfNeeded(signal);
  const database = await startDatabase(ending);
  const env = makeEnvironment(database, await findFreePort());
  // The services connect where the environment leads when they are loaded.
  Object.assign(process.env, env);
  const { sequelize } = await import("#app/db/database.server.ts");
  ending.add(() => sequelize.close());
  const { listPages, makeVisitors, pagePatterns } = await import("#tests/support/pages.ts");
  const { makeSamples } = await import("#tests/support/samples.ts");
  const { signedInCookie } = await import("#tests/support/session.ts");
  const samples = await makeSamples("https://lighthouse.test");
  const { family } = await makeVisitors(samples);
  const [name = "", value = ""] = (await signedInCookie(family)).split("=");
  const app = await startApp(env, ending);
  const lighthouse = await findLighthouse(signal);
  const { context, port } = await startBrowser(ending);

  const names = ["page", ...Object.keys(METRICS), ...CATEGORIES];
  process.stdout.write(`| ${names.join(" | ")} |\n|${" --- |".repeat(names.length)}\n`);
  const low: string[] = [];
  for (const pattern of pagePatterns.filter((known) => known.includes(only))) {
    const [page] = await listPages(pattern, samples);
    if (!page || page.status || page.refreshes || !["anyone", "family"].includes(page.as)) continue;
    await context.clearCookies();
    if (page.as === "family") await context.addCookies([{ name, value, url: app.url }]);
    const visits: Record<string, number>[] = [];
    while (visits.length < RUNS) {
      // Speed alone differs between visits.
      const categories = visits.length === 0 ? CATEGORIES : ["performance"];
      visits.push(await visit({ lighthouse, port, signal }, app.url + page.path, categories));
    }
    const medians = names.slice(1).map((name) => median(visits.flatMap((one) => one[name] ?? [])));
    const cells = medians.map((value, at) => (names[at + 1] === "CLS" ? value.toFixed(3) : Math.round(value)));
    process.stdout.write(`| ${[pattern, ...cells].join(" | ")} |\n`);
    const scores = medians.slice(Object.keys(METRICS).length, INDEXED.includes(pattern) ? undefined : -1);
    if (!scores.every((score) => score >= LEAST)) low.push(pattern);
  }
  if (low.length > 0) throw new StartError(`Below ${LEAST}: ${low.join(", ")}`);
}

/** `npm run lighthouse`: every page on a phone (docs/performance.md, "On a phone"). `-- --only /meals` limits the pages. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => stopping.abort());
  const ending = new Ending();
  try {
    await measure(ending, values.only, stopping.signal);
  } finally {
    await ending.run();
  }
}

main().catch(fail);
