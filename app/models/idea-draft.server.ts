import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { IdeaSource } from "#app/utils/constants.ts";

/** A meal plan or a grocery list that is being made, or waits to be used. */
export class IdeaDraft extends Model<InferAttributes<IdeaDraft>, InferCreationAttributes<IdeaDraft>> {
  declare id: CreationOptional<number>;
  declare family_id: number;
  declare kind: "meals" | "groceries";
  declare state: CreationOptional<"making" | "ready" | "failed">;
  /** Who made it, once it is made. */
  declare source: CreationOptional<IdeaSource | null>;
  /** What was asked for, as the API takes it. */
  declare options: Record<string, unknown>;
  /** As far as it is made: `drafts.server.ts` knows its shapes. */
  declare content: Record<string, unknown>;
  /** Why it could not be made, in words for people. */
  declare problem: CreationOptional<string | null>;
  /** When the making began. It also tells one try from the next. */
  declare begun_at: Date;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

IdeaDraft.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.INTEGER, allowNull: false },
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
