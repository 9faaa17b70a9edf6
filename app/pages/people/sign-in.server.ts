import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { readDeviceToken, readSessionToken } from "#app/server/session/cookies.server.ts";
import { hashToken } from "#app/utils/hash-token.ts";

/** Who types a password, for the limits of wrong ones. */
export const tryOf = async ({ request, actor }: Pick<FamilyContext, "request" | "actor">) => ({
  name: actor.user.sign_in_name ?? "",
  device: await readDeviceToken(request),
  network: clientNetwork(request),
});

/** The scope of a passkey's challenge for a form of this session (services/people/passkey-challenges). */
export const challengeScope = async (form: string, request: Request) =>
  `${form} ${hashToken((await readSessionToken(request)) ?? "")}`;
