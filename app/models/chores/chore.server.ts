import {
  type Attributes,
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { ChoreIcon, ChoreUnit, ChoreWhen, ChoreWho, PartOfDay } from "#app/shared/chores/constants.ts";

/** A chore, repeated or single (docs/product/chores.md). Dates are `YYYY-MM-DD`. */
export class Chore extends Model<InferAttributes<Chore>, InferCreationAttributes<Chore>> {
  static readonly revisions = ["chores"] as const;
  static readonly planned = true;

  declare family_id: number;
  declare id: CreationOptional<number>;
  declare title: string;
  declare icon: ChoreIcon;
  declare note: string | null;
  declare who: ChoreWho;
  /** Ids of members in the order of turns; empty for anyone free. */
  declare member_ids: number[];
  /** The member from whom on the next turn is searched. */
  declare next_member_id: number | null;
  declare when: ChoreWhen;
  declare due_on: string | null;
  /** 0 for Sunday to 6. */
  declare weekdays: number[];
  declare every_n: number | null;
  declare every_unit: ChoreUnit | null;
  declare start_on: string;
  declare part_of_day: PartOfDay;
  /** `HH:MM` */
  declare remind_at: string | null;
  declare stars: number;
  /** Whether it stays open until it is done, skipped or replaced; otherwise it ends at midnight. */
  declare keeps: boolean;
  /** The day on which a paused chore resumes. */
  declare rests_until: string | null;
  /** When its dates were last changed: earlier dates do not count. */
  declare counts_from: CreationOptional<string | null>;
  /** Deleted rows are in no query without `paranoid: false`. */
  declare deleted_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

/** The columns that lists of chores read. */
export type ChoreFields = Omit<Attributes<Chore>, "family_id" | "deleted_at" | "updated_at">;

Chore.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    title: { type: DataTypes.TEXT, allowNull: false },
    icon: { type: DataTypes.TEXT, allowNull: false },
    note: DataTypes.TEXT,
    who: { type: DataTypes.TEXT, allowNull: false },
    member_ids: { type: DataTypes.ARRAY(DataTypes.BIGINT), allowNull: false },
    next_member_id: DataTypes.BIGINT,
    when: { type: DataTypes.TEXT, allowNull: false },
    due_on: DataTypes.DATEONLY,
    weekdays: { type: DataTypes.ARRAY(DataTypes.INTEGER), allowNull: false },
    every_n: DataTypes.INTEGER,
    every_unit: DataTypes.TEXT,
    start_on: { type: DataTypes.DATEONLY, allowNull: false },
    part_of_day: { type: DataTypes.TEXT, allowNull: false },
    remind_at: DataTypes.TEXT,
    stars: { type: DataTypes.INTEGER, allowNull: false },
    keeps: { type: DataTypes.BOOLEAN, allowNull: false },
    rests_until: DataTypes.DATEONLY,
    counts_from: DataTypes.DATEONLY,
    deleted_at: DataTypes.DATE,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "chores", paranoid: true, deletedAt: "deleted_at" },
);
