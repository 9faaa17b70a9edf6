import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** A family's idea of a day, stored so that every user sees the same. */
export class Suggestion extends Model<InferAttributes<Suggestion>, InferCreationAttributes<Suggestion>> {
  static readonly revisions = ["ideas"] as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  declare kind: "activity" | "tip";
  /** Its day in the family's zone. */
  declare local_date: string;
  declare source: "ai" | "built-in";
  /**
   * The dashboard shows `text`. `title` prevents that the idea is chosen again soon. Activities also have `steps` and
   * `materials`, except in old rows.
   */
  declare content: { title: string; text: string; steps?: string[]; materials?: string[] };
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

Suggestion.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    kind: { type: DataTypes.TEXT, allowNull: false },
    local_date: { type: DataTypes.DATEONLY, allowNull: false },
    source: { type: DataTypes.TEXT, allowNull: false },
    content: { type: DataTypes.JSONB, allowNull: false },
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "suggestions" },
);
