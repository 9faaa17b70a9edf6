import { createHash } from "node:crypto";
import type { Adapter, AdapterFactory } from "oidc-provider";
import { Op } from "sequelize";
import { OidcPayload } from "#app/models/people/oidc-payload.server.ts";

/**
 * What of a sign-in is stored. No session, so that the next sign-in asks again, and no access token, because the app
 * calls nothing with it.
 */
const STORED = ["Interaction", "Grant", "AuthorizationCode"];

/** Stores sign-ins in progress in the database, for all processes and over restarts. */
export const databaseAdapter: AdapterFactory = (model: string): Adapter => {
  const toKey = (id: string) => createHash("sha256").update(`${model}:${id}`).digest("base64url");
  const isStored = STORED.includes(model);
  return {
    async upsert(id, payload, expiresIn = 0) {
      if (!isStored) return;
      const expires_at = new Date(Date.now() + expiresIn * 1000);
      await OidcPayload.upsert({ key: toKey(id), payload: { ...payload }, expires_at });
    },
    async find(id) {
      if (!isStored) return undefined;
      const row = await OidcPayload.findOne({ where: { key: toKey(id), expires_at: { [Op.gt]: new Date() } } });
      return row ? { ...row.payload, ...(row.consumed_at ? { consumed: true } : {}) } : undefined;
    },
    async consume(id) {
      await OidcPayload.update({ consumed_at: new Date() }, { where: { key: toKey(id) } });
    },
    async destroy(id) {
      await OidcPayload.destroy({ where: { key: toKey(id) } });
    },
    // These belong to flows that are switched off, or to tokens that are not stored.
    async findByUserCode() {
      return undefined;
    },
    async findByUid() {
      return undefined;
    },
    async revokeByGrantId() {},
  };
};
