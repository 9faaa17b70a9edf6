import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

interface Row {
  payload: AdapterPayload;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/**
 * Stores the provider's sign-ins in progress in this process's memory: a restart in between ends a sign-in, which then
 * starts over. The provider's own sessions are not stored at all, so that no user of a shared computer is signed in as
 * the previous user.
 */
export function memoryAdapter(): AdapterFactory {
  const rows = new Map<string, Row>();

  function dropExpired(): void {
    const now = Date.now();
    for (const [key, { expiresAt }] of rows) if (expiresAt <= now) rows.delete(key);
  }

  return (model: string): Adapter => {
    const toKey = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload, expiresIn) {
        dropExpired();
        if (model === "Session") return;
        rows.set(toKey(id), {
          payload,
          expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY,
        });
      },
      async find(id) {
        dropExpired();
        return rows.get(toKey(id))?.payload;
      },
      // Both belong to flows that are switched off.
      async findByUserCode() {},
      async findByUid() {},
      async consume(id) {
        const row = rows.get(toKey(id));
        if (row) row.payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        rows.delete(toKey(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of rows) if (payload.grantId === grantId) rows.delete(key);
      },
    };
  };
}
