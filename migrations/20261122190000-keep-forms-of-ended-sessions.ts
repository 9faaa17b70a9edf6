import type { QueryInterface } from "sequelize";

/** What someone typed whose session had ended, for an hour (docs/product/pages.md, "Forms of an ended session"). */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    CREATE TABLE kept_forms (
      token_hash text PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      path text NOT NULL,
      fields jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX kept_forms_user_id ON kept_forms (user_id);
    CREATE INDEX kept_forms_oldest ON kept_forms (created_at);
  `);
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("DROP TABLE kept_forms");
}
