import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { PlannedDish } from "#app/domain/food/dish.server.ts";
import type { GroceryPlan } from "#app/domain/food/grocery-plan.server.ts";
import type { LeftOut } from "#app/domain/food/meal-plan.server.ts";
import type { PlanCriteria } from "#app/domain/food/recipe-ranking.server.ts";
import type { GroceryRequest, PlanRequest } from "#app/schemas/ideas/ideas.ts";
import type { PlannedMeal } from "#app/shared/food/constants.ts";
import type { IdeaSource } from "#app/shared/ideas/constants.ts";

/** A dish of a draft, with the ids of the meal and the recipe that were made of it. */
export type DraftDish = PlannedDish & { meal_id?: number; recipe_id?: number };

export interface PlanContent {
  days: ({ date: string } & Partial<Record<PlannedMeal, DraftDish | null>>)[];
  left_out: LeftOut[];
  notes: string[];
}

export type GroceryContent = GroceryPlan & { isAdded?: boolean };

/** The kinds of drafts: the API's request, and the result. */
export interface DraftKinds {
  meals: {
    options: PlanRequest & { start_date: string } & Pick<PlanCriteria, "meals" | "past">;
    content: PlanContent;
  };
  groceries: { options: GroceryRequest & { start_date: string }; content: GroceryContent };
}
export type DraftKind = keyof DraftKinds;
export type AnyDraft = { [K in DraftKind]: IdeaDraft<K> }[DraftKind];

/** A generated meal plan or grocery list that is not used yet. */
export class IdeaDraft<K extends DraftKind = DraftKind> extends Model<
  InferAttributes<IdeaDraft>,
  InferCreationAttributes<IdeaDraft>
> {
  static readonly revisions = ["ideas"] as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  declare kind: K;
  declare state: CreationOptional<"making" | "ready" | "failed">;
  /** Its source; `null` while it is being made. */
  declare source: CreationOptional<IdeaSource | null>;
  declare options: DraftKinds[K]["options"];
  /** The finished part. */
  declare content: DraftKinds[K]["content"];
  /** Why it failed, as a message for users. */
  declare problem: CreationOptional<string | null>;
  /** Start of the present try; distinguishes it from the next one. */
  declare begun_at: Date;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

IdeaDraft.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    kind: { type: DataTypes.TEXT, allowNull: false },
    state: { type: DataTypes.TEXT, allowNull: false, defaultValue: "making" },
    source: DataTypes.TEXT,
    options: { type: DataTypes.JSONB, allowNull: false },
    content: { type: DataTypes.JSONB, allowNull: false },
    problem: DataTypes.TEXT,
    begun_at: { type: DataTypes.DATE, allowNull: false },
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "idea_drafts" },
);
