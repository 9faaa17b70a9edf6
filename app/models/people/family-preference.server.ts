import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** One option that a family chose when it last asked for meals or groceries: "diet", "Vegetarian". */
export class FamilyPreference extends Model<
  InferAttributes<FamilyPreference>,
  InferCreationAttributes<FamilyPreference>
> {
  static readonly revisions = ["ideas"] as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  declare preference_type: "diet" | "allergy" | "cuisine" | "family_size";
  declare preference_key: string;
  declare preference_value: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

FamilyPreference.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    preference_type: { type: DataTypes.TEXT, allowNull: false },
    preference_key: { type: DataTypes.TEXT, allowNull: false },
    preference_value: DataTypes.TEXT,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "family_preferences" },
);
