import { randomBytes, randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { config } from "#app/config/env.server.ts";
import { HOUSEHOLD } from "#app/config/sign-in.server.ts";
import { Passkey } from "#app/models/people/passkey.server.ts";
import { Password } from "#app/models/people/password.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { Way } from "#app/models/people/way.server.ts";
import { formsToAdd, ownSignInForms } from "#app/server/session/sign-in.server.ts";
import { removePasskey } from "#app/services/people/passkeys.server.ts";
import { hashPassword } from "#app/services/people/password-hashes.server.ts";
import {
  checkPassword,
  hasPassword,
  knownTexts,
  prepareNewPassword,
  removePassword,
  savePassword,
} from "#app/services/people/passwords.server.ts";
import { listSignInEvents, noteSignInEvent } from "#app/services/people/sign-in-events.server.ts";
import { addWay } from "#app/services/people/users.server.ts";
import { countWaysIn, listOtherWays, removeWay } from "#app/services/people/ways-in.server.ts";
import { makeUser } from "#tests/support/factories.ts";
import { runs } from "#tests/support/runs.ts";

const PROVIDER = "https://issuer.test";
const ORIGIN = "https://roost.example";
const before = { ...config() };
const provider = { ...before.signIn.issuers[0], kind: "provider" as const, name: "google", url: PROVIDER };
const household = { ...provider, kind: "household" as const, name: HOUSEHOLD, url: `${ORIGIN}/sign-in` };

beforeAll(() => {
  Object.assign(config(), {
    appUrl: ORIGIN,
    signIn: { ...before.signIn, mode: "both", issuers: [household, provider] },
  });
});
afterAll(() => void Object.assign(config(), before));

/** An account with a household way alone. */
async function newcomer() {
  const user = await makeUser();
  await Way.destroy({ where: { user_id: user.id } });
  await addWay(user, { issuer: HOUSEHOLD, subject: randomBytes(32).toString("base64url") });
  return user;
}

const addPasskey = (user: User, rp_id = "roost.example") =>
  Passkey.create({
    user_id: user.id,
    credential_id: randomBytes(32).toString("base64url"),
    public_key: Buffer.alloc(1),
    counter: 0,
    rp_id,
    name: "Phone",
    created_at: new Date(),
  });

const kinds = async (user: User) => (await listSignInEvents(user)).map(({ kind }) => kind);
const refusal = { code: "conflict", message: "Then you could not sign in any more." };

describe("what lets a user in", () => {
  it("is a password, a passkey of this host, and a way of the configured provider", async () => {
    const user = await newcomer();
    expect(await countWaysIn(user)).toBe(0);
    await savePassword(user, "hash");
    await addPasskey(user);
    await addPasskey(user, "elsewhere.example");
    await addWay(user, { issuer: PROVIDER, subject: randomUUID() });
    await addWay(user, { issuer: "https://former.example/realm", subject: randomUUID() });
    expect(await countWaysIn(user)).toBe(3);
    expect((await listOtherWays(user)).map(({ name, works }) => [name, works])).toEqual([
      ["Google", true],
      ["former.example", false],
    ]);
  });

  it("is offered to sign in again at its provider; a provider without a way, to be added", async () => {
    const user = await newcomer();
    await addWay(user, { issuer: "https://google", subject: randomUUID() });
    const google = [{ action: "/auth/google" }];
    expect(await ownSignInForms(user, "en")).toEqual([]);
    expect(formsToAdd(await listOtherWays(user), "en")).toMatchObject(google);
    await addWay(user, { issuer: PROVIDER, subject: randomUUID() });
    expect(await ownSignInForms(user, "en")).toMatchObject(google);
    expect(formsToAdd(await listOtherWays(user), "en")).toEqual([]);
  });

  it("is removed while something else lets them in", async () => {
    const user = await newcomer();
    await savePassword(user, "hash");
    const { id } = await addPasskey(user);
    await removePassword(user);
    expect(await hasPassword(user)).toBe(false);
    await expect(removePasskey(user, id)).rejects.toMatchObject(refusal);
    expect(await Passkey.count({ where: { user_id: user.id } })).toBe(1);
    expect(await kinds(user)).toEqual(["password-removed", "password-changed"]);
  });

  it("is not taken by two removals at once", async () => {
    const user = await newcomer();
    await savePassword(user, "hash");
    const { id } = await addPasskey(user);
    const results = await Promise.allSettled([removePassword(user), removePasskey(user, id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await countWaysIn(user)).toBe(1);
  });

  it("belongs to its user", async () => {
    const [user, other] = [await newcomer(), await newcomer()];
    const { id } = await addPasskey(user);
    const way = await addWay(user, { issuer: PROVIDER, subject: randomUUID() });
    await savePassword(other, "hash");
    await expect(removePasskey(other, id)).rejects.toMatchObject({ code: "not-found" });
    await expect(removeWay(other, way.id)).rejects.toMatchObject({ code: "not-found" });
    await expect(removePassword(user)).rejects.toMatchObject({ code: "not-found" });
  });

  it("includes no household way, which cannot be removed", async () => {
    const user = await newcomer();
    const way = await Way.findOne({ where: { user_id: user.id }, rejectOnEmpty: true });
    await expect(removeWay(user, way.id)).rejects.toMatchObject({ code: "not-found" });
  });
});

it("any order of changes leaves every account that could sign in able to, or is refused", async () => {
  const step = fc.constantFrom(
    "set password",
    "remove password",
    "add passkey",
    "remove passkey",
    "add way",
    "remove way",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const user = await newcomer();
      const has = { password: 0, passkeys: 0, ways: 0 };
      const total = () => has.password + has.passkeys + has.ways;
      const removal: Record<string, [keyof typeof has, () => Promise<void>]> = {
        "remove password": ["password", () => removePassword(user)],
        "remove passkey": [
          "passkeys",
          async () => removePasskey(user, (await Passkey.findOne({ where: { user_id: user.id } }))?.id ?? 0),
        ],
        "remove way": ["ways", async () => removeWay(user, (await listOtherWays(user))[0]?.id ?? 0)],
      };
      for (const one of steps) {
        if (one === "set password") await savePassword(user, "hash").then(() => Object.assign(has, { password: 1 }));
        else if (one === "add passkey")
          await addPasskey(user).then(() => Object.assign(has, { passkeys: has.passkeys + 1 }));
        else if (one === "add way") {
          await addWay(user, { issuer: PROVIDER, subject: randomUUID() });
          has.ways += 1;
        } else {
          const [kind, remove] = removal[one] as NonNullable<(typeof removal)[string]>;
          const code = await remove().then(
            () => "removed",
            (error: { code: string }) => error.code,
          );
          expect(code).toBe(has[kind] === 0 ? "not-found" : total() === 1 ? "conflict" : "removed");
          if (code === "removed") has[kind] -= 1;
        }
        expect(await countWaysIn(user)).toBe(total());
      }
    }),
    { numRuns: runs(20) },
  );
});

describe("a password", () => {
  const attempt = () => ({ name: "maya", device: null, network: randomUUID() });

  it("is checked, and wrong without an account or a password", async () => {
    const user = await newcomer();
    expect(await checkPassword(user, "lantern otter", attempt())).toBe(false);
    await savePassword(user, await hashPassword("lantern otter"));
    expect(await checkPassword(user, "lantern otter", attempt())).toBe(true);
    expect(await checkPassword(user, "lantern", attempt())).toBe(false);
    expect(await checkPassword(null, "lantern otter", attempt())).toBe(false);
  });

  it("that is new may not consist of what others know of its user", async () => {
    const user = await newcomer();
    const known = knownTexts(user, { name: "The Finches" });
    for (const password of [`${user.name} ${user.name}`, "The Finches The Finches", `${user.email}`]) {
      await expect(prepareNewPassword(password, known, "new_password")).rejects.toMatchObject({
        field: "new_password",
      });
    }
    await savePassword(user, await prepareNewPassword("lantern otter bicycle plum", known));
    expect(await checkPassword(user, "lantern otter bicycle plum", attempt())).toBe(true);
  });

  it("gets a new hash where that has old parameters", async () => {
    const user = await newcomer();
    const old = "$scrypt$ln=4,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$";
    const { scryptSync } = await import("node:crypto");
    const hash = scryptSync("lantern", Buffer.alloc(16), 32, { N: 16, r: 8, p: 1 }).toString("base64").replace("=", "");
    await savePassword(user, old + hash);
    expect(await checkPassword(user, "otter", attempt())).toBe(false);
    expect((await Password.findByPk(user.id))?.hash).toBe(old + hash);
    expect(await checkPassword(user, "lantern", attempt())).toBe(true);
    expect((await Password.findByPk(user.id))?.hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
    expect(await checkPassword(user, "lantern", attempt())).toBe(true);
  });
});

describe("what happened", () => {
  it("is listed newest first, with the wrong passwords of an hour in one line", async () => {
    const user = await newcomer();
    await noteSignInEvent(user, "signed-in", { how: "password", user_agent: "x".repeat(1000) });
    for (let at = 0; at < 3; at += 1) await noteSignInEvent(user, "wrong-password");
    await noteSignInEvent(await newcomer(), "wrong-password");
    const events = await listSignInEvents(user);
    expect(events.map(({ kind, count }) => [kind, count])).toEqual([
      ["wrong-password", 3],
      ["signed-in", 1],
    ]);
    expect(events[1]?.detail).toEqual({ how: "password", user_agent: "x".repeat(300) });
  });
});
