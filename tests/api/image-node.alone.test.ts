import { rmSync } from "node:fs";
import { afterAll, expect, it, onTestFailed } from "vitest";
import { findFreePort } from "#scripts/lib/ports.ts";
import { makeFolder } from "#tests/support/databases.ts";
import { findImageNode } from "#tests/support/image-node.ts";
import { Browser, follow } from "#tests/support/local-sign-in.ts";
import { startStarter } from "#tests/support/starter.ts";

const node = await findImageNode();
const dataDir = makeFolder("image-node");
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("signs a person in on the Node of the Docker image", { timeout: 120_000 }, async () => {
  const [port, signInPort] = [await findFreePort(), await findFreePort()];
  const { DATABASE_URL = "" } = process.env;
  const { child, output, ended } = startStarter(
    { PORT: String(port), LOCAL_SIGN_IN_PORT: String(signInPort), DATA_DIR: dataDir, DATABASE_URL },
    node,
  );
  onTestFailed(() => {
    process.stderr.write(output.text);
  });
  try {
    await expect.poll(() => output.text, { timeout: 60_000 }).toContain("Roost is ready");
    const browser = new Browser();
    const signIn = await follow(browser, `http://localhost:${port}/auth/local`, {});
    const signedIn = await follow(browser, signIn.url, { name: "Anna", email: "anna@example.com", intent: "sign-in" });
    expect([signedIn.status, new URL(signedIn.url).pathname]).toEqual([200, "/onboarding"]);
  } finally {
    child.kill("SIGTERM");
  }
  expect(await ended).toEqual([0, null]);
});
