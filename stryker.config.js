/**
 * `npm run mutants -- --mutate "app/domain/time/*.ts"`: changes the code in small ways, and says which changes no test
 * notices (docs/testing.md).
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  testRunner: "vitest",
  // What a test imports by "#app/..." is not found to be related to it.
  vitest: { configFile: "vitest.mutants.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: ["app/{domain,schemas,services}/**/*.ts", "!**/*.test.ts"],
  // Changes that are made as a module is loaded would need all tests to run again, each time.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 10_000,
  tempDirName: "node_modules/.stryker",
  reporters: ["clear-text", "json"],
  jsonReporter: { fileName: "node_modules/.stryker-report.json" },
  clearTextReporter: { allowColor: false, logTests: false },
  allowConsoleColors: false,
};
