import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { Meal } from "#app/models/food/meal.server.ts";

type MealContent = Omit<
  InferAttributes<Meal>,
  | "id"
  | "family_id"
  | "former_cook_id"
  | "former_recipe_id"
  | "planned_date"
  | "listed_ingredients"
  | "removed_at"
  | "created_at"
  | "updated_at"
>;

/** A meal of a saved week, which is not in the calendar. */
export interface WeekMeal extends MealContent {
  /** The weekday: 0 for Sunday to 6, independent of the reader's first day of the week. */
  day: number;
}

export class SavedWeek extends Model<InferAttributes<SavedWeek>, InferCreationAttributes<SavedWeek>> {
  static readonly revisions = ["ideas"] as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  declare name: string;
  declare meals: WeekMeal[];
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

SavedWeek.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    name: { type: DataTypes.TEXT, allowNull: false },
    meals: { type: DataTypes.JSONB, allowNull: false },
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "saved_weeks" },
);
