import { rmSync } from "node:fs";
import { join } from "node:path";
import { Agent, fetch as send } from "undici";
import { afterAll, describe, expect, it, onTestFailed } from "vitest";
import { findFreePort } from "#scripts/lib/ports.ts";
import { hasCaddy, runCaddy, WITHOUT_CADDY } from "#tests/support/caddy.ts";
import { makeFolder } from "#tests/support/databases.ts";
import { MAYA, open, readSetUpPath, signInAs } from "#tests/support/household.ts";
import { Browser } from "#tests/support/local-sign-in.ts";
import { startStarter } from "#tests/support/starter.ts";

const folder = makeFolder("https-at-home");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!hasCaddy)(`behind Caddy with its own root${WITHOUT_CADDY}`, () => {
  it("a device that has installed the root signs in", { timeout: 120_000 }, async () => {
    const [port, httpPort, httpsPort, adminPort] = await Promise.all(
      Array.from({ length: 4 }, async () => String(await findFreePort())),
    );
    const url = `https://localhost:${httpsPort}`;
    const { DATABASE_URL = "" } = process.env;
    const starter = startStarter({
      APP_URL: url,
      PORT: `${port}`,
      SIGN_IN: "household",
      DATA_DIR: join(folder, "data"),
      DATABASE_URL,
      PROCESSES: "1",
    });
    onTestFailed(() => {
      process.stderr.write(starter.output.text);
    });
    const stopCaddy = await runCaddy("Caddyfile.internal", folder, {
      SITE: "localhost",
      APP_URL: url,
      UPSTREAM: `127.0.0.1:${port}`,
      HTTP_PORT: `${httpPort}`,
      HTTPS_PORT: `${httpsPort}`,
      ROOT_FOLDER: join(folder, "caddy/pki/authorities/local"),
      CADDY_ADMIN: `127.0.0.1:${adminPort}`,
    });
    try {
      await expect.poll(() => starter.output.text, { timeout: 60_000 }).toContain("Roost is ready");
      const plain = `http://localhost:${httpPort}`;
      const fetchRoot = async () => (await fetch(`${plain}/root.crt`).catch(() => null))?.text();
      await expect.poll(fetchRoot, { timeout: 30_000 }).toMatch(/^-----BEGIN CERTIFICATE-----/);
      const ca = (await fetchRoot()) as string;

      await expect(fetch(url)).rejects.toThrow();
      const moved = await fetch(`${plain}/join/x`, { redirect: "manual" });
      expect([moved.status, moved.headers.get("Location")]).toEqual([302, `${url}/join/x`]);

      const dispatcher = new Agent({ connect: { ca } });
      const newBrowser = () =>
        new Browser(((to: string, options: object) => send(to, { ...options, dispatcher })) as never);
      await expect.poll(() => readSetUpPath(starter.output.text)).toBeDefined();
      const made = await open({ url }, newBrowser(), readSetUpPath(starter.output.text) as string, MAYA);
      expect([made.status, made.url]).toEqual([200, `${url}/onboarding`]);
      const signedIn = await signInAs({ url }, newBrowser());
      expect([signedIn.status, signedIn.url]).toEqual([200, `${url}/onboarding`]);
      await dispatcher.close();
    } finally {
      await stopCaddy();
      starter.child.kill("SIGTERM");
    }
    expect(await starter.ended).toEqual([0, null]);
  });
});
