import type { GroceryCategory } from "#app/shared/food/constants.ts";

/** Pure rules of the queue (docs/product/offline.md, "The queue"). */

/** A change of one item, and the body of its request. */
export type Mutation =
  | { kind: "tick"; item: number; body: { is_purchased: boolean } }
  | { kind: "count"; item: number; body: { quantity: string } }
  | { kind: "add"; item?: number; body: { text: string } };

/** Why a change failed: the server's error, or `isOld` for one that waited longer than a week. */
export interface Failure {
  error: string;
  /** The HTTP status. Missing in changes that an earlier version of Roost stored. */
  status?: number;
  /** The member who removed the item; `null` if unknown. */
  removed_by?: number | null | undefined;
  isOld?: true;
}

interface Common {
  /** Position in the queue; unique on this phone. */
  n: number;
  /** The id of the item. An item added on this phone has the negative `n` of its change until the server answers. */
  item: number;
  /** The `Idempotency-Key`. */
  key: string;
  /** Time of the tap, in milliseconds since 1970, by this phone's clock. */
  at: number;
  /** Id of the page and number of the tap on that page (docs/decisions/083-a-queue-of-taps.md). */
  tap: { page: string; number: number };
  /** Name and quantity of the item when the user tapped. */
  name: string;
  quantity: string | null;
  /** Missing in changes that an earlier version of Roost stored. */
  category?: GroceryCategory;
  failed?: Failure | undefined;
  /** Send it however old it is: the user has confirmed that. */
  isAsked?: boolean;
}
export type Change = Mutation & Common;

/** A mutation with its tap and the displayed fields of the item. */
export type ShownMutation = Mutation & Pick<Common, "name" | "quantity" | "category" | "at" | "tap">;

/** The server's JSON answer: an item, or an error. */
export interface Answer {
  id?: number;
  error?: string;
  removed_by?: number | null;
  is_purchased?: boolean;
}

export const MAX_CHANGES = 500;
const WEEK_MS = 7 * 864e5;

/** The waiting change that a mutation replaces: the same kind for the same item. */
export const findSame = (changes: readonly Change[], { kind, item }: Mutation): Change | undefined =>
  changes.find((known) => !known.failed && known.kind === kind && known.item === item);

/** The next change to send. Changes of an item that has no id from the server yet are skipped. */
export const findNext = (changes: readonly Change[]): Change | undefined =>
  changes.find((change) => !change.failed && (change.kind === "add" || change.item > 0));

/** Whether a change has waited longer than a week. `now` by this phone's clock. */
export const isTooOld = ({ at, isAsked }: Change, now: number): boolean => !isAsked && now - at > WEEK_MS;

/** The queue with `change` added, or in place of the one with the same `n`. */
export const place = (changes: readonly Change[], change: Change): Change[] =>
  [...changes.filter(({ n }) => n !== change.n), change].sort((a, b) => a.n - b.n);

/**
 * The verdict on an answer. `later`: retry before sending any later change. `stop`: wait until the user signs in.
 * `none`: the user no longer has the family. An answer without our JSON (for example a hotel's login page) is no
 * answer: `later`.
 */
export function judge(status: number, { id, error, is_purchased }: Answer, { body }: Mutation) {
  if (status === 401 || status === 412) return "stop";
  if (status < 300) return id ? "sent" : "later";
  if (!error || status === 429 || status >= 500) return "later";
  if (status !== 404) return "refused";
  if (error.startsWith("Family")) return "none";
  // Another member has cleared the basket: the item was bought, as this tap wanted.
  return is_purchased && "is_purchased" in body && body.is_purchased ? "sent" : "refused";
}

/** The queue after a change was sent. Other changes of an item added here get the id `id` from the server. */
export const settle = (changes: readonly Change[], { n, key }: Change, id: number | undefined): Change[] =>
  changes
    .filter((known) => known.key !== key)
    .map((known) => (id && known.item === -n && known.kind !== "add" ? { ...known, item: id } : known));
