import { z } from "zod";
import { REPEAT_DAYS, REPEATS, readRepeat } from "#app/domain/recurrence/repeat-choice.ts";
import { completeRule, type Rule, turnRule, type Weekday } from "#app/domain/recurrence/rule.ts";
import { loadRule, storeRule } from "#app/domain/recurrence/stored-rule.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { optionalDate } from "#app/schemas/fields.ts";
import { RECURRENCE_PATTERNS, REPEAT_MAX } from "#app/shared/calendar/constants.ts";
import { toLatinDigits } from "#app/utils/digits.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/** Form fields for a repeating event (docs/product/calendar.md, "Repeats in a form"). */

/** A typed whole number from 1 to `max`, else `null`. */
function readNumber(typed: string, max: number): number | null {
  const text = toLatinDigits(typed);
  return /^\s*\d{1,4}\s*$/.test(text) && Number(text) >= 1 && Number(text) <= max ? Number(text) : null;
}

const weekday = z.enum(["1", "2", "3", "4", "5", "6", "7"]).transform((text) => Number(text) as Weekday);

export const repeatFields = {
  repeats: z.enum(["never", ...REPEATS, "keep"]).default("never"),
  recurrence_end_date: optionalDate,
  // Validated only with the choice that they belong to.
  recurrence_count: z.string().optional(),
  repeat_every: z.string().default("1"),
  repeat_unit: z.enum(RECURRENCE_PATTERNS).catch("weekly"),
  repeat_weekdays: z.array(weekday).catch([]),
  repeat_on: z.enum(REPEAT_DAYS).catch("date"),
  stored_rule: z.string().optional(),
};

type RepeatForm = z.infer<z.ZodObject<typeof repeatFields>>;

const toDay = (date: string) => toDayNumber(Temporal.PlainDate.from(date));

/** The event's rule and first day as the value of a hidden field. */
export const joinStored = (rule: Rule, startDate: string): string => `${storeRule(rule).recurrence_rule} ${startDate}`;

function splitStored(text = ""): { rule: Rule; start: number } | null {
  const [recurrence_rule = "", date = ""] = text.split(" ");
  try {
    const rule = loadRule({ recurrence_pattern: null, recurrence_rule, recurrence_end_date: null });
    return rule && { rule, start: toDay(date) };
  } catch {
    return null;
  }
}

interface RepeatProblem {
  path: [keyof RepeatForm];
  message: string;
}

/** The first problem between fields, with the field that shows it. */
export function findRepeatProblem(form: RepeatForm): RepeatProblem | null {
  if (form.repeats === "never") return null;
  const wrong = (field: keyof RepeatForm, message: string): RepeatProblem => ({ path: [field], message });
  if (form.recurrence_count) {
    if (form.recurrence_end_date) return wrong("recurrence_count", english(calendarWords, "oneEnd"));
    if (!readNumber(form.recurrence_count, REPEAT_MAX.count)) {
      return wrong("recurrence_count", english(calendarWords, "numberUpTo", { max: REPEAT_MAX.count }));
    }
  }
  if (form.repeats === "custom" && !readNumber(form.repeat_every, REPEAT_MAX.interval)) {
    return wrong("repeat_every", english(calendarWords, "numberUpTo", { max: REPEAT_MAX.interval }));
  }
  if (form.repeats !== "keep" || splitStored(form.stored_rule)) return null;
  return wrong("repeats", english(calendarWords, "noRepeat"));
}

/** The rule of a form as fields of the API. An unchanged rule follows a moved start, for example to another weekday. */
export function readRepeatFields(form: RepeatForm, startDate: string) {
  if (form.repeats === "never") return { is_recurring: false, recurrence_rule: null, recurrence_end_date: null };
  const start = toDay(startDate);
  const storedRule = splitStored(form.stored_rule);
  const custom = {
    every: readNumber(form.repeat_every, REPEAT_MAX.interval) ?? 1,
    frequency: form.repeat_unit,
    weekdays: form.repeat_weekdays,
    on: form.repeat_on,
  };
  const count = readNumber(form.recurrence_count ?? "", REPEAT_MAX.count);
  const write = (rule: Rule) => storeRule({ ...rule, until: null, count }).recurrence_rule;
  const turned = storedRule && write(turnRule(storedRule.rule, storedRule.start, start));
  const said = form.repeats === "keep" ? turned : write(completeRule(readRepeat(form.repeats, custom, start), start));
  const isUntouched = storedRule !== null && said === write(storedRule.rule);
  return {
    is_recurring: true,
    recurrence_rule: isUntouched ? turned : said,
    recurrence_end_date: form.recurrence_end_date,
  };
}
