import { Op } from "sequelize";
import { OidcPayload } from "#app/models/people/oidc-payload.server.ts";
import { hashToken } from "#app/utils/hash-token.ts";

/** Household sign-ins in progress, for all processes and over restarts. `key` is random; its hash is stored. */

/** Stores a part of a sign-in for `seconds`. */
export async function storePayload(key: string, payload: Record<string, unknown>, seconds: number): Promise<void> {
  await OidcPayload.upsert({ key: hashToken(key), payload, expires_at: new Date(Date.now() + seconds * 1000) });
}

/** A part of a sign-in; `consumed` if it has been used. `undefined` once it has expired. */
export async function findPayload(key: string): Promise<Record<string, unknown> | undefined> {
  const row = await OidcPayload.findOne({ where: { key: hashToken(key), expires_at: { [Op.gt]: new Date() } } });
  return row ? { ...row.payload, ...(row.consumed_at ? { consumed: true } : {}) } : undefined;
}

/** Marks a payload as used, for oidc-provider, which refuses it from then on. */
export async function consumePayload(key: string): Promise<void> {
  await OidcPayload.update({ consumed_at: new Date() }, { where: { key: hashToken(key) } });
}

export async function deletePayload(key: string): Promise<void> {
  await OidcPayload.destroy({ where: { key: hashToken(key) } });
}
