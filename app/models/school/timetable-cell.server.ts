import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { WeekLetter } from "#app/shared/school/constants.ts";

/** A lesson of a timetable. A free lesson has no row. */
export class TimetableCell extends Model<InferAttributes<TimetableCell>, InferCreationAttributes<TimetableCell>> {
  static readonly revisions = ["calendar"] as const;

  declare family_id: number;
  declare member_id: number;
  declare week: WeekLetter;
  /** 0 for Sunday to 6. */
  declare weekday: number;
  /** The position of its row. */
  declare position: number;
  declare subject_id: number;
}

TimetableCell.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    member_id: { type: DataTypes.BIGINT, primaryKey: true },
    week: { type: DataTypes.TEXT, primaryKey: true },
    weekday: { type: DataTypes.INTEGER, primaryKey: true },
    position: { type: DataTypes.INTEGER, primaryKey: true },
    subject_id: { type: DataTypes.BIGINT, allowNull: false },
  },
  { sequelize, tableName: "timetable_cells", timestamps: false },
);
