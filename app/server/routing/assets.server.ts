import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { preferredEncoding } from "#app/server/routing/encodings.server.ts";

/** A file, in each encoding that the build has made. */
interface Asset {
  etag: string;
  headers: Record<string, string>;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Names of assets contain a hash of their content; other files keep their address. */
const cacheControl = (path: string, hashed: string) =>
  path.startsWith(hashed) ? "public, max-age=31536000, immutable" : "public, max-age=3600";

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

function readAsset(file: string, path: string, hashed: string): Asset {
  const identity = readFileSync(file);
  return {
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    headers: {
      "Content-Type": TYPES[extname(file)] as string,
      "Cache-Control": cacheControl(path, hashed),
      Vary: "Accept-Encoding",
    },
    bodies: { identity, br: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`) },
  };
}

/**
 * Reads all files of known types in a folder, by address, so that no request reads the disk. `hashed` is the folder of
 * files whose names contain a hash (`/assets/`).
 */
export function readAssets(folder: string, hashed: string): ReadonlyMap<string, Asset> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in TYPES)
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => {
      const path = `/${relative(folder, file).split(sep).join("/")}`;
      return [path, readAsset(file, path, hashed)];
    }),
  );
}

/** Answers GET and HEAD of a file (RFC 9110, sections 12.5.3 and 13.1.2). */
export function sendAsset(asset: Asset, request: IncomingMessage, response: ServerResponse): void {
  const isKnown = (request.headers["if-none-match"] ?? "").includes(asset.etag);
  response.setHeader("ETag", asset.etag);
  if (isKnown) {
    response.writeHead(304, asset.headers).end();
    return;
  }
  const encoding = preferredEncoding(request);
  const encoded = encoding && asset.bodies[encoding];
  const body = encoded ?? asset.bodies.identity;
  if (encoded) response.setHeader("Content-Encoding", encoding);
  response.writeHead(200, { ...asset.headers, "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}
