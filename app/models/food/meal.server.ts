import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { clearPrevious } from "#app/db/clear-previous.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { reindex, WITHOUT_WORDS } from "#app/db/search-index.server.ts";
import type { KnownLines } from "#app/domain/food/known-lines.ts";
import type { MealType } from "#app/shared/food/constants.ts";

export class Meal extends Model<InferAttributes<Meal>, InferCreationAttributes<Meal>> {
  static readonly revisions = ["calendar"] as const;
  static readonly topics = { calendar: ["meals"] } as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  declare title: string;
  declare description: CreationOptional<string | null>;
  declare meal_type: MealType;
  /** `YYYY-MM-DD` */
  declare planned_date: string;
  declare recipe_url: CreationOptional<string | null>;
  /** Minutes. */
  declare prep_time: CreationOptional<number | null>;
  /** Minutes. */
  declare cook_time: CreationOptional<number | null>;
  declare servings: CreationOptional<number | null>;
  /** The member who cooks. */
  declare cook_id: CreationOptional<number | null>;
  /** The cook, if they were removed. */
  declare former_cook_id: CreationOptional<number | null>;
  /** Lines of a recipe: "2 cups flour". */
  declare ingredients: CreationOptional<string[]>;
  /** The servings that `ingredients` are for; `null` if unknown. */
  declare ingredients_for: CreationOptional<number | null>;
  /** Parsed lines of `ingredients` from a model or the library, including former lines. */
  declare known_lines: CreationOptional<KnownLines>;
  declare steps: CreationOptional<string[]>;
  /** The linked recipe of the family, whose content `ingredients` and `steps` copy. */
  declare recipe_id: CreationOptional<number | null>;
  /** The linked recipe, if it was deleted; until the meal's ingredients or steps change. */
  declare former_recipe_id: CreationOptional<number | null>;
  /** The slug of the linked built-in recipe. The copied content is that of the family's replacement, if it has one. */
  declare built_in: CreationOptional<string | null>;
  /** Lines of `ingredients` that were added to the grocery list. */
  declare listed_ingredients: CreationOptional<string[]>;
  /** Removed rows are in no query without `paranoid: false`. */
  declare removed_at: CreationOptional<Date | null>;
  /** The search index; `null` until the family's next search. Only SQL reads it. */
  declare words?: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

Meal.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    title: { type: DataTypes.TEXT, allowNull: false },
    description: DataTypes.TEXT,
    meal_type: { type: DataTypes.TEXT, allowNull: false },
    planned_date: { type: DataTypes.DATEONLY, allowNull: false },
    recipe_url: DataTypes.TEXT,
    prep_time: DataTypes.INTEGER,
    cook_time: DataTypes.INTEGER,
    servings: DataTypes.INTEGER,
    cook_id: DataTypes.BIGINT,
    former_cook_id: DataTypes.BIGINT,
    ingredients: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    ingredients_for: DataTypes.INTEGER,
    known_lines: { type: DataTypes.JSONB, allowNull: false, defaultValue: {} },
    steps: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    recipe_id: DataTypes.BIGINT,
    former_recipe_id: DataTypes.BIGINT,
    built_in: DataTypes.TEXT,
    listed_ingredients: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    removed_at: DataTypes.DATE,
    words: DataTypes.TSVECTOR,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, defaultScope: WITHOUT_WORDS, tableName: "meals", paranoid: true, deletedAt: "removed_at" },
);
clearPrevious(Meal, "cook_id");
clearPrevious(Meal, "recipe_id");
reindex(Meal, ["title", "description", "ingredients"]);
