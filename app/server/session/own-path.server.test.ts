import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { ownPath } from "#app/server/session/own-path.server.ts";
import { anyText } from "#tests/support/any-text.ts";
import { runs } from "#tests/support/runs.ts";

vi.mock("#app/config/env.server.ts", () => ({ config: () => ({ appUrl: "http://localhost:3000" }) }));

test.each(["/", "/dashboard", "/calendar?day=2026-10-14", "/account/family?a=b&c=d", "/join/a%20b"])(
  "%s is a path of ours",
  (path) => {
    expect(ownPath(path, "/fallback")).toBe(path);
  },
);

test.each([
  null,
  undefined,
  7,
  "",
  "dashboard",
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "/.//elsewhere.example",
  "/a/..//elsewhere.example",
  "/%2e//elsewhere.example",
  "javascript:alert(1)",
])("%j is none", (path) => {
  expect(ownPath(path, "/fallback")).toBe("/fallback");
});

test("the fragment is left behind, as no redirect needs it", () => {
  expect(ownPath("/dashboard#family", "/")).toBe("/dashboard");
});

test("whatever comes in, what comes out leads a browser to this site", () => {
  const piece = fc.constantFrom("/", "\\", ".", "..", "%2e", "\t", "\n", "a", "@", ":", "elsewhere.example", "?", "#");
  const path = fc.oneof(
    anyText(20),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(path, (text) => {
      const to = ownPath(`/${text}`, "/fallback");
      expect(new URL(to, "http://localhost:3000/here").origin).toBe("http://localhost:3000");
    }),
    { numRuns: runs(2_000) },
  );
});
