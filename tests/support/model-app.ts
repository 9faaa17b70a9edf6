import { afterAll, beforeEach } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeMeal } from "#tests/support/factories.ts";
import { type AskedMessage, answers, readFacts, startMessagesApi } from "#tests/support/messages-api.ts";

/** The built app with the real SDK, over HTTP, against a server that speaks the Messages API. */
export async function runAppWithModel() {
  const model = await startMessagesApi();
  const app = runApp(async () => model.env());
  afterAll(() => model.stop());
  beforeEach(() => {
    model.answer = answers.silence;
    model.asked.length = 0;
  });
  return { app, model };
}

export const TIP = { tip: "Open a window and breathe." };
export const ACTIVITY = {
  title: "Sock puppets",
  description: "Two socks, two voices.",
  steps: ["Find socks", "Give them names"],
  materials: ["socks"],
  duration_minutes: 90,
  min_age: 3,
  max_age: 10,
};
export const PRACTICE = {
  title: "Warm hands",
  steps: [
    { title: "Sit", text: "Sit down.", minutes: 30 },
    { title: "Warm", text: "Rub your hands.", minutes: 30 },
  ],
};
export const CALLS = {
  tip: { path: "/ai/wellness-tip", json: undefined, failure: "Unable to load tip right now" },
  activity: { path: "/ai/connection-activity", json: {}, failure: "Unable to load suggestion right now" },
  plan: { path: "/ai/meal-plan", json: { days: 3 }, failure: "Unable to make a meal plan right now" },
  practice: {
    path: "/ai/mindfulness-practice",
    json: { mood: "tired" },
    failure: "Unable to make a practice right now",
  },
  groceries: { path: "/ai/grocery-list", json: {}, failure: "Unable to make a grocery list right now" },
} as const;
/** A meal within the next days with unknown ingredients: without such a meal a list needs no model. */
export const planUnknownMeal = (family: { id: number }, title = "Gran's stew") =>
  makeMeal(family, {
    title,
    description: "Secret note",
    planned_date: Temporal.Now.plainDateISO("UTC").add({ days: 2 }).toString(),
  } as never);

export let dishes = 0;
export const named = () => {
  dishes += 1;
  return `Rice bowl ${dishes}`;
};
export const dish = (title = named(), ...more: string[]) => ({
  title,
  description: "Quick and warm.",
  prep_time: 10,
  cook_time: 20,
  ingredients: ["Rice", "Carrots", ...more].map((item_name) => ({ item_name, quantity: "400 g", category: "Pantry" })),
});
/** As many days as were asked for, of dishes that `make` makes. */
export const days = (make: () => unknown) => (asked: AskedMessage) => ({
  days: Array.from({ length: Number(readFacts(asked).days) }, () => ({
    breakfast: make(),
    lunch: make(),
    dinner: make(),
  })),
});
export const STRICT = { days: 14, family_size: 5, allergies: ["Peanuts", "Eggs"], dietary_preferences: ["Vegetarian"] };
export type Day = Record<
  "breakfast" | "lunch" | "dinner",
  ReturnType<typeof dish> & { source: string; servings: number }
>;
export const listDishes = (body: { days: Day[] }) =>
  body.days.flatMap(({ breakfast, lunch, dinner }) => [breakfast, lunch, dinner]);
export const listTexts = ({ title, ingredients }: ReturnType<typeof dish>) => [
  title,
  ...ingredients.map((one) => one.item_name),
];
