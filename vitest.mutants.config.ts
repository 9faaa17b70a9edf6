import { defineConfig } from "vitest/config";

const folder = process.env.OF ?? "app/{domain,schemas}";

/** The tests that may notice what `npm run mutants` changes: those beside it, and those of what is shown of it. */
export default defineConfig({
  test: {
    include: [`${folder}/**/*.test.ts`, "app/presenters/**/*.test.ts"],
    setupFiles: ["tests/support/mutants-setup.ts"],
    testTimeout: 20_000,
    // The test files that look at a mutant load the app once, together; the next one has a process of its own.
    isolate: false,
  },
});
