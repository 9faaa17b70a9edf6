import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { IdeaSource } from "#app/shared/ideas/constants.ts";

/** A practice of one user, stored for a day. It does not hold their mood. */
export class Practice extends Model<InferAttributes<Practice>, InferCreationAttributes<Practice>> {
  static readonly revisions = ["ideas"] as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  declare user_id: number;
  declare source: IdeaSource;
  declare content: { title: string; steps: { title: string; text: string; minutes: number }[] };
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

Practice.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    user_id: { type: DataTypes.BIGINT, allowNull: false },
    source: { type: DataTypes.TEXT, allowNull: false },
    content: { type: DataTypes.JSONB, allowNull: false },
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "practices" },
);
