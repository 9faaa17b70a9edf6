import type { ServerBuild } from "@remix-run/node";

export type Routes = ServerBuild["routes"];

/** The segments of a route's whole path, with those of its layouts: `["api", "families", ":familyId"]`. */
export function routeSegments(routes: Routes, id: string): string[] {
  const route = routes[id];
  if (!route) return [];
  const above = route.parentId ? routeSegments(routes, route.parentId) : [];
  return [...above, ...(route.path ?? "").split("/").filter(Boolean)];
}

/** The ids of a route and its layouts. */
export function routeWithLayouts(routes: Routes, id: string): string[] {
  const parentId = routes[id]?.parentId;
  return parentId ? [...routeWithLayouts(routes, parentId), id] : [id];
}
