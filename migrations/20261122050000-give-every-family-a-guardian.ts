import type { QueryInterface } from "sequelize";

/**
 * From now on only guardians (parents, guardians, accounts that are no member) may remove people, change roles and the
 * like. In a family without one, the founder becomes a guardian, else the oldest account: no family loses these
 * permissions (docs/product/accounts.md, "Who may what").
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    UPDATE family_members SET role = 'guardian', updated_at = now()
    WHERE user_id IN (
      SELECT DISTINCT ON (u.family_id) u.id
      FROM users u JOIN families f ON f.id = u.family_id
      WHERE NOT EXISTS (
        SELECT 1 FROM users other
        LEFT JOIN family_members m ON m.user_id = other.id AND m.family_id = other.family_id
        WHERE other.family_id = u.family_id AND (m.id IS NULL OR m.role IN ('parent', 'guardian'))
      )
      ORDER BY u.family_id, (u.id = f.created_by) IS TRUE DESC, u.created_at, u.id
    )
  `);
}

/** Who was made a guardian stays one: what they were before is not known any more. */
export async function down() {}
