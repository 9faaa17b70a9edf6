import { z } from "zod";
import { splitQuantity } from "#app/domain/food/typed-item.ts";
import { id, optionalText, queryId, requiredText } from "#app/schemas/fields.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { GROCERY_CATEGORIES, STAPLE_DAYS } from "#app/shared/food/constants.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { english } from "#app/words/english.server.ts";
import { zodMessages } from "#app/words/zod-messages.server.ts";

const fields = {
  item_name: requiredText(MAX_LENGTH.title),
  quantity: optionalText(MAX_LENGTH.quantity),
  category: z.enum(GROCERY_CATEGORIES),
  notes: optionalText(MAX_LENGTH.text),
};

/** A new item. Without a category, it is derived from the name. */
export const newGroceryItemSchema = z.object({
  ...fields,
  meal_id: id.nullable().default(null),
  category: fields.category.nullable().default(null),
});

const MAX_TYPED = MAX_LENGTH.title + MAX_LENGTH.quantity;

const readTyped = (sent: unknown) => {
  const { text, ...rest } = (sent ?? {}) as { text?: unknown };
  if (typeof text !== "string" || "item_name" in rest) return sent;
  // A longer text fits no item, whatever a part of it means.
  const typed = [...text].length > MAX_TYPED ? { item_name: text } : splitQuantity(text.trim());
  return { ...typed, ...rest };
};

/** `POST /families/{id}/grocery`: the fields, or a `text` such as "Oat milk, 2 cartons". */
export const postedItemSchema = z.preprocess(readTyped, newGroceryItemSchema);

const REQUIRED = english(validation, "required");

const instant = z.string().datetime();

/**
 * The time of a tap and of sending it, by the phone's clock (docs/product/live.md, "Whose tap wins"), and the id of the
 * page with the tap's number on it: of a page's taps the highest number wins, in any order of arrival
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
    const refuse = (path: string) => context.addIssue({ code: "custom", path: [path], message: REQUIRED });
    const { at, sent_at, page, number } = value;
    const isTimed = at !== undefined || sent_at !== undefined;
    const isNumbered = page !== undefined || number !== undefined;
    if ((isTimed || !isNumbered) && at === undefined) refuse("at");
    if (isTimed && sent_at === undefined) refuse("sent_at");
    if (isNumbered && page === undefined) refuse("page");
    if (isNumbered && number === undefined) refuse("number");
  });
export type Tap = z.infer<typeof tap>;

/** `PUT /families/{id}/grocery/{itemId}`: missing fields keep their values. */
export const groceryChangeSchema = z.object({ ...fields, is_purchased: z.boolean(), tap }).partial();

export type NewGroceryItem = z.infer<typeof newGroceryItemSchema>;
export type GroceryChange = z.infer<typeof groceryChangeSchema>;

/** Set by script, which shows the result without a new page. */
export const hasScript = z.boolean().default(false);

/** The field above the list; `item` is the typed text. */
export const quickItemSchema = z
  .object({ item: requiredText(MAX_TYPED), has_script: hasScript })
  .transform(({ item, has_script }, context) => {
    const input = newGroceryItemSchema.safeParse(splitQuantity(item), { errorMap: zodMessages });
    if (input.success) return { has_script, item, input: input.data };
    for (const { message } of input.error.issues) context.addIssue({ code: "custom", path: ["item"], message });
    return z.NEVER;
  });

/** Reads the button of a page that was opened before an update: "tick 12 13", "untick 12", "set 12 3 bags", "remove 12". */
function readOlderChange(sent: unknown): unknown {
  const { change, ...rest } = (sent ?? {}) as { change?: unknown };
  if (typeof change !== "string") return sent;
  const [verb = "", id, ...more] = change.split(" ");
  const OLDER: Record<string, object> = {
    tick: { is_purchased: "on", next: more[0] },
    untick: { is_purchased: "off" },
    set: { quantity: more.join(" ") },
    remove: { remove: "on" },
  };
  return { ...rest, id, ...OLDER[verb] };
}

/** A boolean that a button sends as "on" or "off". */
export const onOff = z.enum(["on", "off"]).transform((text) => text === "on");

/**
 * A button of the list: an item, and a field of `groceryChangeSchema` or `remove`. `next` is the item at which the page
 * opens afterwards. A button sends the new value, not a difference, so that a double tap, or taps on two phones, change
 * it once.
 */
export const changeItemSchema = z.preprocess(
  readOlderChange,
  z
    .object({
      id: queryId,
      is_purchased: onOff.optional(),
      quantity: requiredText(MAX_LENGTH.quantity).optional(),
      remove: z.literal("on").optional(),
      next: queryId.optional(),
      has_script: hasScript,
    })
    .refine(
      ({ is_purchased, quantity, remove }) => (is_purchased ?? quantity ?? remove) !== undefined,
      english(validation, "invalid"),
    ),
);
export type ItemChange = z.infer<typeof changeItemSchema>;

/** Undoes the removals of one submission. */
export const undoSchema = z.object({ removal: z.string().uuid(), has_script: hasScript });

/** A button of the list without further fields. */
export const scriptSchema = z.object({ has_script: hasScript });

const repeatDays = z
  .number()
  .refine((days) => STAPLE_DAYS.some((known) => known === days), english(validation, "invalidValue"))
  .nullable()
  .default(null);

/** The dialog that edits an item: all its fields. */
export const editItemSchema = z.object({ ...fields, repeat_days: repeatDays, has_script: hasScript });

/** How to add an item that is on the list already. */
export const againSchema = z.object({ choice: z.enum(["add-together", "keep-both"]), has_script: hasScript });

/** Moves an aisle to an index. */
export const moveAisleSchema = z.object({
  category: z.enum(GROCERY_CATEGORIES),
  to: z
    .number()
    .int()
    .min(0)
    .max(GROCERY_CATEGORIES.length - 1),
  has_script: hasScript,
});

export const endStapleSchema = z.object({ item_id: id });
