import { createHash } from "node:crypto";
import type { AccountClaims } from "oidc-provider";
import { z } from "zod";
import { localSignIn } from "#app/words/catalogues/local-sign-in.ts";
import { english } from "#app/words/english.server.ts";

/** Who signs in: a name and an e-mail, believed as they are typed. */
export const personSchema = z.object({
  name: z
    .string()
    .transform((value) => value.trim().replace(/\s+/g, " "))
    .pipe(
      z
        .string()
        .min(1, english(localSignIn, "enterName"))
        .max(100, english(localSignIn, "longName"))
        .regex(/^\P{Cc}*$/u, english(localSignIn, "controlsInName")),
    ),
  email: z
    .string()
    .trim()
    .min(1, english(localSignIn, "enterEmail"))
    .max(254, english(localSignIn, "longEmail"))
    .email(english(localSignIn, "wrongEmail")),
});
export type Person = z.infer<typeof personSchema>;

/** The account's lasting id: the same e-mail, however written, is the same account for ever. */
export const hashSubject = (email: string) => createHash("sha256").update(email.toLowerCase()).digest("base64url");

function toClaims({ name, email }: Person): AccountClaims {
  const [givenName, ...familyName] = name.split(" ");
  return {
    sub: hashSubject(email),
    name,
    given_name: givenName,
    family_name: familyName.join(" ") || undefined,
    email: email.toLowerCase(),
    email_verified: true,
  };
}

/** The accounts of the people who have signed in since the process began, by id. */
export class Accounts {
  readonly #claims = new Map<string, AccountClaims>();

  /** Takes the person as now typed, and answers the account's id. */
  signIn(person: Person): string {
    const claims = toClaims(person);
    this.#claims.set(claims.sub, claims);
    return claims.sub;
  }

  find(id: string): AccountClaims | undefined {
    return this.#claims.get(id);
  }
}
