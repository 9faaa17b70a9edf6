import { rmSync } from "node:fs";
import { join } from "node:path";
import { Agent, fetch as send } from "undici";
import { afterAll, describe, expect, it, onTestFailed } from "vitest";
import { findFreePort } from "#scripts/lib/ports.ts";
import { hasCaddy, runCaddy, WITHOUT_CADDY } from "#tests/support/caddy.ts";
import { makeFolder } from "#tests/support/databases.ts";
import { Browser, follow } from "#tests/support/local-sign-in.ts";
import { startStarter } from "#tests/support/starter.ts";

const folder = makeFolder("https-at-home");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!hasCaddy)(`behind Caddy with its own root${WITHOUT_CADDY}`, () => {
  it("a device that has installed the root signs in", { timeout: 120_000 }, async () => {
    const [port, signInPort, httpPort, httpsPort, adminPort] = await Promise.all(
      Array.from({ length: 5 }, async () => String(await findFreePort())),
    );
    const url = `https://localhost:${httpsPort}`;
    const { DATABASE_URL = "" } = process.env;
    const starter = startStarter({
      APP_URL: url,
      PORT: `${port}`,
      LOCAL_SIGN_IN_PORT: `${signInPort}`,
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
      const browser = new Browser(((to: string, options: object) => send(to, { ...options, dispatcher })) as never);
      const signIn = await follow(browser, `${url}/auth/local`, {});
      const signedIn = await follow(browser, signIn.url, {
        name: "Anna",
        email: "anna@example.com",
        intent: "sign-in",
      });
      expect([signedIn.status, signedIn.url]).toEqual([200, `${url}/onboarding`]);
      await dispatcher.close();
    } finally {
      await stopCaddy();
      starter.child.kill("SIGTERM");
    }
    expect(await starter.ended).toEqual([0, null]);
  });
});
