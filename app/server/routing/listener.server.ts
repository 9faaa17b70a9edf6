import type { RequestListener } from "node:http";
import * as serverBuild from "virtual:remix/server-build";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { createRequest } from "@remix-run/node-fetch-server";
import { reportUnexpected } from "#app/server/error-response.server.ts";
import { refuseOtherHost } from "#app/server/household/at-home.server.ts";
import { createApiTable } from "#app/server/routing/api-table.server.ts";
import { readAssets, sendAsset } from "#app/server/routing/assets.server.ts";
import { createPictures } from "#app/server/routing/pictures.server.ts";
import { createPatterns } from "#app/server/routing/route-patterns.server.ts";
import { createSections } from "#app/server/routing/section-handlers.server.ts";
import { send } from "#app/server/routing/send.server.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

type Handler = (request: Request) => Promise<Response>;

/**
 * Answers every request (docs/decisions/040-routing-before-remix.md): files from memory, API calls by their
 * table, pages by the Remix handler of their section, and everything else by a Remix handler of all routes.
 */
function createListener(build: ServerBuild): RequestListener {
  const assets = readAssets(build.assetsBuildDirectory, `${build.publicPath}assets/`);
  const findCall = createApiTable(build);
  const findPattern = createPatterns(build);
  const findPicture = createPictures(build);
  const findSection = createSections(build, build.mode);
  const anything = createRequestHandler(build, build.mode);

  const findHandler = (pathname: string, query: string, isRead: boolean): Handler => {
    const found = findCall(pathname) ?? (isRead ? findPicture(pathname, query) : null);
    if (!found) return findSection(pathname) ?? anything;
    return (request) => found.value({ request, params: found.params, context: {} });
  };

  return (request, response) => {
    if (refuseOtherHost(request, response)) return;
    const { method = "", url = "" } = request;
    const [pathname = "", query = ""] = url.split("?", 2);
    const isRead = method === "GET" || method === "HEAD";
    const asset = isRead ? assets.get(pathname) : undefined;
    if (asset) return sendAsset(asset, request, response);
    const store = requestStore.getStore();
    if (store) store.route = findPattern(pathname);
    const handle = findHandler(pathname, query, isRead);
    handle(createRequest(request, response))
      .then((answer) => send(answer, request, response))
      .catch((error: unknown) => {
        // Remix and API routes answer their own errors, so here the client has closed the connection.
        if (!response.destroyed) reportUnexpected(error);
        response.destroy();
      });
  };
}

/**
 * The listener of this build. Called when the server listens, because `serverBuild` is not complete when this module is
 * loaded.
 */
export const makeListener = (): RequestListener => createListener(serverBuild);
