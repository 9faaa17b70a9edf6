import { expect, it } from "vitest";
import { guessCategory } from "#app/domain/food/category.ts";
import { type MealToShopFor, planGroceries } from "#app/domain/food/grocery-plan.server.ts";
import { readIngredient } from "#app/domain/food/ingredient.ts";
import { addQuantities, scaleQuantity, totals } from "#app/domain/food/quantity.ts";
import { scaleLine } from "#app/domain/food/scaling.ts";
import { quantityToBuy, stepQuantity } from "#app/domain/food/shop-quantity.ts";
import { nameKey, phraseKey } from "#app/domain/food/words.ts";
import { escapeText, foldLine } from "#app/domain/icalendar/text.ts";
import { redactNames } from "#app/domain/people/redact-names.ts";
import { readMinutes, readServings } from "#app/domain/recipe-page/recipe.ts";
import { findTimers } from "#app/domain/recipes/timers.ts";
import { newEventSchema } from "#app/schemas/calendar/event.ts";
import { quickItemSchema } from "#app/schemas/food/grocery.ts";
import { mealFormSchema, newMealSchema } from "#app/schemas/food/meal.ts";
import { planFormSchema } from "#app/schemas/ideas/idea-forms.ts";
import { newInvitationSchema } from "#app/schemas/people/invitation.ts";
import { hasTooManyFields, isStrangeJson } from "#app/server/http/bounds.server.ts";
import { readerLocale } from "#app/server/http/locale.server.ts";
import { MAX_BODY_BYTES, MAX_LENGTH } from "#app/shared/constants.ts";
import { MAX_INGREDIENTS, MAX_PLANNED_INGREDIENTS } from "#app/shared/food/constants.ts";
import { escapeHtml } from "#app/utils/escape-html.ts";
import { attachmentHeader } from "#app/utils/file-name.ts";
import { findSlowness } from "#tests/parsers/cpu.ts";

/** Signs and words that parsers look for, repeated, also with another end. */
const SIGNS = [..."½ +1,a'()-./é<&\n@;=%:x", "\u0301", "ﷺ", "🦉", "\0", "\u200b"];
const RUNS = [
  ...SIGNS,
  "1 cup ",
  "½ + ",
  "½a½",
  "1/2 ",
  "1 to ",
  "a, ",
  "1+",
  "a+",
  "1 a+",
  " .",
  "a@",
  "1 ,",
  "a-",
  "1,1",
];
const ENDS = [
  ["", ""],
  ["a", "!"],
  ["1 cup ", ", cut"],
  ["1/0 ", "!"],
] as const;
const TEXTS = RUNS.flatMap((run) =>
  ENDS.map(([begin, end]) => (length: number) => {
    const room = Math.floor(length) - begin.length - end.length;
    return begin + run.repeat(Math.floor(room / run.length)) + end;
  }),
);

const header = (text: string) => ({ headers: { get: () => text } }) as unknown as Request;
const timesOf = (times: number) => (read: (line: string) => unknown) => (text: string) => {
  for (let time = 0; time < times; time += 1) read(text);
};
const linesOf = timesOf(MAX_INGREDIENTS);
const tenOf = timesOf(10);

/** Each input for typed text: its maximum length, and the function that reads it. */
const WAYS: Record<string, [length: number, read: (text: string) => unknown]> = {
  "lines of a recipe": [MAX_LENGTH.ingredient, linesOf(readIngredient)],
  "lines for more eaters": [MAX_LENGTH.ingredient, linesOf((line) => scaleLine(line, 1.5))],
  "timers of a step": [2_000, timesOf(50)(findTimers)],
  "the quantities of a meal": [MAX_LENGTH.quantity, linesOf((text) => scaleQuantity(text, 3, 7))],
  "quantities together": [MAX_LENGTH.quantity, linesOf((text) => addQuantities(text, text))],
  "quantities to buy": [MAX_LENGTH.quantity, linesOf((text) => quantityToBuy(text, true))],
  "quantities that go a step": [MAX_LENGTH.quantity, linesOf((text) => stepQuantity(text, "more"))],
  "the total of a quantity": [MAX_LENGTH.quantity, linesOf(totals)],
  "names of items": [MAX_LENGTH.title, tenOf(nameKey)],
  "words of one's own": [MAX_LENGTH.title, tenOf(phraseKey)],
  "categories of items": [MAX_LENGTH.title, tenOf(guessCategory)],
  "an item that is typed": [MAX_BODY_BYTES, (item) => quickItemSchema.safeParse({ item: item.slice(0, 5_000) })],
  "a text without names": [MAX_LENGTH.text, (text) => redactNames(text, ["Ella", "Ella Maria", "a"])],
  "the texts of an event": [
    50_000,
    (text) => newEventSchema.safeParse({ title: text, description: text, start_time: text, time_zone: text }),
  ],
  "the texts of a meal": [
    50_000,
    (text) => newMealSchema.safeParse({ title: text, planned_date: text, recipe_url: text, ingredients: [text] }),
  ],
  "the form of a meal": [50_000, (text) => mealFormSchema.safeParse({ title: text, ingredients: text })],
  "the form of a plan": [50_000, (text) => planFormSchema.safeParse({ start_date: text, other_allergies: text })],
  "an invitation": [50_000, (text) => newInvitationSchema.safeParse({ email: text, name: text, role: "child" })],
  "a line of a calendar": [50_000, (text) => foldLine(escapeText(text))],
  "the name of a file": [MAX_LENGTH.name, (text) => attachmentHeader(text.replace(/\p{Cs}/gu, ""), "ics", "calendar")],
  "a text in HTML": [50_000, escapeHtml],
  "minutes of a recipe": [50_000, readMinutes],
  "servings of a recipe": [50_000, readServings],
  "a reader's languages": [16_000, (text) => readerLocale(header(text))],
  "JSON before it is parsed": [MAX_BODY_BYTES / 10, isStrangeJson],
  "a form before it is parsed": [MAX_BODY_BYTES / 10, (text) => hasTooManyFields(Buffer.from(text), "text/plain")],
};

it.each(Object.entries(WAYS))(
  "%s take no more than their length, whatever stands in them",
  { timeout: 0 },
  (_, [length, read]) => {
    const slow = TEXTS.flatMap((text) => {
      const found = findSlowness(read, (share) => text(length * share), 2_000);
      return found === null ? [] : [`${JSON.stringify(text(40))}: ${found}`];
    });
    expect(slow).toEqual([]);
  },
);

it("a word that is followed by a comma is read at once, however long", { timeout: 0 }, () => {
  expect(readIngredient(`1 cup ${"a".repeat(180)}, cut`)).toMatchObject({ quantity: "1 cup", notes: "cut" });
});

const CRITERIA = { familySize: 6, diets: [], allergies: [], includeStaples: true };
/** The maximum number of ingredients of a list. Either all of their quantities add up, or no two of them. */
const LISTS: Record<string, (meal: number, line: number) => [name: string, quantity: string]> = {
  "of one thing in other units": (meal, line) => ["Flour", `${line} w${meal}x${line}`],
  "of one thing in words": (meal, line) => ["Flour", `${"ab+cd+ef+".repeat(10)}${meal} ${line}`],
  "of one thing in grams": (_, line) => ["Flour", `${line + 1} g`],
  "of other things": (meal, line) => [`Flour ${meal} ${line}`, "½".repeat(100)],
};

it.each(Object.entries(LISTS))("a list %s takes no more than its length", { timeout: 0 }, (_, need) => {
  const meals = (count: number): MealToShopFor[] =>
    Array.from({ length: count }, (_, meal) => ({
      title: `Meal ${meal}`,
      servings: 4,
      ingredients: Array.from({ length: MAX_INGREDIENTS }, (_, line) => {
        const [item_name, quantity] = need(meal, line);
        return { item_name, quantity };
      }),
    }));
  const count = MAX_PLANNED_INGREDIENTS / MAX_INGREDIENTS;
  const plan = (share: string) => planGroceries(meals(count * Number(share)), CRITERIA);
  expect(findSlowness(plan, String, 10_000)).toBeNull();
  for (const { quantity, notes } of plan("1").items) {
    expect(quantity?.length ?? 0).toBeLessThanOrEqual(MAX_LENGTH.quantity);
    expect(notes?.length ?? 0).toBeLessThanOrEqual(MAX_LENGTH.text);
  }
});
