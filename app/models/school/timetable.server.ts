import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { OverHoliday } from "#app/shared/school/constants.ts";

/** A member's school week; at most one for each member (docs/product/school.md). */
export class Timetable extends Model<InferAttributes<Timetable>, InferCreationAttributes<Timetable>> {
  static readonly revisions = ["calendar"] as const;

  declare family_id: number;
  declare member_id: number;
  /** 1, or 2 if weeks A and B alternate. */
  declare weeks: number;
  /** A Monday of a week A, `YYYY-MM-DD`. */
  declare anchor_monday: string;
  declare over_holiday: OverHoliday;
  /** `HH:MM`: the end of the last lesson. */
  declare home_at: string;
  /** The user who saved it last. */
  declare changed_by: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

Timetable.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    member_id: { type: DataTypes.BIGINT, primaryKey: true },
    weeks: { type: DataTypes.INTEGER, allowNull: false },
    anchor_monday: { type: DataTypes.DATEONLY, allowNull: false },
    over_holiday: { type: DataTypes.TEXT, allowNull: false },
    home_at: { type: DataTypes.TEXT, allowNull: false },
    changed_by: DataTypes.BIGINT,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "timetables" },
);
