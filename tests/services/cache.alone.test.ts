import { describe, expect, it, vi } from "vitest";
import { inTransaction } from "#app/db/database.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { listMembers } from "#app/services/people/members.server.ts";
import { cached } from "#app/services/system/cache.server.ts";
import { requestStore } from "#app/utils/request-store.server.ts";
import { makeFamily, makeMember } from "#tests/support/factories.ts";
import { inRequest } from "#tests/support/in-request.ts";

vi.hoisted(() => {
  process.env.KEPT_MB = "1";
});

/** The family's present row, as a session loads it. */
const readFamily = (id: number) => Family.findByPk(id, { rejectOnEmpty: true });

/** Something of a family's members. */
const ofMembers = <T>(family: Family, make: () => Promise<T>, part = "", bytes = 100) =>
  cached({ family }, "members as JSON", ["members"], [part], make, () => bytes);
const names = async (family: Family) => (await listMembers({ family })).map(({ name }) => name);

/** A request's answer with the names of a family's members. */
const askNames = (id: number) =>
  inRequest(async () => {
    const family = await readFamily(id);
    return ofMembers(family, () => names(family));
  });

describe("the cache", () => {
  it("makes a value once, until a row changes that it is made of", async () => {
    const { family } = await makeFamily();
    const make = vi.fn(async () => "made");
    const ask = async () => {
      const now = await readFamily(family.id);
      return inRequest(() => ofMembers(now, make, "once"));
    };
    expect([await ask(), await ask()]).toEqual(["made", "made"]);
    expect(make).toHaveBeenCalledTimes(1);
    await makeMember(family, { name: "Ida" });
    await ask();
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("has no value for a request after a change that was committed while it was made", async () => {
    const { family } = await makeFamily();
    const before = await readFamily(family.id);
    const early = () =>
      inRequest(() =>
        ofMembers(before, async () => {
          const found = await names(before);
          await requestStore.exit(() => makeMember(family, { name: "Ida" }));
          return found;
        }),
      );
    expect(await early()).toEqual(["Anna"]);
    expect(await askNames(family.id)).toEqual(["Anna", "Ida"]);
  });

  it("may have a value newer than a session knows, and never an older one", async () => {
    const { family } = await makeFamily();
    const before = await readFamily(family.id);
    await makeMember(family, { name: "Ida" });
    expect(await inRequest(() => ofMembers(before, () => names(before)))).toEqual(["Anna", "Ida"]);
    await makeMember(family, { name: "Emil" });
    expect(await askNames(family.id)).toEqual(["Anna", "Ida", "Emil"]);
    expect(await inRequest(() => ofMembers(before, () => names(before)))).toContain("Ida");
  });

  it("is not used by a request that has written, and holds nothing that was rolled back", async () => {
    const { family } = await makeFamily();
    expect(await askNames(family.id)).toEqual(["Anna"]);
    const undone = inRequest(async () => {
      const now = await readFamily(family.id);
      await inTransaction(async () => {
        await makeMember(family, { name: "Ida" });
        expect(await ofMembers(now, () => names(now))).toEqual(["Anna", "Ida"]);
        throw new Error("undone");
      });
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await askNames(family.id)).toEqual(["Anna"]);
  });

  it("is not used outside of requests, where a family may have been read long ago", async () => {
    const { family } = await makeFamily();
    expect(await ofMembers(family, () => names(family))).toEqual(["Anna"]);
    await FamilyMember.update({ name: "Ida" }, { where: { family_id: family.id } });
    expect(await ofMembers(family, () => names(family))).toEqual(["Ida"]);
  });

  it("has no value of another family that got its id after a restore", async () => {
    const { family } = await makeFamily();
    const now = await readFamily(family.id);
    const other = Family.build({ ...now.get(), created_at: new Date(+now.created_at + 1) });
    await inRequest(() => ofMembers(now, async () => "ours"));
    expect(await inRequest(() => ofMembers(other, async () => "theirs"))).toBe("theirs");
  });

  it("refuses a family that was read without its counters", async () => {
    const { family } = await makeFamily();
    const partly = await Family.findByPk(family.id, { attributes: ["id", "created_at"], rejectOnEmpty: true });
    await expect(inRequest(() => ofMembers(partly, async () => "made"))).rejects.toThrow(
      "without its revision of members",
    );
  });

  it("takes no more memory than KEPT_MB: the least recently used value goes", async () => {
    const { family } = await makeFamily();
    const now = await readFamily(family.id);
    const make = vi.fn(async () => "made");
    const ask = (name: string) => inRequest(() => ofMembers(now, make, name, 400_000));
    for (const name of ["a", "b", "a", "c", "a"]) await ask(name);
    expect(make).toHaveBeenCalledTimes(3);
    await ask("b");
    expect(make).toHaveBeenCalledTimes(4);
  });
});
