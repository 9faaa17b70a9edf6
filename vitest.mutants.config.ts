import { defineConfig } from "vitest/config";

/** The tests that run in the process of what they test: those that ask a built app over HTTP see no mutant. */
export default defineConfig({
  test: {
    include: ["app/{domain,schemas}/**/*.test.ts"],
    testTimeout: 20_000,
  },
});
