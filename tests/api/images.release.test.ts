import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from "vitest";
import { findFreePort } from "#scripts/lib/ports.ts";
import { makeFolder } from "#tests/support/databases.ts";
import { replayImage } from "#tests/support/dockerfile.ts";
import { findImageNode } from "#tests/support/image-node.ts";
import { Browser, follow } from "#tests/support/local-sign-in.ts";

const folder = makeFolder("images");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What each of the Dockerfile's images needs from outside. */
const IMAGES: [name: string, stage: string, env: Record<string, string>][] = [
  ["home", "home", {}],
  ["the last stage", "", { DATABASE_URL: process.env.DATABASE_URL as string }],
];

describe.each(IMAGES)("the image of %s, replayed", (name, stage, needed) => {
  let start: Awaited<ReturnType<typeof replayImage>>;
  beforeAll(async () => {
    start = await replayImage(stage, folder, await findImageNode());
  }, 900_000);

  it("signs a person in, and has lost nothing after it was killed", { timeout: 240_000 }, async () => {
    const [port, signInPort] = [await findFreePort(), await findFreePort()];
    const dataDir = join(folder, `data of ${name}`);
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o777);
    const run = async () => {
      const running = start({ PORT: `${port}`, LOCAL_SIGN_IN_PORT: `${signInPort}`, DATA_DIR: dataDir, ...needed });
      onTestFailed(() => {
        process.stderr.write(running.output.text);
      });
      await expect.poll(() => running.output.text, { timeout: 100_000 }).toContain("Roost is ready");
      return running;
    };
    const first = await run();
    const browser = new Browser();
    const signIn = await follow(browser, `http://localhost:${port}/auth/local`, {});
    const signedIn = await follow(browser, signIn.url, { name: "Anna", email: "anna@example.com", intent: "sign-in" });
    expect([signedIn.status, new URL(signedIn.url).pathname]).toEqual([200, "/onboarding"]);
    first.child.kill("SIGKILL");
    await first.ended;

    const second = await run();
    try {
      expect((await browser.visit(`http://localhost:${port}/onboarding`)).status).toBe(200);
    } finally {
      second.child.kill("SIGTERM");
    }
    expect(await second.ended).toEqual([0, null]);
  });
});
