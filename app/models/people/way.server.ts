import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** A way to sign in to an account: the subject by which an issuer knows its user. An account may have several. */
export class Way extends Model<InferAttributes<Way>, InferCreationAttributes<Way>> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  /** The issuer of OpenID Connect; `HOUSEHOLD` for the household sign-in, whose address may change. */
  declare issuer: string;
  declare subject: string;
  declare created_at: CreationOptional<Date>;
}

Way.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    user_id: { type: DataTypes.BIGINT, allowNull: false },
    issuer: { type: DataTypes.TEXT, allowNull: false },
    subject: { type: DataTypes.TEXT, allowNull: false },
    created_at: DataTypes.DATE,
  },
  { sequelize, tableName: "ways", updatedAt: false },
);
