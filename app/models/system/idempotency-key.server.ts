import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** The first answer to a request that may be sent twice: a form's submission id, or an Idempotency-Key. */
export class IdempotencyKey extends Model<InferAttributes<IdempotencyKey>, InferCreationAttributes<IdempotencyKey>> {
  /** Whose key it is: keys of two people never meet. */
  declare scope: string;
  declare key: string;
  declare answer: unknown;
  declare created_at: CreationOptional<Date>;
}

IdempotencyKey.init(
  {
    scope: { type: DataTypes.TEXT, primaryKey: true },
    key: { type: DataTypes.TEXT, primaryKey: true },
    answer: { type: DataTypes.JSONB, allowNull: false },
    created_at: DataTypes.DATE,
  },
  { sequelize, tableName: "idempotency_keys", updatedAt: false },
);
