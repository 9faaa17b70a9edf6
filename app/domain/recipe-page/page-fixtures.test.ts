import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readRecipe } from "#app/domain/recipe-page/recipe.ts";

/** Pages as recipe sites write them, with the fields that "Fetch recipe" fills in. */
const read = (name: string) =>
  readFileSync(new URL(`../../../tests/fixtures/recipes/${name}`, import.meta.url), "utf8");
const pages: { page: string; expect: object }[] = JSON.parse(read("pages.json"));

it.each(pages)("$page", ({ page, expect: expected }) => {
  expect(readRecipe(read(page))).toMatchObject(expected);
});
