import { type RequestStore, requestStore } from "#app/utils/request-store.server.ts";

/** A value that is made once in each HTTP request. Outside of a request it is made at each call. */
export function perRequest<T>() {
  const values = new WeakMap<RequestStore, T>();
  return {
    /** The request's value, made by the first call. */
    get(make: () => T): T {
      const request = requestStore.getStore();
      if (!request) return make();
      const value = values.get(request) ?? make();
      values.set(request, value);
      return value;
    },
    /** The request's value; `undefined` if `get` was not called. */
    peek(): T | undefined {
      const request = requestStore.getStore();
      return request && values.get(request);
    },
    /** Makes the next `get` call `make` again. */
    delete(): void {
      const request = requestStore.getStore();
      if (request) values.delete(request);
    },
  };
}
