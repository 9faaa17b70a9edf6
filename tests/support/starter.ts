import { spawn } from "node:child_process";
import { once } from "node:events";
import { root } from "#scripts/lib/root.ts";
import { Output } from "#tests/support/app.ts";

/** Starts a program of ours with these settings and no others, on this Node or another: its output, and how it ends. */
export function startProgram(script: string, args: string[], env: Record<string, string>, node = process.execPath) {
  const child = spawn(node, ["--import", "tsx", script, ...args], {
    cwd: root,
    env: { NODE_ENV: "production", PATH: process.env.PATH, ...env },
  });
  const output = new Output();
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  return { child, output, ended: once(child, "close") };
}

/** The same of `npm start`. */
export const startStarter = (env: Record<string, string>, node?: string) =>
  startProgram("scripts/start.ts", [], env, node);
