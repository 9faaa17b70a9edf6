import { describe, expect, it, vi } from "vitest";
import { inTransaction } from "#app/db/database.server.ts";
import { Family } from "#app/models/family.server.ts";
import { FamilyMember } from "#app/models/family-member.server.ts";
import { listMembers } from "#app/services/people/members.server.ts";
import { keep, type Source } from "#app/services/system/kept.server.ts";
import { type RequestStore, requestStore } from "#app/utils/request-store.server.ts";
import { makeFamily, makeMember } from "#tests/support/factories.ts";

vi.hoisted(() => {
  process.env.KEPT_MB = "1";
});

/** A request, as far as what is kept looks at it. */
function inRequest<T>(work: () => Promise<T>): Promise<T> {
  const none = () => undefined;
  const store: RequestStore = {
    requestId: "",
    queries: 0,
    hasWritten: false,
    cookies: [],
    addCookie: none,
    setHeader: none,
  };
  return requestStore.run(store, work);
}

/** The family's row as a session brings it: as it is now. */
const readFamily = (id: number) => Family.findByPk(id, { rejectOnEmpty: true });

const ofMembers = (family: Family): Source => ({ family, by: ["members"], of: ["names"] });
const names = async (family: Family) => (await listMembers({ family })).map(({ name }) => name);

/** What a request is answered that asks for the names of a family's members. */
const askNames = (id: number) =>
  inRequest(async () => {
    const family = await readFamily(id);
    return keep(ofMembers(family), () => names(family));
  });

describe("what is kept", () => {
  it("is made once, until what it is made of is changed", async () => {
    const { family } = await makeFamily();
    const make = vi.fn(async () => "made");
    const ask = async () => {
      const now = await readFamily(family.id);
      return inRequest(() => keep({ ...ofMembers(now), of: ["once"] }, make));
    };
    expect([await ask(), await ask()]).toEqual(["made", "made"]);
    expect(make).toHaveBeenCalledTimes(1);
    await makeMember(family, { name: "Ida" });
    await ask();
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("is nobody's who comes after a change that was committed while it was made", async () => {
    const { family } = await makeFamily();
    const before = await readFamily(family.id);
    const early = () =>
      inRequest(() =>
        keep(ofMembers(before), async () => {
          const found = await names(before);
          await requestStore.exit(() => makeMember(family, { name: "Ida" }));
          return found;
        }),
      );
    expect(await early()).toEqual(["Anna"]);
    expect(await askNames(family.id)).toEqual(["Anna", "Ida"]);
  });

  it("may be newer than a session knows, and never older", async () => {
    const { family } = await makeFamily();
    const before = await readFamily(family.id);
    await makeMember(family, { name: "Ida" });
    expect(await inRequest(() => keep(ofMembers(before), () => names(before)))).toEqual(["Anna", "Ida"]);
    await makeMember(family, { name: "Emil" });
    expect(await askNames(family.id)).toEqual(["Anna", "Ida", "Emil"]);
    expect(await inRequest(() => keep(ofMembers(before), () => names(before)))).toContain("Ida");
  });

  it("is not looked at by a request that has written, and holds nothing of what it undid", async () => {
    const { family } = await makeFamily();
    expect(await askNames(family.id)).toEqual(["Anna"]);
    const undone = inRequest(async () => {
      const now = await readFamily(family.id);
      await inTransaction(async () => {
        await makeMember(family, { name: "Ida" });
        expect(await keep(ofMembers(now), () => names(now))).toEqual(["Anna", "Ida"]);
        throw new Error("undone");
      });
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await askNames(family.id)).toEqual(["Anna"]);
  });

  it("is nothing outside of requests, where a family may have been looked up long ago", async () => {
    const { family } = await makeFamily();
    expect(await keep(ofMembers(family), () => names(family))).toEqual(["Anna"]);
    await FamilyMember.update({ name: "Ida" }, { where: { family_id: family.id } });
    expect(await keep(ofMembers(family), () => names(family))).toEqual(["Ida"]);
  });

  it("is no other family's which got its number after a restore", async () => {
    const { family } = await makeFamily();
    const now = await readFamily(family.id);
    const other = Family.build({ ...now.get(), created_at: new Date(+now.created_at + 1) });
    await inRequest(() => keep(ofMembers(now), async () => "ours"));
    expect(await inRequest(() => keep(ofMembers(other), async () => "theirs"))).toBe("theirs");
  });

  it("asks for a family with its counters", async () => {
    const { family } = await makeFamily();
    const partly = await Family.findByPk(family.id, { attributes: ["id", "created_at"], rejectOnEmpty: true });
    await expect(inRequest(() => keep(ofMembers(partly), async () => "made"))).rejects.toThrow("is not counted here");
  });

  it("takes no more memory than the setting says: what was not used for longest goes", async () => {
    const { family } = await makeFamily();
    const now = await readFamily(family.id);
    const make = vi.fn(async () => "made");
    const ask = (name: string) => inRequest(() => keep({ ...ofMembers(now), of: [name] }, make, () => 400_000));
    for (const name of ["a", "b", "a", "c", "a"]) await ask(name);
    expect(make).toHaveBeenCalledTimes(3);
    await ask("b");
    expect(make).toHaveBeenCalledTimes(4);
  });
});
