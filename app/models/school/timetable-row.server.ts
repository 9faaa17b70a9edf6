import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** A bell time of a timetable: a lesson, or a break. */
export class TimetableRow extends Model<InferAttributes<TimetableRow>, InferCreationAttributes<TimetableRow>> {
  static readonly revisions = ["calendar"] as const;

  declare family_id: number;
  declare member_id: number;
  /** From 1. */
  declare position: number;
  declare name: string;
  /** `HH:MM`; it ends when the next row starts. */
  declare starts_at: string;
  declare is_break: boolean;
}

TimetableRow.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    member_id: { type: DataTypes.BIGINT, primaryKey: true },
    position: { type: DataTypes.INTEGER, primaryKey: true },
    name: { type: DataTypes.TEXT, allowNull: false },
    starts_at: { type: DataTypes.TEXT, allowNull: false },
    is_break: { type: DataTypes.BOOLEAN, allowNull: false },
  },
  { sequelize, tableName: "timetable_rows", timestamps: false },
);
