import { availableParallelism } from "node:os";
import { z } from "zod";
import { algorithmList, hostList, networkList } from "#app/config/lists.server.ts";
import { secretProblems } from "#app/config/secrets.server.ts";
import { isLoopback, urlSetting } from "#app/config/urls.server.ts";

const number = z.coerce.number({ invalid_type_error: "must be a number" }).int("must be a whole number");
const port = number.min(1, "must be at least 1").max(65_535, "must be at most 65535");
const blankAsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodTypeAny>(schema: T) => z.preprocess(blankAsUnset, schema.optional());

const flag = z.preprocess(
  blankAsUnset,
  z.enum(["true", "false"], { errorMap: () => ({ message: "must be true or false" }) }).default("false"),
);

const WEB = ["http:", "https:"];

/** nodemailer's options for TLS, which it reads from an address before those that Roost sets. */
const TLS_OPTIONS = ["secure", "requireTLS", "ignoreTLS", "opportunisticTLS"];

/** All settings as environment variables, with their defaults (.env.example). */
export const variables = z.object({
  APP_URL: optional(
    urlSetting(WEB, [
      (url) => url.href === `${url.origin}/`,
      "must be an origin alone, such as https://roost.example.com: no path, query or password",
    ]),
  ),
  PORT: z.preprocess(blankAsUnset, port.default(3000)),
  HOST: z.preprocess(blankAsUnset, z.string().default("127.0.0.1")),
  METRICS_PORT: optional(port),
  METRICS_HOST: z.preprocess(blankAsUnset, z.string().default("127.0.0.1")),
  DATA_DIR: z.preprocess(blankAsUnset, z.string().default("./data")),
  DATABASE_URL: optional(urlSetting(["postgres:", "postgresql:"])),
  DATABASE_POOL_MAX: z.preprocess(blankAsUnset, number.min(1).max(500).default(10)),
  DATABASE_DIRECT_URL: optional(urlSetting(["postgres:", "postgresql:"])),
  DATABASE_STATEMENTS: z.preprocess(blankAsUnset, z.enum(["named", "unnamed"]).default("named")),
  KEPT_MB: z.preprocess(blankAsUnset, number.min(0).max(16_384).default(32)),
  PROCESSES: z.preprocess(blankAsUnset, number.min(1).max(256).default(availableParallelism())),
  SESSION_SECRET: optional(
    z.string().superRefine((value, context) => {
      for (const message of secretProblems(value)) context.addIssue({ code: "custom", message });
    }),
  ),
  SIGN_IN: optional(
    z.enum(["household", "provider", "both", "local"], {
      errorMap: () => ({ message: "must be household, provider, both or local" }),
    }),
  ),
  SIGN_UP: z.preprocess(
    blankAsUnset,
    z.enum(["invited", "open"], { errorMap: () => ({ message: "must be invited or open" }) }).default("invited"),
  ),
  PLAIN_HTTP: optional(z.literal("allowed", { errorMap: () => ({ message: "must be allowed, or not set" }) })),
  OAUTH_ISSUER: z.preprocess(
    blankAsUnset,
    urlSetting(WEB, [
      (url) => url.protocol === "https:" || isLoopback(url),
      "may be plain http only on a loopback address",
    ]).default("https://accounts.google.com"),
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
  OAUTH_ALGORITHMS: z.preprocess(blankAsUnset, algorithmList.default("RS256, PS256, ES256, EdDSA")),
  OAUTH_ACCOUNT_URL: z.preprocess(blankAsUnset, urlSetting(WEB).default("https://myaccount.google.com/security")),
  LOCAL_SIGN_IN_PORT: optional(port),
  DEMO: flag,
  ALL_LANGUAGES: flag,
  ANTHROPIC_API_KEY: optional(z.string()),
  ANTHROPIC_BASE_URL: optional(urlSetting(WEB)),
  ANTHROPIC_MODEL: z.preprocess(blankAsUnset, z.string().default("claude-haiku-4-5")),
  ANTHROPIC_DEADLINE_MS: z.preprocess(blankAsUnset, number.min(100).max(20_000).default(20_000)),
  SMTP_URL: optional(
    urlSetting(
      ["smtp:", "smtps:"],
      [
        ({ searchParams }) => !TLS_OPTIONS.some((name) => searchParams.has(name)),
        `may not have ${TLS_OPTIONS.join(", ")} in its query: SMTP_TLS says whether mail needs TLS`,
      ],
    ),
  ),
  SMTP_TLS: optional(
    z.enum(["required", "optional"], { errorMap: () => ({ message: "must be required or optional" }) }),
  ),
  MAIL_FROM: optional(
    z
      .string()
      .regex(
        /^([^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        "must be an address, such as Roost <roost@example.com>",
      ),
  ),
  VAPID_PUBLIC_KEY: optional(z.string()),
  VAPID_PRIVATE_KEY: optional(z.string()),
  VAPID_SUBJECT: optional(
    z
      .string()
      .refine(
        (value) =>
          /^mailto:[^\s<>@]+@[^\s<>@]+$/.test(value) || (/^https:\/\/[^\s/]+/.test(value) && URL.canParse(value)),
        "must be a mailto: or https: address, such as mailto:roost@example.com",
      ),
  ),
  PHOTO_STORE: z.preprocess(
    blankAsUnset,
    z.enum(["database", "s3"], { errorMap: () => ({ message: "must be database or s3" }) }).default("database"),
  ),
  S3_ENDPOINT: optional(
    urlSetting(WEB, [
      (url) => !url.username && !url.password && !url.search && !url.hash,
      "must be an address alone, such as https://s3.example.com: no password or query",
    ]),
  ),
  S3_REGION: z.preprocess(blankAsUnset, z.string().default("us-east-1")),
  S3_BUCKET: optional(
    z
      .string()
      .regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        "must be a bucket's name: lower-case letters, digits, dots and hyphens",
      ),
  ),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_FORCE_PATH_STYLE: flag,
  FETCH_PRIVATE_HOSTS: z.preprocess((value) => value ?? "", hostList),
  RECIPES_FROM_PRIVATE_ADDRESSES: optional(
    z.literal("false", { errorMap: () => ({ message: "is FETCH_PRIVATE_HOSTS now, which lists hosts" }) }),
  ),
  TRUSTED_PROXIES: z.preprocess(blankAsUnset, networkList.default("127.0.0.0/8, ::1")),
  LOG_LEVEL: z.preprocess(
    blankAsUnset,
    z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  ),
});
