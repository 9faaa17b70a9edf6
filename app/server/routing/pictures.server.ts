import type { ServerBuild } from "@remix-run/node";
import type { Call } from "#app/server/routing/api-table.server.ts";
import type { FoundPath } from "#app/server/routing/path-table.ts";
import { routeSegments } from "#app/server/routing/route-paths.ts";

const PATH = "recipes/:recipeId/picture";
const PHOTO = /^\/recipes\/(\d+)\/photo$/i;

/**
 * Finds the handler of a recipe's photo. Its address with `size` is the photo, without it the photo's page. Remix has
 * one route for an address, and a page's route cannot answer with a file.
 */
export function createPictures({ routes }: ServerBuild): (pathname: string, query: string) => FoundPath<Call> | null {
  const route = Object.values(routes).find(({ id }) => routeSegments(routes, id).join("/") === PATH);
  const call = route?.module.loader as unknown as Call;
  return (pathname, query) => {
    const recipeId = PHOTO.exec(pathname)?.[1];
    return recipeId && new URLSearchParams(query).has("size") ? { value: call, params: { recipeId } } : null;
  };
}
