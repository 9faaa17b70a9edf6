/** Headers with the account's mark and the family's id, in each response. Requests of the queue send the first one. */
export const ACCOUNT_HEADER = "X-Account";
export const FAMILY_HEADER = "X-Family";
/** The value of both headers for an answer without a session. */
export const NOBODY = "none";

/** The page "You’re offline". */
export const OFFLINE_PAGE = "/offline";

/** Pages that the worker stores, and the number of each (docs/product/offline.md, "Stored pages"). */
const KINDS: [address: RegExp, most: number][] = [
  [/^\/groceries$/, 1],
  [/^\/dashboard$/, 1],
  [/^\/calendar\?(.*&)?view=day(&|$)/, 1],
  [/^\/meals(\?|$)/, 1],
  [/^\/recipes\/(\d+|built-in\/[\w-]+)$/, 20],
  [/^\/recipes\/\d+\/photo/, 20],
];

/** Limits of all stored pages: their number, and the bytes of their texts. */
export const MAX_PAGES = 40;
export const MAX_BYTES = 10_000_000;

/** A stored page: its path with its query, and its bytes. */
export interface StoredPage {
  address: string;
  bytes: number;
}

const findKind = (address: string) => KINDS.find(([pattern]) => pattern.test(address));

/** Whether the worker stores a page. `address` is its path with its query. */
export const isStoredOffline = (address: string): boolean => findKind(address) !== undefined;

/** Addresses of stored pages to delete, oldest first: beyond the limit of their kind, of all pages, or of all bytes. */
export function surplus(stored: readonly StoredPage[]): string[] {
  const counts = new Map<RegExp, number>();
  let [pages, bytes] = [0, 0];
  return [...stored].reverse().flatMap((page) => {
    const [pattern, most] = findKind(page.address) ?? [/^$/, 0];
    const count = (counts.get(pattern) ?? 0) + 1;
    counts.set(pattern, count);
    const fits = count <= most && pages < MAX_PAGES && bytes + page.bytes <= MAX_BYTES;
    if (!fits) return [page.address];
    pages += 1;
    bytes += page.bytes;
    return [];
  });
}
