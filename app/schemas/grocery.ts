import { z } from "zod";
import { splitQuantity } from "#app/domain/food/typed-item.ts";
import { id, optionalText, requiredText } from "#app/schemas/fields.ts";
import { GROCERY_CATEGORIES, MAX_LENGTH, STAPLE_DAYS } from "#app/utils/constants.ts";

const fields = {
  item_name: requiredText(MAX_LENGTH.title),
  quantity: optionalText(MAX_LENGTH.quantity),
  category: z.enum(GROCERY_CATEGORIES),
  notes: optionalText(MAX_LENGTH.text),
};

/** A new item. Without a category the name decides. */
export const newGroceryItemSchema = z.object({
  ...fields,
  meal_id: id.nullable().default(null),
  category: fields.category.nullable().default(null),
});

const MAX_TYPED = MAX_LENGTH.title + MAX_LENGTH.quantity;

const readTyped = (sent: unknown) => {
  const { text, ...rest } = (sent ?? {}) as { text?: unknown };
  const isTyped = typeof text === "string" && text.length <= MAX_TYPED && !("item_name" in rest);
  return isTyped ? { ...splitQuantity(text.trim()), ...rest } : sent;
};

/** `POST /families/{id}/grocery`: the fields, or a `text` as people type it above the list. */
export const postedItemSchema = z.preprocess(readTyped, newGroceryItemSchema);

const instant = z.string().datetime();

/**
 * A tap: when it was and when it is sent, by the phone's clock (docs/product/live.md, "Whose tap wins"); and which tap of
 * which page it is: among those of a page the highest number wins, in whatever order they arrive
 * (docs/decisions/083-a-queue-of-taps.md).
 */
const tap = z
  .object({
    at: instant,
    sent_at: instant,
    page: requiredText(MAX_LENGTH.tapPage),
    number: z.number().int().min(0).max(2_147_483_647),
  })
  .partial()
  .superRefine((value, context) => {
    const refuse = (path: string) => context.addIssue({ code: "custom", path: [path], message: "Required" });
    const { at, sent_at, page, number } = value;
    const isTimed = at !== undefined || sent_at !== undefined;
    const isNumbered = page !== undefined || number !== undefined;
    if ((isTimed || !isNumbered) && at === undefined) refuse("at");
    if (isTimed && sent_at === undefined) refuse("sent_at");
    if (isNumbered && page === undefined) refuse("page");
    if (isNumbered && number === undefined) refuse("number");
  });
export type Tap = z.infer<typeof tap>;

/** `PUT /families/{id}/grocery/{itemId}`: fields that are not sent stay. */
export const groceryChangeSchema = z.object({ ...fields, is_purchased: z.boolean(), tap }).partial();

export type NewGroceryItem = z.infer<typeof newGroceryItemSchema>;
export type GroceryChange = z.infer<typeof groceryChangeSchema>;

/** Set by script, which needs no new page. */
const hasScript = z.boolean().default(false);

/** The field above the list; `item` is what was typed. */
export const quickItemSchema = z
  .object({ item: requiredText(MAX_TYPED), has_script: hasScript })
  .transform(({ item, has_script }, context) => {
    const input = newGroceryItemSchema.safeParse(splitQuantity(item));
    if (input.success) return { has_script, item, input: input.data };
    for (const { message } of input.error.issues) context.addIssue({ code: "custom", path: ["item"], message });
    return z.NEVER;
  });

const itemId = /[1-9]\d{0,8}/.source;
const CHANGE = new RegExp(`^(?:(tick|untick|remove) (${itemId})(?: (${itemId}))?|(set) (${itemId}) (.+))$`, "s");

/** The action of a list button on an item. `rest` is the wanted quantity, or the item at which the page opens. */
export interface ItemChange {
  verb: "tick" | "untick" | "remove" | "set";
  id: number;
  rest: string;
}

/**
 * A button of the list: "tick 12 13" ticks item 12, and the next page opens at item 13; "set 12 3 bags" sets its quantity.
 * Each states the wanted value, not a change, so that pressing twice or on two phones is harmless.
 */
export const changeItemSchema = z.object({
  change: z
    .string()
    .max(MAX_LENGTH.quantity + 20)
    .transform((text, context): ItemChange => {
      const [, press, pressed, next, set, counted, quantity] = CHANGE.exec(text) ?? [];
      const wanted = fields.quantity.safeParse(quantity);
      if (press) return { verb: press as ItemChange["verb"], id: Number(pressed), rest: next ?? "" };
      if (set && wanted.success && wanted.data) return { verb: "set", id: Number(counted), rest: wanted.data };
      context.addIssue({ code: "custom", message: "Invalid" });
      return z.NEVER;
    }),
  has_script: hasScript,
});

/** Undoes the removals of one press. */
export const undoSchema = z.object({ removal: z.string().uuid(), has_script: hasScript });

/** A button of the list that needs no more than being pressed. */
export const pressSchema = z.object({ has_script: hasScript });

const repeatDays = z
  .number()
  .refine((days) => STAPLE_DAYS.some((known) => known === days), "Invalid enum value")
  .nullable()
  .default(null);

/** The dialog that edits an item: all of it. */
export const editItemSchema = z.object({ ...fields, repeat_days: repeatDays, has_script: hasScript });

/** How to add an item that is on the list already. */
export const againSchema = z.object({ choice: z.enum(["add-together", "keep-both"]), has_script: hasScript });

/** Puts an aisle at a place, counted from 0. */
export const moveAisleSchema = z.object({
  category: z.enum(GROCERY_CATEGORIES),
  to: z
    .number()
    .int()
    .min(0)
    .max(GROCERY_CATEGORIES.length - 1),
});

export const endStapleSchema = z.object({ item_id: id });
