import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65_535);
const blankAsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodTypeAny>(schema: T) => z.preprocess(blankAsUnset, schema.optional());

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

const url = (protocols: string[]) =>
  z
    .string()
    .url()
    .refine((value) => protocols.includes(new URL(value).protocol), {
      message: `must begin with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
    });

const variables = z.object({
  APP_URL: optional(url(["http:", "https:"])),
  PORT: z.preprocess(blankAsUnset, port.default(3000)),
  HOST: z.preprocess(blankAsUnset, z.string().default("127.0.0.1")),
  DATA_DIR: z.preprocess(blankAsUnset, z.string().default("./data")),
  DATABASE_URL: optional(url(["postgres:", "postgresql:"])),
  DATABASE_POOL_MAX: z.preprocess(blankAsUnset, z.coerce.number().int().min(1).max(500).default(10)),
  SESSION_SECRET: optional(z.string().min(16, "must have at least 16 characters")),
  OAUTH_ISSUER: z.preprocess(
    blankAsUnset,
    url(["http:", "https:"])
      .refine((value) => value.startsWith("https:") || isLoopback(value), {
        message: "may be plain http only on a loopback address",
      })
      .default("https://accounts.google.com"),
  ),
  OAUTH_PROVIDER: z.preprocess(
    blankAsUnset,
    z
      .string()
      .regex(/^[a-z0-9-]+$/, "may hold lower-case letters, digits and hyphens only")
      .default("google"),
  ),
  OAUTH_CLIENT_ID: optional(z.string()),
  OAUTH_CLIENT_SECRET: optional(z.string()),
  OAUTH_ACCOUNT_URL: z.preprocess(
    blankAsUnset,
    url(["http:", "https:"]).default("https://myaccount.google.com/security"),
  ),
  LOCAL_SIGN_IN_PORT: optional(port),
  ANTHROPIC_API_KEY: optional(z.string()),
  ANTHROPIC_BASE_URL: optional(url(["http:", "https:"])),
  ANTHROPIC_MODEL: z.preprocess(blankAsUnset, z.string().default("claude-haiku-4-5")),
  ANTHROPIC_DEADLINE_MS: z.preprocess(blankAsUnset, z.coerce.number().int().min(100).max(20_000).default(20_000)),
  SMTP_URL: optional(url(["smtp:", "smtps:"])),
  MAIL_FROM: optional(z.string()),
  RECIPES_FROM_PRIVATE_ADDRESSES: z.preprocess(blankAsUnset, z.enum(["true", "false"]).default("false")),
  LOG_LEVEL: z.preprocess(
    blankAsUnset,
    z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  ),
});

export interface Config {
  /** Public origin without a trailing slash: links, redirect URI, feed URLs. */
  appUrl: string;
  port: number;
  host: string;
  /** Absolute path of the folder for the embedded database and generated secrets. */
  dataDir: string;
  /** `undefined` until the embedded database has been started once. */
  databaseUrl: string | undefined;
  usesEmbeddedDatabase: boolean;
  databasePoolMax: number;
  /** Newest first: the first signs, all of them verify. */
  sessionSecrets: string[];
  oauth: {
    /** The provider's name in URLs: `local` for the sign-in page that runs beside the app. */
    provider: string;
    issuer: string;
    clientId: string;
    clientSecret: string;
    accountUrl: string | null;
    isLocal: boolean;
  };
  localSignInPort: number;
  anthropic: {
    /** Without one, all ideas are built-in. */
    apiKey: string | undefined;
    baseUrl: string | undefined;
    model: string;
    /** The longest that anyone waits for an idea, repairs included, in milliseconds. */
    deadlineMs: number;
  };
  mail: { smtpUrl: string | undefined; from: string | undefined };
  /** Whether recipes may be fetched from addresses that are not public. */
  recipesFromPrivateAddresses: boolean;
  logLevel: z.infer<typeof variables>["LOG_LEVEL"];
}

/** Thrown for environment variables that the app cannot start with; one line per variable. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join("\n"));
    this.name = "ConfigError";
  }
}

/**
 * Where the embedded database keeps its port and password: written by the process that starts it, read by those that
 * connect.
 */
export const embeddedDatabaseFile = (dataDir: string) => join(dataDir, "postgres.json");

function readEmbeddedDatabaseUrl(dataDir: string): string | undefined {
  const file = embeddedDatabaseFile(dataDir);
  if (!existsSync(file)) return undefined;
  return z.object({ url: z.string() }).parse(JSON.parse(readFileSync(file, "utf8"))).url;
}

/** Reads a secret from a file, creating it on first use. Only its owner can read the file. */
function readOrMakeSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/**
 * The configuration, checked (docs/operating.md, "Settings"). Throws a `ConfigError` that names every bad variable.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = variables.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  }
  const values = parsed.data;
  const appUrl = new URL(values.APP_URL ?? `http://localhost:${values.PORT}`).origin;
  const problems: string[] = [];
  if (Boolean(values.OAUTH_CLIENT_ID) !== Boolean(values.OAUTH_CLIENT_SECRET)) {
    problems.push("OAUTH_CLIENT_ID, OAUTH_CLIENT_SECRET: set both or neither");
  }
  const isLocal = !values.OAUTH_CLIENT_ID;
  if (isLocal && !isLoopback(appUrl)) {
    problems.push("OAUTH_CLIENT_ID: must be set when APP_URL is not a loopback address, as anyone can sign in locally");
  }
  if (values.SMTP_URL && !values.MAIL_FROM) problems.push("MAIL_FROM: must be set with SMTP_URL");
  if (problems.length > 0) throw new ConfigError(problems);

  const dataDir = resolve(values.DATA_DIR);
  const sessionSecrets = (values.SESSION_SECRET ?? readOrMakeSecret(dataDir, "session-secret"))
    .split(",")
    .map((secret) => secret.trim())
    .filter(Boolean);
  const localSignInPort = values.LOCAL_SIGN_IN_PORT ?? values.PORT + 1;
  return {
    appUrl,
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? readEmbeddedDatabaseUrl(dataDir),
    usesEmbeddedDatabase: !values.DATABASE_URL,
    databasePoolMax: values.DATABASE_POOL_MAX,
    sessionSecrets,
    oauth: isLocal
      ? {
          provider: "local",
          issuer: `http://localhost:${localSignInPort}`,
          clientId: "roost",
          // Both sides are this machine's own processes, and derive the same secret from the one they share.
          clientSecret: createHash("sha256").update(`local sign-in ${sessionSecrets[0]}`).digest("base64url"),
          accountUrl: null,
          isLocal,
        }
      : {
          provider: values.OAUTH_PROVIDER,
          issuer: values.OAUTH_ISSUER,
          clientId: values.OAUTH_CLIENT_ID as string,
          clientSecret: values.OAUTH_CLIENT_SECRET as string,
          accountUrl: values.OAUTH_ACCOUNT_URL,
          isLocal,
        },
    localSignInPort,
    anthropic: {
      apiKey: values.ANTHROPIC_API_KEY,
      baseUrl: values.ANTHROPIC_BASE_URL,
      model: values.ANTHROPIC_MODEL,
      deadlineMs: values.ANTHROPIC_DEADLINE_MS,
    },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    recipesFromPrivateAddresses: values.RECIPES_FROM_PRIVATE_ADDRESSES === "true",
    logLevel: values.LOG_LEVEL,
  };
}

let current: Config | undefined;

/** The configuration of this process, read from its environment on first use. */
export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}
