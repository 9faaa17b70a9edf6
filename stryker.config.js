/**
 * `OF=app/domain/time npm run mutants` changes the code of a folder in small ways, and says which changes its tests do
 * not notice (docs/testing.md).
 */
export default {
  testRunner: "vitest",
  // What a test imports by "#app/..." is not found to be related to it.
  vitest: { configFile: "vitest.mutants.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: [`${process.env.OF ?? "app/{domain,schemas}"}/**/*.ts`, "!**/*.test.ts"],
  // A change made as a module is loaded would need all tests to run again, each time.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 10_000,
  tempDirName: "node_modules/.stryker",
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { logTests: false },
  allowConsoleColors: false,
};
