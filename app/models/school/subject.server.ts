import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** A school subject (docs/product/school.md, "Subjects"). */
export class Subject extends Model<InferAttributes<Subject>, InferCreationAttributes<Subject>> {
  static readonly revisions = ["calendar"] as const;

  declare family_id: number;
  declare id: CreationOptional<number>;
  declare name: string;
  /** `#RRGGBB` */
  declare color: string;
  declare room: CreationOptional<string | null>;
  declare teacher: CreationOptional<string | null>;
  /** Things to bring, separated by commas. */
  declare bring: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

Subject.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    name: { type: DataTypes.TEXT, allowNull: false },
    color: { type: DataTypes.TEXT, allowNull: false },
    room: DataTypes.TEXT,
    teacher: DataTypes.TEXT,
    bring: DataTypes.TEXT,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "subjects" },
);
