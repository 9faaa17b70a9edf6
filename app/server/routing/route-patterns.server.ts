import type { ServerBuild } from "@remix-run/node";
import { createPathTable } from "#app/server/routing/path-table.ts";
import { routeSegments } from "#app/server/routing/route-paths.ts";

/**
 * Names the route of a path by its pattern, `/api/families/:familyId/events`; `"other"` for files, splats and addresses
 * that do not exist. A page and its data (`/dashboard.data`) have the same pattern.
 */
export function createPatterns({ routes }: ServerBuild): (pathname: string) => string {
  const find = createPathTable(
    Object.keys(routes).flatMap((id) => {
      const segments = routeSegments(routes, id);
      return segments.includes("*") ? [] : [[segments, `/${segments.join("/")}`] as const];
    }),
  );
  return (pathname) => find(pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/"))?.value ?? "other";
}
