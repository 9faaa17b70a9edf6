import { answerPhoto } from "#app/pages/food/recipe-picture.server.ts";

/** What `/recipes/{id}/photo` is with a `size`: `app/server/routing` leads here, as Remix has one route for an address. */
export const loader = answerPhoto;
