import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { ChoreIcon } from "#app/shared/chores/constants.ts";

/** A child's goal for stars. A child has at most one goal that was not given yet. */
export class Goal extends Model<InferAttributes<Goal>, InferCreationAttributes<Goal>> {
  // Nothing cached is derived from goals.
  static readonly revisions = [] as const;

  declare family_id: number;
  declare id: CreationOptional<number>;
  declare member_id: number;
  declare title: string;
  declare icon: ChoreIcon;
  declare stars: number;
  declare given_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

Goal.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    member_id: { type: DataTypes.BIGINT, allowNull: false },
    title: { type: DataTypes.TEXT, allowNull: false },
    icon: { type: DataTypes.TEXT, allowNull: false },
    stars: { type: DataTypes.INTEGER, allowNull: false },
    given_at: DataTypes.DATE,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "goals" },
);
