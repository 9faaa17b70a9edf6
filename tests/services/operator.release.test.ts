import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "#app/db/migrate.server.ts";
import { findLetIn } from "#app/services/people/let-in.server.ts";
import { beginSession, findSession } from "#app/services/people/sessions.server.ts";
import { listSignInEvents } from "#app/services/people/sign-in-events.server.ts";
import { query } from "#tests/support/databases.ts";
import { makeFamily, makeUser } from "#tests/support/factories.ts";
import { startProgram } from "#tests/support/starter.ts";

const url = process.env.DATABASE_URL as string;

/** Runs a program to its end. Returns its exit status and output. */
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

  it.each([
    [[]],
    [["--all", "--user", "7"]],
    [["--user", "x"]],
    [["--user"]],
    [["--user", "0"]],
    [["--user", "7 OR 1=1"]],
    [["--all", "7"]],
    [["--everyone"]],
  ])("ends nothing and says how it is used with %j", async (args) => {
    const token = await beginSession((await makeUser()).id, null);
    const usage = "Usage: npm run sign-out -- --all | --user ID\n";
    expect(await run("scripts/sign-out.ts", ...args)).toEqual({ status: 1, text: usage });
    expect(await findSession(token)).not.toBeNull();
  });

  it.each([
    [
      "of a server that is away",
      "postgres://roost@127.0.0.1:9/roost",
      "DATABASE_URL: the database at 127.0.0.1:9/roost cannot be used",
    ],
    [
      "without tables",
      `${url.replace(/[^/]*$/, "")}postgres`,
      "DATABASE_URL: Roost has no tables in this database yet",
    ],
  ])("says so of a database %s", async (_, DATABASE_URL, line) => {
    const { output, ended } = startProgram("scripts/sign-out.ts", ["--all"], { DATABASE_URL });
    expect((await ended)[0]).toBe(1);
    expect(output.text).toMatch(new RegExp(`^${line}[^\n]*\n$`));
  });

  it("says that the database refuses", async () => {
    const token = await beginSession((await makeUser()).id, null);
    const DATABASE_URL = `${url}${url.includes("?") ? "&" : "?"}options=-c%20default_transaction_read_only%3Don`;
    const { output, ended } = startProgram("scripts/sign-out.ts", ["--all"], { DATABASE_URL });
    expect((await ended)[0]).toBe(1);
    expect(output.text).toBe("The database refuses: cannot execute DELETE in a read-only transaction.\n");
    expect(await findSession(token)).not.toBeNull();
  });

  it("says that there is no such user", async () => {
    for (const id of ["999999999", "999999999999999"]) {
      const { status, text } = await run("scripts/sign-out.ts", "--user", id);
      expect([status, text]).toEqual([1, `There is no user ${id}: the audit log has the ids.\n`]);
    }
  });
});

describe("npm run sign-in-link", () => {
  const settings = { SIGN_IN: "household", APP_URL: "http://roost.local:3000" };

  /** Status, standard output and standard error. */
  async function link(args: string[], env: Record<string, string> = settings) {
    const { child, ended } = startProgram("scripts/sign-in-link.ts", args, { DATABASE_URL: url, ...env });
    const texts = { out: "", err: "" };
    child.stdout.on("data", (text) => {
      texts.out += text;
    });
    child.stderr.on("data", (text) => {
      texts.err += text;
    });
    const [status] = await ended;
    return { status, ...texts };
  }

  it("prints an address alone, for a sign-in name, a confirmed email or an id; the former one ends", async () => {
    const { user } = await makeFamily({ name: "The Finches", given_name: "Maya" });
    await user.update({ sign_in_name: "Maya", sign_in_key: "maya", sign_in_email: "maya@example.com" });
    const tokens: string[] = [];
    for (const name of ["MAYA", "maya@example.com", `id:${user.id}`]) {
      const { status, out, err } = await link([name]);
      expect([status, err]).toEqual([0, "For Maya Muster (The Finches). It works once, for an hour.\n"]);
      expect(out).toMatch(/^http:\/\/roost\.local:3000\/let-in\/[\w-]{43}\n$/);
      tokens.push(out.trim().split("/").at(-1) ?? "");
    }
    const found = await Promise.all(tokens.map(findLetIn));
    expect(found.map((one) => [one?.user.id, one?.kind, one?.state])).toEqual([
      [user.id, "password", "over"],
      [user.id, "password", "over"],
      [user.id, "password", "open"],
    ]);
    expect((await listSignInEvents(user))[0]).toMatchObject({
      kind: "link-made",
      detail: { link: "password", by: "Roost’s operator", link_id: found[2]?.link.id },
    });
    await user.reload();
    expect(user.password_link_at).not.toBeNull();
  });

  it("names several accounts of one email of other issuers, and makes nothing", async () => {
    const email = "both@example.com";
    const [a, b] = [await makeUser({ email, given_name: "Ann" }), await makeUser({ email, given_name: "Bea" })];
    expect(await link([email])).toEqual({
      status: 1,
      out: "",
      err: `id:${a.id} Ann Muster\nid:${b.id} Bea Muster\n`,
    });
  });

  it("says that there is nobody, how it is used, and where there are no passwords", async () => {
    expect(await link(["nobody-at-all"])).toEqual({
      status: 1,
      out: "",
      err: "Nobody here has the sign-in name or e-mail nobody-at-all.\n",
    });
    for (const args of [[], ["--help"], ["a", "b"]]) {
      const { status, out, err } = await link(args);
      expect([status, out, err]).toEqual([2, "", expect.stringMatching(/^Usage: npm run sign-in-link -- NAME/)]);
    }
    const local = await link(["maya"], { SIGN_IN: "local", APP_URL: "http://localhost:3000" });
    expect([local.status, local.err]).toEqual([1, expect.stringMatching(/^SIGN_IN: .*\n$/)]);
  });
});

describe("a database that a newer Roost has migrated", () => {
  const NEWER = "9999-of-a-newer-roost.ts";
  /** The tests of backups try restore. A backup only reads, and the newer Roost can restore it. */
  const COMMANDS: [string, ...string[]][] = [
    ["scripts/migrate.ts"],
    ["scripts/seed.ts"],
    ["scripts/set-up.ts"],
    ["scripts/sign-in-link.ts", "maya"],
    ["scripts/sign-out.ts", "--all"],
    ["scripts/distribute.ts"],
  ];
  afterEach(() => query(url, "DELETE FROM migrations WHERE name = $1", [NEWER]));

  it("is refused before anything is written, with a line", async () => {
    await query(url, "INSERT INTO migrations (name) VALUES ($1)", [NEWER]);
    // The last migration of this Roost stays pending.
    const [last] = await query(
      url,
      "DELETE FROM migrations WHERE name = (SELECT max(name) FROM migrations WHERE name < '9') RETURNING name",
    );
    const line = `The database belongs to a newer Roost (${NEWER}): update this one first.`;
    await expect(migrate(url)).rejects.toMatchObject({ problems: [line] });
    expect(await query(url, "SELECT FROM migrations WHERE name = $1", [last?.name])).toEqual([]);
    await query(url, "INSERT INTO migrations (name) VALUES ($1)", [last?.name]);
    const token = await beginSession((await makeUser()).id, null);
    const household = { SIGN_IN: "household", APP_URL: "http://roost.local:3000" };
    for (const [script, ...args] of COMMANDS) {
      const { output, ended } = startProgram(script, args, { DATABASE_URL: url, ...household });
      expect([script, (await ended)[0], output.text]).toEqual([script, 1, `${line}\n`]);
    }
    expect(await findSession(token)).not.toBeNull();
  });
});

describe("npm run seed with the household", () => {
  // Other tests of this file have made sign-in names.
  beforeEach(() => query(url, "DELETE FROM users"));

  it("gives the example's people sign-in names and no password, once", async () => {
    const env = { DATABASE_URL: url, SIGN_IN: "household", APP_URL: "http://roost.local:3000" };
    for (let times = 0; times < 2; times += 1) {
      const { output, ended } = startProgram("scripts/seed.ts", [], env);
      expect(await ended).toEqual([0, null]);
      expect(output.text).toContain("The Finches are at home. To sign in as one of them: npm run sign-in-link -- maya");
    }
    const people = await query(
      url,
      "SELECT u.sign_in_name, p.hash FROM users u LEFT JOIN passwords p ON p.user_id = u.id WHERE u.sign_in_name IS NOT NULL ORDER BY 1",
    );
    expect(people.map(({ sign_in_name, hash }) => [sign_in_name, hash])).toEqual([
      ["ella", null],
      ["maya", null],
      ["noah", null],
      ["tom", null],
    ]);
  });
});
