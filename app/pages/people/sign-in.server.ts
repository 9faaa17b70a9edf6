import type { User } from "#app/models/people/user.server.ts";
import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import { readDeviceToken, readSessionToken } from "#app/server/session/cookies.server.ts";
import type { PageContext } from "#app/server/session/request-user.server.ts";
import { hashToken } from "#app/utils/hash-token.ts";

/** Who types a password, for the limits of wrong ones. */
export const tryOf = async (user: Pick<User, "sign_in_name">, { request }: Pick<PageContext, "request">) => ({
  name: user.sign_in_name ?? "",
  device: await readDeviceToken(request),
  network: clientNetwork(request),
});

/** The scope of a passkey's challenge for a form of this session (services/people/passkey-challenges). */
export const challengeScope = async (form: string, request: Request) =>
  `${form} ${hashToken((await readSessionToken(request)) ?? "")}`;
