import { AsyncLocalStorage } from "node:async_hooks";

export interface RequestStore {
  /** Sent as `X-Request-Id`, written in every log line of the request, shown on the error page. */
  requestId: string;
  /** SQL statements run so far. */
  queries: number;
  /** Values of a family's data that were in the cache so far, and those that were not. */
  cacheHits: number;
  cacheMisses: number;
  /** Whether it has changed what of a family is counted: what was looked up before may be out of date. */
  hasWritten: boolean;
  /** Whose session it came with, once that was looked up. */
  userId?: number;
  /** Adds a `Set-Cookie` header to the answer, whatever it will be. */
  addCookie: (setCookie: string) => void;
  /** Sets a header of the answer, whatever it will be. */
  setHeader: (name: string, value: string) => void;
}

/** What belongs to the HTTP request under way; entered by `app/server/http/http-server.server.ts`. */
export const requestStore = new AsyncLocalStorage<RequestStore>();

/** Counts a SQL statement for the request under way. */
export function countQuery(): void {
  const store = requestStore.getStore();
  if (store) store.queries += 1;
}

/** Notes that the request under way changes what of a family is counted. */
export function noteWrite(): void {
  const store = requestStore.getStore();
  if (store) store.hasWritten = true;
}
