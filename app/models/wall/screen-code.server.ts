import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** A code on a new wall screen, until a user types it. Code and cookie are stored as SHA-256. */
export class ScreenCode extends Model<InferAttributes<ScreenCode>, InferCreationAttributes<ScreenCode>> {
  declare code_hash: string;
  declare token_hash: string;
  /** The family of the user who typed the code; `null` before that. */
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
