import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** A thing to pack for one day, in addition to those of the day's subjects. */
export class PackItem extends Model<InferAttributes<PackItem>, InferCreationAttributes<PackItem>> {
  static readonly revisions = ["calendar"] as const;

  declare family_id: number;
  declare id: CreationOptional<number>;
  declare member_id: number;
  /** `YYYY-MM-DD` */
  declare date: string;
  declare text: string;
  /** The user who added it. */
  declare created_by: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;
}

PackItem.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    member_id: { type: DataTypes.BIGINT, allowNull: false },
    date: { type: DataTypes.DATEONLY, allowNull: false },
    text: { type: DataTypes.TEXT, allowNull: false },
    created_by: DataTypes.BIGINT,
    created_at: DataTypes.DATE,
  },
  { sequelize, tableName: "pack_items", updatedAt: false },
);
