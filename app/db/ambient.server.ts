import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { Sequelize, type Transaction } from "sequelize";

const ambient = new AsyncLocalStorage<Map<string, unknown>>();

// Sequelize looks for the current transaction here, so services need not pass it around
// (docs/decisions/004-ambient-transactions.md).
// biome-ignore lint/correctness/useHookAtTopLevel: no React hook, in spite of its name
Sequelize.useCLS({
  bind: (fn: () => void) => AsyncResource.bind(fn),
  get: (key: string) => ambient.getStore()?.get(key),
  set: (key: string, value: unknown) => ambient.getStore()?.set(key, value),
  // A copy, so that `refuseSecondConnection` sees, and refuses, a transaction inside another.
  run: (fn: () => void) => ambient.run(new Map(ambient.getStore()), fn),
});

/** The current transaction. */
export const currentTransaction = () => ambient.getStore()?.get("transaction") as Transaction | null | undefined;
