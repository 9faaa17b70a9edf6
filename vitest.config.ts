import { availableParallelism } from "node:os";
import { defineConfig, type UserWorkspaceConfig } from "vitest/config";

const SERVICES = ["tests/services/**/*.test.ts", "app/services/**/*.test.ts"];
const API = ["tests/{api,pages}/**/*.test.ts"];
const ALONE = ["tests/**/*.alone.test.ts"];
/** What only `npm run test:release` runs: docs/testing.md. */
const RELEASE = ["{app,scripts,tests}/**/*.release.test.ts"];

const withDatabase: UserWorkspaceConfig["test"] = {
  globalSetup: "tests/support/integration-setup.ts",
  setupFiles: ["tests/support/own-database.ts", "tests/support/properties.ts"],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Polled values come from other processes.
  expect: { poll: { timeout: 15_000 } },
};

// Not vite.config.ts: the Remix plugin is for the app, and tests import modules as they are.
export default defineConfig({
  test: {
    // One more than the processors: some tests wait for an answer that must not come, or for the end of a process.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/docs/**/*.test.ts"],
          exclude: ["app/services/**", ...RELEASE],
          setupFiles: "tests/support/properties.ts",
          // Rules and presenters keep nothing: their modules are loaded once for all files of a worker.
          isolate: false,
          // Work of one process takes long on a busy machine. The limit only ends what would never end.
          testTimeout: 300_000,
        },
      },
      {
        // Files that share a worker share its modules and its database: each makes families of its own.
        test: { ...withDatabase, name: "services", include: SERVICES, exclude: [...ALONE, ...RELEASE], isolate: false },
      },
      {
        // And the app, which does the work of the whole database.
        test: { ...withDatabase, name: "api", include: API, exclude: [...ALONE, ...RELEASE], isolate: false },
      },
      {
        // What looks at all families, or has settings or an app of its own.
        test: { ...withDatabase, name: "alone", include: ALONE },
      },
      { test: { ...withDatabase, name: "release", include: RELEASE } },
    ],
  },
});
