import { afterAll, beforeAll, beforeEach, onTestFailed } from "vitest";
import { Client, makeClient } from "#tests/support/api.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makeFamily } from "#tests/support/factories.ts";

/** The app that a worker's files without settings of their own share. It ends with the worker. */
let shared: Promise<TestApp> | undefined;

/**
 * The built app on this worker's database. With `env` the file gets an app of its own, and must then run alone
 * (`*.alone.test.ts`). A failing test prints the app's log.
 */
export function runApp(env?: () => Promise<Record<string, string>>) {
  let app: TestApp | undefined;
  beforeAll(async () => {
    const { DATABASE_URL = "", DATA_DIR = "" } = process.env;
    if (!env) shared ??= startApp(DATABASE_URL, { DATA_DIR });
    app = await (env ? startApp(DATABASE_URL, await env()) : shared);
  });
  beforeEach(() => {
    const before = app?.output.text.length ?? 0;
    onTestFailed(() => {
      process.stderr.write(app?.output.text.slice(before) ?? "");
    });
  });
  afterAll(async () => {
    if (!env) return;
    // Other tests check a proper end, which takes half a second.
    await app?.process.kill();
    await app?.stop();
  });
  const running = () => {
    if (!app) throw new Error("The app runs only within a test");
    return app;
  };
  return {
    get url() {
      return running().url;
    },
    get output() {
      return running().output;
    },
    get process() {
      return running().process;
    },
    anonymous: () => new Client(running().url),
    /** A signed-in person with a family, and a client that acts for them. */
    family: async (options?: Parameters<typeof makeFamily>[0]) => {
      const made = await makeFamily(options);
      return { ...made, api: await makeClient(running().url, made.user), path: `/families/${made.family.id}` };
    },
  };
}
