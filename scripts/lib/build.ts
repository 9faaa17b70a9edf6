import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { root } from "#scripts/lib/root.ts";
import { StartError } from "#scripts/lib/start-error.ts";

const STAMP = join(root, "build/stamp");
const BROWSER_FILES = join(root, "build/client");
const OUTPUT = join(root, "build/server/index.js");
const CLI = join(root, "node_modules/@remix-run/dev/dist/cli.js");
const SETTINGS = ["package.json", "package-lock.json", "remix.config.js", "tsconfig.json", "vite.config.ts"];

/** A digest of everything that a build depends on. */
function hashSources(): string {
  const sources = readdirSync(join(root, "app"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash("sha256");
  for (const file of [...SETTINGS.map((name) => join(root, name)), ...sources]) {
    const content = readFileSync(file);
    hash.update(`\0${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

const PROGRESS_EVERY_MS = 3_000;

/** Writes a progress line at intervals while something runs. */
async function withProgress(work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  const timer = setInterval(
    () => process.stderr.write(`Building Roost: ${Math.round((performance.now() - start) / 1000)} s\n`),
    PROGRESS_EVERY_MS,
  );
  await work().finally(() => clearInterval(timer));
}

function runVite(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, "vite:build"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
      windowsHide: true,
      signal,
    });
    const output: Buffer[] = [];
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) return resolve();
      if (signal?.aborted) return;
      process.stderr.write(Buffer.concat(output));
      reject(new StartError("The build has failed."));
    });
  });
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
/** Bytes below which a file is sent as it is. */
const WORTH_COMPRESSING = 512;

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_COMPRESSING) return;
  const [asBrotli, asGzip] = await Promise.all([brotli(content), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, asBrotli), writeFile(`${file}.gz`, asGzip)]);
}

/** Compresses the files for browsers, on all processors. */
async function compressFiles(): Promise<void> {
  const files = readdirSync(BROWSER_FILES, { recursive: true, encoding: "utf8" });
  await Promise.all(
    files.filter((file) => /\.(js|css|svg|txt)$/.test(file)).map((file) => compressFile(join(BROWSER_FILES, file))),
  );
}

/**
 * Builds the app for production, and writes a digest of its sources beside it. Throws a `StartError` when the build
 * fails, an AbortError on `signal`.
 */
export async function build(signal?: AbortSignal): Promise<void> {
  const stamp = hashSources();
  rmSync(STAMP, { force: true });
  await withProgress(async () => {
    await runVite(signal);
    await compressFiles();
  });
  writeFileSync(STAMP, stamp);
}

/**
 * Builds the app, unless the last build was made of the same sources. Without the build tools (an installation without
 * devDependencies) an existing build is used as it is. Throws as `build` does.
 */
export async function buildIfNeeded(signal?: AbortSignal): Promise<void> {
  if (!existsSync(CLI)) {
    if (existsSync(OUTPUT)) return;
    throw new StartError(
      'There is no build, and the build tools are not installed: run "npm ci" with devDependencies.',
    );
  }
  if (existsSync(OUTPUT) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === hashSources()) return;
  await build(signal);
}
