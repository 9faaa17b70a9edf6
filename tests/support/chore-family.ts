import { Temporal } from "#app/domain/time/time.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { runApp } from "#tests/support/api-app.ts";
import { ZONE } from "#tests/support/zone.ts";

/** The family's today. */
export const TODAY = Temporal.Now.zonedDateTimeISO(ZONE).toPlainDate();
/** The date this many days from today. */
export const day = (days: number) => TODAY.add({ days }).toString();
export const DAILY = { title: "Feed Pip", when: "days", weekdays: [0, 1, 2, 3, 4, 5, 6] };

/** A family: Maya, a parent with an account, Tom, a parent, and Ella, a child. */
export async function beginChores(app: ReturnType<typeof runApp>) {
  const made = await app.family({ given_name: "Maya", members: ["Tom", "Ella"], timeZone: ZONE });
  const [maya, tom, ella] = made.members.map(({ id }) => id) as [number, number, number];
  await FamilyMember.update({ role: "parent" }, { where: { family_id: made.family.id, id: tom } });
  const add = async (fields: Record<string, unknown> = {}) =>
    (await made.api.post(`${made.path}/chores`, { ...DAILY, who: "turns", members: [maya, tom], ...fields })).body;
  const at = (chore: { id: number }, rest = "") => `${made.path}/chores/${chore.id}${rest}`;
  const told = async (chore: { id: number }, count = 4) =>
    (await made.api.get(at(chore))).body.forecast
      .slice(0, count)
      .map(({ member_id }: { member_id: number }) => member_id);
  return { ...made, maya, tom, ella, add, at, told };
}
