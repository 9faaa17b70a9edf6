const MIN_LENGTH = 16;

/** Length of a secret that Roost generates: 32 bytes in base64url. */
export const SECRET_LENGTH = 43;

/** The keys of `SESSION_SECRET`, newest first. */
export const splitSecrets = (value: string): string[] => value.split(",").map((secret) => secret.trim());

/** The problem of `SESSION_SECRET`, at most one sentence: its first empty or short key. */
export function secretProblems(value: string): string[] {
  const secrets = splitSecrets(value);
  const short = secrets.findIndex((secret) => secret.length < MIN_LENGTH);
  if (short < 0) return [];
  return [`${secrets.length > 1 ? `key ${short + 1} ` : ""}must have at least ${MIN_LENGTH} characters`];
}
