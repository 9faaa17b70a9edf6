import { answerPhoto } from "#app/pages/food/recipe-picture.server.ts";

/**
 * The photo at `/recipes/{id}/photo?size=`. `app/server/routing` calls this route, because Remix has one route for an
 * address.
 */
export const loader = answerPhoto;
