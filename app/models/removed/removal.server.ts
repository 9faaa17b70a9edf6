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

/** The end of a series, and the dates taken out of it from there on, before it was cut short. */
export interface SeriesBefore {
  /** `YYYY-MM-DD`; `null`: it had no end. */
  until: string | null;
  /** Absent in what was removed before series had one. */
  rule?: string | null;
  /** `created_at` in ISO 8601. */
  exceptions: { instance_date: string; created_at: string }[];
}

const RESTORABLE_MS = REMOVED_DAYS * 24 * 60 * 60 * 1000;

/**
 * Something that was removed, and can be brought back for `REMOVED_DAYS`
 * (docs/decisions/033-removed-rows-stay-for-30-days.md).
 */
export class Removal extends Model<InferAttributes<Removal>, InferCreationAttributes<Removal>> {
  // The removed or restored row moves the revision.
  static readonly revisions = [] as const;

  declare family_id: number;
  declare id: CreationOptional<number>;
  declare kind: RemovedKind;
  /** The removed row, or the series of a removed date. */
  declare thing_id: number;
  /** Its name at that moment. */
  declare title: string;
  /** Undo restores all rows with the same token: what one submission removed. The column has an older name. */
  declare undo_token: string;
  /** Of a series: the date that was taken out, or from which on it was cut short. `YYYY-MM-DD` */
  declare instance_date: CreationOptional<string | null>;
  /** Of a series that was cut short. */
  declare series_before: CreationOptional<SeriesBefore | null>;
  /** Of a meal: the one that took its place with the same press. */
  declare replaced_by: CreationOptional<number | null>;
  /** The same time as the removed row has. */
  declare removed_at: Date;
  declare restored_at: CreationOptional<Date | null>;

  /** Those of a family that can still be taken back. `since` is the longest ago that counts. */
  static restorable({ id }: { id: number }, since = Removal.restorableSince()) {
    return { family_id: id, removed_at: { [Op.gt]: since } };
  }

  /** What was removed before this time is gone. */
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
