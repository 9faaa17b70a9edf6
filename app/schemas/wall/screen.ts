import { z } from "zod";
import { language, localTime, queryId, requiredText } from "#app/schemas/fields.ts";
import { onOff } from "#app/schemas/food/grocery.ts";
import { isLocalDate } from "#app/shared/calendar/dates.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { SCREEN_KINDS, SCREEN_MAX } from "#app/shared/wall/constants.ts";

/** Wall screens (docs/product/wall.md). */

const code = requiredText(MAX_LENGTH.name);
const fields = {
  name: requiredText(SCREEN_MAX.name),
  kind: z.enum(SCREEN_KINDS),
  tick_groceries: z.boolean(),
  tick_chores: z.boolean(),
  show_where: z.boolean(),
  show_notes: z.boolean(),
  dim_from: localTime,
  dim_to: localTime,
};

/** Defaults of a new screen. */
export const NEW_SCREEN = {
  tick_groceries: false,
  tick_chores: false,
  show_where: true,
  show_notes: false,
  dim_from: "21:30",
  dim_to: "06:30",
} as const;

/** `POST /families/{id}/screens`. */
export const newScreenSchema = z.object({
  code,
  name: fields.name,
  kind: fields.kind,
  tick_groceries: fields.tick_groceries.default(NEW_SCREEN.tick_groceries),
  tick_chores: fields.tick_chores.default(NEW_SCREEN.tick_chores),
  show_where: fields.show_where.default(NEW_SCREEN.show_where),
  show_notes: fields.show_notes.default(NEW_SCREEN.show_notes),
  dim_from: localTime.default(NEW_SCREEN.dim_from),
  dim_to: localTime.default(NEW_SCREEN.dim_to),
});
export type NewScreen = z.infer<typeof newScreenSchema>;

/** `PUT /families/{id}/screens/{id}`: missing fields keep their values. */
export const screenChangeSchema = z.object(fields).partial();
export type ScreenChange = z.infer<typeof screenChangeSchema>;

const off = z.boolean().default(false);
/** The form's value for the family's language. */
export const FAMILY_LANGUAGE = "family";

/** The form that adds a wall screen. An unticked switch sends nothing. */
export const screenFormSchema = z.object({
  ...fields,
  code,
  language: z.preprocess(
    (value) => (value === FAMILY_LANGUAGE || value === undefined ? null : value),
    language.nullable(),
  ),
  tick_groceries: off,
  tick_chores: off,
  show_where: off,
  show_notes: off,
});

/** The form that changes a wall screen. */
export const screenSettingsSchema = screenFormSchema.omit({ code: true });

export const removeScreenSchema = z.object({ screen: queryId });

/** Reads the button of a page that was opened before an update: `toggle=on 7`. */
function readOlderTap(sent: unknown): unknown {
  const { toggle } = (sent ?? {}) as { toggle?: unknown };
  if (typeof toggle !== "string") return sent;
  const [is_purchased, id] = toggle.split(" ");
  return { id, is_purchased };
}

/** A button of the wall's groceries: an item, and its new state. */
export const groceryTapSchema = z.preprocess(readOlderTap, z.object({ id: queryId, is_purchased: onOff }));

/** A button of the wall's chores: `on 7 2026-10-14` or `on 7 2026-10-14 3` ticks, `off 7 12` undoes entry 12. */
export const choreTapSchema = z.union([
  z
    .string()
    .regex(/^on [1-9]\d{0,14} \d{4}-\d{2}-\d{2}( [1-9]\d{0,14})?$/)
    .transform((text) => {
      const [, chore, date = "", member] = text.split(" ");
      return { isOn: true as const, chore: Number(chore), date, member: member ? Number(member) : undefined };
    })
    .refine(({ date }) => isLocalDate(date)),
  z
    .string()
    .regex(/^off [1-9]\d{0,14} [1-9]\d{0,14}$/)
    .transform((text) => {
      const [, chore, entry] = text.split(" ");
      return { isOn: false as const, chore: Number(chore), entry: Number(entry) };
    }),
]);
