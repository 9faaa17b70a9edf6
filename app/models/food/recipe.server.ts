import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { reindex, WITHOUT_WORDS } from "#app/db/search-index.server.ts";
import type { KnownLines } from "#app/domain/food/known-lines.ts";
import type { Diet, MealType } from "#app/shared/food/constants.ts";

/** A family's own recipe. */
export class Recipe extends Model<InferAttributes<Recipe>, InferCreationAttributes<Recipe>> {
  // Meals show the content of their recipes.
  static readonly revisions = ["calendar"] as const;
  static readonly topics = { calendar: ["meals"] } as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  declare title: string;
  declare description: CreationOptional<string | null>;
  declare recipe_url: CreationOptional<string | null>;
  /** Minutes. */
  declare prep_time: CreationOptional<number | null>;
  /** Minutes. */
  declare cook_time: CreationOptional<number | null>;
  /** The servings of the ingredients; `null` when unknown. */
  declare servings: CreationOptional<number | null>;
  declare meal_type: CreationOptional<MealType | null>;
  /** Lines: "2 cups flour". */
  declare ingredients: CreationOptional<string[]>;
  /** Parsed lines of `ingredients` from a model or the library, including former lines. */
  declare known_lines: CreationOptional<KnownLines>;
  declare steps: CreationOptional<string[]>;
  declare diets: CreationOptional<Diet[]>;
  /** The slug of the built-in recipe that this one replaces. */
  declare based_on: CreationOptional<string | null>;
  /** The name of its photo; `null` without one. */
  declare photo: CreationOptional<string | null>;
  /** The search index; `null` until the family's next search. Only SQL reads it. */
  declare words?: string | null;
  /** Removed rows are in no query without `paranoid: false`. */
  declare removed_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

Recipe.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    title: { type: DataTypes.TEXT, allowNull: false },
    description: DataTypes.TEXT,
    recipe_url: DataTypes.TEXT,
    prep_time: DataTypes.INTEGER,
    cook_time: DataTypes.INTEGER,
    servings: DataTypes.INTEGER,
    meal_type: DataTypes.TEXT,
    ingredients: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    known_lines: { type: DataTypes.JSONB, allowNull: false, defaultValue: {} },
    steps: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    diets: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    based_on: DataTypes.TEXT,
    photo: DataTypes.TEXT,
    words: DataTypes.TSVECTOR,
    removed_at: DataTypes.DATE,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, defaultScope: WITHOUT_WORDS, tableName: "recipes", paranoid: true, deletedAt: "removed_at" },
);
reindex(Recipe, ["title", "description", "ingredients"]);
