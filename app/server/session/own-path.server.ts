import { config } from "#app/config/env.server.ts";

/** `path` if it is a path of this site, else `fallback`: redirects never lead to other sites. */
export function ownPath(path: unknown, fallback: string): string {
  if (typeof path !== "string" || !path.startsWith("/")) return fallback;
  const { appUrl } = config();
  if (!URL.canParse(path, appUrl)) return fallback;
  const url = new URL(path, appUrl);
  // "/.//elsewhere.example" is a URL of this site, but its path alone would be the address of another host.
  return url.origin === appUrl && !url.pathname.startsWith("//") ? url.pathname + url.search : fallback;
}
