import { describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";

const app = runApp(async () => ({
  APP_URL: "https://roost.example",
  OAUTH_CLIENT_ID: "roost",
  OAUTH_CLIENT_SECRET: "secret",
  OAUTH_ISSUER: "http://127.0.0.1:9",
}));

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ask = (path: string, init: RequestInit = {}) => fetch(app.url + path, { redirect: "manual", ...init });

async function stylesheet(): Promise<string> {
  return /\/assets\/[^"]*\.css/.exec(await (await ask("/")).text())?.[0] as string;
}

/** Every kind of answer, from outside: its status, and whether it is a page with a policy of its own. */
const KINDS: [what: string, answer: () => Promise<Response>, status: number, isPage?: true][] = [
  ["a page", () => ask("/"), 200, true],
  ["a page that is not there", () => ask("/no/such/page"), 404, true],
  ["a refused form", () => ask("/cookies", { method: "POST", body: new URLSearchParams({ a: "b" }) }), 400, true],
  ["a page's redirect", () => ask("/dashboard"), 302],
  ["a form's redirect", () => ask("/lite", { method: "POST", body: new URLSearchParams({ lite: "on" }) }), 303],
  ["data", () => ask("/privacy.data"), 200],
  ["data that is a redirect", () => ask("/dashboard.data"), 202],
  ["data of a page that is not there", () => ask("/no/such/page.data"), 404],
  ["a call's refusal", () => ask("/api/users/me"), 401],
  ["a call that is not there", () => ask("/api/nothing"), 404],
  ["a call's wrong method", () => ask("/api/users/me", { method: "PATCH" }), 405],
  ["the feed without a token", () => ask("/api/families/1/calendar/subscribe"), 404],
  ["health", () => ask("/healthz"), 200],
  ["a text", () => ask("/robots.txt"), 200],
  ["the manifest", () => ask("/manifest.webmanifest"), 200],
  ["an icon's redirect", () => ask("/favicon.ico"), 302],
  ["a file", async () => ask(await stylesheet()), 200],
  [
    "a file that is known",
    async () => {
      const path = await stylesheet();
      const etag = (await ask(path)).headers.get("ETag") as string;
      // `fetch` adds a Cache-Control of its own to a conditional request, which asks for the file again.
      return ask(path, { headers: { "If-None-Match": etag, "Cache-Control": "max-age=0" } });
    },
    304,
  ],
  ["a refused path", () => ask("/a".repeat(20)), 414],
];

describe("on https every answer has its headers", () => {
  it.each(KINDS)("%s", async (_, answer, status, isPage) => {
    const { status: answered, headers } = await answer();
    expect(answered).toBe(status);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-frame-options": "DENY",
      "permissions-policy": "camera=(), geolocation=(), microphone=()",
      "strict-transport-security": "max-age=31536000",
      "x-request-id": expect.stringMatching(/^[\w-]{12}$/),
    });
    expect(headers.has("X-Powered-By")).toBe(false);
    const policy = headers.get("Content-Security-Policy");
    if (isPage)
      expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'nonce-[\w-]+';.*frame-ancestors 'none'/);
    else expect(policy).toBe(NOTHING);
  });
});

it("keeps a connection longer than proxies do, which would lose a request on it", async () => {
  const [, seconds] = /timeout=(\d+)/.exec((await ask("/")).headers.get("Keep-Alive") ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

it.each(["/", "/privacy", "/terms"])("%s says in a sentence what it is, for search engines", async (path) => {
  expect(await (await ask(path)).text()).toMatch(/<meta name="description" content="[^"]{30,160}"\/>/);
});
