import { describe, expect, it } from "vitest";
import { builtInContent, findBuiltIn } from "#app/domain/food/built-in-recipes.server.ts";
import { findHeld } from "#app/domain/food/recipe-food.ts";
import { recipeForFamily } from "#app/domain/food/translated-recipe.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { mealChangeSchema, newMealSchema } from "#app/schemas/food/meal.ts";
import { newRecipeSchema } from "#app/schemas/food/recipe.ts";
import { planFormSchema } from "#app/schemas/ideas/idea-forms.ts";
import { completeIdea, saveIdea } from "#app/services/connection/connection.server.ts";
import { addRecipe, findRecipe } from "#app/services/food/family-recipes.server.ts";
import { addGroceryItem, listGroceries, updateGroceryItem } from "#app/services/food/groceries.server.ts";
import {
  listIngredients,
  listRecipeIngredients,
  mealContent,
  mealIngredients,
} from "#app/services/food/meal-ingredients.server.ts";
import { addMeal, updateMeal } from "#app/services/food/meals.server.ts";
import { builtInIdeas } from "#app/services/ideas/built-in.server.ts";
import { beginDraft, fillDraft } from "#app/services/ideas/drafts.server.ts";
import { addDish, saveDishRecipe } from "#app/services/ideas/plan-drafts.server.ts";
import { makeFamily } from "#tests/support/factories.ts";

/** A pseudo-language has every text of the library, whatever translators have done. */
const STRANGE = "en-XA" as "de";

const SLUG = "baked-salmon-with-asparagus";
const library = builtInContent(findBuiltIn(SLUG) as NonNullable<ReturnType<typeof findBuiltIn>>);

type Actor = Awaited<ReturnType<typeof makeFamily>>;
async function makeStrangeFamily(): Promise<Actor> {
  const actor = await makeFamily();
  actor.family.language = STRANGE;
  return actor;
}
const list = async (actor: Actor) => (await listGroceries(actor, Temporal.Now.instant())).map((row) => row.item_name);
const isStrange = (text: string) => text.startsWith("⟦");
const lines = library.ingredients.slice(0, 2);

describe("what a family takes over from the library", () => {
  it("is on its list in its language, once", async () => {
    const actor = await makeFamily();
    await listRecipeIngredients(actor, library, { lines }, 4, true);
    const english = await list(actor);
    expect(english.some(isStrange)).toBe(false);
    actor.family.language = STRANGE;
    const { added } = await listRecipeIngredients(actor, library, { lines }, 4, true);
    expect(added.map(({ isNew }) => isNew)).toEqual([false, false]);
    const strange = await list(actor);
    expect([strange.length, strange.every(isStrange)]).toEqual([english.length, true]);
  });

  it("merges with what somebody typed by its words alone, and not once it is renamed", async () => {
    const actor = await makeStrangeFamily();
    const [first] = mealIngredients({ ...library, ingredients_for: 4, listed_ingredients: [] }, 4);
    await addGroceryItem(actor, {
      item_name: first?.item_name ?? "",
      quantity: null,
      category: null,
      notes: null,
      meal_id: null,
    });
    const { added } = await listRecipeIngredients(actor, library, { lines: lines.slice(0, 1) }, 4, true);
    expect(added[0]?.isNew).toBe(true);
    await updateGroceryItem({ ...actor, user: null } as never, added[0]?.item.id ?? 0, { item_name: "Spargel" });
    const again = await listRecipeIngredients(actor, library, { lines: lines.slice(0, 1) }, 4, true);
    expect(again.added[0]?.isNew).toBe(true);
  });

  it("is a meal that stays tied to the original, by which it is judged", async () => {
    const actor = await makeStrangeFamily();
    const shown = recipeForFamily(library, STRANGE);
    const meal = await addMeal(
      actor,
      newMealSchema.parse({
        title: shown.title,
        planned_date: "2027-03-01",
        built_in: SLUG,
        ingredients: shown.ingredients,
        ingredients_for: 4,
        steps: shown.steps,
      }),
    );
    expect(meal).toMatchObject({ built_in: SLUG, ingredients: library.ingredients, steps: library.steps });
    const changed = await updateMeal(
      actor,
      meal.id,
      mealChangeSchema.parse({ title: "Lachs", ingredients: shown.ingredients, steps: shown.steps }),
    );
    expect(changed).toMatchObject({ title: "Lachs", built_in: SLUG, ingredients: library.ingredients });
    await listIngredients(actor, meal.id, { lines, again: [] }, 4);
    expect((await list(actor)).every(isStrange)).toBe(true);
    const own = await updateMeal(actor, meal.id, mealChangeSchema.parse({ ingredients: ["1 Lachs"] }));
    expect(own).toMatchObject({ built_in: null, ingredients: ["1 Lachs"] });
  });

  it("is judged by the English of its lines, too, as a recipe and as a changed meal", async () => {
    const actor = await makeStrangeFamily();
    const shown = recipeForFamily(library, STRANGE);
    const recipe = await addRecipe(actor, newRecipeSchema.parse({ ...shown, based_on: SLUG }));
    expect(findHeld(recipe, ["Fish"])).toEqual([{ allergy: "Fish", where: expect.stringMatching(/^⟦/) }]);
    expect(findHeld({ ...recipe.get({ plain: true }), known_lines: {} }, ["Fish"])).toEqual([]);
    const salmon = shown.ingredients[library.ingredients.findIndex((line) => /salmon/i.test(line))];
    const planned = { title: "Strange", planned_date: "2027-03-01", built_in: SLUG, ingredients: [salmon, "1 egg"] };
    const meal = await addMeal(await makeStrangeFamily(), newMealSchema.parse(planned));
    expect(meal.built_in).toBeNull();
    expect(findHeld(mealContent(meal), ["Fish"])).toHaveLength(1);
  });

  it("is one row of the list with what the library puts there", async () => {
    const actor = await makeStrangeFamily();
    const shown = recipeForFamily(library, STRANGE);
    const recipe = await addRecipe(actor, newRecipeSchema.parse({ ...shown, based_on: SLUG }));
    await listRecipeIngredients(actor, recipe, { lines: shown.ingredients }, 4);
    await listRecipeIngredients(actor, library, { lines: library.ingredients }, 4, true);
    expect(await list(actor)).toHaveLength(library.ingredients.length);
  });

  it("is planned and saved from a draft in its language, while the draft keeps the original", async () => {
    const actor = await makeStrangeFamily();
    const draft = await beginDraft(actor, "meals", planFormSchema.parse({ start_date: "2027-03-01", days: 1 }));
    await fillDraft(actor, draft);
    const place = { date: "2027-03-01", meal: "dinner" as const };
    const recipe = await saveDishRecipe(actor, draft.id, place);
    expect(recipe.isNew).toBe(true);
    const saved = await findRecipe(actor, recipe.id);
    expect(saved.ingredients.filter((line) => !saved.known_lines[line]?.english_name)).toEqual([]);
    await addDish(actor, draft.id, place);
    const [meal] = await Meal.findAll({ where: { family_id: actor.family.id } });
    expect([meal?.title, meal?.description].every((text) => isStrange(text ?? ""))).toBe(true);
    expect((meal?.ingredients ?? []).filter((line) => !isStrange(line))).toEqual([]);
    await draft.reload();
    expect(isStrange((draft.content as { days: { dinner?: { title: string } }[] }).days[0]?.dinner?.title ?? "")).toBe(
      false,
    );
  });

  it("is done in its language: the idea stays as it was", async () => {
    const actor = await makeStrangeFamily();
    const now = Temporal.Now.instant();
    const idea = await builtInIdeas.activity({ durationMinutes: 10, childAges: [], exclude: [], seed: "a" });
    const row = await saveIdea(actor, "quick", { idea, source: "built-in" }, now);
    expect(row.title).toBe(idea.title);
    const { completion } = await completeIdea(
      actor,
      row.id,
      { duration_minutes: 10, completed_by: null, notes: null },
      now,
    );
    expect(isStrange(completion.activity_title)).toBe(true);
  });
});
