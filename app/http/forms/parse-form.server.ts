import { unstable_coerceFormValue as coerceFormValue, parseWithZod } from "@conform-to/zod";
import type { z } from "zod";
import { buttonList, LIST_BUTTON } from "#app/view/list-buttons.ts";

// Zod's own words for a number that is none, not "received nan"
// (docs/product/texts-and-limits.md, "Messages of validation").
const coerceNumber = (text: unknown) =>
  typeof text === "string" && text.trim() !== "" && !Number.isNaN(Number(text)) ? Number(text) : text;

/** Far more than any form of ours has: `rows[4294967294]` would make a list of that length. */
const MAX_ROWS = 200;

/** Refuses names and list buttons that no form of ours has, before Conform builds lists of them. */
function refuseStrangeFields(form: FormData): void {
  const names = [...form.keys()];
  const rows = names.flatMap((name) => [...name.matchAll(/\[(\d+)\]/g)].map(([, row]) => Number(row)));
  const button = form.get(LIST_BUTTON);
  const list = buttonList(button);
  const isNoList = names.some((name) => name === list || name.startsWith(`${list}.`));
  if (rows.some((row) => row >= MAX_ROWS) || form.has("__state__") || (button !== null && (!list || isNoList))) {
    throw new Response("This form could not be read.", { status: 400 });
  }
}

/** Reads a form's fields with a schema, empty ones as absent. */
export function parseForm<S extends z.ZodTypeAny>(form: FormData, schema: S) {
  refuseStrangeFields(form);
  return parseWithZod(form, {
    schema: coerceFormValue(schema, { defaultCoercion: { number: coerceNumber } }),
    disableAutoCoercion: true,
  });
}
