import type { QueryInterface } from "sequelize";

/**
 * A picture of a recipe (docs/product/food.md, "Photos of recipes"): the recipe's row has its name, by which lists know
 * of it; its bytes lie beside, or in another store.
 */
export async function up({ context }: { context: QueryInterface }) {
  const statements = [
    "ALTER TABLE recipes ADD COLUMN photo text",
    `CREATE TABLE recipe_photos (
      family_id bigint NOT NULL REFERENCES families ON DELETE CASCADE,
      recipe_id bigint NOT NULL,
      name text NOT NULL,
      large bytea,
      small bytea,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (family_id, recipe_id),
      FOREIGN KEY (family_id, recipe_id) REFERENCES recipes ON DELETE CASCADE,
      CHECK ((large IS NULL) = (small IS NULL))
    )`,
  ];
  for (const statement of statements) await context.sequelize.query(statement);
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query("DROP TABLE recipe_photos");
  await context.sequelize.query("ALTER TABLE recipes DROP COLUMN photo");
}
