import type { GroceryCategory } from "#app/shared/food/constants.ts";

/** What waits in the queue of a phone, and what becomes of it (docs/product/offline.md, "The queue"). */

/** What somebody wants of an item, and how it is sent: bought or not, how much of it, or that it is written down. */
export type Mutation =
  | { kind: "tick"; item: number; body: { is_purchased: boolean } }
  | { kind: "count"; item: number; body: { quantity: string } }
  | { kind: "add"; item?: number; body: { text: string } };

/** Why a change was not sent: how the server answered, or that it has waited for too long. */
export interface Failure {
  error: string;
  /** The member who took the item off the list; `null` where nobody is known. */
  removed_by?: number | null | undefined;
  isOld?: true;
}

interface Common {
  /** Its place in the order. */
  n: number;
  /** Of what is written down here the negative of its place, until the server has given it a number. */
  item: number;
  /** The `Idempotency-Key`. */
  key: string;
  /** When it was tapped, in milliseconds since 1970, by this phone's clock. */
  at: number;
  /** Which tap of which page it is (docs/decisions/083-a-queue-of-taps.md). */
  tap: { page: string; number: number };
  /** The item as people know it, and how much of it there was. */
  name: string;
  quantity: string | null;
  /** Where it stands; earlier versions did not keep it. */
  category?: GroceryCategory;
  failed?: Failure | undefined;
  /** Sent however long it has waited: somebody said so. */
  isAsked?: boolean;
}
export type Change = Mutation & Common;

/** A mutation as the page makes it: with its tap, and the item as it is shown. */
export type ShownMutation = Mutation & Pick<Common, "name" | "quantity" | "category" | "at" | "tap">;

/** How a server answers a change: an item, or an error. */
export interface Answer {
  id?: number;
  error?: string;
  removed_by?: number | null;
  is_purchased?: boolean;
}

export const MAX_CHANGES = 500;
const WEEK_MS = 7 * 864e5;

/** The waiting change whose place a mutation takes: one of the same kind for the same item. */
export const findSame = (changes: readonly Change[], { kind, item }: Mutation): Change | undefined =>
  changes.find((known) => !known.failed && known.kind === kind && known.item === item);

/** The first that is to be sent. What hangs on an item without a number waits for it. */
export const findNext = (changes: readonly Change[]): Change | undefined =>
  changes.find((change) => !change.failed && (change.kind === "add" || change.item > 0));

/** Whether it has waited for longer than changes are sent by themselves. `now` by this phone's clock. */
export const isTooOld = ({ at, isAsked }: Change, now: number): boolean => !isAsked && now - at > WEEK_MS;

/** A queue with a change in it, at its place. */
export const place = (changes: readonly Change[], change: Change): Change[] =>
  [...changes.filter(({ n }) => n !== change.n), change].sort((a, b) => a.n - b.n);

/**
 * What an answer means. `later`: nothing after it is sent before it; `stop`: until the person is back; `none`: the family is
 * not theirs any more. An answer that is none of ours (a hotel's page in the place of every other) is no answer.
 */
export function judge(status: number, { id, error, is_purchased }: Answer, { body }: Mutation) {
  if (status === 401 || status === 412) return "stop";
  if (status < 300) return id ? "sent" : "later";
  if (!error || status === 429 || status >= 500) return "later";
  if (status !== 404) return "refused";
  if (error.startsWith("Family")) return "none";
  // Somebody has cleared what is bought: it is as it was wanted.
  return is_purchased && "is_purchased" in body && body.is_purchased ? "sent" : "refused";
}

/** What is left when a change was taken: an item that was written down here has its number now. */
export const settle = (changes: readonly Change[], { n, key }: Change, id: number | undefined): Change[] =>
  changes
    .filter((known) => known.key !== key)
    .map((known) => (id && known.item === -n && known.kind !== "add" ? { ...known, item: id } : known));
