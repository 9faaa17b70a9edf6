import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/**
 * A link's purpose: make the first account (`set-up`), sign a device in, set a password, or confirm an email address.
 */
export type SignInLinkKind = "set-up" | "device" | "password" | "email";

/** A link of the household sign-in, used once. The row holds hashes of its token and code alone. */
export class SignInLink extends Model<InferAttributes<SignInLink>, InferCreationAttributes<SignInLink>> {
  declare id: CreationOptional<number>;
  declare kind: SignInLinkKind;
  /** The account that it is for; `null` for a set-up. */
  declare user_id: number | null;
  /** The user who made it; `null` for the operator and for a mail that the account itself has asked for. */
  declare made_by: CreationOptional<number | null>;
  /** The seed from which the session secret derives token and code; `null` for a link that is shown only once. */
  declare token_seed: CreationOptional<string | null>;
  declare token_hash: string;
  /** The hash of a code that can be typed in place of the link. */
  declare code_hash: CreationOptional<string | null>;
  /** The address that a link of kind `email` confirms. */
  declare email: CreationOptional<string | null>;
  declare created_at: Date;
  declare expires_at: Date;
  declare used_at: CreationOptional<Date | null>;
  /** When someone ended it before its use. */
  declare ended_at: CreationOptional<Date | null>;
}

SignInLink.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    kind: { type: DataTypes.TEXT, allowNull: false },
    user_id: DataTypes.BIGINT,
    made_by: DataTypes.BIGINT,
    token_seed: DataTypes.TEXT,
    token_hash: { type: DataTypes.TEXT, allowNull: false },
    code_hash: DataTypes.TEXT,
    email: DataTypes.TEXT,
    created_at: { type: DataTypes.DATE, allowNull: false },
    expires_at: { type: DataTypes.DATE, allowNull: false },
    used_at: DataTypes.DATE,
    ended_at: DataTypes.DATE,
  },
  { sequelize, tableName: "sign_in_links", timestamps: false },
);
