import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Session } from "#app/models/people/session.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { hashPassword } from "#app/services/people/password-hashes.server.ts";
import { savePassword } from "#app/services/people/passwords.server.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { makeFolder } from "#tests/support/databases.ts";
import { makeHouseholdUser } from "#tests/support/factories.ts";
import { open, PASSWORD } from "#tests/support/household.ts";
import { Browser } from "#tests/support/local-sign-in.ts";
import { startStarter } from "#tests/support/starter.ts";

/** Household sign-ins while the processes that answer them change. */

const SIGN_INS = 20;
const dataDir = makeFolder("sign-ins-replaced");
let starter: ReturnType<typeof startStarter>;
let app: { url: string };

beforeAll(async () => {
  const port = String(await findFreePort());
  app = { url: `http://127.0.0.1:${port}` };
  starter = startStarter({
    PORT: port,
    APP_URL: app.url,
    SIGN_IN: "household",
    DATABASE_URL: process.env.DATABASE_URL as string,
    DATA_DIR: dataDir,
    SESSION_SECRET: "a secret of the tests alone",
    PROCESSES: "2",
  });
});
afterAll(() => {
  starter.child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

/** The processes that have logged a request after the offset `from`. */
const pidsSince = (from: number) =>
  new Set([...starter.output.text.slice(from).matchAll(/"pid":(\d+).*"msg":"request"/g)].map(([, pid]) => Number(pid)));

it("none is lost: the process that takes a form is not the one that showed it", { timeout: 180_000 }, async () => {
  await expect.poll(() => starter.output.text, { timeout: 60_000 }).toContain("Roost is ready");
  const { user } = await makeHouseholdUser();
  await savePassword(user, await hashPassword(PASSWORD));
  const name = (await User.findByPk(user.id, { rejectOnEmpty: true })).sign_in_name as string;
  const begin = async () => {
    const browser = new Browser();
    return { browser, page: await open(app, browser, "/auth/household", {}) };
  };
  const shown = await Promise.all(Array.from({ length: SIGN_INS }, begin));
  expect(new Set(shown.map(({ page }) => page.heading))).toEqual(new Set(["Sign in to Roost"]));
  const before = pidsSince(0);
  starter.child.kill("SIGUSR2");
  await expect.poll(() => starter.output.text).toContain("The server's processes are being replaced.");
  const paths: string[] = [];
  const signIn = async ({ browser, page }: (typeof shown)[number]) => {
    const { status, path } = await open(app, browser, page.url, { name, password: PASSWORD });
    paths.push(`${status} ${path}`);
  };
  // Half of the sign-ins run during the replacement, the other half with the new processes.
  for (const one of shown.slice(0, SIGN_INS / 2)) await signIn(one);
  await expect.poll(() => starter.output.text, { timeout: 90_000 }).toContain("The server's processes are new.");
  const from = starter.output.text.length;
  for (const one of shown.slice(SIGN_INS / 2)) await signIn(one);
  expect([...pidsSince(from)].filter((pid) => before.has(pid))).toEqual([]);
  expect(paths).toEqual(Array(SIGN_INS).fill("200 /dashboard"));
  expect(await Session.count({ where: { user_id: user.id } })).toBe(SIGN_INS);
});
