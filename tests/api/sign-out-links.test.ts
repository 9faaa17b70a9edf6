import { describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";

const app = runApp();

const PAGE = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe.each(["/api/logout", "/logout"])("GET %s", (path) => {
  /** Whether a GET with these headers signs someone out. */
  async function signsOut(headers: Record<string, string>): Promise<boolean> {
    const { api } = await app.family();
    await fetch(app.url + path, { headers: { ...headers, Cookie: api.cookie }, redirect: "manual" });
    return (await api.get("/users/me")).status === 401;
  }

  it.each<[string, Record<string, string>]>([
    ["a link of another site", { ...PAGE, "Sec-Fetch-Site": "cross-site" }],
    ["a link of a neighbouring site", { ...PAGE, "Sec-Fetch-Site": "same-site" }],
    ["a link in an old browser that says nothing", PAGE],
    ["a link of another site in an old browser", { ...PAGE, Referer: "https://evil.test/" }],
    ["a script of another site in an old browser", { Referer: "https://evil.test/" }],
    ["two headers that contradict each other", { Origin: "https://evil.test", "Sec-Fetch-Site": "same-origin" }],
  ])("changes nothing for %s", async (_, headers) => {
    expect(await signsOut(headers)).toBe(false);
  });

  it("signs out a page of ours, a typed address, and a program", async () => {
    const own: Record<string, string>[] = [
      { ...PAGE, "Sec-Fetch-Site": "same-origin" },
      { ...PAGE, "Sec-Fetch-Site": "none" },
      { ...PAGE, Referer: `${app.url}/account` },
      {},
    ];
    for (const headers of own) expect([headers, await signsOut(headers)]).toEqual([headers, true]);
  });
});

describe("an address that the list had", () => {
  it.each(["%0D%0ASet-Cookie:%20a=b", "%E2%82%AC", "%C3%BC", "%00", "a%20b", "%2F%2Fevil.test%3F", "%5C"])(
    "with odd characters is 404: %s",
    async (odd) => {
      for (const path of [`/meals/grocery/${odd}`, `/meals/groceries/${odd}`]) {
        for (const method of ["GET", "POST"]) {
          const { status } = await fetch(app.url + path, { method, redirect: "manual" });
          expect([path, method, status]).toEqual([path, method, 404]);
        }
      }
    },
  );

  it("leads to where the list is now", async () => {
    const to = async (path: string) => (await fetch(app.url + path, { redirect: "manual" })).headers.get("Location");
    expect(await to("/meals/grocery/12/edit?a=b")).toBe("/groceries/12/edit?a=b");
    expect(await to("/meals/grocery/")).toBe("/groceries");
    expect(await to("/meals/groceries/7")).toBe("/groceries/drafts/7");
  });
});
