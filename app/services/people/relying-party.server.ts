import { isIP } from "node:net";
import { config } from "#app/config/env.server.ts";

/**
 * The relying party of `APP_URL`; `null` where passkeys cannot work, because its address has no name, or is neither https
 * nor `localhost`.
 */
export function relyingParty(): { id: string; origin: string } | null {
  const { protocol, hostname, origin } = new URL(config().appUrl);
  const isName = hostname !== "" && !hostname.startsWith("[") && isIP(hostname) === 0;
  return hostname === "localhost" || (protocol === "https:" && isName) ? { id: hostname, origin } : null;
}
