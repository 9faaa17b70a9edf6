import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** The first result of a request that may be sent twice: of a form's submission id, or of an Idempotency-Key. */
export class IdempotencyKey extends Model<InferAttributes<IdempotencyKey>, InferCreationAttributes<IdempotencyKey>> {
  /** The owner of the key, so that two users can have equal keys. */
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
