import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from "vitest";
import { findFreePort } from "#scripts/lib/ports.ts";
import { makeFolder } from "#tests/support/databases.ts";
import { replayImage } from "#tests/support/dockerfile.ts";
import { MAYA, open, readSetUpPath, signInAs } from "#tests/support/household.ts";
import { findImageNode } from "#tests/support/image-node.ts";
import { Browser } from "#tests/support/local-sign-in.ts";

const folder = makeFolder("images");
afterAll(() => rmSync(folder, { recursive: true, force: true }), 600_000);

/** The Dockerfile's images, each with the environment that it needs from outside. */
const IMAGES: [name: string, stage: string, env: Record<string, string>][] = [
  ["home", "home", {}],
  ["the last stage", "", { DATABASE_URL: process.env.DATABASE_URL as string }],
];

describe.each(IMAGES)("the image of %s, replayed", (name, stage, needed) => {
  let start: Awaited<ReturnType<typeof replayImage>>;
  beforeAll(async () => {
    start = await replayImage(stage, folder, await findImageNode());
  }, 900_000);

  it("lets a family in, and has lost nothing after it was killed", { timeout: 240_000 }, async () => {
    const port = await findFreePort();
    const app = { url: `http://localhost:${port}` };
    const dataDir = join(folder, `data of ${name}`);
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o777);
    const run = async () => {
      const running = start({ PORT: `${port}`, APP_URL: app.url, SIGN_IN: "household", DATA_DIR: dataDir, ...needed });
      onTestFailed(() => {
        process.stderr.write(running.output.text);
      });
      await expect.poll(() => running.output.text, { timeout: 100_000 }).toContain("Roost is ready");
      return running;
    };
    const first = await run();
    const browser = new Browser();
    await expect.poll(() => readSetUpPath(first.output.text)).toBeDefined();
    const made = await open(app, browser, readSetUpPath(first.output.text) as string, MAYA);
    expect([made.status, made.path]).toEqual([200, "/onboarding"]);
    expect((await signInAs(app, new Browser())).path).toBe("/onboarding");
    first.child.kill("SIGKILL");
    await first.ended;

    const second = await run();
    try {
      expect((await open(app, browser, "/onboarding")).path).toBe("/onboarding");
      expect((await signInAs(app, new Browser())).path).toBe("/onboarding");
      expect(readSetUpPath(second.output.text)).toBeUndefined();
    } finally {
      second.child.kill("SIGTERM");
    }
    expect(await second.ended).toEqual([0, null]);
  });
});
