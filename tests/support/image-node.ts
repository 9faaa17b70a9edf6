import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "#scripts/lib/root.ts";

/** The version of Node in the Docker image, such as `24.21.0`. */
function readImageVersion(): string {
  const [, version] = /^FROM node:([\d.]+)-/m.exec(readFileSync(join(root, "Dockerfile"), "utf8")) ?? [];
  if (!version) throw new Error("The Dockerfile names no version of Node");
  return version;
}

/**
 * The path of the program `node` in the version of the Docker image. npx downloads it once, as the npm package `node`. It
 * is no devDependency, because npm would then run every script on it.
 */
export async function findImageNode(): Promise<string> {
  const version = readImageVersion();
  if (process.version === `v${version}`) return process.execPath;
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", `--package=node@${version}`, "--", "node", "--print", "process.execPath"],
    { cwd: root, shell: process.platform === "win32" },
  );
  return stdout.trim();
}
