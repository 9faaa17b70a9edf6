import { dateIn, type Temporal } from "#app/domain/time/time.ts";

/** The local date on which a staple is on the list again: so many days after the one on which it was bought. */
export const returnsOn = (purchasedAt: Temporal.Instant, repeatDays: number, timeZone: string): Temporal.PlainDate =>
  dateIn(purchasedAt, timeZone).add({ days: repeatDays });
