import { describe, expect, it } from "vitest";
import { KnownDevice } from "#app/models/people/known-device.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import { signIn } from "#app/services/people/departures.server.ts";
import { endSessionById, endSessions, listSessions, recordDevice } from "#app/services/people/devices.server.ts";
import { beginSession, findSession } from "#app/services/people/sessions.server.ts";
import { sweep } from "#app/services/system/housekeeping.server.ts";
import { makeUser } from "#tests/support/factories.ts";

describe("sessions", () => {
  it("are listed with the one that asks first, then the last used", async () => {
    const user = await makeUser();
    await beginSession((await makeUser()).id, "another's");
    const tokens = [await beginSession(user.id, "old"), await beginSession(user.id, "new")];
    const mine = await beginSession(user.id, "mine");
    const at = new Date(Date.now() - 60_000);
    for (const user_agent of ["old", "mine"]) await Session.update({ last_used_at: at }, { where: { user_agent } });
    const listed = await listSessions(user, mine);
    expect(listed.map(({ user_agent }) => user_agent)).toEqual(["mine", "new", "old"]);
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    for (const { id } of listed) expect([...tokens, mine].some((token) => token.includes(id))).toBe(false);
    expect((await listSessions(user, null)).map(({ id }) => id).sort()).toEqual(listed.map(({ id }) => id).sort());
  });

  it("end by their id for their person alone, once", async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const token = await beginSession(user.id, null);
    const [session] = await listSessions(user, token);
    const id = session?.id as string;
    await expect(endSessionById(other, id)).rejects.toMatchObject({ code: "not-found" });
    expect(await findSession(token)).not.toBeNull();
    await endSessionById(user, id);
    expect(await findSession(token)).toBeNull();
    await expect(endSessionById(user, id)).rejects.toMatchObject({ code: "not-found" });
  });

  it("end but for the one that asks", async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const theirs = await beginSession(other.id, null);
    const [mine] = [await beginSession(user.id, null), await beginSession(user.id, null)];
    expect(await endSessions(user, mine as string)).toBe(1);
    expect((await listSessions(user, mine as string)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(await endSessions(user, null)).toBe(1);
    expect(await findSession(theirs)).not.toBeNull();
  });
});

describe("a device", () => {
  it("is news where another one signed in before, once", async () => {
    const user = await makeUser();
    const phone = await recordDevice(user, null);
    expect(phone.isNew).toBe(false);
    expect(await recordDevice(user, phone.device)).toEqual({ device: phone.device, isNew: false });
    const laptop = await recordDevice(user, null);
    expect(laptop.isNew).toBe(true);
    expect(laptop.device).not.toBe(phone.device);
    expect((await recordDevice(user, laptop.device)).isNew).toBe(false);
  });

  it("serves several people, of whom each has to have signed in there", async () => {
    const [maya, tom] = [await makeUser(), await makeUser()];
    const { device } = await recordDevice(maya, null);
    await recordDevice(tom, null);
    expect(await recordDevice(tom, device)).toEqual({ device, isNew: true });
    expect((await recordDevice(maya, device)).isNew).toBe(false);
  });

  it("is met once by two sign-ins at one moment", async () => {
    const user = await makeUser();
    const { device } = await signIn(user.id, null);
    const signedIn = await Promise.all([1, 2, 3].map(() => signIn(user.id, null, device)));
    expect(new Set(signedIn.map((one) => one.device))).toEqual(new Set([device]));
    expect(await KnownDevice.count({ where: { user_id: user.id } })).toBe(1);
  });

  it("is forgotten a year after its last sign-in, and not before", async () => {
    const user = await makeUser();
    const at = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    for (const [token_hash, days] of [["old", 366] as const, ["kept", 364] as const]) {
      await KnownDevice.create({ user_id: user.id, token_hash, last_used_at: at(days) });
    }
    await sweep();
    const kept = await KnownDevice.findAll({ where: { user_id: user.id } });
    expect(kept.map(({ token_hash }) => token_hash)).toEqual(["kept"]);
  });
});
