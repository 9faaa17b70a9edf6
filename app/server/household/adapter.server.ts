import type { Adapter, AdapterFactory } from "oidc-provider";
import { consumePayload, deletePayload, findPayload, storePayload } from "#app/services/people/oidc-payloads.server.ts";

/**
 * The stored models of a sign-in. No session, so that the next sign-in asks again, and no access token, because the app
 * calls nothing with it.
 */
const STORED = ["Interaction", "Grant", "AuthorizationCode"];

/** Stores sign-ins in progress in the database. */
export const databaseAdapter: AdapterFactory = (model: string): Adapter => {
  const toKey = (id: string) => `${model}:${id}`;
  const isStored = STORED.includes(model);
  return {
    upsert: async (id, payload, expiresIn = 0) => {
      if (isStored) await storePayload(toKey(id), { ...payload }, expiresIn);
    },
    find: async (id) => (isStored ? findPayload(toKey(id)) : undefined),
    consume: (id) => consumePayload(toKey(id)),
    destroy: (id) => deletePayload(toKey(id)),
    // These belong to flows that are switched off, or to tokens that are not stored.
    findByUserCode: async () => undefined,
    findByUid: async () => undefined,
    revokeByGrantId: async () => {},
  };
};
