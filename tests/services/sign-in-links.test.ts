import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SignInLink } from "#app/models/people/sign-in-link.server.ts";
import { askToDeleteFamily, doDepartures } from "#app/services/people/departures.server.ts";
import { createHouseholdAccount } from "#app/services/people/household.server.ts";
import { leaveFamily } from "#app/services/people/leaving.server.ts";
import { findLetIn, letDeviceIn } from "#app/services/people/let-in.server.ts";
import { linkSecrets } from "#app/services/people/link-tokens.server.ts";
import { endLink } from "#app/services/people/member-sign-in.server.ts";
import { removeMember, updateMember } from "#app/services/people/members.server.ts";
import { endLinks, findTokenByCode, makeLink } from "#app/services/people/sign-in-links.server.ts";
import { joinAs, now, passTime } from "#tests/support/departures.ts";
import { makeFamily, makeMember } from "#tests/support/factories.ts";
import { runs } from "#tests/support/runs.ts";

const BROWSER = { userAgent: null, device: null };
let made = 0;

async function makeElla() {
  const home = await makeFamily();
  const sign_in_name = `ella-of-links-${process.pid}-${made++}`;
  const ella = await createHouseholdAccount({ name: "Ella", sign_in_name, email: null }, null);
  await ella.update({ family_id: home.family.id });
  const member = await makeMember(home.family, { name: "Ella" });
  await member.update({ user_id: ella.id });
  return { ...home, ella, member };
}

describe("a link", () => {
  it("is used at most once whatever happens at the same moment", async () => {
    const { ella } = await makeElla();
    const step = fc.constantFrom("use", "use", "use", "end", "end all");
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        const link = await makeLink({ kind: "device", person: ella, madeBy: null });
        const { token, code } = linkSecrets(link) ?? { token: "", code: "" };
        expect(await findTokenByCode(code ?? "")).toBe(token);
        const run = async (what: string) => {
          if (what === "end") await endLink(ella, link.id).catch(({ code }) => expect(code).toBe("gone"));
          if (what === "end all") await endLinks(ella, "device");
          const found = what === "use" ? await findLetIn(token) : null;
          return found ? letDeviceIn(found, BROWSER) : null;
        };
        const used = (await Promise.all(steps.map(run))).filter(Boolean).length;
        const row = await SignInLink.findByPk(link.id);
        expect(used).toBeLessThanOrEqual(1);
        expect(row?.used_at !== null).toBe(used === 1);
        // The link is used or ended by now.
        const again = await findLetIn(token);
        expect(again && (await letDeviceIn(again, BROWSER))).toBeNull();
      }),
      { numRuns: runs(30) },
    );
  });

  it.each<
    [string, (home: Awaited<ReturnType<typeof makeElla>>, tom: Awaited<ReturnType<typeof joinAs>>) => Promise<unknown>]
  >([
    ["its user is removed", (home) => removeMember(home, home.member.id)],
    ["its maker leaves", (_, tom) => leaveFamily(tom)],
    ["its maker is removed", (home, tom) => removeMember(home, tom.own.id)],
    ["its maker is no guardian any more", (home, tom) => updateMember(home, tom.own.id, { role: "other" })],
  ])("ends when %s", async (_, change) => {
    const home = await makeElla();
    const tom = await joinAs(home, "parent");
    const link = await makeLink({ kind: "device", person: home.ella, madeBy: tom.user });
    const other = await makeLink({ kind: "password", person: home.user, madeBy: home.user });
    await change(home, tom);
    expect((await link.reload()).ended_at).not.toBeNull();
    expect((await other.reload()).ended_at).toBeNull();
  });

  it("of someone who leaves ends, and of everyone when the family is deleted", async () => {
    const home = await makeElla();
    const tom = await joinAs(home, "parent");
    const links = [
      await makeLink({ kind: "password", person: tom.user, madeBy: home.user }),
      await makeLink({ kind: "device", person: home.ella, madeBy: home.user }),
    ];
    await leaveFamily(tom);
    expect((await links[0]?.reload())?.ended_at).not.toBeNull();
    await askToDeleteFamily(home, home.family.name, now());
    await passTime();
    await doDepartures();
    expect(await SignInLink.count({ where: { user_id: home.ella.id } })).toBe(0);
  });
});
