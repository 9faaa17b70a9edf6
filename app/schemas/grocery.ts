import { z } from "zod";
import { id, optionalText, requiredText } from "#app/schemas/fields.ts";
import { GROCERY_CATEGORIES, MAX_LENGTH, STAPLE_DAYS } from "#app/utils/constants.ts";

const fields = {
  item_name: requiredText(MAX_LENGTH.title),
  quantity: optionalText(MAX_LENGTH.quantity),
  category: z.enum(GROCERY_CATEGORIES),
  notes: optionalText(MAX_LENGTH.text),
};

/** `POST /families/{id}/grocery`. Without a category it is guessed. */
export const newGroceryItemSchema = z.object({
  ...fields,
  meal_id: id.nullable().default(null),
  category: fields.category.nullable().default(null),
});

/**
 * Which tick of which page a change is: among the ticks of a page the highest number wins, in whatever order they
 * arrive (docs/decisions/018-ticks-that-overtake-one-another.md).
 */
const tap = z.object({ page: requiredText(MAX_LENGTH.tapPage), number: z.number().int().min(0).max(2_147_483_647) });
export type Tap = z.infer<typeof tap>;

/** `PUT /families/{id}/grocery/{itemId}`: only what is sent is changed. */
export const groceryChangeSchema = z.object({ ...fields, is_purchased: z.boolean(), tap }).partial();

export type NewGroceryItem = z.infer<typeof newGroceryItemSchema>;
export type GroceryChange = z.infer<typeof groceryChangeSchema>;

/** Amounts that come first, with what they are counted in: "500 g flour", "2 tins of beans". */
const MEASURED =
  /^(\d{1,4}(?:[.,]\d{1,3})?|\d\/\d|[½¼¾])\s*((?:g|kg|ml|cl|dl|l|oz|lb|cups?|tins?|cans?|jars?|packs?|packets?|bags?|bottles?|box(?:es)?|cartons?|bunch(?:es)?|loa(?:f|ves)))\s+(?:of\s+)?(\p{L}.*)$/isu;
/** "2 tomatoes", but not "7 up", "4 cheese pizza" or "5 spice": of several things the name says so. */
const COUNTED = /^(1|[1-9]\d?(?=.*[^s]s$))\s+(\p{L}[\p{L} '’-]*)$/isu;

const capital = (name: string) => name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/**
 * "Oat milk, 2 cartons": what follows the last comma is the quantity when it begins with a number; without one, what
 * comes first when it is an amount: "500 g flour", "2 tomatoes".
 */
export function splitQuantity(text: string): { item_name: string; quantity: string | null } {
  const [, before, after] = /^(.*\S)\s*,\s*(\d[^,%]*)$/su.exec(text) ?? [];
  if (before && after) return { item_name: before, quantity: after };
  const [, amount, unit, thing] = MEASURED.exec(text) ?? [];
  if (amount && unit && thing) return { item_name: capital(thing), quantity: `${amount} ${unit}` };
  const [, count, name] = COUNTED.exec(text) ?? [];
  return count && name ? { item_name: capital(name), quantity: count } : { item_name: text, quantity: null };
}

/** Set by script, which needs no new page. */
const hasScript = z.boolean().default(false);

/** The field above the list; `item` is what was typed. */
export const quickItemSchema = z
  .object({ item: requiredText(MAX_LENGTH.title + MAX_LENGTH.quantity), has_script: hasScript })
  .transform(({ item, has_script }, context) => {
    const input = newGroceryItemSchema.safeParse(splitQuantity(item));
    if (input.success) return { has_script, item, input: input.data };
    for (const { message } of input.error.issues) context.addIssue({ code: "custom", path: ["item"], message });
    return z.NEVER;
  });

const VERBS = ["tick", "untick", "more", "less", "remove"] as const;

/**
 * A button of the list: "tick 12 13" is what to do with item 12, and that the page then opens at item 13. A tick says
 * what the item is to be, not "the other way round": pressing twice in a hurry does no harm.
 */
export const changeItemSchema = z.object({
  change: z
    .string()
    .regex(/^[a-z]+ [1-9]\d{0,8}( [1-9]\d{0,8})?$/)
    .transform((text) => text.split(" "))
    .pipe(z.tuple([z.enum(VERBS), z.coerce.number()]).rest(z.coerce.number()))
    .transform(([verb, id, next = id]) => ({ verb, id, next })),
  has_script: hasScript,
});

/** What puts back what left the list with one press. */
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

/** What to do with a thing that is on the list already. */
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
