import type { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { type Changes, changedItems, latestRevision } from "#app/services/live/live-rows.server.ts";

/** A server-sent event: a name, and data as JSON (docs/product/live.md, "Events"). */
export interface LiveEvent {
  name: "hello" | "grocery" | "changed" | "shopping" | "signed-out";
  /** The event id, which the browser sends when it reconnects. Without one the last id stays. */
  id?: number;
  data: object;
}

/** Topics that are sent without rows: pages then reload. */
const KINDS = ["events", "meals", "members", "chores"] as const;

/** With more changed items, pages reload the whole list. */
const MAX_ITEMS = 50;
/** After a longer gap pages reload the whole list. In microseconds. */
const DAY_US = 24 * 60 * 60 * 1_000_000;

export type ShowItem = (item: GroceryItem) => object;

async function groceryEvent(familyId: number, after: number, revision: number, show: ShowItem): Promise<LiveEvent> {
  const rows = await changedItems(familyId, after, MAX_ITEMS + 1);
  // A changed order of aisles changes no item.
  if (rows.length === 0 || rows.length > MAX_ITEMS) {
    return { name: "grocery", id: revision, data: { revision, reload: true } };
  }
  const items = rows.filter((row) => row.removed_at === null).map(show);
  const removed = rows.filter((row) => row.removed_at !== null).map(({ id }) => id);
  return { name: "grocery", id: revision, data: { revision, items, removed } };
}

/** The events about a family's changes after a revision. */
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
 * The events that a reconnecting page missed after the revision `after`. If that is older than a day, or not a revision
 * of the family, the page has to reload.
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
