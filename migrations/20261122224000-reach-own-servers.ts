import type { QueryInterface } from "sequelize";

/** A person's own server of notices, ntfy or Gotify (docs/product/notices.md, "A server of one's own"). */
const COLUMNS: readonly (readonly [name: string, definition: string])[] = [
  ["self_hosted_type", "text CHECK (self_hosted_type IN ('ntfy', 'gotify'))"],
  ["self_hosted_url", "text CHECK (char_length(self_hosted_url) <= 2000)"],
  ["self_hosted_token", "text"],
  ["self_hosted_refusals", "integer NOT NULL DEFAULT 0"],
  ["self_hosted_stopped_at", "timestamptz"],
];

export async function up({ context }: { context: QueryInterface }) {
  const added = COLUMNS.map(([name, definition]) => `ADD COLUMN ${name} ${definition}`);
  await context.sequelize.query(`ALTER TABLE notice_preferences ${added.join(", ")}`);
}

export async function down({ context }: { context: QueryInterface }) {
  const dropped = COLUMNS.map(([name]) => `DROP COLUMN ${name}`);
  await context.sequelize.query(`ALTER TABLE notice_preferences ${dropped.join(", ")}`);
}
