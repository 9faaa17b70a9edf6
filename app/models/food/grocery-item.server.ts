import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  Op,
} from "sequelize";
import { clearPrevious } from "#app/db/clear-previous.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { reindex, WITHOUT_WORDS } from "#app/db/search-index.server.ts";
import { trackChangedAt } from "#app/db/track-changed-at.server.ts";
import type { GroceryCategory } from "#app/shared/food/constants.ts";

export class GroceryItem extends Model<InferAttributes<GroceryItem>, InferCreationAttributes<GroceryItem>> {
  static readonly revisions = ["grocery"] as const;

  declare id: CreationOptional<number>;
  declare family_id: number;
  declare meal_id: CreationOptional<number | null>;
  /** The meal that it was for, if that was removed. */
  declare former_meal_id: CreationOptional<number | null>;
  declare item_name: string;
  /** The English name of an ingredient that the built-in library put on the list; `null` once someone renames it. */
  declare library_name: CreationOptional<string | null>;
  /** Free text: "2", "500 g", "1 bunch". */
  declare quantity: CreationOptional<string | null>;
  declare category: GroceryCategory;
  declare is_purchased: CreationOptional<boolean>;
  declare notes: CreationOptional<string | null>;
  /** The last purchase; `null` if there was none. */
  declare purchased_at: CreationOptional<Date | null>;
  /** When it was removed from the list; `null` while it is on it. */
  declare removed_at: CreationOptional<Date | null>;
  /** The member who removed it from the list last. */
  declare removed_by: CreationOptional<number | null>;
  /** For a staple: it returns this number of days after its purchase. */
  declare repeat_days: CreationOptional<number | null>;
  /** Id of the page that sent the last tick, and the tick's number on that page. */
  declare tap_page: CreationOptional<string | null>;
  declare tap_number: CreationOptional<number | null>;
  /** Time of the last tick or untick, and of the last change of the quantity: of the tap, by the server's clock. */
  declare ticked_at: CreationOptional<Date | null>;
  declare counted_at: CreationOptional<Date | null>;
  /** The member who ticked it; `null` while it is not bought. */
  declare purchased_by: CreationOptional<number | null>;
  /** The last change of the row, in microseconds since 1970. */
  declare changed_at: CreationOptional<number>;
  /** The search index; `null` until the family's next search. Only SQL reads it. */
  declare words?: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  /** Condition: items on a family's list, bought or not. Removed rows stay for a while, for undo and as history. */
  static onList({ id }: { id: number }) {
    return { family_id: id, removed_at: null };
  }

  /** Condition: items on the list that are not bought. */
  static toBuy(family: { id: number }) {
    return { ...GroceryItem.onList(family), is_purchased: false };
  }

  /** Condition: a family's staples, on the list or not. */
  static staples({ id }: { id: number }) {
    return { family_id: id, repeat_days: { [Op.ne]: null } };
  }

  /** Condition: bought staples, which return to the list on their day. */
  static restingStaples(family: { id: number }) {
    return { ...GroceryItem.staples(family), is_purchased: true };
  }
}

GroceryItem.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    meal_id: DataTypes.BIGINT,
    former_meal_id: DataTypes.BIGINT,
    item_name: { type: DataTypes.TEXT, allowNull: false },
    library_name: DataTypes.TEXT,
    quantity: DataTypes.TEXT,
    category: { type: DataTypes.TEXT, allowNull: false },
    is_purchased: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    notes: DataTypes.TEXT,
    purchased_at: DataTypes.DATE,
    removed_at: DataTypes.DATE,
    removed_by: DataTypes.BIGINT,
    repeat_days: DataTypes.INTEGER,
    tap_page: DataTypes.TEXT,
    tap_number: DataTypes.INTEGER,
    ticked_at: DataTypes.DATE,
    counted_at: DataTypes.DATE,
    purchased_by: DataTypes.BIGINT,
    changed_at: DataTypes.BIGINT,
    words: DataTypes.TSVECTOR,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, defaultScope: WITHOUT_WORDS, tableName: "grocery_items" },
);
clearPrevious(GroceryItem, "meal_id");
trackChangedAt(GroceryItem);
reindex(GroceryItem, ["item_name", "notes"]);
