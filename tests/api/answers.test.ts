import { describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";

const app = runApp();

describe("every answer", () => {
  it("has the headers that keep browsers from guessing, and an id", async () => {
    const { headers } = await app.anonymous().get("/users/me");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBeTruthy();
    expect(headers.get("X-Request-Id")).toMatch(/^[\w-]{8,}$/);
    expect(headers.get("X-Powered-By")).toBeNull();
  });

  it("speaks to people who ask for a page in JSON all the same", async () => {
    const { headers, status } = await app.anonymous().get("/families/1/events", { headers: { Accept: "text/html" } });
    expect([status, headers.get("Content-Type")]).toEqual([401, expect.stringContaining("application/json")]);
  });
});
