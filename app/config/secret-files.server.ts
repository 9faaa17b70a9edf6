import { readFileSync } from "node:fs";

/** Settings that may come from a file instead, as Docker and systemd hand over secrets: `SMTP_URL_FILE`. */
const SECRETS = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "SESSION_SECRET",
  "OAUTH_CLIENT_SECRET",
  "ANTHROPIC_API_KEY",
  "SMTP_URL",
  "VAPID_PRIVATE_KEY",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "BACKUP_PASSPHRASE",
] as const;
type Secret = (typeof SECRETS)[number];

/** The problem of a setting that names a file; the content is never in it. */
class FileProblem extends Error {}

function readSecret(name: Secret, file: string, value: string | undefined): string {
  if (value) throw new FileProblem(`${name}, ${name}_FILE: set one of them, not both`);
  let content: string;
  try {
    content = readFileSync(file, "utf8");
  } catch (error) {
    throw new FileProblem(`${name}_FILE: the file cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  const secret = content.replace(/[\r\n]+$/, "");
  if (secret.trim() === "") throw new FileProblem(`${name}_FILE: the file is empty`);
  return secret;
}

/**
 * The environment with the content of the files that `*_FILE` settings name, of `names` alone if given, and the problems
 * of those files, a line each (docs/operating.md, "Secrets in files"). Line ends after the secret do not count.
 */
export function readSecretFiles(
  env: NodeJS.ProcessEnv,
  names: readonly Secret[] = SECRETS,
): { env: NodeJS.ProcessEnv; problems: string[] } {
  const read: NodeJS.ProcessEnv = { ...env };
  const problems: string[] = [];
  for (const name of names) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    try {
      read[name] = readSecret(name, file, env[name]);
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      problems.push(error.message);
    }
  }
  return { env: read, problems };
}
