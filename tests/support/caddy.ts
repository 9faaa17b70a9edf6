import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { root } from "#scripts/lib/root.ts";

/** Whether the program caddy is installed: Debian's package `caddy`, which `.ci/run` installs. */
export const hasCaddy = spawnSync("caddy", ["version"]).status === 0;

/** For the title of tests that need it. */
export const WITHOUT_CADDY = hasCaddy ? "" : " (skipped: there is no program caddy on this machine)";

/** The last line of the output of `caddy validate` for a Caddyfile. */
export async function validate(text: string, env: Record<string, string> = {}): Promise<string> {
  const running = promisify(execFile)("caddy", ["validate", "--adapter", "caddyfile", "--config", "-"], {
    cwd: root,
    env: { ...process.env, HOME: "/nonexistent", ...env },
  });
  running.child.stdin?.end(text);
  const { stdout, stderr } = await running.catch((error: { stdout: string; stderr: string }) => error);
  return `${stderr}${stdout}`.trim().split("\n").at(-1) ?? "";
}

/** Runs Caddy with one of our files of deploy/caddy, its certificates in `folder`. Returns a function that ends it. */
export async function runCaddy(
  file: string,
  folder: string,
  env: Record<string, string>,
): Promise<() => Promise<void>> {
  const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", `deploy/caddy/${file}`], {
    cwd: root,
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...env },
    stdio: "ignore",
  });
  const ended = once(child, "close");
  return async () => {
    child.kill("SIGTERM");
    await ended;
  };
}
