import { query } from "#tests/support/databases.ts";

// Runs before a test file whose app or jobs do the work of the whole database: what earlier files of the worker left goes.
const url = process.env.DATABASE_URL as string;
const rows = await query(
  url,
  "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'",
);
await query(url, `TRUNCATE pgboss.job, ${rows.map(({ tablename }) => tablename).join(", ")}`);
