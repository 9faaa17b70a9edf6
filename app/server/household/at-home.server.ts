import { config } from "#app/config/env.server.ts";
import { hasHousehold } from "#app/config/sign-in.server.ts";
import { notFound } from "#app/utils/domain-error.ts";

/**
 * Refuses a page of the household sign-in at another name than that of `APP_URL`: cookies of one name do not reach the
 * other. @throws {Response} 421 with the address of the same page at `APP_URL`
 */
export function requireOwnHost(request: Request): void {
  const { appUrl, signIn } = config();
  const host = request.headers.get("Host")?.toLowerCase();
  if (!hasHousehold(signIn.mode) || host === new URL(appUrl).host) return;
  const { pathname, search } = new URL(request.url);
  throw new Response(`${appUrl}${pathname}${search}`, { status: 421, statusText: "Misdirected Request" });
}

/** @throws {DomainError} 404 where `SIGN_IN` has no household */
export function requireHousehold(): void {
  if (!hasHousehold(config().signIn.mode)) throw notFound("Page");
}
