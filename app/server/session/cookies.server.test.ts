import { expect, it } from "vitest";
import { flashCookie, readReturnPath, returnCookie, serializeSetup } from "#app/server/session/cookies.server.ts";

const requestWith = (setCookie: string) =>
  new Request("http://localhost:3000/", { headers: { Cookie: setCookie.split(";")[0] ?? "" } });

it("a path to return to is kept", async () => {
  const path = `/find?q=${"é".repeat(400)}`;
  expect(await readReturnPath(requestWith(await returnCookie.serialize(path)))).toBe(path);
});

it.each([
  ["a long path to return to", () => returnCookie.serialize(`/find?q=${"x".repeat(14_000)}`)],
  ["a long message", () => flashCookie.serialize({ tone: "ok", text: "ü".repeat(3_000) })],
  ["a long name of a new family", () => serializeSetup({ user_id: 1, family_name: "ü".repeat(6_000), members: [] })],
])("%s, which no browser would store, becomes no large header", async (_, serialize) => {
  const text = await serialize();
  expect(text).toMatch(/^roost_\w+=; Max-Age=0;/);
  expect(text.length).toBeLessThan(200);
});
