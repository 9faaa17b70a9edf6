import { defineConfig } from "vitest/config";

/** The tests of the folder whose code `npm run mutants` changes. */
export default defineConfig({
  test: { include: [`${process.env.OF ?? "app/{domain,schemas}"}/**/*.test.ts`], testTimeout: 20_000 },
});
