import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** The picture of a recipe, as WebP in two sizes. */
export class RecipePhoto extends Model<InferAttributes<RecipePhoto>, InferCreationAttributes<RecipePhoto>> {
  // Photos' names are columns of the recipes.
  static readonly revisions = [] as const;

  declare family_id: number;
  declare recipe_id: number;
  /** Another one for every picture: what its addresses and its objects in a store are told apart by. */
  declare name: string;
  /** `null` where the picture lies in another store, as `small` is then. */
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
