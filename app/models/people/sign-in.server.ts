import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** One authorization code on its way to a session, so that it is exchanged once however often it arrives. */
export class SignIn extends Model<InferAttributes<SignIn>, InferCreationAttributes<SignIn>> {
  declare code_hash: string;
  /** Hash of the browser's own state and PKCE verifier: only the browser that began may share the result. */
  declare attempt_hash: string;
  declare status: CreationOptional<"pending" | "done" | "failed">;
  declare user_id: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;
}

SignIn.init(
  {
    code_hash: { type: DataTypes.TEXT, primaryKey: true },
    attempt_hash: { type: DataTypes.TEXT, allowNull: false },
    status: { type: DataTypes.TEXT, allowNull: false, defaultValue: "pending" },
    user_id: DataTypes.BIGINT,
    created_at: DataTypes.DATE,
  },
  { sequelize, tableName: "sign_ins", updatedAt: false },
);
