import { expect, it } from "vitest";
import { builtInContent, findBuiltIn } from "#app/domain/food/built-in-recipes.server.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";
import { newRecipeSchema } from "#app/schemas/food/recipe.ts";
import { RECIPE_SLUGS } from "#tests/support/recipe-slugs.ts";

it("every built-in recipe that there ever was is found by its slug, and no two share one", () => {
  expect(RECIPE_SLUGS.filter((slug) => !findBuiltIn(slug))).toEqual([]);
  expect(RECIPES.map(({ slug }) => slug).sort()).toEqual(RECIPE_SLUGS);
  expect(RECIPE_SLUGS.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  expect(findBuiltIn("constructor")).toBeUndefined();
});

it("each could be a family's own as it is", () => {
  for (const recipe of RECIPES) {
    const content = builtInContent(recipe);
    const parsed = newRecipeSchema.parse({ ...content, based_on: recipe.slug });
    expect(parsed).toEqual({ ...content, based_on: recipe.slug, diets: expect.arrayContaining(content.diets) });
  }
});

it("ingredients are lines with their amounts for four", () => {
  const salmon = findBuiltIn("baked-salmon-with-asparagus");
  expect(salmon && builtInContent(salmon)).toMatchObject({
    title: "Baked salmon with asparagus",
    servings: 4,
    ingredients: ["500 g Asparagus", "1 Lemon", "1/2 bunch Dill", "4 Salmon fillets", "2 tbsp Olive oil"],
  });
});
