import { expect, inject, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { startApp } from "#tests/support/app.ts";
import { query } from "#tests/support/databases.ts";
import { askForEverything } from "#tests/support/everything.ts";
import { makeSamples } from "#tests/support/samples.ts";

const url = process.env.DATABASE_URL as string;

/**
 * Requests that ask several shards. A session's shard depends on its own key, so a user's sessions lie on several
 * shards, and so do the devices, which ring while their session exists. A link of an invitation may not name its family
 * (docs/decisions/043-distribution.md).
 */
const ASK_SEVERAL = [
  "DELETE /api/users/me/devices/:deviceId",
  "DELETE /api/users/me/sessions",
  "DELETE /api/users/me/sessions/:sessionId",
  "GET /account/devices",
  "GET /account/devices/others",
  "GET /account/notifications",
  "GET /account/notifications/devices/:deviceId",
  "GET /account/privacy",
  "GET /account/privacy/delete",
  "GET /account/privacy/leave",
  "GET /api/users/me/devices",
  "GET /api/users/me/notifications",
  "GET /api/users/me/sessions",
  "GET /join/:token",
  "form delete-account",
  "form remove-device",
  "form rename-device",
  "form save-notices",
  "form send-test",
  "form sign-out-devices",
];

/** No sign-in page runs here. */
const WITHOUT_SIGN_IN = "GET /api/oauth/:provider/redirect_url";

it.runIf(inject("isDistributed"))(
  "no page, form or call asks more than one shard of Citus, but for those that are named",
  { timeout: 300_000 },
  async () => {
    // A statement that asks several shards fails.
    await query(
      url,
      `ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET citus.multi_task_query_log_level = 'error'`,
    );
    const app = await startApp(url);
    const asked = await askForEverything(app.url, await makeSamples("https://shards.test"));
    await app.stop();
    await sequelize.close();
    const failed = new Set(asked.flatMap(([what, status]) => (status === 500 ? what : [])));
    expect([...failed].sort()).toEqual([...ASK_SEVERAL, WITHOUT_SIGN_IN].sort());
  },
);
