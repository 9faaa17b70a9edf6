import type { QueryInterface } from "sequelize";

/** The browsers that each account has signed in with (docs/product/accounts.md, "Devices"). */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    CREATE TABLE known_devices (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      token_hash text NOT NULL,
      last_used_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, token_hash)
    );
    CREATE INDEX known_devices_oldest ON known_devices (last_used_at);
  `);
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("DROP TABLE known_devices");
}
