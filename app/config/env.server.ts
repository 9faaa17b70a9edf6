import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { HostAndPort } from "#app/config/lists.server.ts";
import { type PhotoStore, photoSettings } from "#app/config/photos.server.ts";
import { type PushSettings, pushSettings } from "#app/config/push.server.ts";
import { readSecretFiles } from "#app/config/secret-files.server.ts";
import { SECRET_LENGTH, splitSecrets } from "#app/config/secrets.server.ts";
import { listIssuers, type SignInSettings, signInMode, signInProblems } from "#app/config/sign-in.server.ts";
import { isLoopback, urlSetting } from "#app/config/urls.server.ts";
import { variables } from "#app/config/variables.server.ts";
import { makeFolder, makeOnce } from "#app/utils/stored-file.server.ts";

export interface Config {
  /** Public origin without a trailing slash: links, redirect URI, feed URLs. */
  appUrl: string;
  port: number;
  host: string;
  /** Where the starter serves metrics; `null` without `METRICS_PORT`. */
  metrics: { host: string; port: number } | null;
  /** Absolute path of the folder for the embedded database and generated secrets. */
  dataDir: string;
  /** `undefined` until the embedded database has been started once. */
  databaseUrl: string | undefined;
  /** The database without a connection pooler, for migrations and their lock, which need a session. */
  directDatabaseUrl: string | undefined;
  usesEmbeddedDatabase: boolean;
  /** Maximum number of connections of one process to the database. */
  databasePoolMax: number;
  /** Whether connections use named prepared statements. */
  areStatementsNamed: boolean;
  /** Maximum size of a process's cache of families' data. */
  cacheBytes: number;
  /** The number of processes of `npm start` that answer requests. */
  processes: number;
  /** Newest first: the first signs, all of them verify. */
  sessionSecrets: string[];
  signIn: SignInSettings;
  /** Whether visitors get an example family for a day, and nothing leaves Roost. */
  isDemo: boolean;
  /** Whether readers may choose languages that miss some texts, and the pseudo-languages. */
  hasAllLanguages: boolean;
  localSignInPort: number;
  anthropic: {
    /** Without one, all ideas are built-in. */
    apiKey: string | undefined;
    baseUrl: string | undefined;
    model: string;
    /** Milliseconds that a user waits for an idea at most, repairs included. */
    deadlineMs: number;
  };
  mail: {
    smtpUrl: string | undefined;
    from: string | undefined;
    /** Whether mails are sent over TLS only. */
    isTlsRequired: boolean;
  };
  push: PushSettings;
  photoStore: PhotoStore;
  /** Hosts without a public address that requests for recipes, calendars and notices may go to. */
  fetchPrivateHosts: HostAndPort[];
  /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  logLevel: z.infer<typeof variables>["LOG_LEVEL"];
}

/** Thrown for invalid environment variables; one line for each. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join("\n"));
    this.name = "ConfigError";
  }
}

/** The file with the embedded database's port and password. The process that starts the database writes it. */
export const embeddedDatabaseFile = (dataDir: string) => join(dataDir, "postgres.json");

function readEmbeddedDatabaseUrl(dataDir: string): string | undefined {
  const file = embeddedDatabaseFile(dataDir);
  if (!existsSync(file)) return undefined;
  try {
    const { url } = z.object({ url: urlSetting(["postgres:"]) }).parse(JSON.parse(readFileSync(file, "utf8")));
    return url;
  } catch {
    throw new ConfigError([
      `DATA_DIR: ${file} is cut off or cannot be read: put it back from a backup, as it holds the database's password`,
    ]);
  }
}

/** The secret in the data folder, written atomically at the first start, readable by its owner alone. */
function readOrMakeSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  let content: string;
  try {
    makeFolder(dataDir);
    content = existsSync(file) ? readFileSync(file, "utf8") : makeOnce(file, randomBytes(32).toString("base64url"));
  } catch (error) {
    // `code` alone, because the path in the message differs between releases of Node.
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError([`DATA_DIR: ${dataDir} cannot be read or written (${code})`]);
  }
  if (splitSecrets(content).some((secret) => secret.length < SECRET_LENGTH)) {
    throw new ConfigError([
      `SESSION_SECRET: ${file} is empty or cut off: put it back from a backup, or remove it, and send open invitations again`,
    ]);
  }
  return content;
}

/** Only this machine's own mail server is trusted without TLS, unless `SMTP_TLS` says otherwise. */
const isTlsRequired = (smtpUrl: string | undefined, smtpTls: "required" | "optional" | undefined): boolean =>
  smtpTls ? smtpTls === "required" : smtpUrl !== undefined && !isLoopback(new URL(smtpUrl));

/** A demo sends nothing to other machines, so settings that name some are mistakes. */
const demoProblems = (values: z.infer<typeof variables>): string[] =>
  values.DEMO === "true"
    ? (["SMTP_URL", "S3_ENDPOINT", "ANTHROPIC_API_KEY", "OAUTH_CLIENT_ID"] as const)
        .filter((name) => values[name])
        .map((name) => `DEMO: sends nothing to other machines, so ${name} must not be set`)
    : [];

const toConfigError = (error: z.ZodError) =>
  new ConfigError(Object.entries(error.flatten().fieldErrors).map(([name, messages]) => `${name}: ${messages?.[0]}`));

/**
 * The validated configuration (docs/operating.md, "Settings"). Throws a `ConfigError` that names every invalid
 * variable.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const secrets = readSecretFiles(env);
  const parsed = variables.safeParse(secrets.env);
  const bad = [...secrets.problems, ...(parsed.success ? [] : toConfigError(parsed.error).problems)];
  if (!parsed.success || bad.length > 0) throw new ConfigError(bad);
  const values = parsed.data;
  const appUrl = new URL(values.APP_URL ?? `http://localhost:${values.PORT}`).origin;
  const problems: string[] = [];
  if (Boolean(values.OAUTH_CLIENT_ID) !== Boolean(values.OAUTH_CLIENT_SECRET)) {
    problems.push("OAUTH_CLIENT_ID, OAUTH_CLIENT_SECRET: set both or neither");
  }
  const localSignInPort = values.LOCAL_SIGN_IN_PORT ?? values.PORT + 1;
  const mode = signInMode(values, new URL(appUrl));
  problems.push(...signInProblems(values, mode, new URL(appUrl)));
  if (mode === "local" && (localSignInPort === values.PORT || localSignInPort > 65_535)) {
    problems.push("LOCAL_SIGN_IN_PORT: must be set to another port than PORT");
  }
  if (values.METRICS_PORT === values.PORT) problems.push("METRICS_PORT: must be another port than PORT");
  if (values.SMTP_URL && !values.MAIL_FROM) problems.push("MAIL_FROM: must be set with SMTP_URL");
  problems.push(...demoProblems(values));
  const { problems: pushProblems, ...push } = pushSettings(values, appUrl);
  const { problems: photoProblems, store: photoStore } = photoSettings(values);
  problems.push(...pushProblems, ...photoProblems);
  if (problems.length > 0) throw new ConfigError(problems);

  const dataDir = resolve(values.DATA_DIR);
  const databaseUrl = values.DATABASE_URL ?? readEmbeddedDatabaseUrl(dataDir);
  const sessionSecrets = splitSecrets(values.SESSION_SECRET ?? readOrMakeSecret(dataDir));
  return {
    appUrl,
    port: values.PORT,
    host: values.HOST,
    metrics: values.METRICS_PORT ? { host: values.METRICS_HOST, port: values.METRICS_PORT } : null,
    dataDir,
    databaseUrl,
    directDatabaseUrl: values.DATABASE_DIRECT_URL ?? databaseUrl,
    usesEmbeddedDatabase: !values.DATABASE_URL,
    databasePoolMax: values.DATABASE_POOL_MAX,
    areStatementsNamed: values.DATABASE_STATEMENTS === "named",
    cacheBytes: values.KEPT_MB * 2 ** 20,
    processes: values.PROCESSES,
    sessionSecrets,
    signIn: {
      mode,
      issuers: listIssuers(values, { mode, appUrl, localSignInPort, secret: sessionSecrets[0] ?? "" }),
      isOpen: values.SIGN_UP === "open",
    },
    isDemo: values.DEMO === "true",
    hasAllLanguages: values.ALL_LANGUAGES === "true",
    localSignInPort,
    anthropic: {
      apiKey: values.ANTHROPIC_API_KEY,
      baseUrl: values.ANTHROPIC_BASE_URL,
      model: values.ANTHROPIC_MODEL,
      deadlineMs: values.ANTHROPIC_DEADLINE_MS,
    },
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM,
      isTlsRequired: isTlsRequired(values.SMTP_URL, values.SMTP_TLS),
    },
    push,
    photoStore,
    fetchPrivateHosts: values.FETCH_PRIVATE_HOSTS,
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
  };
}

function withSecrets(env: NodeJS.ProcessEnv, names: Parameters<typeof readSecretFiles>[1]): NodeJS.ProcessEnv {
  const secrets = readSecretFiles(env, names);
  if (secrets.problems.length > 0) throw new ConfigError(secrets.problems);
  return secrets.env;
}

/**
 * The database's address without a pooler, for commands that need no other setting; `undefined` for the embedded one.
 * Throws a `ConfigError`.
 */
export function readDatabaseConfig(env: NodeJS.ProcessEnv): { databaseUrl: string | undefined; dataDir: string } {
  const parsed = variables
    .pick({ DATABASE_URL: true, DATABASE_DIRECT_URL: true, DATA_DIR: true })
    .safeParse(withSecrets(env, ["DATABASE_URL", "DATABASE_DIRECT_URL"]));
  if (!parsed.success) throw toConfigError(parsed.error);
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = parsed.data;
  return { databaseUrl: DATABASE_DIRECT_URL ?? DATABASE_URL, dataDir: resolve(DATA_DIR) };
}

/** The store of photos, for commands that need no other setting. Throws a `ConfigError`. */
export function readPhotoStore(env: NodeJS.ProcessEnv): PhotoStore {
  const parsed = variables
    .pick({
      PHOTO_STORE: true,
      S3_ENDPOINT: true,
      S3_REGION: true,
      S3_BUCKET: true,
      S3_ACCESS_KEY_ID: true,
      S3_SECRET_ACCESS_KEY: true,
      S3_FORCE_PATH_STYLE: true,
    })
    .safeParse(withSecrets(env, ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]));
  if (!parsed.success) throw toConfigError(parsed.error);
  const { store, problems } = photoSettings(parsed.data);
  if (problems.length > 0) throw new ConfigError(problems);
  return store;
}

/** The passphrase of backups, for scripts that need no other setting. Throws a `ConfigError`. */
export const readBackupPassphrase = (env: NodeJS.ProcessEnv): string | undefined =>
  withSecrets(env, ["BACKUP_PASSPHRASE"]).BACKUP_PASSPHRASE;

let current: Config | undefined;

/**
 * The configuration of this process, read from its environment on first use. An invalid one ends the process with
 * status 1 and a line for each variable.
 */
export function config(): Config {
  try {
    current ??= readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  return current;
}
