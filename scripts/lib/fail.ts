import { ConfigError } from "#app/config/env.server.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** Ends the process with status 1: in a line each for what the person can put right, else with the stack. */
export function fail(error: unknown): never {
  if (error instanceof ConfigError) process.stderr.write(error.problems.map((problem) => `${problem}\n`).join(""));
  else if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
