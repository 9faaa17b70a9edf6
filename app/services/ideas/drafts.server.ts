import type { Transaction } from "sequelize";
import { config } from "#app/config/env.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import type { GroceryPlan } from "#app/domain/food/grocery-plan.server.ts";
import type { LeftOut, MealPlan, PlannedDay, PlannedDish } from "#app/domain/food/meal-plan.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { IdeaDraft } from "#app/models/idea-draft.server.ts";
import type { Meal } from "#app/models/meal.server.ts";
import type { DishForm } from "#app/schemas/idea-forms.ts";
import type { GroceryRequest, PlanRequest } from "#app/schemas/ideas.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { type AddedGrocery, addGroceries } from "#app/services/food/groceries.server.ts";
import { addMeal, requireRoom } from "#app/services/food/meals.server.ts";
import { type Asking, hasModel, type IdeaResult } from "#app/services/ideas/ask.server.ts";
import { planOptions, suggestDish, suggestGroceries, suggestPlan } from "#app/services/ideas/ideas.server.ts";
import { type IdeaSource, MAX_LENGTH, PLANNED_MEALS, type PlannedMeal } from "#app/utils/constants.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";

/** A dish of a draft; once it is among the family's meals, it says which one it is. */
export type DraftDish = PlannedDish & { meal_id?: number };
export type DraftDay = { date: string } & Record<PlannedMeal, DraftDish | null>;
export interface PlanContent {
  days: DraftDay[];
  left_out: LeftOut[];
  notes: string[];
}
export type GroceryContent = GroceryPlan & { isAdded?: boolean };
interface Contents {
  meals: PlanContent;
  groceries: GroceryContent;
}
interface Requests {
  meals: PlanRequest & { start_date: string };
  groceries: GroceryRequest & { start_date: string };
}
type Kind = keyof Contents;

const EMPTY: Contents = { meals: { days: [], left_out: [], notes: [] }, groceries: { items: [], left_out: [] } };

export interface Draft<K extends Kind> {
  id: number;
  state: IdeaDraft["state"];
  source: IdeaSource | null;
  options: Requests[K];
  content: Contents[K];
  problem: string | null;
}

/** Time beyond the deadline after which a draft that is still being made never will be: its process has ended. */
const GRACE_MS = 5_000;
const STOPPED = "Making it was interrupted.";

/** Beyond this many, the oldest drafts of a family go. */
const KEPT = 10;
const LOOK_EVERY_MS = 500;

async function findRow({ family }: FamilyScope, kind: Kind, id: number, lock?: Transaction): Promise<IdeaDraft> {
  const draft = await IdeaDraft.findOne({
    where: { id, family_id: family.id, kind },
    ...(lock ? { lock: lock.LOCK.UPDATE } : {}),
  });
  if (!draft) throw notFound("Draft");
  return draft;
}

const isAbandoned = ({ state, begun_at }: IdeaDraft) =>
  state === "making" && Date.now() > begun_at.getTime() + config().anthropic.deadlineMs + GRACE_MS;

/** A draft of the family; 404 for anyone else. */
export async function findDraft<K extends Kind>(actor: FamilyScope, kind: K, id: number): Promise<Draft<K>> {
  const row = await findRow(actor, kind, id);
  const state = isAbandoned(row) ? { state: "failed" as const, problem: STOPPED } : {};
  const { source, problem, options, content } = row;
  return { id, source, problem, state: row.state, ...state, options: options as never, content: content as never };
}

/** Begins a draft, empty as yet. */
export function beginDraft<K extends Kind>(actor: FamilyScope, kind: K, options: Requests[K]): Promise<IdeaDraft> {
  return inTransaction(async () => {
    const family_id = actor.family.id;
    const old = await IdeaDraft.findAll({ where: { family_id }, order: [["id", "DESC"]], offset: KEPT - 1 });
    await IdeaDraft.destroy({ where: { id: old.map(({ id }) => id) } });
    const begun = { options: options as never, content: EMPTY[kind] as never, begun_at: new Date() };
    return IdeaDraft.create({ family_id, kind, ...begun });
  });
}

/** Begins a draft that has failed anew; from the library, if that is wanted. One that has not failed stays as it is. */
export function retryDraft(
  actor: FamilyScope,
  kind: Kind,
  id: number,
  source: IdeaSource | undefined,
): Promise<IdeaDraft | null> {
  return inTransaction(async (transaction) => {
    const row = await findRow(actor, kind, id, transaction);
    if (row.state !== "failed" && !isAbandoned(row)) return null;
    const options = { ...row.options, ...(source ? { source } : {}) };
    const anew = { state: "making" as const, problem: null, begun_at: new Date() };
    return row.update({ ...anew, options, content: EMPTY[kind] as never });
  });
}

/** Whether a draft comes from the library, that is at once. */
export const isQuick = ({ options }: IdeaDraft): boolean => options.source === "built-in" || !hasModel();

/** Deletes a draft. One that is being made is made no further. */
export async function discardDraft(actor: FamilyScope, kind: Kind, id: number): Promise<void> {
  await IdeaDraft.destroy({ where: { id, family_id: actor.family.id, kind } });
}

function suggest(
  actor: FamilyScope,
  draft: IdeaDraft,
  signal: AbortSignal,
  onDay: (days: PlannedDay[], left: readonly LeftOut[]) => void,
): Promise<IdeaResult<MealPlan | GroceryPlan>> {
  if (draft.kind === "groceries") {
    const asked = draft.options as never as Requests["groceries"];
    return suggestGroceries(actor, asked, Temporal.PlainDate.from(asked.start_date), signal);
  }
  const asked = draft.options as never as Requests["meals"];
  const days: PlannedDay[] = [];
  return suggestPlan(
    actor,
    planOptions(asked, Temporal.PlainDate.from(asked.start_date)),
    { source: asked.source, signal },
    (day, left) => {
      days.push(day);
      onDay(
        days.toSorted((a, b) => a.date.localeCompare(b.date)),
        left,
      );
    },
  );
}

/**
 * Makes what a draft is for, and keeps it day by day as it comes. Ends when the draft is discarded. What goes wrong
 * stands in the draft. Never within a transaction.
 */
export async function fillDraft(actor: FamilyScope, draft: IdeaDraft): Promise<void> {
  const gone = new AbortController();
  // A try that was begun anew meanwhile is another's.
  const where = { id: draft.id, begun_at: draft.begun_at, state: "making" as const };
  const write = async (values: Parameters<typeof draft.update>[0]) => {
    const [count] = await IdeaDraft.update(values, { where });
    if (count === 0) gone.abort();
  };
  const look = async () => {
    if ((await IdeaDraft.count({ where })) === 0) gone.abort();
  };
  let writing = Promise.resolve();
  const watch = setInterval(() => {
    writing = writing.then(look).catch(() => undefined);
  }, LOOK_EVERY_MS);
  try {
    const { idea, source } = await suggest(actor, draft, gone.signal, (days, left_out) => {
      const content = { ...EMPTY.meals, days, left_out: [...left_out] };
      writing = writing.then(() => write({ content: content as never })).catch(() => undefined);
    });
    await writing;
    await write({ state: "ready", source, content: idea as never });
  } catch (error) {
    await writing;
    const problem = error instanceof DomainError ? error.message : "Something went wrong on our side.";
    await write({ state: "failed", problem });
    if (!(error instanceof DomainError)) throw error;
  } finally {
    clearInterval(watch);
  }
}

/** Which dish of a plan. */
export interface Place {
  date: string;
  meal: PlannedMeal;
}

function dishAt(content: PlanContent, { date, meal }: Place): DraftDish {
  const dish = content.days.find((day) => day.date === date)?.[meal];
  if (!dish) throw notFound("Dish");
  return dish;
}

/** One dish of a draft; 404 where there is none. */
export async function findDish(actor: FamilyScope, id: number, place: Place): Promise<DraftDish> {
  return dishAt((await findDraft(actor, "meals", id)).content, place);
}

const withDish = (content: PlanContent, { date, meal }: Place, dish: DraftDish): PlanContent => ({
  ...content,
  days: content.days.map((day) => (day.date === date ? { ...day, [meal]: dish } : day)),
});

/** Works on a plan that is ready, one after the other: two phones see each other's changes. */
function changePlan<T>(
  actor: FamilyScope,
  id: number,
  work: (content: PlanContent) => Promise<{ content: PlanContent; result: T }>,
): Promise<T> {
  return inTransaction(async (transaction) => {
    const row = await findRow(actor, "meals", id, transaction);
    if (row.state !== "ready") throw new DomainError("conflict", "This plan is not ready yet.");
    const { content, result } = await work(row.content as never);
    await row.update({ content: content as never });
    return result;
  });
}

const asMeal = (dish: DraftDish, { date, meal }: Place) => ({
  ...{ title: dish.title, description: dish.description, meal_type: meal, planned_date: date },
  ...{ prep_time: dish.prep_time, cook_time: dish.cook_time, servings: dish.servings },
  ingredients: dish.ingredients.map(({ item_name, quantity }) =>
    [quantity, item_name].filter(Boolean).join(" ").slice(0, MAX_LENGTH.ingredient),
  ),
  ingredients_for: dish.servings,
  recipe_url: null,
  cook_id: null,
});

/** Puts a dish among the family's meals, once, however often it is asked for. `null`: it was there already. */
export const addDish = (actor: FamilyScope, id: number, place: Place): Promise<Meal | null> =>
  changePlan(actor, id, async (content) => {
    const dish = dishAt(content, place);
    if (dish.meal_id) return { content, result: null };
    const meal = await addMeal(actor, asMeal(dish, place));
    return { content: withDish(content, place, { ...dish, meal_id: meal.id }), result: meal };
  });

/** The dishes that are not among the family's meals yet. */
export const placesLeft = ({ days }: PlanContent): Place[] =>
  days.flatMap((day) =>
    PLANNED_MEALS.filter((meal) => day[meal] && !day[meal].meal_id).map((meal) => ({ date: day.date, meal })),
  );

/** Puts all dishes that are left among the family's meals; answers how many they were. */
export const addAllDishes = (actor: FamilyScope, id: number): Promise<number> =>
  changePlan(actor, id, async (content) => {
    const places = placesLeft(content);
    await requireRoom(actor, places.length);
    let changed = content;
    for (const place of places) {
      const dish = dishAt(content, place);
      const meal = await addMeal(actor, asMeal(dish, place));
      changed = withDish(changed, place, { ...dish, meal_id: meal.id });
    }
    return { content: changed, result: places.length };
  });

/** Changes a dish of a draft. One that is among the family's meals is changed there. */
export const changeDish = (actor: FamilyScope, id: number, place: Place, change: DishForm): Promise<void> =>
  changePlan(actor, id, async (content) => {
    const dish = dishAt(content, place);
    if (dish.meal_id) throw new DomainError("conflict", "This dish is among your meals already. Change it there.");
    return { content: withDish(content, place, { ...dish, ...change }), result: undefined };
  });

/** Another dish for a place, not laid yet. Not within a transaction: it may take its time. */
export async function anotherDish(actor: FamilyScope, id: number, place: Place, asking: Asking): Promise<PlannedDish> {
  const { content, options } = await findDraft(actor, "meals", id);
  const taken = content.days.flatMap((day) => PLANNED_MEALS.flatMap((meal) => day[meal]?.title ?? []));
  const date = Temporal.PlainDate.from(place.date);
  const beside = [date.subtract({ days: 1 }), date.add({ days: 1 })].map(String);
  const neighbours = content.days
    .filter((day) => beside.includes(day.date))
    .flatMap((day) => day[place.meal]?.title ?? []);
  const wanted = planOptions(options, Temporal.PlainDate.from(options.start_date));
  const { idea } = await suggestDish(actor, { meal: place.meal, taken, neighbours }, wanted, asking);
  if (!idea) throw new DomainError("conflict", "There is no other dish that suits what you leave out.");
  return idea;
}

/** Lays another dish at a place, unless the one there was added meanwhile. */
export const layDish = (actor: FamilyScope, id: number, place: Place, dish: PlannedDish): Promise<void> =>
  changePlan(actor, id, async (content) => ({
    content: dishAt(content, place).meal_id ? content : withDish(content, place, dish),
    result: undefined,
  }));

/** Puts the chosen items of a draft, by their place in it, on the grocery list, once. */
export function addDraftGroceries(actor: FamilyScope, id: number, chosen: readonly number[]): Promise<AddedGrocery[]> {
  return inTransaction(async (transaction) => {
    const row = await findRow(actor, "groceries", id, transaction);
    const content = row.content as never as GroceryContent;
    if (row.state !== "ready" || content.isAdded) return [];
    const items = content.items.filter((_, at) => chosen.includes(at));
    const added = await addGroceries(
      actor,
      items.map((item) => ({ ...item, meal_id: null })),
    );
    await row.update({ content: { ...content, isAdded: true } as never });
    return added;
  });
}
