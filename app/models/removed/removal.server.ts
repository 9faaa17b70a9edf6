import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  Op,
} from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { REMOVED_DAYS, type RemovedKind } from "#app/shared/removed/constants.ts";

/** The end, rule and later excluded dates of a series before its later part was deleted. */
export interface SeriesBefore {
  /** `YYYY-MM-DD`; `null` for a series without an end. */
  until: string | null;
  /** Missing in old rows. */
  rule?: string | null;
  /** `created_at` in ISO 8601. */
  exceptions: { instance_date: string; created_at: string }[];
}

const RESTORABLE_MS = REMOVED_DAYS * 24 * 60 * 60 * 1000;

/** A removed thing, which can be restored for `REMOVED_DAYS` (docs/decisions/033-removed-rows-stay-for-30-days.md). */
export class Removal extends Model<InferAttributes<Removal>, InferCreationAttributes<Removal>> {
  // The removed or restored row moves the revision.
  static readonly revisions = [] as const;

  declare family_id: number;
  declare id: CreationOptional<number>;
  declare kind: RemovedKind;
  /** The removed row, or the series of a removed date. */
  declare thing_id: number;
  /** Its name when it was removed. */
  declare title: string;
  /** Undo restores all rows with the same token: those that one submission removed. The column has an older name. */
  declare undo_token: string;
  /** Of a series: the cancelled date, or the first of the deleted later dates. `YYYY-MM-DD` */
  declare instance_date: CreationOptional<string | null>;
  /** Of a series whose later dates were deleted. */
  declare series_before: CreationOptional<SeriesBefore | null>;
  /** Of a meal: the meal that replaced it in the same submission. */
  declare replaced_by: CreationOptional<number | null>;
  /** Equal to `removed_at` of the removed row. */
  declare removed_at: Date;
  declare restored_at: CreationOptional<Date | null>;

  /** Condition: a family's removals that can still be undone, since `since`. */
  static restorable({ id }: { id: number }, since = Removal.restorableSince()) {
    return { family_id: id, removed_at: { [Op.gt]: since } };
  }

  /** Rows that were removed earlier can no longer be restored. */
  static restorableSince(): Date {
    return new Date(Date.now() - RESTORABLE_MS);
  }
}

Removal.init(
  {
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    kind: { type: DataTypes.TEXT, allowNull: false },
    thing_id: { type: DataTypes.BIGINT, allowNull: false },
    title: { type: DataTypes.TEXT, allowNull: false },
    undo_token: { type: DataTypes.UUID, allowNull: false, field: "press" },
    instance_date: DataTypes.DATEONLY,
    series_before: DataTypes.JSONB,
    replaced_by: DataTypes.BIGINT,
    removed_at: { type: DataTypes.DATE, allowNull: false },
    restored_at: DataTypes.DATE,
  },
  { sequelize, tableName: "removals", timestamps: false },
);
