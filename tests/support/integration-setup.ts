import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { buildIfNeeded } from "#scripts/lib/build.ts";
import { makeFolder, startDatabases, type TestDatabases } from "#tests/support/databases.ts";

declare module "vitest" {
  export interface ProvidedContext {
    templateUrl: string;
    /** Whether the template is spread over the machines of a Citus cluster. */
    isDistributed: boolean;
    /** Where the files of the tests' apps are, as long as tests run. */
    dataDir: string;
  }
}

interface Shared extends TestDatabases {
  dataDir: string;
}

declare global {
  /** Shared by the projects: each of them loads this module, and all of them run in one process. */
  var sharedByProjects: Promise<Shared> | undefined;
}

async function start(): Promise<Shared> {
  await buildIfNeeded();
  const databases = await startDatabases();
  const dataDir = makeFolder("data");
  const remove = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await databases.remove();
  };
  return { ...databases, dataDir, remove };
}

/** Runs once for all tests with a database: builds the app, starts PostgreSQL and makes an empty template database. */
export default async function setUp(project: TestProject) {
  const isFirst = !globalThis.sharedByProjects;
  globalThis.sharedByProjects ??= start();
  const shared = await globalThis.sharedByProjects;
  project.provide("templateUrl", shared.templateUrl);
  project.provide("isDistributed", shared.isDistributed);
  project.provide("dataDir", shared.dataDir);
  return isFirst ? shared.remove : undefined;
}
