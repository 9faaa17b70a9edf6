import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { createDatabase, query } from "#tests/support/databases.ts";

declare global {
  var hasDatabase: boolean | undefined;
}

// Runs before a test file and the modules that it imports: each worker has a database of its own, empty at first.
if (!globalThis.hasDatabase) {
  globalThis.hasDatabase = true;
  process.env.DATABASE_URL = await createDatabase(inject("templateUrl"));
  process.env.DATA_DIR = mkdtempSync(join(inject("dataDir"), "worker-"));
  process.env.SESSION_SECRET = "a secret of the tests alone";
  process.env.APP_URL = "http://127.0.0.1:3000";
  process.env.LOG_LEVEL = "silent";
} else {
  // Limits are by network address, and all files send from the same one.
  await query(process.env.DATABASE_URL as string, "DELETE FROM rate_limits");
}
