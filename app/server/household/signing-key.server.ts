import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose";
import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

const find = async () =>
  (await sequelize.query<{ jwk: JWK }>("SELECT jwk FROM signing_keys WHERE id = 1", { type: QueryTypes.SELECT }))[0]
    ?.jwk;

/** The private key that signs the household's id_tokens, for all processes; the first call creates it. */
export async function signingKey(): Promise<JWK> {
  const known = await find();
  if (known) return known;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = await exportJWK(privateKey);
  const jwk = { ...key, kid: await calculateJwkThumbprint(key), alg: "RS256", use: "sig" };
  await sequelize.query("INSERT INTO signing_keys (jwk) VALUES ($1) ON CONFLICT DO NOTHING", {
    bind: [JSON.stringify(jwk)],
  });
  return (await find()) as JWK;
}
