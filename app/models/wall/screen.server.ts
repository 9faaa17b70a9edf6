import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { ScreenKind } from "#app/shared/wall/constants.ts";

/** A screen on a family's wall. It belongs to the family, and to nobody in it. */
export class Screen extends Model<InferAttributes<Screen>, InferCreationAttributes<Screen>> {
  // Nothing cached is derived from screens.
  static readonly revisions = [] as const;

  declare family_id: number;
  declare id: CreationOptional<number>;
  /** The SHA-256 of what its cookie holds. */
  declare token_hash: string;
  declare name: string;
  declare kind: ScreenKind;
  declare tick_groceries: boolean;
  declare tick_chores: boolean;
  declare show_where: boolean;
  declare show_notes: boolean;
  /** `HH:MM` by the family's clock; the same as `dim_to`: never. */
  declare dim_from: string;
  declare dim_to: string;
  declare last_seen_at: CreationOptional<Date | null>;
  /** When it was taken off: it still says so, for as long as its cookie lasts. */
  declare removed_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

Screen.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    token_hash: { type: DataTypes.TEXT, allowNull: false },
    name: { type: DataTypes.TEXT, allowNull: false },
    kind: { type: DataTypes.TEXT, allowNull: false },
    tick_groceries: { type: DataTypes.BOOLEAN, allowNull: false },
    tick_chores: { type: DataTypes.BOOLEAN, allowNull: false },
    show_where: { type: DataTypes.BOOLEAN, allowNull: false },
    show_notes: { type: DataTypes.BOOLEAN, allowNull: false },
    dim_from: { type: DataTypes.TEXT, allowNull: false },
    dim_to: { type: DataTypes.TEXT, allowNull: false },
    last_seen_at: DataTypes.DATE,
    removed_at: DataTypes.DATE,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "screens" },
);
