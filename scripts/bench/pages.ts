import { gzipSync } from "node:zlib";
import type { Server } from "#scripts/bench/servers.ts";
import { StartError } from "#scripts/lib/start-error.ts";

const LOG_LIMIT_MS = 5_000;

async function get(url: string, cookie?: string): Promise<{ body: string; requestId: string | null }> {
  const response = await fetch(url, { redirect: "manual", headers: cookie ? { cookie } : {} });
  const body = await response.text();
  if (response.status !== 200) throw new StartError(`${url} answered ${response.status}.`);
  return { body, requestId: response.headers.get("X-Request-Id") };
}

/** The figures of a request in the access log. */
export interface LoggedRequest {
  /** SQL statements. */
  queries: number;
  /** Values of the family's data that were in the cache, and those that were not. */
  cacheHits: number;
  cacheMisses: number;
}

/** Asks for a page, and reads its line in the access log. @throws {StartError} for any answer but 200 */
export async function getLogged({ url, log }: Server, path: string, cookie?: string): Promise<LoggedRequest> {
  const lines = new Map<string, LoggedRequest>();
  log.onLine = (line) => {
    if (!line.startsWith("{")) return;
    const { requestId, ...rest } = JSON.parse(line);
    if (typeof rest.queries === "number") lines.set(requestId, rest);
  };
  try {
    const { requestId } = await get(url + path, cookie);
    const deadline = Date.now() + LOG_LIMIT_MS;
    for (;;) {
      const line = lines.get(requestId ?? "");
      if (line) return line;
      if (Date.now() > deadline) throw new StartError(`The access log has no line for ${path}.`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  } finally {
    log.onLine = undefined;
  }
}

/** Bytes after gzip. */
export interface Weight {
  html: number;
  css: number;
  script: number;
}

const gzipped = (text: string) => gzipSync(text).length;

/** The bytes that a first visit to a page sends, without pictures. */
export async function weigh({ url }: Pick<Server, "url">, path: string, cookie?: string): Promise<Weight> {
  const { body } = await get(url + path, cookie);
  const addresses = (pattern: RegExp) => new Set([...body.matchAll(pattern)].map((match) => match[1] as string));
  const sum = async (paths: Set<string>) => {
    let bytes = 0;
    for (const asset of paths) bytes += gzipped((await get(url + asset)).body);
    return bytes;
  };
  return {
    html: gzipped(body),
    css: await sum(addresses(/<link rel="stylesheet" href="([^"]+)"/g)),
    // Only scripts that the page loads: its inline manifest names scripts of other routes, too.
    script: await sum(
      addresses(
        /(?:(?:rel="modulepreload" href=|<script [^>]*src=|from |import\()"|(?<= data-js="[^"]*))(\/assets\/[^" ]+\.js)/g,
      ),
    ),
  };
}
