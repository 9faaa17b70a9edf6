import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { PlannedDish } from "#app/domain/food/dish.server.ts";
import type { GroceryPlan } from "#app/domain/food/grocery-plan.server.ts";
import type { LeftOut } from "#app/domain/food/meal-plan.server.ts";
import type { PlanCriteria } from "#app/domain/food/recipe-ranking.server.ts";
import type { GroceryRequest, PlanRequest } from "#app/schemas/ideas/ideas.ts";
import type { PlannedMeal } from "#app/shared/food/constants.ts";
import type { IdeaSource } from "#app/shared/ideas/constants.ts";

/** A dish of a draft; once it is among the family's meals, or its recipes, it says which one it is. */
export type DraftDish = PlannedDish & { meal_id?: number; recipe_id?: number };

export interface PlanContent {
  days: ({ date: string } & Partial<Record<PlannedMeal, DraftDish | null>>)[];
  left_out: LeftOut[];
  notes: string[];
}

export type GroceryContent = GroceryPlan & { isAdded?: boolean };

/** The kinds of drafts: the request, as the API takes it, and the result. */
export interface DraftKinds {
  meals: {
    options: PlanRequest & { start_date: string } & Pick<PlanCriteria, "meals" | "past">;
    content: PlanContent;
  };
  groceries: { options: GroceryRequest & { start_date: string }; content: GroceryContent };
}
export type DraftKind = keyof DraftKinds;
export type AnyDraft = { [K in DraftKind]: IdeaDraft<K> }[DraftKind];

/** A meal plan or a grocery list that is being made, or waits to be used: `kind` says which of the two. */
export class IdeaDraft<K extends DraftKind = DraftKind> extends Model<
  InferAttributes<IdeaDraft>,
  InferCreationAttributes<IdeaDraft>
> {
  static readonly revisions = ["ideas"] as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  declare kind: K;
  declare state: CreationOptional<"making" | "ready" | "failed">;
  /** Who made it, once it is made. */
  declare source: CreationOptional<IdeaSource | null>;
  declare options: DraftKinds[K]["options"];
  /** As far as it is made. */
  declare content: DraftKinds[K]["content"];
  /** Why it could not be made, in words for people. */
  declare problem: CreationOptional<string | null>;
  /** When the making began. It also tells one try from the next. */
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
