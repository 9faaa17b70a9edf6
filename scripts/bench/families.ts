import { inTransaction } from "#app/db/database.server.ts";
import { dateIn, Temporal } from "#app/domain/time/time.ts";
import type { Family } from "#app/models/people/family.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import type { NewFamily } from "#app/schemas/people/member.ts";
import { momentsOn } from "#app/services/connection/moments.server.ts";
import { addEvents, type Seeded, seedFamily } from "#app/services/example/seed-family.server.ts";
import { createFamily } from "#app/services/people/families.server.ts";
import { addMember } from "#app/services/people/members.server.ts";
import { beginSession } from "#app/services/people/sessions.server.ts";
import { recordSignIn } from "#app/services/people/users.server.ts";
import { MEMBER_COLORS } from "#app/shared/people/constants.ts";
import { planFullWeek } from "#scripts/bench/meals.ts";

const ISSUER = "http://localhost";
const LARGE = { members: 40, timesEvents: 10 };

/** A family with someone signed in. */
export interface SignedInFamily {
  id: number;
  /** The browser's `Cookie` header. */
  cookie: string;
}

/** Signs someone in, as their browser would be. */
export async function signIn({ user, family }: Seeded): Promise<SignedInFamily> {
  const { sessionCookie } = await import("#app/server/session/cookies.server.ts");
  const token = await beginSession(user.id, "bench");
  const setCookie = await sessionCookie.serialize(token);
  await planFullWeek(family);
  // The first request makes the day's moments.
  await momentsOn({ family }, dateIn(Temporal.Now.instant(), family.time_zone).toString(), async () => []);
  return { id: family.id, cookie: setCookie.split(";")[0] as string };
}

/** A family with nothing in it, and the person who made it: `key` tells them from others. */
export async function makeEmptyFamily(key: string, input: NewFamily): Promise<Seeded> {
  const user = await recordSignIn({
    issuer: ISSUER,
    subject: key,
    email: `${key}@example.com`,
    email_verified: true,
    given_name: null,
    family_name: null,
    name: null,
    picture: null,
  });
  return { user, family: await createFamily(user, input) };
}

async function addManyMembers(user: User, family: Family): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < LARGE.members; index += 1) {
    const color = MEMBER_COLORS[index % MEMBER_COLORS.length]?.hex as string;
    const member = { name: `Cousin ${index + 1}`, role: "child", color, birth_date: null } as const;
    ids.push((await addMember({ family }, member, index === 0 ? user.id : null)).id);
  }
  return ids;
}

/** Ten times the example's events among forty members. */
function seedLargeFamily(): Promise<Seeded> {
  return inTransaction(async () => {
    const { user, family } = await makeEmptyFamily("large", { name: "A large family", time_zone: "Europe/London" });
    const today = dateIn(Temporal.Now.instant(), family.time_zone);
    const ids = await addManyMembers(user, family);
    let count = 0;
    for (let times = 0; times < LARGE.timesEvents; times += 1) {
      await addEvents({ user, family }, today, () => {
        count += 1;
        return ids[count % ids.length] ?? null;
      });
    }
    return { user, family };
  });
}

/** The example family, and one ten times its size. */
export async function makeFamilies(): Promise<{ example: SignedInFamily; large: SignedInFamily }> {
  return {
    example: await signIn(await seedFamily({ issuer: ISSUER, subject: "maya" })),
    large: await signIn(await seedLargeFamily()),
  };
}
