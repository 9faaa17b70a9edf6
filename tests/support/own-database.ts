import { rmSync } from "node:fs";
import { afterAll, inject } from "vitest";
import { createDatabase, makeFolder } from "#tests/support/databases.ts";

// Runs before a test file and the modules that it imports: each file has an empty database of its own.
const dataDir = makeFolder("data");
process.env.DATABASE_URL = await createDatabase(inject("templateUrl"));
process.env.DATA_DIR = dataDir;
process.env.SESSION_SECRET = "a secret of the tests alone";
process.env.APP_URL = "http://127.0.0.1:3000";
process.env.LOG_LEVEL = "silent";

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
