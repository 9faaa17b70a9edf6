import type { RequestListener, Server } from "node:http";
import * as serverBuild from "virtual:remix/server-build";
import type { ServerBuild } from "@remix-run/node";
import { createRequest } from "@remix-run/node-fetch-server";
import { createApiTable } from "#app/front/api-table.server.ts";
import { readAssets, sendAsset } from "#app/front/assets.server.ts";
import { createPictures } from "#app/front/pictures.server.ts";
import { createSections } from "#app/front/sections.server.ts";
import { send } from "#app/front/send.server.ts";
import { reportUnexpected } from "#app/http/error-response.server.ts";
import { wrapListener } from "#app/http/server/wrap-listener.server.ts";

/** Anything else (TRACE, OPTIONS) is refused by who knows how. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

type Handler = (request: Request) => Promise<Response>;

/** A listener that answers what it knows, and hands everything else on to `next`. */
function createFront(build: ServerBuild, next: RequestListener): RequestListener {
  const assets = readAssets(build.assetsBuildDirectory, `${build.publicPath}assets/`);
  const findCall = createApiTable(build);
  const findPicture = createPictures(build);
  const findSection = createSections(build, build.mode);

  const findHandler = (pathname: string, query: string, isRead: boolean): Handler | undefined => {
    const found = findCall(pathname) ?? (isRead ? findPicture(pathname, query) : null);
    if (!found) return findSection(pathname);
    return (request) => found.call({ request, params: found.params, context: {} });
  };

  return (request, response) => {
    const { method = "", url = "" } = request;
    const [pathname = "", query = ""] = url.split("?", 2);
    const isRead = method === "GET" || method === "HEAD";
    const asset = isRead ? assets.get(pathname) : undefined;
    if (asset) return sendAsset(asset, request, response);
    const handle = METHODS.has(method) ? findHandler(pathname, query, isRead) : undefined;
    if (!handle) return next(request, response);
    handle(createRequest(request, response))
      .then((answer) => send(answer, request, response))
      .catch((error: unknown) => {
        // Remix and the calls answer their own failures: here the reader has gone.
        if (!response.destroyed) reportUnexpected(error);
        response.destroy();
      });
  };
}

/**
 * Puts our own listener before those of remix-serve's server (docs/decisions/040-a-front-before-remix-serve.md): files
 * from memory, calls straight to their routes, pages by a handler a section.
 */
export const putFrontBefore = (server: Server): void => wrapListener(server, (next) => createFront(serverBuild, next));
