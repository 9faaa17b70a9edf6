import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { makeOnce } from "#app/utils/stored-file.server.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { environment, type PostgresProgram, type SystemUser } from "#scripts/lib/postgres-program.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** The folder of the embedded PostgreSQL, and the address that is kept beside it. */

const run = promisify(execFile);

export const DATABASE = "roost";
const ROLE = "roost";

/** The address of the database, whose owner is its only role. */
export const databaseUrl = (password: string, port: number) =>
  `postgres://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`;

/** The content of the address file. */
export const urlFileContent = (url: string) => `${JSON.stringify({ url })}\n`;

/** The kept password and port, chosen at the first start. */
export async function readOrMakeUrl(file: string, databaseDir: string): Promise<{ password: string; port: number }> {
  if (!existsSync(file)) {
    if (existsSync(join(databaseDir, "PG_VERSION"))) {
      throw new StartError(
        `DATA_DIR: the password of the database in ${databaseDir} is gone: put ${file} back from a backup, or remove the folder to begin again.`,
      );
    }
    makeOnce(file, urlFileContent(databaseUrl(randomBytes(24).toString("base64url"), await findFreePort())));
  }
  const { password, port } = new URL(JSON.parse(readFileSync(file, "utf8")).url);
  return { password, port: Number(port) };
}

/** The last line of a program's output, which usually names the error. */
export const lastLine = (text: string) => text.trim().split("\n").at(-1) ?? "";

/** Makes the cluster in another folder and then moves it to `databaseDir`, which is therefore always complete. */
export async function initialise(program: PostgresProgram, databaseDir: string, password: string): Promise<void> {
  const draft = mkdtempSync(`${databaseDir}-new-`);
  const passwordFile = join(draft, "password");
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (program.user) giveTo(program.user, draft);
    const options = ["--locale=C", "--encoding=UTF8", "--auth=scram-sha-256", `--username=${ROLE}`];
    await run(
      program.initdb,
      ["-D", join(draft, "data"), ...options, `--pwfile=${passwordFile}`, "--no-instructions"],
      { env: environment(), cwd: draft, windowsHide: true, ...program.user },
    );
    renameSync(join(draft, "data"), databaseDir);
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: string };
    const wasMadeByAnother = code === "ENOTEMPTY" || code === "EEXIST" || code === "EPERM";
    if (wasMadeByAnother && existsSync(join(databaseDir, "PG_VERSION"))) return;
    throw stderr === undefined ? error : new StartError(`The database could not be made: ${lastLine(stderr)}`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function giveTo(user: SystemUser, path: string): void {
  chownSync(path, user.uid, user.gid);
  if (!statSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTo(user, join(path, name));
}

/** A folder from a backup, or from a start under another account, has another owner: `user` becomes its owner. */
export function takeOwnership(user: SystemUser | undefined, databaseDir: string): void {
  if (user && statSync(databaseDir).uid !== user.uid) giveTo(user, databaseDir);
  chmodSync(databaseDir, 0o700);
}
