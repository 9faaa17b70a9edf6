import { sequelize } from "#app/db/database.server.ts";

export async function isDatabaseReachable(): Promise<boolean> {
  try {
    await sequelize.query("SELECT 1");
    return true;
  } catch {
    return false;
  }
}
