import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** Days on which a member is away, both included: `YYYY-MM-DD`. */
export class ChoreAbsence extends Model<InferAttributes<ChoreAbsence>, InferCreationAttributes<ChoreAbsence>> {
  static readonly revisions = ["chores"] as const;
  static readonly planned = true;

  declare family_id: number;
  declare id: CreationOptional<number>;
  declare member_id: number;
  declare from_day: string;
  declare to_day: string;
  declare created_at: CreationOptional<Date>;
}

ChoreAbsence.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    member_id: { type: DataTypes.BIGINT, allowNull: false },
    from_day: { type: DataTypes.DATEONLY, allowNull: false },
    to_day: { type: DataTypes.DATEONLY, allowNull: false },
    created_at: DataTypes.DATE,
  },
  { sequelize, tableName: "chore_absences", updatedAt: false },
);
