import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** A form that was sent after its session had ended. A cookie holds a random token, the row only its SHA-256. */
export class FormDraft extends Model<InferAttributes<FormDraft>, InferCreationAttributes<FormDraft>> {
  declare token_hash: string;
  declare user_id: number;
  /** The path of the form's action, with the query. */
  declare path: string;
  declare fields: [name: string, value: string][];
  declare created_at: CreationOptional<Date>;
}

FormDraft.init(
  {
    token_hash: { type: DataTypes.TEXT, primaryKey: true },
    user_id: { type: DataTypes.BIGINT, allowNull: false },
    path: { type: DataTypes.TEXT, allowNull: false },
    fields: { type: DataTypes.JSONB, allowNull: false },
    created_at: DataTypes.DATE,
  },
  { sequelize, tableName: "kept_forms", updatedAt: false },
);
