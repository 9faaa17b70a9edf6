import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { SpanKind } from "#app/shared/school/constants.ts";

/** A term or holidays; both days included: `YYYY-MM-DD`. */
export class SchoolSpan extends Model<InferAttributes<SchoolSpan>, InferCreationAttributes<SchoolSpan>> {
  static readonly revisions = ["calendar"] as const;

  declare family_id: number;
  declare id: CreationOptional<number>;
  declare name: string;
  declare from_day: string;
  declare to_day: string;
  declare kind: SpanKind;
  /** Ids of members; an empty list means everyone. */
  declare member_ids: number[];
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

SchoolSpan.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    name: { type: DataTypes.TEXT, allowNull: false },
    from_day: { type: DataTypes.DATEONLY, allowNull: false },
    to_day: { type: DataTypes.DATEONLY, allowNull: false },
    kind: { type: DataTypes.TEXT, allowNull: false },
    member_ids: { type: DataTypes.ARRAY(DataTypes.BIGINT), allowNull: false },
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "school_spans" },
);
