import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/lib/root.ts";
import { StartError } from "#scripts/lib/start-error.ts";

const STAMP = join(root, "build/stamp");
const OUTPUT = join(root, "build/server/index.js");
const CLI = join(root, "node_modules/@remix-run/dev/dist/cli.js");
const SETTINGS = ["package.json", "package-lock.json", "remix.config.js", "tsconfig.json", "vite.config.ts"];

/** A digest of all that a build is made of. */
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

function runBuild(signal?: AbortSignal): Promise<void> {
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

/**
 * Builds the app for production, unless the last build was made of the same sources. Without the build tools (an
 * installation without devDependencies) what has been built is taken as it is. Throws a `StartError` when the build
 * fails, an AbortError on `signal`.
 */
export async function buildIfNeeded(signal?: AbortSignal): Promise<void> {
  if (!existsSync(CLI)) {
    if (existsSync(OUTPUT)) return;
    throw new StartError(
      'There is no build, and the build tools are not installed: run "npm ci" with devDependencies.',
    );
  }
  const stamp = hashSources();
  if (existsSync(OUTPUT) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  process.stderr.write("Building Roost, which takes a moment ...\n");
  rmSync(STAMP, { force: true });
  await runBuild(signal);
  writeFileSync(STAMP, stamp);
}
