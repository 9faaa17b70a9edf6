/**
 * `OF=app/domain/time npm run mutants` changes the code of a folder in small ways, and says which changes its tests do
 * not notice (docs/testing.md).
 */
const of = process.env.OF ?? "app/{domain,schemas}";

// For the runner, which is another process: the tests beside the code, and those of presenters.
process.env.TESTS ??= `${of}/**/*.test.ts app/presenters/**/*.test.ts`;

// `off` runs all tests for every change: otherwise a cached value counts only for the first test that makes it.
const coverageAnalysis = process.env.COVERAGE ?? "perTest";

export default {
  testRunner: "bundled",
  plugins: ["./scripts/mutants/runner.js"],
  // Names of foods, and lexicons, are data.
  mutate: [
    `${of}/**/*.ts`,
    "!**/*.test.ts",
    "!**/allergens/foods/**",
    "!**/allergens/other-words.ts",
    "!**/*lexicon{,s}.ts",
  ],
  // A change made as a module is loaded needs all tests to run again, each time: for schemas, which are little else.
  ignoreStatic: of !== "app/schemas" && coverageAnalysis === "perTest",
  coverageAnalysis,
  ignorePatterns: ["build", "data", "test-results"],
  concurrency: 1,
  timeoutMS: 15_000,
  tempDirName: "node_modules/.stryker",
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { logTests: false },
  allowConsoleColors: false,
};
