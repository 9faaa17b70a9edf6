import { fileURLToPath, pathToFileURL } from "node:url";
import pg from "pg";
import { type QueryInterface, Sequelize } from "sequelize";
import { SequelizeStorage, Umzug } from "umzug";

const folder = fileURLToPath(new URL("../../migrations", import.meta.url));
/** An arbitrary lock number, so that two processes never migrate at once. */
const MIGRATION_LOCK = 7_667_283;

interface Migration {
  up(parameters: { context: QueryInterface }): Promise<void>;
  down(parameters: { context: QueryInterface }): Promise<void>;
}

/** Imports a migration from here, so that tsx or the test runner compiles it. */
function migrationAt({ name, path = "", context }: { name: string; path?: string; context: QueryInterface }) {
  const load = (): Promise<Migration> => import(/* @vite-ignore */ pathToFileURL(path).href);
  return {
    name,
    up: async () => (await load()).up({ context }),
    down: async () => (await load()).down({ context }),
  };
}

/** Applies all pending migrations in order. Waits while another process does so. */
export async function migrate(databaseUrl: string): Promise<void> {
  const lock = new pg.Client({ connectionString: databaseUrl });
  const sequelize = new Sequelize(databaseUrl, { dialect: "postgres", logging: false });
  await lock.connect();
  try {
    await lock.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await new Umzug({
      migrations: { glob: ["*.ts", { cwd: folder }], resolve: migrationAt },
      context: sequelize.getQueryInterface(),
      storage: new SequelizeStorage({ sequelize, tableName: "migrations" }),
      logger: undefined,
    }).up();
  } finally {
    await lock.end();
    await sequelize.close();
  }
}
