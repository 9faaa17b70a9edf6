import { unstable_coerceFormValue as coerceFormValue, parseWithZod } from "@conform-to/zod";
import type { z } from "zod";
import { unreadable } from "#app/server/forms/read-form.server.ts";
import { buttonList, LIST_BUTTON } from "#app/shared/list-buttons.ts";
import { toLatinDigits } from "#app/utils/digits.ts";
import { zodMessages } from "#app/words/zod-messages.server.ts";

// Zod's own message for a text that is no number, instead of "received nan" (docs/product/texts-and-limits.md,
// "Messages of validation").
function coerceNumber(text: unknown): unknown {
  if (typeof text !== "string" || text.trim() === "") return text;
  // "1,5"; three digits behind a comma may be thousands.
  const number = Number(toLatinDigits(text).replace(/^(\s*-?\d+),(?=\d{1,2}\s*$)/, "$1."));
  return Number.isNaN(number) ? text : number;
}

/** Throws for a list button that no form of Roost has, before Conform allocates a list for it. */
function refuseStrangeButtons(form: FormData): void {
  const button = form.get(LIST_BUTTON);
  const list = buttonList(button);
  const isNoList = [...form.keys()].some((name) => name === list || name.startsWith(`${list}.`));
  if (form.has("__state__") || (button !== null && (!list || isNoList))) throw unreadable();
}

/** Parses the fields of a form; empty ones count as missing. Throws a 400 for an unknown list button. */
export function parseForm<S extends z.ZodTypeAny>(form: FormData, schema: S) {
  refuseStrangeButtons(form);
  return parseWithZod(form, {
    schema: coerceFormValue(schema, { defaultCoercion: { number: coerceNumber } }),
    disableAutoCoercion: true,
    errorMap: zodMessages,
  });
}
