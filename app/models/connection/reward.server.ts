import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { IconName } from "#app/shared/icon-name.ts";

/** A reward of the family, unlocked at a number of points. */
export class Reward extends Model<InferAttributes<Reward>, InferCreationAttributes<Reward>> {
  static readonly revisions = ["ideas"] as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  declare reward_type: string;
  declare reward_title: string;
  declare reward_description: string;
  declare points_required: number;
  declare icon_name: IconName;
  declare unlocked_at: CreationOptional<Date | null>;
  /** The completed activity whose points unlocked it. */
  declare unlocked_by: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

Reward.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    reward_type: { type: DataTypes.TEXT, allowNull: false },
    reward_title: { type: DataTypes.TEXT, allowNull: false },
    reward_description: { type: DataTypes.TEXT, allowNull: false },
    points_required: { type: DataTypes.INTEGER, allowNull: false },
    icon_name: { type: DataTypes.TEXT, allowNull: false },
    unlocked_at: DataTypes.DATE,
    unlocked_by: DataTypes.BIGINT,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "rewards" },
);
