import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** Points and streak of a family: one row, locked during a completion. */
export class ConnectionStats extends Model<InferAttributes<ConnectionStats>, InferCreationAttributes<ConnectionStats>> {
  static readonly revisions = ["ideas"] as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  /** The sum of all awarded points. */
  declare total_points: CreationOptional<number>;
  /** Consecutive days up to `last_completed_date`. */
  declare current_streak: CreationOptional<number>;
  /** The longest streak ever. */
  declare best_streak: CreationOptional<number>;
  declare activities_completed: CreationOptional<number>;
  /** `YYYY-MM-DD` in the family's zone. */
  declare last_completed_date: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

ConnectionStats.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    total_points: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    current_streak: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    best_streak: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    activities_completed: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    last_completed_date: DataTypes.DATEONLY,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "connection_stats" },
);
