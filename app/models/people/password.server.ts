import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** The password of an account for the household sign-in. */
export class Password extends Model<InferAttributes<Password>, InferCreationAttributes<Password>> {
  declare user_id: number;
  /** In the PHC string format (docs/decisions/091-passwords-by-scrypt.md). */
  declare hash: string;
  declare changed_at: Date;
}

Password.init(
  {
    user_id: { type: DataTypes.BIGINT, primaryKey: true },
    hash: { type: DataTypes.TEXT, allowNull: false },
    changed_at: { type: DataTypes.DATE, allowNull: false },
  },
  { sequelize, tableName: "passwords", timestamps: false },
);
