import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** The idea that a family was shown on a day, kept so that it is the same on every phone. */
export class Suggestion extends Model<InferAttributes<Suggestion>, InferCreationAttributes<Suggestion>> {
  static readonly revisions = ["ideas"] as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  declare kind: "activity" | "tip";
  /** The day it is for, in the family's zone. */
  declare local_date: string;
  declare source: "ai" | "built-in";
  /**
   * `text` is what the dashboard shows; `title` also keeps it from being chosen again soon. Of an activity, how it is
   * done, too; those of before it was kept are without.
   */
  declare content: { title: string; text: string; steps?: string[]; materials?: string[] };
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

Suggestion.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    kind: { type: DataTypes.TEXT, allowNull: false },
    local_date: { type: DataTypes.DATEONLY, allowNull: false },
    source: { type: DataTypes.TEXT, allowNull: false },
    content: { type: DataTypes.JSONB, allowNull: false },
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "suggestions" },
);
