import { fileURLToPath, pathToFileURL } from "node:url";
import { type QueryInterface, Sequelize } from "sequelize";
import { SequelizeStorage, Umzug } from "umzug";

const folder = fileURLToPath(new URL("../../migrations", import.meta.url));

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

/** The migrations of a database, to apply or revert. */
export const makeMigrations = (sequelize: Sequelize): Umzug<QueryInterface> =>
  new Umzug({
    migrations: { glob: ["*.ts", { cwd: folder }], resolve: migrationAt },
    context: sequelize.getQueryInterface(),
    storage: new SequelizeStorage({ sequelize, tableName: "migrations" }),
    logger: undefined,
  });

/** Applies all pending migrations of a database, in order. Call it under the lock of migrations. */
export async function applyMigrations(databaseUrl: string): Promise<void> {
  const sequelize = new Sequelize(databaseUrl, { dialect: "postgres", logging: false });
  try {
    await makeMigrations(sequelize).up();
  } finally {
    await sequelize.close();
  }
}
