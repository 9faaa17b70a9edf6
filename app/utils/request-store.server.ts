import { AsyncLocalStorage } from "node:async_hooks";

export interface RequestStore {
  /** The `X-Request-Id`: in every log line of the request, and on the error page. */
  requestId: string;
  /** The pattern of its route, `/meals/:mealId`; `"other"` for a file, and for an address that does not exist. */
  route: string;
  /** SQL statements run so far. */
  queries: number;
  /** Hits and misses of the cache of families' data so far. */
  cacheHits: number;
  cacheMisses: number;
  /** Whether the request has moved a revision of the family, so that earlier reads may be stale. */
  hasWritten: boolean;
  /**
   * Whether the request comes from the network of this computer; `null` where that is unknown, as behind a proxy that is
   * not trusted.
   */
  findPlace: () => "home" | "elsewhere" | null;
  /** The user of the session, once it was looked up. */
  userId?: number;
  /** Adds a `Set-Cookie` header to the response. */
  addCookie: (setCookie: string) => void;
  /** Sets a header of the response. */
  setHeader: (name: string, value: string) => void;
}

/** The current HTTP request; entered by `app/server/http/http-server.server.ts`. */
export const requestStore = new AsyncLocalStorage<RequestStore>();

/** Counts a SQL statement of the current request. */
export function countQuery(): void {
  const store = requestStore.getStore();
  if (store) store.queries += 1;
}

/** Records that the current request moves a revision. */
export function noteWrite(): void {
  const store = requestStore.getStore();
  if (store) store.hasWritten = true;
}
