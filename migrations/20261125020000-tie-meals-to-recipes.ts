import type { QueryInterface } from "sequelize";

/**
 * A meal has steps, and may be tied to a recipe, whose ingredients and steps it then has
 * (docs/decisions/078-meals-copy-their-recipes.md).
 */
const COLUMNS: readonly (readonly [name: string, definition: string])[] = [
  ["steps", "text[] NOT NULL DEFAULT '{}' CHECK (cardinality(steps) <= 50)"],
  ["recipe_id", "bigint"],
  ["former_recipe_id", "bigint"],
  ["built_in", "text"],
];

export async function up({ context }: { context: QueryInterface }) {
  const statements = [
    `ALTER TABLE meals ${COLUMNS.map(([name, definition]) => `ADD COLUMN ${name} ${definition}`).join(", ")}`,
    "ALTER TABLE meals ADD CHECK (recipe_id IS NULL OR built_in IS NULL)",
    `ALTER TABLE meals ADD CONSTRAINT meals_recipe_fkey FOREIGN KEY (family_id, recipe_id)
      REFERENCES recipes (family_id, id)`,
    "CREATE INDEX meals_recipe ON meals (family_id, recipe_id) WHERE recipe_id IS NOT NULL",
    "CREATE INDEX meals_former_recipe ON meals (family_id, former_recipe_id) WHERE former_recipe_id IS NOT NULL",
    "CREATE INDEX meals_built_in ON meals (family_id, built_in) WHERE built_in IS NOT NULL",
  ];
  for (const statement of statements) await context.sequelize.query(statement);
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`ALTER TABLE meals ${COLUMNS.map(([name]) => `DROP COLUMN ${name}`).join(", ")}`);
}
