import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** A file of recipes in preview. */
export class RecipeFile extends Model<InferAttributes<RecipeFile>, InferCreationAttributes<RecipeFile>> {
  // A file is only a preview; importing it writes recipes.
  static readonly revisions = [] as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  /** The name of the uploaded file. */
  declare name: string;
  /** Its recipes as JSON of `writeLines`; `null` for a file that only has `content`. */
  declare items: string | null;
  /** The uploaded bytes; only of files from before `items` was a column. */
  declare content: CreationOptional<Buffer | null>;
  declare created_at: CreationOptional<Date>;
}

RecipeFile.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    name: { type: DataTypes.TEXT, allowNull: false },
    items: DataTypes.TEXT,
    content: DataTypes.BLOB,
    created_at: DataTypes.DATE,
  },
  { sequelize, tableName: "recipe_files", updatedAt: false },
);
