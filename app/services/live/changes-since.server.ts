import type { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { type Changes, changedItems, latestRevision } from "#app/services/live/live-rows.server.ts";

/** What a page is told: a name, and data that is JSON (docs/product/live.md, "Events"). */
export interface LiveEvent {
  name: "hello" | "grocery" | "changed" | "shopping" | "signed-out";
  /** What the page names when it comes again; without it, what it has named stays. */
  id?: number;
  data: object;
}

/** What a page is told of by name alone. */
const KINDS = ["events", "meals", "members", "chores"] as const;

/** More items at once are read again as a whole. */
const MAX_ITEMS = 50;
/** What a page has missed for longer it reads again as a whole. */
const DAY_US = 24 * 60 * 60 * 1_000_000;

export type ShowItem = (item: GroceryItem) => object;

async function groceryEvent(familyId: number, after: number, revision: number, show: ShowItem): Promise<LiveEvent> {
  const rows = await changedItems(familyId, after, MAX_ITEMS + 1);
  // The order of the aisles is no item.
  if (rows.length === 0 || rows.length > MAX_ITEMS) {
    return { name: "grocery", id: revision, data: { revision, reload: true } };
  }
  const items = rows.filter((row) => row.removed_at === null).map(show);
  const removed = rows.filter((row) => row.removed_at !== null).map(({ id }) => id);
  return { name: "grocery", id: revision, data: { revision, items, removed } };
}

/** What changed in a family after a revision, as its pages are told; nothing where nothing has. */
export async function changesSince(
  familyId: number,
  after: number,
  now: Changes,
  show: ShowItem,
): Promise<LiveEvent[]> {
  const revision = latestRevision(now);
  const kinds = KINDS.filter((kind) => now[kind] > after);
  return [
    ...(now.grocery > after ? [await groceryEvent(familyId, after, revision, show)] : []),
    ...kinds.map((what): LiveEvent => ({ name: "changed", id: revision, data: { revision, what } })),
  ];
}

/**
 * What a page has missed that names the revision that it knows; one that is older than a day, or that the family never
 * had, is told to read all of it again.
 */
export async function missedSince(familyId: number, after: number, now: Changes, show: ShowItem): Promise<LiveEvent[]> {
  const revision = latestRevision(now);
  const isKnown = after <= revision && after > Date.now() * 1_000 - DAY_US;
  if (isKnown || after === revision) return changesSince(familyId, after, now, show);
  return [
    { name: "grocery", id: revision, data: { revision, reload: true } },
    ...KINDS.map((what): LiveEvent => ({ name: "changed", id: revision, data: { revision, what } })),
  ];
}
