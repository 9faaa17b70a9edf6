import { expect, inject, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { sweep } from "#app/services/system/housekeeping.server.ts";
import { startApp } from "#tests/support/app.ts";
import { connected } from "#tests/support/databases.ts";
import { askForEverything } from "#tests/support/everything.ts";
import { makeUser } from "#tests/support/factories.ts";
import { makeSamples } from "#tests/support/samples.ts";

const url = process.env.DATABASE_URL as string;
const name = new URL(url).pathname.slice(1);

/** On a new connection: an existing one keeps the settings that it began with. */
const query = (text: string, values?: unknown[]) =>
  connected(url, async (client) => (await client.query(text, values)).rows);

// Citus makes plans for shards, and a shard's plan is that of a single PostgreSQL.
it.skipIf(inject("isDistributed"))(
  "no page, form, call, deletion or sweep reads a table from end to end",
  {
    timeout: 300_000,
  },
  async () => {
    // With this setting PostgreSQL reads a whole table only if no index fits, however few rows it has, and counts that.
    await query(`ALTER DATABASE "${name}" SET enable_seqscan = off`);
    // A generic plan, as after five executions of a prepared statement: it ignores the values.
    await query(`ALTER DATABASE "${name}" SET plan_cache_mode = force_generic_plan`);
    const app = await startApp(url);
    const samples = await makeSamples("https://plans.test");
    const asked = await askForEverything(app.url, samples);
    // Mail is not set up.
    const refused = asked.filter(([what, status]) => what.startsWith("form ") && status !== 303);
    expect(refused).toEqual([["form send-test", 409]]);
    await sweep();
    await query("DELETE FROM users WHERE id = $1", [(await makeUser()).id]);
    await query("UPDATE users SET family_id = NULL WHERE family_id = $1", [samples.family.id]);
    await query("DELETE FROM families WHERE id = $1", [samples.family.id]);
    await app.stop();
    await sequelize.close();
    // A connection reports its counts when it ends.
    const others = "SELECT FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()";
    await expect.poll(() => query(others, [name])).toEqual([]);
    const read = await query(
      "SELECT relname FROM pg_stat_user_tables WHERE seq_scan > 0 AND schemaname = 'public' ORDER BY relname",
    );
    expect(read.map(({ relname }) => relname)).toEqual([]);
  },
);
