import { ConfigError } from "#app/config/env.server.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** A file or folder that the system does not let us use: read-only, full, or not ours. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "syscall" in error && "path" in error;

function toLines(error: unknown): string[] {
  if (error instanceof ConfigError) return error.problems;
  if (error instanceof StartError) return [error.message];
  if (isSystemError(error)) return [`Roost cannot start: ${error.message}`];
  return [error instanceof Error ? `${error.stack}` : String(error)];
}

/** Ends the process with status 1: in a line each for what the person can put right, else with the stack. */
export function fail(error: unknown): never {
  for (const line of toLines(error)) process.stderr.write(`${line}\n`);
  process.exit(1);
}
