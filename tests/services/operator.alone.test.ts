import { afterEach, describe, expect, it } from "vitest";
import { migrate } from "#app/db/migrate.server.ts";
import { beginSession, findSession } from "#app/services/people/sessions.server.ts";
import { query } from "#tests/support/databases.ts";
import { makeUser } from "#tests/support/factories.ts";
import { startProgram } from "#tests/support/starter.ts";

const url = process.env.DATABASE_URL as string;

/** Runs a program to its end: its status, and its output. */
async function run(script: string, ...args: string[]) {
  const { output, ended } = startProgram(script, args, { DATABASE_URL: url });
  const [status] = await ended;
  return { status, text: output.text };
}

describe("npm run sign-out", () => {
  it("ends the sessions of one user, then of everyone", async () => {
    const [maya, tom] = [await makeUser(), await makeUser()];
    const tokens = [
      await beginSession(maya.id, null),
      await beginSession(maya.id, null),
      await beginSession(tom.id, null),
    ];
    const live = () => Promise.all(tokens.map(async (token) => (await findSession(token)) !== null));
    expect(await run("scripts/sign-out.ts", "--user", `${maya.id}`)).toEqual({
      status: 0,
      text: "2 sessions ended.\n",
    });
    expect(await live()).toEqual([false, false, true]);
    expect(await run("scripts/sign-out.ts", "--all")).toEqual({ status: 0, text: "1 session ended.\n" });
    expect(await live()).toEqual([false, false, false]);
  });

  it.each([[[]], [["--all", "--user", "7"]], [["--user", "x"]], [["--user"]], [["--everyone"]]])(
    "ends nothing and says how it is used with %j",
    async (args) => {
      const token = await beginSession((await makeUser()).id, null);
      const usage = "Usage: npm run sign-out -- --all | --user ID\n";
      expect(await run("scripts/sign-out.ts", ...args)).toEqual({ status: 1, text: usage });
      expect(await findSession(token)).not.toBeNull();
    },
  );

  it("says that there is no such user", async () => {
    const { status, text } = await run("scripts/sign-out.ts", "--user", "999999999");
    expect([status, text]).toEqual([1, "There is no user 999999999: the audit log has the ids.\n"]);
  });
});

describe("a database that a newer Roost has migrated", () => {
  const NEWER = "9999-of-a-newer-roost.ts";
  afterEach(() => query(url, "DELETE FROM migrations WHERE name = $1", [NEWER]));

  it("is refused before anything is written, with a line", async () => {
    await query(url, "INSERT INTO migrations (name) VALUES ($1)", [NEWER]);
    // What this Roost would apply stays pending.
    const [last] = await query(
      url,
      "DELETE FROM migrations WHERE name = (SELECT max(name) FROM migrations WHERE name < '9') RETURNING name",
    );
    const line = `The database belongs to a newer Roost (${NEWER}): update this one first.`;
    await expect(migrate(url)).rejects.toMatchObject({ problems: [line] });
    expect(await query(url, "SELECT FROM migrations WHERE name = $1", [last?.name])).toEqual([]);
    await query(url, "INSERT INTO migrations (name) VALUES ($1)", [last?.name]);
    expect(await run("scripts/migrate.ts")).toEqual({ status: 1, text: `${line}\n` });
  });
});
