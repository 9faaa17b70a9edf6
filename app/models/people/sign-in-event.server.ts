import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { SignInEventDetail, SignInEventKind } from "#app/shared/people/sign-in-events.ts";

/** Something that happened at an account's sign-in, for its user alone. Has no network address. */
export class SignInEvent extends Model<InferAttributes<SignInEvent>, InferCreationAttributes<SignInEvent>> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare kind: SignInEventKind;
  declare detail: CreationOptional<SignInEventDetail>;
  /** How often it happened: wrong passwords of an hour are one row. */
  declare count: CreationOptional<number>;
  declare happened_at: Date;
}

SignInEvent.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    user_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    kind: { type: DataTypes.TEXT, allowNull: false },
    detail: { type: DataTypes.JSONB, allowNull: false, defaultValue: {} },
    count: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 1 },
    happened_at: { type: DataTypes.DATE, allowNull: false },
  },
  { sequelize, tableName: "sign_in_events", timestamps: false },
);
