import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** A passkey of an account: a public key, whose private half a device or a password manager holds. */
export class Passkey extends Model<InferAttributes<Passkey>, InferCreationAttributes<Passkey>> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  /** base64url, as browsers send it. */
  declare credential_id: string;
  /** COSE_Key (RFC 9052, section 7). */
  declare public_key: Buffer;
  /** Signatures that the authenticator has counted; stays 0 for one that does not count. */
  declare counter: number;
  /** How browsers reach it (`AuthenticatorTransport`), to find it among those one has. */
  declare transports: CreationOptional<string[]>;
  /** The host that it was made for, and works at. */
  declare rp_id: string;
  declare name: string;
  declare created_at: CreationOptional<Date>;
  declare last_used_at: CreationOptional<Date | null>;
}

Passkey.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    user_id: { type: DataTypes.BIGINT, allowNull: false },
    credential_id: { type: DataTypes.TEXT, allowNull: false },
    public_key: { type: DataTypes.BLOB, allowNull: false },
    counter: { type: DataTypes.BIGINT, allowNull: false },
    transports: { type: DataTypes.JSONB, allowNull: false, defaultValue: [] },
    rp_id: { type: DataTypes.TEXT, allowNull: false },
    name: { type: DataTypes.TEXT, allowNull: false },
    created_at: DataTypes.DATE,
    last_used_at: DataTypes.DATE,
  },
  { sequelize, tableName: "passkeys", updatedAt: false },
);
