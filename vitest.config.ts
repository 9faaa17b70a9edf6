import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// Not vite.config.ts: the Remix plugin is for the app, and tests import modules as they are.
export default defineConfig({
  test: {
    // One more than there are processors: some tests wait, for an answer that must not come or a process that ends.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/{docs,parsers}/**/*.test.ts"],
          exclude: ["app/services/**"],
          setupFiles: "tests/support/properties.ts",
          // Rules and presenters keep nothing: their modules are loaded once for all files of a worker.
          isolate: false,
          // Properties take seconds on a busy machine; what never ends is found all the same.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "integration",
          include: ["tests/{api,pages,services}/**/*.test.ts", "app/services/**/*.test.ts"],
          globalSetup: "tests/support/integration-setup.ts",
          setupFiles: ["tests/support/own-database.ts", "tests/support/properties.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // What is waited for comes from other processes.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
