import { ConfigError } from "#app/config/env.server.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** A file or folder that the system does not let us use: read-only, full, or not ours. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "syscall" in error && "path" in error;

/** SQLSTATEs that an operator can act on: connection, read-only, password, no database, permission, resources, shutdown. */
const OF_DATABASE = /^(08|25006|28|3D|42501|53|57|58)/;

/** An error of the database that is no mistake of a statement; Sequelize wraps it. */
function isDatabaseTrouble(error: unknown): error is Error {
  const { code, original } = error as { code?: unknown; original?: { code?: unknown } };
  return error instanceof Error && OF_DATABASE.test(String(original?.code ?? code)) && !("syscall" in error);
}

function toLines(error: unknown): string[] {
  if (error instanceof ConfigError) return error.problems;
  if (error instanceof StartError) return [error.message];
  if (isSystemError(error)) return [`Roost cannot start: ${error.message}`];
  if (isDatabaseTrouble(error)) return [`The database refuses: ${error.message}.`];
  return [error instanceof Error ? `${error.stack}` : String(error)];
}

/** Ends the process with status 1. Problems that the operator can fix are printed as a line each, others as a stack. */
export function fail(error: unknown): never {
  for (const line of toLines(error)) process.stderr.write(`${line}\n`);
  process.exit(1);
}
