import type { QueryInterface } from "sequelize";

/** The calendar feed can hold the planned meals: their changes count as the events' do (20261121120000). */
const ACTIONS = [
  ["INSERT", "NEW"],
  ["UPDATE", "NEW"],
  ["DELETE", "OLD"],
] as const;

export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(
    ACTIONS.map(
      ([action, rows]) => `
    CREATE TRIGGER calendar_${action.toLowerCase()} AFTER ${action} ON meals
      REFERENCING ${rows} TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION count_calendar_change();`,
    ).join(""),
  );
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(
    ACTIONS.map(([action]) => `DROP TRIGGER calendar_${action.toLowerCase()} ON meals;`).join(""),
  );
}
