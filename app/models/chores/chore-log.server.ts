import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** What happened to a chore. Rows are only added: what is undone is another row. */
export class ChoreLog extends Model<InferAttributes<ChoreLog>, InferCreationAttributes<ChoreLog>> {
  static readonly revisions = ["chores"] as const;
  static readonly planned = true;

  declare family_id: number;
  declare id: CreationOptional<number>;
  declare chore_id: number;
  /** The date it was for. */
  declare due_on: string;
  /** The local day on which it happened. */
  declare on_day: string;
  /** Who was to do it; in a swap, who gave it away. */
  declare for_member_id: number | null;
  declare kind: "done" | "skipped" | "swapped" | "undone";
  declare done_by: CreationOptional<number | null>;
  /** Of who did it, or gave it away: it stays when people go. */
  declare member_name: CreationOptional<string | null>;
  /** Who took it in a swap. */
  declare with_member_id: CreationOptional<number | null>;
  declare undoes_id: CreationOptional<number | null>;
  /** Given for it. */
  declare stars: CreationOptional<number>;
  declare note: CreationOptional<string | null>;
  /** The swap that it was a part of, and which. */
  declare swap_id: CreationOptional<number | null>;
  declare swap_part: CreationOptional<"given" | "returned" | null>;
  /** Who was next before it. */
  declare next_before_id: CreationOptional<number | null>;
  /** The account that wrote it down. */
  declare by_user_id: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;
}

ChoreLog.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    chore_id: { type: DataTypes.BIGINT, allowNull: false },
    due_on: { type: DataTypes.DATEONLY, allowNull: false },
    on_day: { type: DataTypes.DATEONLY, allowNull: false },
    for_member_id: DataTypes.BIGINT,
    kind: { type: DataTypes.TEXT, allowNull: false },
    done_by: DataTypes.BIGINT,
    member_name: DataTypes.TEXT,
    with_member_id: DataTypes.BIGINT,
    undoes_id: DataTypes.BIGINT,
    stars: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    note: DataTypes.TEXT,
    swap_id: DataTypes.BIGINT,
    swap_part: DataTypes.TEXT,
    next_before_id: DataTypes.BIGINT,
    by_user_id: DataTypes.BIGINT,
    created_at: DataTypes.DATE,
  },
  { sequelize, tableName: "chore_log", updatedAt: false },
);
