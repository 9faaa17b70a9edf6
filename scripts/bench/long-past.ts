import { inTransaction } from "#app/db/database.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { CompletedActivity } from "#app/models/completed-activity.server.ts";
import { ConnectionStats } from "#app/models/connection-stats.server.ts";
import { makeEmptyFamily, type SignedInFamily, signIn } from "#scripts/bench/families.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** Completed activities in the past of two families, and how many of them were on one day. */
const PASTS = [
  { count: 10, aDay: 1 },
  { count: 10_000, aDay: 4 },
];
const POINTS = 10;
const WARM_UP = 10;
const ROUNDS = 60;
/** A long past may cost this much more than a short one. */
const MAX_RATIO = 1.5;

function makeFamily({ count, aDay }: (typeof PASTS)[number]): Promise<SignedInFamily> {
  return inTransaction(async () => {
    const name = `past-${count}`;
    const { user, family } = await makeEmptyFamily(name, { name, time_zone: "UTC" });
    const yesterday = Temporal.Now.plainDateISO("UTC").subtract({ days: 1 });
    const days = Math.ceil(count / aDay);
    await CompletedActivity.bulkCreate(
      Array.from({ length: count }, (_, index) => ({
        family_id: family.id,
        activity_title: "A walk",
        activity_type: "quick",
        duration_minutes: 15,
        points_awarded: POINTS,
        streak_bonus: 0,
        streak_days: 1,
        completed_date: yesterday.subtract({ days: days - 1 - Math.floor(index / aDay) }).toString(),
      })),
    );
    await ConnectionStats.update(
      {
        total_points: count * POINTS,
        activities_completed: count,
        current_streak: days,
        best_streak: days,
        last_completed_date: yesterday.toString(),
      },
      { where: { family_id: family.id } },
    );
    return signIn({ user, family });
  });
}

const walk = JSON.stringify({ activity_title: "A walk", activity_type: "quick", duration_minutes: 15 });

const CALLS = [
  { name: "connection", method: "GET", path: () => "/connection" },
  { name: "connection, history", method: "GET", path: () => "/connection/history" },
  { name: "POST connection/complete", method: "POST", path: (id: number) => `/api/families/${id}/connection/complete` },
];

/** Milliseconds until the whole answer is there. */
async function time(url: string, { method, path }: (typeof CALLS)[number], { id, cookie }: SignedInFamily) {
  const body = method === "POST" ? walk : null;
  const began = performance.now();
  const answer = await fetch(url + path(id), { method, body, headers: { cookie, "Content-Type": "application/json" } });
  await answer.text();
  if (!answer.ok) throw new StartError(`${method} ${path(id)} answered ${answer.status}.`);
  return performance.now() - began;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/**
 * What a long past costs: the two families asked in turns, so that both have the same minute of this machine. Throws
 * when the longer past takes much more.
 */
export async function measureLongPast({ url }: { url: string }): Promise<Record<string, string | number>[]> {
  const families: SignedInFamily[] = [];
  for (const past of PASTS) families.push(await makeFamily(past));
  const rows: Record<string, string | number>[] = [];
  for (const call of CALLS) {
    const times = families.map((): number[] => []);
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const [index, family] of families.entries()) {
        const taken = await time(url, call, family);
        if (round >= 0) times[index]?.push(taken);
      }
    }
    const [short = 0, long = 0] = times.map(median);
    rows.push({
      call: call.name,
      "10 in the past, ms": short.toFixed(1),
      "10,000, ms": long.toFixed(1),
      ratio: (long / short).toFixed(2),
    });
    if (long / short > MAX_RATIO)
      throw new StartError(`${call.name} takes ${(long / short).toFixed(2)} times as long.`);
  }
  return rows;
}
