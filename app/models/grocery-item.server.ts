import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { GroceryCategory } from "#app/utils/constants.ts";

export class GroceryItem extends Model<InferAttributes<GroceryItem>, InferCreationAttributes<GroceryItem>> {
  declare id: CreationOptional<number>;
  declare family_id: number;
  declare meal_id: CreationOptional<number | null>;
  declare item_name: string;
  /** Free text: "2", "500 g", "1 bunch". */
  declare quantity: CreationOptional<string | null>;
  declare category: GroceryCategory;
  declare is_purchased: CreationOptional<boolean>;
  declare notes: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

GroceryItem.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.INTEGER, allowNull: false },
    meal_id: DataTypes.INTEGER,
    item_name: { type: DataTypes.TEXT, allowNull: false },
    quantity: DataTypes.TEXT,
    category: { type: DataTypes.TEXT, allowNull: false },
    is_purchased: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    notes: DataTypes.TEXT,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "grocery_items" },
);
