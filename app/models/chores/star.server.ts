import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** Stars given to a child, or taken back. Rows are only added: the jar is their sum. */
export class Star extends Model<InferAttributes<Star>, InferCreationAttributes<Star>> {
  // Nothing cached is derived from stars.
  static readonly revisions = [] as const;

  declare family_id: number;
  declare id: CreationOptional<number>;
  declare member_id: number;
  declare amount: number;
  declare reason: CreationOptional<string | null>;
  /** The tick that gave them, or that was undone. */
  declare log_id: CreationOptional<number | null>;
  /** What they were given for. */
  declare goal_id: CreationOptional<number | null>;
  /** Of who gave them by hand: it stays when people go. */
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
