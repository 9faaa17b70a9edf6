import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** The photo of a recipe, as WebP in two sizes. */
export class RecipePhoto extends Model<InferAttributes<RecipePhoto>, InferCreationAttributes<RecipePhoto>> {
  // Photos' names are columns of the recipes.
  static readonly revisions = [] as const;

  declare family_id: number;
  declare recipe_id: number;
  /** Unique for each photo: part of its addresses, and of its keys in an object store. */
  declare name: string;
  /** `null`, as `small`, if the photo is in an object store. */
  declare large: CreationOptional<Buffer | null>;
  declare small: CreationOptional<Buffer | null>;
  declare created_at: CreationOptional<Date>;
}

RecipePhoto.init(
  {
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    recipe_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    name: { type: DataTypes.TEXT, allowNull: false },
    large: DataTypes.BLOB,
    small: DataTypes.BLOB,
    created_at: DataTypes.DATE,
  },
  { sequelize, tableName: "recipe_photos", updatedAt: false },
);
