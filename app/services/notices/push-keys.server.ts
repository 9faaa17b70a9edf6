import { QueryTypes } from "sequelize";
import webPush from "web-push";
import { config } from "#app/config/env.server.ts";
import type { PushKeys } from "#app/config/push.server.ts";
import { sequelize } from "#app/db/database.server.ts";

const FIND = `SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_keys WHERE id = 1`;

/** The VAPID keys: those of the configuration, else those in the database, which the first call creates. */
export async function pushKeys(): Promise<PushKeys> {
  const { keys } = config().push;
  if (keys) return keys;
  const find = async () => (await sequelize.query<PushKeys>(FIND, { type: QueryTypes.SELECT }))[0];
  const known = await find();
  if (known) return known;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await sequelize.query("INSERT INTO push_keys (public_key, private_key) VALUES ($1, $2) ON CONFLICT DO NOTHING", {
    bind: [publicKey, privateKey],
  });
  return (await find()) as PushKeys;
}
