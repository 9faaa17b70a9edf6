import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { type Routes, routeSegments, routeWithLayouts } from "#app/server/routing/route-paths.ts";

/**
 * The section of an address: the first segment of a page's or data request's path, in lower case; `""` for the landing
 * page.
 */
function sectionName(pathname: string): string {
  const [first = ""] = pathname.slice(1).split("/", 1);
  const name = first.toLowerCase().replace(/\.data$/, "");
  return name === "_root" ? "" : name;
}

const pick = <T>(record: Record<string, T>, keys: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key)));

/** The build with the routes of one section, and those of every address: landing page and splats. */
function routesOfSection(build: ServerBuild, belongs: (segments: readonly string[]) => boolean): ServerBuild {
  const routes: Routes = build.routes;
  const ids = Object.keys(routes).filter((id) => belongs(routeSegments(routes, id)));
  const routeIds = new Set(ids.flatMap((id) => routeWithLayouts(routes, id)));
  return {
    ...build,
    routes: pick(routes, routeIds),
    assets: { ...build.assets, routes: pick(build.assets.routes, routeIds) },
  };
}

/**
 * A request handler for each section, because Remix matches an address against all of a handler's routes four to five
 * times a request. `undefined` for an address without a section.
 */
export function createSections(build: ServerBuild, mode: string): (pathname: string) => RequestHandler | undefined {
  const firsts = Object.keys(build.routes).map((id) => routeSegments(build.routes, id)[0] ?? "");
  const handlers = new Map(
    [...new Set(firsts)]
      .filter((first) => !/^[:*]/.test(first))
      .map((section) => {
        const belongs = ([first = ""]: readonly string[]) => first === section || first === "" || first === "*";
        return [section.toLowerCase(), createRequestHandler(routesOfSection(build, belongs), mode)] as const;
      }),
  );
  return (pathname) => handlers.get(sectionName(pathname));
}
