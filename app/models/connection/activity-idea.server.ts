import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { ActivityKind } from "#app/shared/connection/constants.ts";

/** A stored idea. The newest one is the day's activity while it is neither completed nor skipped. */
export class ActivityIdea extends Model<InferAttributes<ActivityIdea>, InferCreationAttributes<ActivityIdea>> {
  static readonly revisions = ["ideas"] as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  /** The day on which it was made, in the family's zone. */
  declare local_date: string;
  declare source: "ai" | "built-in";
  declare status: CreationOptional<"open" | "done" | "skipped">;
  declare title: string;
  declare description: string;
  declare steps: string[];
  declare materials: string[];
  declare duration_minutes: number;
  declare activity_type: ActivityKind;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

ActivityIdea.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    local_date: { type: DataTypes.DATEONLY, allowNull: false },
    source: { type: DataTypes.TEXT, allowNull: false },
    status: { type: DataTypes.TEXT, allowNull: false, defaultValue: "open" },
    title: { type: DataTypes.TEXT, allowNull: false },
    description: { type: DataTypes.TEXT, allowNull: false },
    steps: { type: DataTypes.JSONB, allowNull: false },
    materials: { type: DataTypes.JSONB, allowNull: false },
    duration_minutes: { type: DataTypes.INTEGER, allowNull: false },
    activity_type: { type: DataTypes.TEXT, allowNull: false },
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "activity_ideas" },
);
