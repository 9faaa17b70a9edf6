import type { Temporal } from "#app/domain/time/time.ts";
import type { NewMember } from "#app/schemas/people/member.ts";

/** Who signs in to the example family; the first of its members. */
export const EXAMPLE_ACCOUNT = { email: "maya@example.com", givenName: "Maya", familyName: "Finch" };

export const EXAMPLE_FAMILY = { name: "The Finches", time_zone: "Europe/London" };

/** The four members, the account's own first. Noah turns six in two days. */
export function exampleMembers(today: Temporal.PlainDate): [NewMember, ...NewMember[]] {
  const bornBefore = (years: number, months: number, days = 0) => today.subtract({ years, months, days }).toString();
  return [
    { name: "Maya", role: "parent", color: "#6BC5B8", birth_date: bornBefore(38, 4) },
    { name: "Tom", role: "parent", color: "#F27C5E", birth_date: bornBefore(40, 7) },
    { name: "Ella", role: "child", color: "#F4C142", birth_date: bornBefore(9, 5) },
    {
      name: "Noah",
      role: "child",
      color: "#8793F0",
      birth_date: today.add({ days: 2 }).subtract({ years: 6 }).toString(),
    },
  ];
}
