import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** An entry in a chore's history. Rows are only inserted: an undo is another row. */
export class ChoreLog extends Model<InferAttributes<ChoreLog>, InferCreationAttributes<ChoreLog>> {
  static readonly revisions = ["chores"] as const;
  static readonly planned = true;

  declare family_id: number;
  declare id: CreationOptional<number>;
  declare chore_id: number;
  /** The date of the chore. */
  declare due_on: string;
  /** The local day of the entry. */
  declare on_day: string;
  /** The member whose turn it was; in a swap, the member who gave the date away. */
  declare for_member_id: number | null;
  declare kind: "done" | "skipped" | "swapped" | "undone";
  declare done_by: CreationOptional<number | null>;
  /** The name of the member who did it, or gave it away. It stays when they leave the family. */
  declare member_name: CreationOptional<string | null>;
  /** The member who took over a swapped date. */
  declare with_member_id: CreationOptional<number | null>;
  declare undoes_id: CreationOptional<number | null>;
  /** Stars that were earned. */
  declare stars: CreationOptional<number>;
  declare note: CreationOptional<string | null>;
  /** The swap that the date belongs to, and its part in it. */
  declare swap_id: CreationOptional<number | null>;
  declare swap_part: CreationOptional<"given" | "returned" | null>;
  /** The next member before this entry. */
  declare next_before_id: CreationOptional<number | null>;
  /** The user who recorded it. */
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
