import { describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";

describe("the log", () => {
  const app = runApp();

  it.each(["/JOIN/dear-token", "/Join/dear-token", "/API/Invitations/dear-token", "/join/dear-token"])(
    "keeps no token of %s",
    async (path) => {
      const before = app.output.text.length;
      await fetch(`${app.url}${path}`);
      const logged = () => app.output.text.slice(before);
      await expect.poll(logged).toContain('"msg":"request"');
      expect(logged()).not.toContain("dear-token");
    },
  );

  it.each([
    ["PUT", "/privacy", 405],
    ["POST", "/privacy", 405],
  ])("calls %s %s no failure of ours", async (method, path, status) => {
    const before = app.output.text.length;
    expect((await fetch(`${app.url}${path}`, { method })).status).toBe(status);
    const logged = () => app.output.text.slice(before);
    await expect.poll(logged).toContain('"msg":"request"');
    expect(logged()).not.toContain('"level":"error"');
  });
});
