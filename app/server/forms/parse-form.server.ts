import { unstable_coerceFormValue as coerceFormValue, parseWithZod } from "@conform-to/zod";
import type { z } from "zod";
import { unreadable } from "#app/server/forms/read-form.server.ts";
import { buttonList, LIST_BUTTON } from "#app/shared/list-buttons.ts";

// Zod's own words for a number that is none, not "received nan"
// (docs/product/texts-and-limits.md, "Messages of validation").
const coerceNumber = (text: unknown) =>
  typeof text === "string" && text.trim() !== "" && !Number.isNaN(Number(text)) ? Number(text) : text;

/** Refuses list buttons that no form of ours has, before Conform builds lists of them. */
function refuseStrangeButtons(form: FormData): void {
  const button = form.get(LIST_BUTTON);
  const list = buttonList(button);
  const isNoList = [...form.keys()].some((name) => name === list || name.startsWith(`${list}.`));
  if (form.has("__state__") || (button !== null && (!list || isNoList))) throw unreadable();
}

/** Parses a form's fields with a schema, empty ones as absent. Throws a 400 for an unknown list button. */
export function parseForm<S extends z.ZodTypeAny>(form: FormData, schema: S) {
  refuseStrangeButtons(form);
  return parseWithZod(form, {
    schema: coerceFormValue(schema, { defaultCoercion: { number: coerceNumber } }),
    disableAutoCoercion: true,
  });
}
