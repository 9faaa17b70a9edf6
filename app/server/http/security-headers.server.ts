import { config } from "#app/config/env.server.ts";
import { mayDemandHttps } from "#app/config/urls.server.ts";
import { signInOrigins } from "#app/server/session/identity-provider.server.ts";

const appUrl = new URL(config().appUrl);
const isHttps = appUrl.protocol === "https:";

/** Headers of every response, files and API included (docs/product/pages.md, "Security of pages"). */
export const COMMON_HEADERS: readonly (readonly [string, string])[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "same-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=()"],
  ...(mayDemandHttps(appUrl) ? [["Strict-Transport-Security", "max-age=31536000"] as const] : []),
];

/** The development server injects inline styles and uses a web socket. */
const DEVELOPMENT = { style: ["'unsafe-inline'"], connect: ["ws:"], script: ["'unsafe-inline'"] };

function contentSecurityPolicy(nonce: string): string {
  const isDevelopment = import.meta.env.DEV;
  // Without a nonce in development, because a nonce disables 'unsafe-inline'.
  const own = (kind: "style" | "script") =>
    isDevelopment ? ["'self'", ...DEVELOPMENT[kind]] : ["'self'", `'nonce-${nonce}'`];
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": own("script"),
    "style-src": own("style"),
    "img-src": ["'self'"],
    "connect-src": ["'self'", ...(isDevelopment ? DEVELOPMENT.connect : [])],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    // Chromium also checks the redirect to the identity provider against `form-action`.
    "form-action": ["'self'", ...signInOrigins()],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
  };
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(" ")}`);
  return [...policy, ...(isHttps ? ["upgrade-insecure-requests"] : [])].join("; ");
}

/** The policy of responses other than pages: it allows nothing. */
export const CONTENT_SECURITY_POLICY: readonly [string, string] = [
  "Content-Security-Policy",
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
];

/**
 * Pages about the user and the family, and those of the household sign-in, which the back button of a shared phone must
 * not show again; in every spelling that the router accepts.
 */
const isAccount = (pathname: string) =>
  /^\/+(account|confirm-email|let-in|set-up|sign-in)(\/|$)/i.test(decodeURIComponent(pathname));

/** Pages of wall screens, which caches and search engines must not store (docs/product/wall.md, "Every page"). */
export const isWall = (pathname: string) => /^\/+wall(\/|$)/i.test(decodeURIComponent(pathname));

function cacheControl(pathname: string): string {
  if (isWall(pathname)) return "no-store";
  return isAccount(pathname) ? "private, no-cache, no-store" : "private, no-cache";
}

/** Headers of the page at a path. `nonce` is the one of its style and script elements. */
export const documentHeaders = (nonce: string, pathname: string): [string, string][] => [
  ["Content-Type", "text/html; charset=utf-8"],
  ["Content-Security-Policy", contentSecurityPolicy(nonce)],
  ["Cache-Control", cacheControl(pathname)],
  ...(isWall(pathname) ? [["X-Robots-Tag", "noindex"] as [string, string]] : []),
  ["Vary", "Cookie, Accept-Language, Save-Data"],
];
