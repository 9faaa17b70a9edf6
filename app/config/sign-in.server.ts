import { createHash } from "node:crypto";
import type { z } from "zod";
import { isLoopback, isOwnNetwork } from "#app/config/urls.server.ts";
import type { variables } from "#app/config/variables.server.ts";

type Values = z.infer<typeof variables>;

/** How users sign in: `SIGN_IN` (docs/operating.md, "Sign-in"). */
export type SignInMode = "household" | "provider" | "both" | "local";

/** An OpenID Connect provider of this app. */
export interface Issuer {
  /** `household`: part of this app; `local`: the page without passwords that runs beside it; else a provider's. */
  kind: "household" | "local" | "provider";
  /** Its name in URLs: `/auth/{name}`. */
  name: string;
  url: string;
  clientId: string;
  clientSecret: string;
  /** Signatures of id_tokens that are accepted, by their names in JOSE. */
  algorithms: string[];
  /** The page for an account at the provider. */
  accountUrl: string | null;
}

/** A provider's name on pages: "google" is "Google". */
export const providerName = ({ name }: Pick<Issuer, "name">): string => name.charAt(0).toUpperCase() + name.slice(1);

export interface SignInSettings {
  mode: SignInMode;
  /** One issuer, or the household and a provider with `both`. The first is the one that pages offer first. */
  issuers: [Issuer, ...Issuer[]];
  /** Whether the household's sign-in page lets anyone make an account. */
  isOpen: boolean;
}

/** `SIGN_IN`; without it the provider that is configured, else the local page on a loopback address, else the household. */
export function signInMode(values: Values, appUrl: URL): SignInMode {
  if (values.SIGN_IN) return values.SIGN_IN;
  if (values.OAUTH_CLIENT_ID) return "provider";
  return isLoopback(appUrl) ? "local" : "household";
}

/** Whether accounts of the household can sign in. */
export const hasHousehold = (mode: SignInMode): boolean => mode === "household" || mode === "both";

/** The problems of the settings of sign-in, as lines. */
export function signInProblems(values: Values, mode: SignInMode, appUrl: URL): string[] {
  const problems: string[] = [];
  if (mode === "local" && !isLoopback(appUrl)) {
    problems.push("SIGN_IN: local needs a loopback address as APP_URL, as anyone can sign in locally");
  }
  if ((mode === "provider" || mode === "both") && !values.OAUTH_CLIENT_ID) {
    problems.push(`SIGN_IN: ${mode} needs OAUTH_CLIENT_ID and OAUTH_CLIENT_SECRET`);
  }
  if (mode === "both" && values.OAUTH_PROVIDER === HOUSEHOLD) {
    problems.push(`OAUTH_PROVIDER: ${HOUSEHOLD} is the name of the household sign-in: choose another`);
  }
  if (hasHousehold(mode) && appUrl.protocol === "http:" && !isOwnNetwork(appUrl) && values.PLAIN_HTTP !== "allowed") {
    problems.push(
      `APP_URL: passwords would travel unencrypted to ${appUrl.hostname}: use https, or set PLAIN_HTTP=allowed`,
    );
  }
  return problems;
}

/** A client secret that all processes derive from the session secret that they share. */
const derivedSecret = (purpose: string, secret: string) =>
  createHash("sha256").update(`${purpose} ${secret}`).digest("base64url");

/** The household's name in URLs, and its issuer in the database, because its address may change. */
export const HOUSEHOLD = "household";

/** The issuers of a mode: the household first. */
export function listIssuers(
  values: Values,
  {
    mode,
    appUrl,
    localSignInPort,
    secret,
  }: { mode: SignInMode; appUrl: string; localSignInPort: number; secret: string },
): [Issuer, ...Issuer[]] {
  const own = { clientId: "roost", algorithms: ["RS256"], accountUrl: null };
  const household: Issuer = {
    ...own,
    kind: "household",
    name: HOUSEHOLD,
    url: `${appUrl}/sign-in`,
    clientSecret: derivedSecret("household sign-in", secret),
  };
  const local: Issuer = {
    ...own,
    kind: "local",
    name: "local",
    url: `http://localhost:${localSignInPort}`,
    clientSecret: derivedSecret("local sign-in", secret),
  };
  const provider: Issuer = {
    kind: "provider",
    name: values.OAUTH_PROVIDER,
    url: values.OAUTH_ISSUER,
    clientId: values.OAUTH_CLIENT_ID ?? "",
    clientSecret: values.OAUTH_CLIENT_SECRET ?? "",
    algorithms: values.OAUTH_ALGORITHMS,
    accountUrl: values.OAUTH_ACCOUNT_URL,
  };
  const issuers: Record<SignInMode, [Issuer, ...Issuer[]]> = {
    household: [household],
    provider: [provider],
    both: [household, provider],
    local: [local],
  };
  return issuers[mode];
}
