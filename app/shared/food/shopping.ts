import { SHOPPING_MINUTES } from "#app/shared/food/constants.ts";

/** An item in the basket: the member who ticked it, and when, in milliseconds since 1970. */
export interface Purchase {
  boughtBy: number | null;
  boughtAt: number | null;
}

/** The member in the shop, the minutes since their last purchase, and the number of purchases. */
export interface Shopping {
  memberId: number;
  minutes: number;
  count: number;
}

/**
 * The member who is shopping: not the reader, with at least two purchases in the last ten minutes, the latest first
 * (docs/product/live.md, "Who is shopping"); else `null`.
 */
export function findShopping(purchases: readonly Purchase[], me: number | null, now: number): Shopping | null {
  const since = now - SHOPPING_MINUTES * 60_000;
  const byMember = new Map<number, number[]>();
  for (const { boughtBy, boughtAt } of purchases) {
    if (boughtBy === null || boughtAt === null || boughtBy === me || boughtAt <= since) continue;
    byMember.set(boughtBy, [...(byMember.get(boughtBy) ?? []), boughtAt]);
  }
  const shopping = [...byMember]
    .filter(([, times]) => times.length >= 2)
    .map(([memberId, times]) => ({ memberId, last: Math.max(...times), count: times.length }))
    .sort((a, b) => b.last - a.last)[0];
  if (!shopping) return null;
  const { memberId, last, count } = shopping;
  return { memberId, minutes: Math.max(0, Math.floor((now - last) / 60_000)), count };
}
