import { type RequestStore, requestStore } from "#app/utils/request-store.server.ts";

/** Runs work as the answer to an HTTP request, whose counts are in `store`. */
export function inRequest<T>(work: (store: RequestStore) => Promise<T>): Promise<T> {
  const none = () => undefined;
  const counts = { queries: 0, cacheHits: 0, cacheMisses: 0, hasWritten: false };
  const store: RequestStore = {
    requestId: "test",
    route: "other",
    ...counts,
    findPlace: () => null,
    addCookie: none,
    setHeader: none,
  };
  return requestStore.run(store, () => work(store));
}
