import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { LeftOut } from "#app/domain/recipe-page/left-out.ts";

/** The result of an import of recipes. */
export interface RecipeFileResult {
  /** The recipes added, with the names of their photos. */
  recipes: { id: number; title: string; photo: string | null }[];
  /** Recipes left out, and those without their photo, with the reason. */
  left_out: LeftOut[];
  /** `null` unless the import was undone: recipes removed, and recipes left because someone changed or deleted them. */
  undone: { removed: number; left: number } | null;
}

/** A file of recipes: in preview, imported, or undone. */
export class RecipeFile extends Model<InferAttributes<RecipeFile>, InferCreationAttributes<RecipeFile>> {
  // Importing a file writes recipes; the file itself is on its own page alone.
  static readonly revisions = [] as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  /** The name of the uploaded file. */
  declare name: string;
  /** Its recipes as JSON of `writeLines`; `null` for a file that only has `content`. */
  declare items: string | null;
  /** The uploaded bytes; only of files from before `items` was a column. */
  declare content: CreationOptional<Buffer | null>;
  /** `null` before the import. */
  declare result: CreationOptional<RecipeFileResult | null>;
  /** Until then a preview can be confirmed, and an import be undone. */
  declare expires_at: Date;
  declare created_at: CreationOptional<Date>;
}

RecipeFile.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    name: { type: DataTypes.TEXT, allowNull: false },
    items: DataTypes.TEXT,
    content: DataTypes.BLOB,
    result: DataTypes.JSONB,
    expires_at: { type: DataTypes.DATE, allowNull: false },
    created_at: DataTypes.DATE,
  },
  { sequelize, tableName: "recipe_files", updatedAt: false },
);
