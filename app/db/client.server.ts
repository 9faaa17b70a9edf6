import type { Socket } from "node:net";
import pg from "pg";
import { watchSilence } from "#app/db/socket.server.ts";
import { findName, liftValues } from "#app/db/statements.server.ts";
import { countConnection } from "#app/utils/metrics.server.ts";

type Done = (error: (Error & { code?: string }) | null, result?: unknown) => void;
type Query = (...args: unknown[]) => unknown;

/** A migration changed the result of a named statement, or the connection does not know the name. */
const OUTDATED = ["0A000", "26000"];

/** The name, text and values of a SELECT; `null` for a statement that is sent unchanged. */
function nameSelect(sql: unknown, parameters: unknown[] | undefined) {
  if (typeof sql !== "string" || !sql.startsWith("SELECT ")) return null;
  const statement = parameters ? { text: sql, values: parameters } : liftValues(sql);
  const name = statement && findName(statement.text);
  return name ? { ...statement, name } : null;
}

/**
 * A connection of the pool for Sequelize. It ends when the database is silent during a query. With `areNamed` it sends each
 * SELECT as a named statement, because PostgreSQL spends more time on parsing and planning our statements than on running
 * them. Sequelize writes values into the text, so they are taken out first (`liftValues`). A plan without values is as good:
 * every read starts with a family's or a row's id (tests/api/query-plans.release.test.ts). `DATABASE_STATEMENTS=unnamed`
 * switches names off, for poolers that change connections within a session.
 */
export const makeClient = (areNamed: boolean) =>
  class extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super(config);
      const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
      const ask = super.query.bind(this) as unknown as Query;
      const count = countConnection();
      let isOpen = false;
      let isNaming = areNamed;
      const query: Query = (...args) => {
        watchSilence(stream, true);
        if (isOpen) count("busy");
        const done = args.at(-1);
        const parameters = args.length > 2 ? (args[1] as unknown[]) : undefined;
        const named = isNaming && typeof done === "function" ? nameSelect(args[0], parameters) : null;
        if (!named) return ask(...args);
        const onResult: Done = (error, result) => {
          if (!OUTDATED.includes(error?.code ?? "")) return (done as Done)(error, result);
          isNaming = false;
          // In a transaction PostgreSQL refuses further statements, and the caller gets the error.
          ask(...args);
        };
        return ask(named, onResult);
      };
      this.query = query as unknown as typeof this.query;
      this.on("drain", () => {
        watchSilence(stream, false);
        if (isOpen) count("idle");
      });
      this.once("connect", () => {
        isOpen = true;
        count("idle");
      });
      this.once("end", () => {
        isOpen = false;
        count(null);
      });
      // Sequelize adds its listener only after the connection is established, and an error in between would end the
      // process. Sequelize does not reuse a connection marked `_invalid`.
      this.on("error", () => Object.assign(this, { _invalid: true }));
    }
  };
