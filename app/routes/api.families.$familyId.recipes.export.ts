import { recipeExportSchema } from "#app/schemas/food/recipe-file.ts";
import { apiRoute, forFamily } from "#app/server/api/api-route.server.ts";
import { writeRecipes } from "#app/services/food/recipe-files.server.ts";
import { attachmentHeader } from "#app/utils/file-name.ts";
import { streamOf } from "#app/utils/stream-of.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    operation: "export-recipes",
    permission: "export-recipes",
    query: recipeExportSchema,
    handle: async ({ actor, query }) =>
      new Response(streamOf(writeRecipes(actor, query.photos === "true")), {
        headers: {
          "Content-Type": "application/ld+json",
          "Content-Disposition": attachmentHeader(actor.family.name, "json", "recipes"),
          "Cache-Control": "private, no-store",
        },
      }),
  }),
});
export const action = loader;
