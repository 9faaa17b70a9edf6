import { describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";

const app = runApp();

const request = (path: string, cookie: string, init: RequestInit = {}) =>
  fetch(app.url + path, { redirect: "manual", ...init, headers: { Cookie: cookie, ...init.headers } });

describe("a browser that several people use", () => {
  it.each([
    "/dashboard.data",
    "/meals.data",
    "/calendar/events/999999.data",
    "/_root.data",
    "/no/such/page.data",
    "/logout.data",
  ])("keeps no answer to script: %s", async (path) => {
    const { api } = await app.family();
    for (const cookie of [api.cookie, ""]) {
      const { headers } = await request(path, cookie);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("Vary")).toMatch(/\bCookie\b/);
    }
  });

  it("does not store the pages of the account", async () => {
    const { api } = await app.family();
    for (const path of ["/account", "/account/family", "/ACCOUNT/privacy", "/%61ccount", "/account/no-such-page"]) {
      expect((await request(path, api.cookie)).headers.get("Cache-Control")).toContain("no-store");
    }
    expect((await request("/dashboard", api.cookie)).headers.get("Cache-Control")).toBe("private, no-cache");
  });

  it.each([
    ["/logout", { method: "POST" }],
    ["/api/logout", {}],
    [
      "/account/devices",
      { method: "POST", body: new URLSearchParams({ intent: "sign-out-devices", which: "everywhere" }) },
    ],
  ])("is cleared on sign-out: %s", async (path, init) => {
    const { api } = await app.family();
    const { headers } = await request(path, api.cookie, init);
    expect(headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
    expect(headers.get("Set-Cookie")).toMatch(/roost_session=.*Max-Age=0/);
    expect((await request("/dashboard", api.cookie)).status).toBe(302);
  });
});
