import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** An authorization code, stored so that it is exchanged once however often the browser sends it. */
export class SignIn extends Model<InferAttributes<SignIn>, InferCreationAttributes<SignIn>> {
  declare code_hash: string;
  /** Hash of the browser's state and PKCE verifier: only the same browser gets the result. */
  declare attempt_hash: string;
  declare status: CreationOptional<"pending" | "done" | "failed">;
  declare user_id: CreationOptional<number | null>;
  /** When the identity provider last asked this person. */
  declare signed_in_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
}

SignIn.init(
  {
    code_hash: { type: DataTypes.TEXT, primaryKey: true },
    attempt_hash: { type: DataTypes.TEXT, allowNull: false },
    status: { type: DataTypes.TEXT, allowNull: false, defaultValue: "pending" },
    user_id: DataTypes.BIGINT,
    signed_in_at: DataTypes.DATE,
    created_at: DataTypes.DATE,
  },
  { sequelize, tableName: "sign_ins", updatedAt: false },
);
