import type { ServerBuild } from "@remix-run/node";
import { routeSegments } from "#app/server/routing/route-paths.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";

/** The handler of an API route, for `loader` and `action`. It never throws. */
export type Call = (args: HttpArgs) => Promise<Response>;

/** The handler of a path, and the ids in the path. */
export interface FoundCall {
  call: Call;
  params: Record<string, string>;
}

/** A node of the tree of path segments. */
interface Branch {
  call?: Call;
  literals: Map<string, Branch>;
  param?: { name: string; branch: Branch };
}

const newBranch = (): Branch => ({ literals: new Map() });

function grow(branch: Branch, segment: string): Branch {
  if (segment.startsWith(":")) {
    branch.param ??= { name: segment.slice(1), branch: newBranch() };
    return branch.param.branch;
  }
  const known = branch.literals.get(segment) ?? newBranch();
  branch.literals.set(segment, known);
  return known;
}

/** As in Remix, a segment with an invalid escape is not decoded. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A literal segment takes precedence over an id: `/api/families/me` is not a family. */
function find(branch: Branch, segments: readonly string[], params: Record<string, string>): FoundCall | null {
  const [segment, ...rest] = segments;
  if (segment === undefined) return branch.call ? { call: branch.call, params } : null;
  const literal = branch.literals.get(segment.toLowerCase());
  const found = literal && find(literal, rest, params);
  if (found || !branch.param) return found ?? null;
  return find(branch.param.branch, rest, { ...params, [branch.param.name]: segment });
}

/** Finds the handlers of paths below `/api`, without Remix's matching. Unknown paths go to Remix. */
export function createApiTable({ routes }: ServerBuild): (pathname: string) => FoundCall | null {
  const root = newBranch();
  for (const { id, module } of Object.values(routes)) {
    const segments = routeSegments(routes, id);
    const isCall = segments[0] === "api" && !segments.includes("*") && module.default === undefined;
    if (isCall) segments.reduce(grow, root).call = module.loader as unknown as Call;
  }
  return (pathname) =>
    /^\/api\//i.test(pathname) ? find(root, pathname.split("/").filter(Boolean).map(decode), {}) : null;
}
