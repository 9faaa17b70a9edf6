import { dateIn, type Temporal } from "#app/domain/time/time.ts";

/** The local date on which a staple returns to the list: `repeatDays` after the local date of purchase. */
export const returnsOn = (purchasedAt: Temporal.Instant, repeatDays: number, timeZone: string): Temporal.PlainDate =>
  dateIn(purchasedAt, timeZone).add({ days: repeatDays });
