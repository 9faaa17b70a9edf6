import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** A part of a household sign-in in progress, which oidc-provider stores through its adapter. */
export class OidcPayload extends Model<InferAttributes<OidcPayload>, InferCreationAttributes<OidcPayload>> {
  /** A hash of the part's kind and its random id. */
  declare key: string;
  declare payload: Record<string, unknown>;
  declare consumed_at: CreationOptional<Date | null>;
  declare expires_at: Date;
}

OidcPayload.init(
  {
    key: { type: DataTypes.TEXT, primaryKey: true },
    payload: { type: DataTypes.JSONB, allowNull: false },
    consumed_at: DataTypes.DATE,
    expires_at: { type: DataTypes.DATE, allowNull: false },
  },
  { sequelize, tableName: "oidc_payloads", timestamps: false },
);
