import { StrykerCli } from "@stryker-mutator/core";
import { startDatabases } from "#tests/support/databases.ts";

/** `npm run mutants`: StrykerJS (docs/testing.md, "Mutation tests"), with a PostgreSQL for tests of services. */
const isOfServices = process.env.TESTS?.includes("tests/services/");
const databases = isOfServices ? await startDatabases() : undefined;
// For the runner, which is another process.
if (databases) process.env.TEMPLATE_DATABASE_URL = databases.templateUrl;

// Stryker runs in the background, and sets the exit code: this process ends when it has nothing left to do.
process.once("beforeExit", () => databases?.remove());
const [node = "", script = "", ...options] = process.argv;
new StrykerCli([node, script, "run", ...options]).run();
