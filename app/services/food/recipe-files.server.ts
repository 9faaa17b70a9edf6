import { writeRecipe } from "#app/domain/recipe-page/exchange.ts";
import { Recipe } from "#app/models/food/recipe.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { readPhoto } from "#app/services/food/recipe-photos.server.ts";

const AT_ONCE = 50;

/** The family's recipes as chunks of a JSON array; with their photos if `withPhotos`. */
export async function* writeRecipes({ family }: FamilyScope, withPhotos: boolean): AsyncGenerator<string> {
  yield "[";
  for (let offset = 0; ; offset += AT_ONCE) {
    const page = await Recipe.findAll({ where: { family_id: family.id }, order: ["id"], limit: AT_ONCE, offset });
    for (const [at, recipe] of page.entries()) {
      const photo =
        withPhotos && recipe.photo ? await readPhoto({ family }, recipe.id, "large").catch(() => null) : null;
      const image = photo && `data:image/webp;base64,${photo.toString("base64")}`;
      yield `${offset + at > 0 ? ",\n" : "\n"}${JSON.stringify(writeRecipe(recipe, image))}`;
    }
    if (page.length < AT_ONCE) break;
  }
  yield "\n]\n";
}
