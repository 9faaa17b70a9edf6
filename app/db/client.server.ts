import type { Socket } from "node:net";
import pg from "pg";
import { watchSilence } from "#app/db/socket.server.ts";
import { findName, liftValues } from "#app/db/statements.server.ts";

type Done = (error: (Error & { code?: string }) | null, result?: unknown) => void;
type Query = (...args: unknown[]) => unknown;

/** A migration has changed what a kept statement gives, or the connection has forgotten it. */
const OUTDATED = ["0A000", "26000"];

/** A SELECT with the name and the values under which it is kept; `null` for what has to be asked as it stands. */
function nameSelect(sql: unknown, given: unknown[] | undefined) {
  if (typeof sql !== "string" || !sql.startsWith("SELECT ")) return null;
  const statement = given ? { text: sql, values: given } : liftValues(sql);
  const name = statement && findName(statement.text);
  return name ? { ...statement, name } : null;
}

/**
 * A connection of the pool, to be given to Sequelize. It ends when the database is silent while something is asked. With
 * `areNamed` it has PostgreSQL keep what it has understood of a SELECT, and how it answers it, for the next time
 * (docs/decisions/046-named-statements.md).
 */
export const makeClient = (areNamed: boolean) =>
  class extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super(config);
      const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
      const ask = super.query.bind(this) as unknown as Query;
      let isNaming = areNamed;
      const query: Query = (...args) => {
        watchSilence(stream, true);
        const done = args.at(-1);
        const given = args.length > 2 ? (args[1] as unknown[]) : undefined;
        const named = isNaming && typeof done === "function" ? nameSelect(args[0], given) : null;
        if (!named) return ask(...args);
        const onResult: Done = (error, result) => {
          if (!OUTDATED.includes(error?.code ?? "")) return (done as Done)(error, result);
          isNaming = false;
          // Within a transaction PostgreSQL takes nothing more, and whoever began it is told.
          ask(...args);
        };
        return ask(named, onResult);
      };
      this.query = query as unknown as typeof this.query;
      this.on("drain", () => watchSilence(stream, false));
      // Sequelize listens from the moment after a connection is there: what ends it with the answer that it is there would
      // end the process. What is marked as Sequelize marks it is not used again.
      this.on("error", () => Object.assign(this, { _invalid: true }));
    }
  };
