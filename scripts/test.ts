import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BROWSER_PACKAGES, findWholeBrowser } from "#scripts/lib/browser.ts";
import { root } from "#scripts/lib/root.ts";

const isRoot = process.getuid?.() === 0;
const bin = (name: string) => join(root, "node_modules/.bin", name);

/** Runs a program with our output. Returns its exit code. */
function run(command: string, args: string[], env: Record<string, string> = {}): number {
  process.stdout.write(`\n> ${[command.split("/").at(-1), ...args].join(" ")}\n`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  if (error) process.stderr.write(`${error.message}\n`);
  return status ?? 1;
}

/** Runs npm scripts at once, and shows the output of each at its end. Returns the first status that is not 0. */
async function runChecks(names: string[]): Promise<number> {
  const statuses = names.map(
    (name) =>
      new Promise<number>((resolve) => {
        const options = { cwd: root, maxBuffer: 64_000_000, shell: process.platform === "win32" };
        const child = execFile("npm", ["run", name], options, (error, stdout, stderr) => {
          process.stdout.write(`${stdout}${stderr}`);
          resolve(error ? child.exitCode || 1 : 0);
        });
      }),
  );
  return (await Promise.all(statuses)).find((status) => status !== 0) ?? 0;
}

async function hasBrowser(): Promise<boolean> {
  if (findWholeBrowser()) return true;
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath());
}

/** Finds or installs a browser: the system's, Playwright's download, or as root on Debian its package. */
async function ensureBrowser(): Promise<number> {
  if (await hasBrowser()) return 0;
  if (run(bin("playwright"), ["install", "chromium"]) === 0) return 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update"]);
    return run("apt-get", ["install", "-y", "--no-install-recommends", ...BROWSER_PACKAGES]);
  }
  process.stderr.write("There is no browser for the tests: install Chromium, or let Playwright download it.\n");
  return 1;
}

interface Count {
  passed: number;
  failed: number;
}

const readJson = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

function countVitest(file: string): Count {
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = readJson(file) ?? {};
  // A file that cannot be loaded has no failed test.
  return { passed: numPassedTests, failed: numFailedTests || Math.min(numFailedTestSuites, 1) };
}

function countPlaywright(file: string): Count {
  const { expected = 0, unexpected = 0, flaky = 0 } = readJson(file)?.stats ?? {};
  return { passed: expected, failed: unexpected + flaky };
}

const CHECKS = ["typecheck", "lint", "rooms", "unused"];
const node24 = () => run("npm", ["run", "test:node24"]);

/**
 * `npm test`, and with `--release` `npm run test:release`, which runs everything (docs/testing.md). Says how long each
 * step took, and stops at the first that fails, with its exit code.
 */
async function main(): Promise<void> {
  const isRelease = process.argv.includes("--release");
  const reports = mkdtempSync(join(tmpdir(), "roost-test-"));
  const [vitest, playwright] = [join(reports, "vitest.json"), join(reports, "playwright.json")];
  const vitestArgs = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitest}`];
  const steps: Record<string, () => number | Promise<number>> = {
    checks: () => runChecks(CHECKS),
    ...(isRelease ? { "Node 24": node24 } : {}),
    vitest: () =>
      isRelease
        ? run(bin("vitest"), vitestArgs)
        : run(bin("vitest"), [...vitestArgs, "--project", "!release"], { PROPERTY_SHARE: "0.2" }),
    browser: ensureBrowser,
    playwright: () =>
      run(bin("playwright"), ["test", ...(isRelease ? [] : ["--project=forms", "--project=core-js"])], {
        E2E_REPORT: playwright,
      }),
  };
  const times: string[] = [];
  let status = 0;
  for (const [name, step] of Object.entries(steps)) {
    const start = performance.now();
    status = await step();
    times.push(`${name} ${Math.round((performance.now() - start) / 1000)} s`);
    if (status !== 0) break;
  }
  const counts = [countVitest(vitest), countPlaywright(playwright)];
  rmSync(reports, { recursive: true, force: true });
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  // A step that failed without a test of its own is one failure.
  process.stdout.write(`\n${times.join(", ")}; together ${Math.round(performance.now() / 1000)} s\n`);
  process.stdout.write(`\n${passed} passed, ${status !== 0 && failed === 0 ? 1 : failed} failed\n`);
  process.exit(status);
}

await main();
