import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** The number of uses in the present window of a limit. */
export class RateLimit extends Model<InferAttributes<RateLimit>, InferCreationAttributes<RateLimit>> {
  /** A keyed hash of the limit and its subject: never a plain network or email address. */
  declare scope: string;
  declare began_at: CreationOptional<Date>;
  declare count: CreationOptional<number>;
}

RateLimit.init(
  {
    scope: { type: DataTypes.TEXT, primaryKey: true },
    began_at: DataTypes.DATE,
    count: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 1 },
  },
  { sequelize, tableName: "rate_limits", timestamps: false },
);
