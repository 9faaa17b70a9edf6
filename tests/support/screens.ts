import { randomBytes } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import type { Family } from "#app/models/people/family.server.ts";
import { Screen } from "#app/models/wall/screen.server.ts";
import { newScreenSchema } from "#app/schemas/wall/screen.ts";
import { makeCode } from "#app/services/wall/screen-codes.server.ts";
import { writeScreenToken } from "#app/services/wall/screen-visits.server.ts";
import { hashToken } from "#app/utils/hash-token.ts";
import type { Language } from "#app/words/languages.ts";

/** A valid code of a new screen. */
export const makeScreenCode = async () => (await makeCode(randomBytes(6).toString("hex"))).code;

/** Never dim, so that a test does not depend on the hour. */
const AWAKE = { dim_from: "00:00", dim_to: "00:00" };

/** A screen on a family's wall, and the cookie of its browser. */
export async function makeScreen(
  family: Pick<Family, "id">,
  { language = null, ...input }: Record<string, unknown> & { language?: Language | null } = {},
) {
  const { code: _, ...values } = newScreenSchema.parse({
    ...AWAKE,
    code: "-",
    name: "Kitchen wall",
    kind: "tablet",
    ...input,
  });
  const token = randomBytes(32).toString("base64url");
  const screen = await Screen.create({ ...values, language, family_id: family.id, token_hash: hashToken(token) });
  return { screen, cookie: await wallCookieHeader(writeScreenToken(family.id, token)) };
}

/** A screen's cookie as a `Cookie` header. The import is late, because it reads settings that a test may set first. */
export async function wallCookieHeader(text: string): Promise<string> {
  const { wallCookie } = await import("#app/server/session/cookies.server.ts");
  return (await wallCookie.serialize(text)).split(";")[0] as string;
}

/** Gives a browser the cookie of a screen. */
export async function hang(context: BrowserContext, baseURL: string, cookie: string): Promise<void> {
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: baseURL, httpOnly: true, sameSite: "Lax" }]);
}
