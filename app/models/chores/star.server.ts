import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** Stars of a child, negative for spent ones. Rows are only inserted; the balance is their sum. */
export class Star extends Model<InferAttributes<Star>, InferCreationAttributes<Star>> {
  // Nothing cached is derived from stars.
  static readonly revisions = [] as const;

  declare family_id: number;
  declare id: CreationOptional<number>;
  declare member_id: number;
  declare amount: number;
  declare reason: CreationOptional<string | null>;
  /** The completion that earned them, or whose undo took them back. */
  declare log_id: CreationOptional<number | null>;
  /** The goal that they were spent on. */
  declare goal_id: CreationOptional<number | null>;
  /** The name of the member who gave them by hand. It stays when they leave the family. */
  declare giver_name: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
}

Star.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    member_id: { type: DataTypes.BIGINT, allowNull: false },
    amount: { type: DataTypes.INTEGER, allowNull: false },
    reason: DataTypes.TEXT,
    log_id: DataTypes.BIGINT,
    goal_id: DataTypes.BIGINT,
    giver_name: DataTypes.TEXT,
    created_at: DataTypes.DATE,
  },
  { sequelize, tableName: "stars", updatedAt: false },
);
