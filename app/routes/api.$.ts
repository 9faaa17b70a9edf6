import { apiRoute, forAnyone } from "#app/http/api/api-route.server.ts";
import { notFound } from "#app/utils/domain-error.ts";

const nothingHere = forAnyone({
  handle: async () => {
    throw notFound("Call");
  },
});

/** Every path below /api that is none: JSON, never a page. */
export const loader = apiRoute({
  GET: nothingHere,
  POST: nothingHere,
  PUT: nothingHere,
  DELETE: nothingHere,
});
export const action = loader;
