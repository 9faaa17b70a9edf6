import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** A browser's push subscription (RFC 8030), valid as long as the session that made it. */
export class PushDevice extends Model<InferAttributes<PushDevice>, InferCreationAttributes<PushDevice>> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare session_hash: string;
  /** The push service's address for messages: a secret, never displayed. */
  declare endpoint: string;
  /** The subscription's public key and secret, base64url (RFC 8291, section 3.1). */
  declare p256dh: string;
  declare auth: string;
  declare name: string;
  /** In plain words: "Chrome on Android". */
  declare browser: string;
  /** Consecutive refused messages. */
  declare refusals: CreationOptional<number>;
  declare is_working: CreationOptional<boolean>;
  declare last_rang_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
}

PushDevice.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    user_id: { type: DataTypes.BIGINT, allowNull: false },
    session_hash: { type: DataTypes.TEXT, allowNull: false },
    endpoint: { type: DataTypes.TEXT, allowNull: false },
    p256dh: { type: DataTypes.TEXT, allowNull: false },
    auth: { type: DataTypes.TEXT, allowNull: false },
    name: { type: DataTypes.TEXT, allowNull: false },
    browser: { type: DataTypes.TEXT, allowNull: false },
    refusals: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    is_working: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
    last_rang_at: DataTypes.DATE,
    created_at: DataTypes.DATE,
  },
  { sequelize, tableName: "push_devices", updatedAt: false },
);
