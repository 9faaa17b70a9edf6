import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** A code that a screen shows until somebody types it. Code and cookie are kept as their SHA-256. */
export class ScreenCode extends Model<InferAttributes<ScreenCode>, InferCreationAttributes<ScreenCode>> {
  declare code_hash: string;
  declare token_hash: string;
  /** The family of the screen, once the code was used. */
  declare joined_family: number | null;
  declare expires_at: Date;
}

ScreenCode.init(
  {
    code_hash: { type: DataTypes.TEXT, primaryKey: true },
    token_hash: { type: DataTypes.TEXT, allowNull: false },
    joined_family: DataTypes.BIGINT,
    expires_at: { type: DataTypes.DATE, allowNull: false },
  },
  { sequelize, tableName: "screen_codes", timestamps: false },
);
