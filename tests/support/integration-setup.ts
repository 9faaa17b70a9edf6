import type { TestProject } from "vitest/node";
import { buildIfNeeded } from "#scripts/lib/build.ts";
import { startDatabases } from "#tests/support/databases.ts";

declare module "vitest" {
  export interface ProvidedContext {
    templateUrl: string;
    /** Whether the template is spread over the machines of a Citus cluster. */
    isDistributed: boolean;
  }
}

/** Once for the integration tests: the app is built, PostgreSQL runs, and there is a template of an empty database. */
export default async function setUp(project: TestProject) {
  await buildIfNeeded();
  const databases = await startDatabases();
  project.provide("templateUrl", databases.templateUrl);
  project.provide("isDistributed", databases.isDistributed);
  return databases.remove;
}
