import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** A file of recipes that somebody looks at. */
export class RecipeFile extends Model<InferAttributes<RecipeFile>, InferCreationAttributes<RecipeFile>> {
  declare id: CreationOptional<number>;
  declare family_id: number;
  /** What it was called. */
  declare name: string;
  /** As it was sent. */
  declare content: Buffer;
  declare created_at: CreationOptional<Date>;
}

RecipeFile.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    name: { type: DataTypes.TEXT, allowNull: false },
    content: { type: DataTypes.BLOB, allowNull: false },
    created_at: DataTypes.DATE,
  },
  { sequelize, tableName: "recipe_files", updatedAt: false },
);
