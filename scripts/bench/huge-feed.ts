import { forFamilies } from "#app/db/counted-changes.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { Family } from "#app/models/family.server.ts";
import { makeEmptyFamily, type SignedInFamily, signIn } from "#scripts/bench/families.ts";
import { insertManyEvents } from "#scripts/lib/many-events.ts";
import { StartError } from "#scripts/lib/start-error.ts";

const EVENTS = 20_000;
const ZONE = "Europe/London";
const WARM_UP = 40;
const ALONE = 300;
const BUILDS = 3;
/** Another family may wait this many times as long while a huge feed is written. */
const MAX_RATIO = 3;

async function makeHugeFamily(): Promise<{ id: number; feed: string }> {
  const { id } = await signIn(await makeEmptyFamily("huge", { name: "Huge", time_zone: ZONE }));
  await sequelize.query(
    insertManyEvents({ timeZone: ZONE, count: EVENTS, start: "now() + n * interval '1 hour'", hours: 1, weekly: 4 }),
    { bind: [id], ...forFamilies(id) },
  );
  const { feed_token } = await Family.findByPk(id, { rejectOnEmpty: true });
  return { id, feed: `/api/families/${id}/calendar/subscribe?token=${feed_token}` };
}

async function ask(url: string, cookie?: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers: cookie ? { cookie } : {} });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new StartError(`${new URL(url).pathname} answered ${answer.status}.`);
  return performance.now() - began;
}

const p99 = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

/** A family's dashboard, asked for one by one, alone and while the feed of another with 20,000 events is written. */
export async function measureHugeFeed(
  { url }: { url: string },
  { cookie }: SignedInFamily,
): Promise<Record<string, string | number>[]> {
  const { id, feed } = await makeHugeFamily();
  const dashboard = () => ask(`${url}/dashboard`, cookie);
  for (let n = 0; n < WARM_UP; n += 1) await dashboard();
  const alone: number[] = [];
  for (let n = 0; n < ALONE; n += 1) alone.push(await dashboard());

  const [during, builds]: [number[], number[]] = [[], []];
  for (let build = 0; build < BUILDS; build += 1) {
    await sequelize.query(
      "UPDATE events SET title = title WHERE family_id = $1 AND id = (SELECT min(id) FROM events WHERE family_id = $1)",
      { bind: [id], ...forFamilies(id) },
    );
    let isOver = false;
    const building = ask(url + feed).finally(() => {
      isOver = true;
    });
    while (!isOver) during.push(await dashboard());
    builds.push(await building);
  }
  const kept = await ask(url + feed);
  const ratio = p99(during) / p99(alone);
  if (!(ratio <= MAX_RATIO))
    throw new StartError(`While a huge feed is written a page takes ${ratio.toFixed(1)} times as long.`);
  return [
    {
      "dashboard alone, p99 ms": p99(alone).toFixed(1),
      "meanwhile, p99 ms": p99(during).toFixed(1),
      ratio: ratio.toFixed(2),
      "the feed, written, s": (Math.max(...builds) / 1000).toFixed(1),
      "kept, ms": kept.toFixed(0),
    },
  ];
}
