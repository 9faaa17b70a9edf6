import { expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { makeSamples } from "#tests/support/samples.ts";
import { signedInCookie } from "#tests/support/session.ts";

const app = runApp();

/** The most statements that a page takes, once the day's moments are there: the first looks up who asks. */
const MOST: Record<string, number> = {
  "/dashboard": 7,
  "/calendar": 2,
  "/calendar?view=week": 2,
  "/calendar?view=day": 2,
  "/meals": 6,
  "/connection": 8,
  "/calm": 2,
  "/account/family": 2,
  "/account/privacy": 2,
};

it("a page takes no more statements than it did", async () => {
  const samples = await makeSamples("https://statements.test");
  const Cookie = await signedInCookie(samples.user);
  const see = async (path: string) => {
    const answer = await fetch(app.url + path, { headers: { Cookie, Accept: "text/html" } });
    await answer.text();
    const id = answer.headers.get("X-Request-Id");
    const line = () => app.output.text.split("\n").find((text) => text.includes(`"requestId":"${id}"`));
    await expect.poll(line).toBeDefined();
    return (JSON.parse(line() as string) as { queries: number }).queries;
  };
  await see("/dashboard");
  const taken: Record<string, number> = {};
  for (const path of Object.keys(MOST)) taken[path] = await see(path);
  expect(taken).toEqual(MOST);
});
