import type { QueryInterface } from "sequelize";

/** Without these a deleted meal, account or family, and the hourly sweep, read whole tables (docs/performance.md). */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    CREATE INDEX families_created_by ON families (created_by) WHERE created_by IS NOT NULL;
    CREATE INDEX sign_ins_user ON sign_ins (user_id) WHERE user_id IS NOT NULL;
    CREATE INDEX grocery_items_of_meal ON grocery_items (family_id, meal_id);
    CREATE INDEX events_removed_at ON events (removed_at) WHERE removed_at IS NOT NULL;
    CREATE INDEX meals_removed_at ON meals (removed_at) WHERE removed_at IS NOT NULL;
    CREATE INDEX family_members_removed_at ON family_members (removed_at) WHERE removed_at IS NOT NULL;
    CREATE INDEX invitations_of_family ON invitations (family_id);
    CREATE INDEX invitations_invited_by ON invitations (invited_by) WHERE invited_by IS NOT NULL;
    CREATE INDEX invitations_accepted_by ON invitations (accepted_by) WHERE accepted_by IS NOT NULL;
  `);
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    DROP INDEX families_created_by, sign_ins_user, grocery_items_of_meal, events_removed_at, meals_removed_at,
      family_members_removed_at, invitations_of_family, invitations_invited_by, invitations_accepted_by;
  `);
}
