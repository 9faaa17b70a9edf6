import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { reindex, WITHOUT_WORDS } from "#app/db/search-index.server.ts";

export class CompletedActivity extends Model<
  InferAttributes<CompletedActivity>,
  InferCreationAttributes<CompletedActivity>
> {
  static readonly revisions = ["ideas"] as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  declare activity_title: string;
  /** A short text; only `weekend` changes the points. */
  declare activity_type: string;
  declare duration_minutes: number;
  /** The bonus included. */
  declare points_awarded: number;
  declare streak_bonus: number;
  /** The streak including this activity. */
  declare streak_days: number;
  /** `YYYY-MM-DD` in the family's zone. */
  declare completed_date: string;
  declare completed_by: CreationOptional<number | null>;
  /** The member, if they were removed. */
  declare former_completed_by: CreationOptional<number | null>;
  declare notes: CreationOptional<string | null>;
  /** The search index; `null` until the family's next search. Only SQL reads it. */
  declare words?: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

CompletedActivity.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    activity_title: { type: DataTypes.TEXT, allowNull: false },
    activity_type: { type: DataTypes.TEXT, allowNull: false },
    duration_minutes: { type: DataTypes.INTEGER, allowNull: false },
    points_awarded: { type: DataTypes.INTEGER, allowNull: false },
    streak_bonus: { type: DataTypes.INTEGER, allowNull: false },
    streak_days: { type: DataTypes.INTEGER, allowNull: false },
    completed_date: { type: DataTypes.DATEONLY, allowNull: false },
    completed_by: DataTypes.BIGINT,
    former_completed_by: DataTypes.BIGINT,
    notes: DataTypes.TEXT,
    words: DataTypes.TSVECTOR,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, defaultScope: WITHOUT_WORDS, tableName: "completed_activities" },
);
reindex(CompletedActivity, ["activity_title", "notes"]);
