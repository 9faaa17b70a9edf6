import { pathId } from "#app/http/path-id.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { findRecipe } from "#app/services/food/family-recipes.server.ts";

interface OfRecipe {
  actor: FamilyScope;
  params: Readonly<Record<string, string | undefined>>;
}

/** The family's recipe that the path names. */
export const findPathRecipe = ({ actor, params }: OfRecipe) => findRecipe(actor, pathId(params.recipeId, "Recipe"));
