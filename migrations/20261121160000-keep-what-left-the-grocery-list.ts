import type { QueryInterface } from "sequelize";

/**
 * An item that is removed from a grocery list stays as a row for a while: to be restored, and, if it was bought, as the
 * family's history. A staple is one row that comes back to the list. `tap_page` and `tap_number` name the last tap.
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE grocery_items
      ADD COLUMN purchased_at timestamptz,
      ADD COLUMN removed_at timestamptz,
      ADD COLUMN removal uuid,
      ADD COLUMN repeat_days integer CHECK (repeat_days > 0),
      ADD COLUMN tap_page text,
      ADD COLUMN tap_number integer;
    UPDATE grocery_items SET purchased_at = updated_at WHERE is_purchased;
    DROP INDEX grocery_items_open;
    CREATE INDEX grocery_items_listed ON grocery_items (family_id, id) WHERE removed_at IS NULL;
    CREATE INDEX grocery_items_bought ON grocery_items (family_id, purchased_at) WHERE purchased_at IS NOT NULL;
    CREATE INDEX grocery_items_staples ON grocery_items (family_id) WHERE repeat_days IS NOT NULL;
    CREATE INDEX grocery_items_removal ON grocery_items (removal) WHERE removal IS NOT NULL;
  `);
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    DELETE FROM grocery_items WHERE removed_at IS NOT NULL;
    DROP INDEX grocery_items_listed, grocery_items_bought, grocery_items_staples, grocery_items_removal;
    ALTER TABLE grocery_items
      DROP COLUMN purchased_at, DROP COLUMN removed_at, DROP COLUMN removal,
      DROP COLUMN repeat_days, DROP COLUMN tap_page, DROP COLUMN tap_number;
    CREATE INDEX grocery_items_open ON grocery_items (family_id, is_purchased);
  `);
}
