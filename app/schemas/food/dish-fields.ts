import { z } from "zod";
import { optionalText, requiredText } from "#app/schemas/fields.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { MAX_INGREDIENTS, MAX_MINUTES, MAX_SERVINGS, MAX_STEPS } from "#app/shared/food/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { dishWords } from "#app/words/catalogues/dish-words.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { english, inLocale, keepTranslation } from "#app/words/english.server.ts";
import { zodMessages } from "#app/words/zod-messages.server.ts";

/** Fields that meals and recipes share. */

const INVALID_URL = english(validation, "invalidUrl");

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** http or https alone, because a tap on a `javascript:` link would run a script (docs/product/food.md, "Recipes"). */
export const webAddress = optionalText(MAX_LENGTH.url).pipe(z.string().refine(isWebAddress, INVALID_URL).nullable());

/** `webAddress`, but required. */
export const requiredAddress = requiredText(MAX_LENGTH.url).refine(isWebAddress, INVALID_URL);

export const minutes = z.number().int().min(0).max(MAX_MINUTES).nullable();
export const servings = z.number().int().min(1).max(MAX_SERVINGS).nullable();
export const ingredients = z.array(requiredText(MAX_LENGTH.ingredient)).max(MAX_INGREDIENTS);

/** A step is one line, because forms have one a line. */
const step = requiredText(MAX_LENGTH.step).transform((text) => text.replace(/\s*\n\s*/g, " "));
export const steps = z.array(step).max(MAX_STEPS);

/** The slug of a built-in recipe; services check that it exists. */
export const slug = z.string().min(1).max(MAX_LENGTH.title).nullable();

/** The lines of a text with their numbers, without blank ones. */
const splitLines = (text: string | undefined) =>
  (text ?? "")
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ text: line.trim(), number: at + 1 }))
    .filter(({ text }) => text);

/** The message about a line of a text; `problem` is an English sentence. */
function ofLine(line: number, problem: string): string {
  const write = (locale: string) => say(dishWords, locale)("line", { line, problem: inLocale(problem, locale) });
  const sentence = write("en");
  keepTranslation(sentence, { problem }, write);
  return sentence;
}

/** A list in one form field, one entry a line, at most `max` entries. Issues of an entry are reported at the field. */
export const linesText = (list: z.ZodType<string[], z.ZodTypeDef, unknown>, max: number, maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .optional()
    .transform((text, context) => {
      // One line over the limit is enough for the issue.
      const lines = splitLines(text).slice(0, max + 1);
      const parsed = list.safeParse(
        lines.map((line) => line.text),
        { errorMap: zodMessages },
      );
      if (parsed.success) return parsed.data;
      for (const { message, path } of parsed.error.issues) {
        const line = lines[Number(path[0])];
        context.addIssue({ code: "custom", message: line ? ofLine(line.number, message) : message });
      }
      return z.NEVER;
    });
