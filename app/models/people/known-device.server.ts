import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** A browser that an account has signed in with. A cookie holds a random token, the row only its SHA-256. */
export class KnownDevice extends Model<InferAttributes<KnownDevice>, InferCreationAttributes<KnownDevice>> {
  declare user_id: number;
  declare token_hash: string;
  /** The last sign-in with it. */
  declare last_used_at: Date;
}

KnownDevice.init(
  {
    user_id: { type: DataTypes.BIGINT, primaryKey: true },
    token_hash: { type: DataTypes.TEXT, primaryKey: true },
    last_used_at: { type: DataTypes.DATE, allowNull: false },
  },
  { sequelize, tableName: "known_devices", timestamps: false },
);
