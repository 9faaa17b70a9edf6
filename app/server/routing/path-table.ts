/** A segment of a path, with the segments that may follow it. */
interface Branch<T> {
  value?: T;
  literals: Map<string, Branch<T>>;
  param?: { name: string; branch: Branch<T> };
}

export interface FoundPath<T> {
  value: T;
  /** The values of the path's parameters: `:familyId`. */
  params: Record<string, string>;
}

const newBranch = <T>(): Branch<T> => ({ literals: new Map() });

function grow<T>(branch: Branch<T>, segment: string): Branch<T> {
  if (segment.startsWith(":")) {
    branch.param ??= { name: segment.slice(1), branch: newBranch() };
    return branch.param.branch;
  }
  const known = branch.literals.get(segment.toLowerCase()) ?? newBranch<T>();
  branch.literals.set(segment.toLowerCase(), known);
  return known;
}

/** As in Remix, a segment with an invalid escape stays as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A literal segment precedes an id: `/api/families/me` is no family. */
function find<T>(branch: Branch<T>, segments: readonly string[], params: Record<string, string>): FoundPath<T> | null {
  const [segment, ...rest] = segments;
  if (segment === undefined) return branch.value === undefined ? null : { value: branch.value, params };
  const literal = branch.literals.get(segment.toLowerCase());
  const found = literal && find(literal, rest, params);
  if (found || !branch.param) return found ?? null;
  return find(branch.param.branch, rest, { ...params, [branch.param.name]: segment });
}

/** Finds a value by a path: `entries` are the segments of each route, as `["api", "families", ":familyId"]`, with its value. */
export function createPathTable<T>(
  entries: Iterable<readonly [segments: readonly string[], value: T]>,
): (pathname: string) => FoundPath<T> | null {
  const root = newBranch<T>();
  for (const [segments, value] of entries) segments.reduce<Branch<T>>(grow, root).value = value;
  return (pathname) => find(root, pathname.split("/").filter(Boolean).map(decode), {});
}
