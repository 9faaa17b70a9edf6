import type { ServerBuild } from "@remix-run/node";
import { createPathTable, type FoundPath } from "#app/server/routing/path-table.ts";
import { routeSegments } from "#app/server/routing/route-paths.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";

/** The handler of an API route, for `loader` and `action`. It never throws. */
export type Call = (args: HttpArgs) => Promise<Response>;

/**
 * The calls below `/api` by path, without Remix's matching and data handling. Unknown paths go to Remix.
 */
export function createApiTable({ routes }: ServerBuild): (pathname: string) => FoundPath<Call> | null {
  const find = createPathTable(
    Object.values(routes).flatMap(({ id, module }) => {
      const segments = routeSegments(routes, id);
      const isCall = segments[0] === "api" && !segments.includes("*") && module.default === undefined;
      return isCall ? [[segments, module.loader as unknown as Call] as const] : [];
    }),
  );
  return (pathname) => (/^\/api\//i.test(pathname) ? find(pathname) : null);
}
