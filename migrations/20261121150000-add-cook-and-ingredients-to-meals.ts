import type { QueryInterface } from "sequelize";

/**
 * The cook of a meal, and its ingredients: lines of text as in a recipe, with the number of servings.
 * `listed_ingredients` are the lines that were added to the grocery list, so that none is added twice unasked.
 */
export async function up({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE meals
      ADD COLUMN cook_id integer,
      ADD COLUMN ingredients text[] NOT NULL DEFAULT '{}' CHECK (cardinality(ingredients) <= 100),
      ADD COLUMN ingredients_for integer CHECK (ingredients_for >= 1),
      ADD COLUMN listed_ingredients text[] NOT NULL DEFAULT '{}',
      ADD FOREIGN KEY (family_id, cook_id) REFERENCES family_members (family_id, id);
    CREATE INDEX meals_cook ON meals (family_id, cook_id) WHERE cook_id IS NOT NULL;
  `);
}

export async function down({ context }: { context: QueryInterface }) {
  await context.sequelize.query(`
    ALTER TABLE meals
      DROP COLUMN cook_id, DROP COLUMN ingredients, DROP COLUMN ingredients_for, DROP COLUMN listed_ingredients;
  `);
}
