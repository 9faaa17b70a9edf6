import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { ScreenKind } from "#app/shared/wall/constants.ts";
import type { Language } from "#app/words/languages.ts";

/** A wall screen. It belongs to a family, and to no user. */
export class Screen extends Model<InferAttributes<Screen>, InferCreationAttributes<Screen>> {
  // Nothing cached is derived from screens.
  static readonly revisions = [] as const;

  declare family_id: number;
  declare id: CreationOptional<number>;
  /** The SHA-256 of its cookie's secret. */
  declare token_hash: string;
  declare name: string;
  declare kind: ScreenKind;
  /** `null` for the family's language. */
  declare language: CreationOptional<Language | null>;
  declare tick_groceries: boolean;
  declare tick_chores: boolean;
  declare show_where: boolean;
  declare show_notes: boolean;
  /** `HH:MM` in the family's zone; equal to `dim_to` for never. */
  declare dim_from: string;
  declare dim_to: string;
  declare last_seen_at: CreationOptional<Date | null>;
  /** When it was removed. The row stays as long as the cookie lasts, so that the screen can say so. */
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
    language: DataTypes.TEXT,
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
