import { config } from "#app/config/env.server.ts";

/** `path` when it is a path of this site, else `fallback`: no redirect of ours leads anywhere else. */
export function ownPath(path: unknown, fallback: string): string {
  if (typeof path !== "string" || !path.startsWith("/")) return fallback;
  const { appUrl } = config();
  if (!URL.canParse(path, appUrl)) return fallback;
  const url = new URL(path, appUrl);
  // "/.//elsewhere.example" is ours as a URL, but its path alone would be the address of another host.
  return url.origin === appUrl && !url.pathname.startsWith("//") ? url.pathname + url.search : fallback;
}
