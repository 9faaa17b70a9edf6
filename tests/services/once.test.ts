import { describe, expect, it, vi } from "vitest";
import { Session } from "#app/models/people/session.server.ts";
import { SignIn } from "#app/models/people/sign-in.server.ts";
import { IdempotencyKey } from "#app/models/system/idempotency-key.server.ts";
import { endSessions } from "#app/services/people/devices.server.ts";
import { beginSession, endSession, findSession } from "#app/services/people/sessions.server.ts";
import { exchangeOnce } from "#app/services/people/sign-ins.server.ts";
import { enqueueSweep, runSweep, sweep } from "#app/services/system/housekeeping.server.ts";
import { once } from "#app/services/system/idempotency.server.ts";
import { query } from "#tests/support/databases.ts";
import { makeFamily, makeMember, makeUser } from "#tests/support/factories.ts";

/** A promise, and the function that settles it. */
function gate() {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

describe("once", () => {
  it("does the work once for two at the same moment, and answers both alike", async () => {
    const { open, passed } = gate();
    const work = vi.fn(async () => {
      await passed;
      return { id: work.mock.calls.length };
    });
    const answers = [once("user:1", "twice", work), once("user:1", "twice", work), once("user:1", "twice", work)];
    open();
    expect(await Promise.all(answers)).toEqual([{ id: 1 }, { id: 1 }, { id: 1 }]);
    expect(work).toHaveBeenCalledOnce();
  });

  it("gives the first answer again later", async () => {
    await once("user:1", "later", async () => "first");
    expect(await once("user:1", "later", async () => "second")).toBe("first");
  });

  it("does failed work again, and keeps nothing of it", async () => {
    const { family } = await makeFamily();
    const failing = once("user:1", "failed", async () => {
      await makeMember(family, { name: "Nobody" });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await family.sequelize.models.FamilyMember?.count({ where: { name: "Nobody" } })).toBe(0);
    expect(await once("user:1", "failed", async () => "done")).toBe("done");
  });

  it("lets the second of two do the work when the first fails under way", async () => {
    const { open, passed } = gate();
    const begun = gate();
    const first = once("user:1", "handed on", async () => {
      begun.open();
      await passed;
      throw new Error("no");
    });
    await begun.passed;
    const second = once("user:1", "handed on", async () => "done by the second");
    open();
    await expect(first).rejects.toThrow("no");
    expect(await second).toBe("done by the second");
  });

  it("keeps the keys of two people apart", async () => {
    await once("user:1", "mine", async () => 1);
    expect(await once("user:2", "mine", async () => 2)).toBe(2);
  });
});

describe("exchangeOnce", () => {
  const PATIENCE = 5_000;
  const signedInAt = new Date("2026-11-01T08:00:00Z");

  it("exchanges a code once for all who bring it at the same moment", async () => {
    const user = await makeUser();
    const { open, passed } = gate();
    const exchange = vi.fn(async () => {
      await passed;
      return { user, signedInAt };
    });
    const results = [1, 2, 3].map(() => exchangeOnce("code-1", "verifier", exchange, PATIENCE));
    open();
    expect(await Promise.all(results)).toEqual(Array(3).fill({ status: "done", userId: user.id, signedInAt }));
    expect(exchange).toHaveBeenCalledOnce();
    expect(await exchangeOnce("code-1", "verifier", exchange, PATIENCE)).toEqual({
      status: "done",
      userId: user.id,
      signedInAt,
    });
    expect(exchange).toHaveBeenCalledOnce();
  });

  it("does not give the result to another browser", async () => {
    const user = await makeUser();
    await exchangeOnce("code-2", "verifier", async () => ({ user, signedInAt }), PATIENCE);
    const theirs = vi.fn(async () => ({ user, signedInAt }));
    expect(await exchangeOnce("code-2", "another", theirs, PATIENCE)).toEqual({ status: "failed" });
    expect(theirs).not.toHaveBeenCalled();
  });

  it("says that it is pending when the provider is slow, and has the result later", async () => {
    const user = await makeUser();
    const { open, passed } = gate();
    const slow = async () => {
      await passed;
      return { user, signedInAt };
    };
    expect(await exchangeOnce("code-3", "verifier", slow, 0)).toEqual({ status: "pending" });
    expect(await exchangeOnce("code-3", "verifier", slow, 0)).toEqual({ status: "pending" });
    open();
    expect(await exchangeOnce("code-3", "verifier", slow, PATIENCE)).toEqual({
      status: "done",
      userId: user.id,
      signedInAt,
    });
  });

  it("remembers a failure", async () => {
    const refuse = async () => {
      throw new Error("invalid_grant");
    };
    await expect(exchangeOnce("code-4", "verifier", refuse, PATIENCE)).rejects.toThrow("invalid_grant");
    expect(await exchangeOnce("code-4", "verifier", refuse, PATIENCE)).toEqual({ status: "failed" });
  });
});

describe("a session", () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  it("is kept as a hash of its token alone", async () => {
    const token = await beginSession((await makeUser()).id, "Browser");
    const row = await Session.findOne({ order: [["created_at", "DESC"]], rejectOnEmpty: true });
    expect(JSON.stringify(row)).not.toContain(token);
    expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(16);
  });

  it("finds the user with their family, until it is ended", async () => {
    const { user, family } = await makeFamily();
    const token = await beginSession(user.id, null);
    const found = await findSession(token);
    expect([found?.user.id, found?.family?.id, found?.extendedTo]).toEqual([user.id, family.id, null]);
    await endSession(token);
    expect(await findSession(token)).toBeNull();
  });

  it("is extended on use, and finds nobody once it has run out", async () => {
    const user = await makeUser();
    const token = await beginSession(user.id, null);
    await Session.update({ last_used_at: ago(2), expires_at: ago(-1) }, { where: { user_id: user.id } });
    expect((await findSession(token))?.extendedTo).toBeInstanceOf(Date);
    const row = await Session.findOne({ where: { user_id: user.id }, rejectOnEmpty: true });
    expect(row.expires_at.getTime()).toBeGreaterThan(ago(-29 * 24).getTime());
    await row.update({ expires_at: ago(1) });
    expect(await findSession(token)).toBeNull();
  });

  it("ends with all others of its user, and none of anyone else's", async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const tokens = [await beginSession(user.id, null), await beginSession(user.id, null)];
    const theirs = await beginSession(other.id, null);
    await endSessions(user, null);
    expect(await Promise.all(tokens.map(findSession))).toEqual([null, null]);
    expect(await findSession(theirs)).not.toBeNull();
  });

  it("is swept away with finished sign-ins and old keys once it has run out", async () => {
    const user = await makeUser();
    const [old, live] = [await beginSession(user.id, "old"), await beginSession(user.id, "live")];
    await Session.update({ expires_at: ago(1) }, { where: { user_agent: "old" } });
    await exchangeOnce("code-5", "verifier", async () => ({ user, signedInAt: new Date() }), 1_000);
    await once("user:1", "ancient", async () => 1);
    await SignIn.update({ created_at: ago(2) }, { where: {} });
    await IdempotencyKey.update({ created_at: ago(25) }, { where: { key: "ancient" } });
    await once("user:1", "recent", async () => 1);
    await sweep();
    expect([await findSession(old), (await findSession(live)) !== null]).toEqual([null, true]);
    expect(await SignIn.count()).toBe(0);
    expect(await IdempotencyKey.count({ where: { key: "ancient" } })).toBe(0);
    expect(await IdempotencyKey.count({ where: { key: "recent" } })).toBe(1);
  });

  it("is swept away when one of several processes asks for it", async () => {
    const asked = () => query(process.env.DATABASE_URL as string, "SELECT FROM pgboss.job WHERE name = 'sweep'");
    await enqueueSweep();
    await enqueueSweep();
    expect(await asked()).toHaveLength(1);
    await beginSession((await makeUser()).id, "expired");
    await Session.update({ expires_at: ago(1) }, { where: { user_agent: "expired" } });
    await runSweep();
    expect(await Session.count({ where: { user_agent: "expired" } })).toBe(0);
  });
});
