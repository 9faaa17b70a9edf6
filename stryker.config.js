/**
 * `OF=app/domain/time npm run mutants` changes the code of a folder in small ways, and says which changes its tests do
 * not notice (docs/testing.md).
 */
const of = process.env.OF ?? "app/{domain,schemas}";

// For the runner, which is another process: tests beside the code, and of what is shown of it.
process.env.TESTS ??= `${of}/**/*.test.ts app/presenters/**/*.test.ts`;

export default {
  testRunner: "bundled",
  plugins: ["./scripts/mutants/runner.js"],
  // Allergens are held by the names of foods, and lexicons are data.
  mutate: [`${of}/**/*.ts`, "!**/*.test.ts", "!**/allergens/**", "!**/*lexicon.ts"],
  // A change made as a module is loaded would need all tests to run again, each time.
  ignoreStatic: true,
  ignorePatterns: ["build", "data", "test-results"],
  concurrency: 1,
  timeoutMS: 5_000,
  tempDirName: "node_modules/.stryker",
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { logTests: false },
  allowConsoleColors: false,
};
