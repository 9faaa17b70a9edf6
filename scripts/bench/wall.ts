import { randomBytes } from "node:crypto";
import { GroceryItem } from "#app/models/grocery-item.server.ts";
import { Screen } from "#app/models/screen.server.ts";
import { newScreenSchema } from "#app/schemas/screen.ts";
import { hashToken } from "#app/services/people/sessions.server.ts";
import { writeScreenToken } from "#app/services/wall/screen-visits.server.ts";
import type { SignedInFamily } from "#scripts/bench/families.ts";
import { READS_HEAP, readHeap } from "#scripts/bench/heap.ts";
import { type Ending, startApp } from "#scripts/bench/servers.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** A week of minutes; a month is four of them. */
const REFRESHES = 10_000;
/** Before the first look: what a process makes once is there. */
const WARM_UP = 300;
/** After so many somebody ticks something, so that pages are made again. */
const CHANGE_EVERY = 10;
/** MB that the heap may have more at the end than at the start. */
const MAX_GROWTH = 10;

/** The cookie of a screen on a family's wall, as a browser sends it. */
async function hangScreen(family_id: number): Promise<string> {
  const screen = { code: "-", name: "Kitchen", kind: "tablet", dim_from: "00:00", dim_to: "00:00" };
  const { code: _, ...input } = newScreenSchema.parse(screen);
  const token = randomBytes(32).toString("base64url");
  await Screen.create({ ...input, family_id, token_hash: hashToken(token) });
  const { wallCookie } = await import("#app/http/session/cookies.server.ts");
  return (await wallCookie.serialize(writeScreenToken(family_id, token))).split(";")[0] as string;
}

/** Refreshes of a screen, one after the other, while things change: how long one takes, and what the server grows by. */
export async function measureWall(env: NodeJS.ProcessEnv, { id }: SignedInFamily, ending: Ending) {
  const app = await startApp({ ...env, NODE_OPTIONS: READS_HEAP }, ending);
  const cookie = await hangScreen(id);
  const item = await GroceryItem.create({ family_id: id, item_name: "Oats", category: "Pantry" });
  const times: number[] = [];
  const refresh = async (at: number) => {
    if (at % CHANGE_EVERY === 0) await item.update({ is_purchased: (at / CHANGE_EVERY) % 2 === 0 });
    const began = performance.now();
    const answer = await fetch(`${app.url}/wall`, { headers: { cookie } });
    const html = await answer.text();
    if (answer.status !== 200 || !html.includes("wgrid")) throw new StartError(`/wall answered ${answer.status}.`);
    times.push(performance.now() - began);
  };
  for (let at = 0; at < WARM_UP; at += 1) await refresh(at);
  const before = await readHeap(app);
  times.length = 0;
  for (let at = 0; at < REFRESHES; at += 1) await refresh(at);
  const after = await readHeap(app);
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1);
  if (after.heap - before.heap > MAX_GROWTH) {
    throw new StartError(`The server's heap grew by ${(after.heap - before.heap).toFixed(1)} MB.`);
  }
  return [
    {
      refreshes: REFRESHES,
      "p50, ms": at(0.5),
      "p99, ms": at(0.99),
      "heap at start, MB": before.heap.toFixed(1),
      "heap at end, MB": after.heap.toFixed(1),
      "RSS at start, MB": before.rss.toFixed(0),
      "RSS at end, MB": after.rss.toFixed(0),
    },
  ];
}
