import { request } from "node:http";

/** Fetches as a browser does over HTTPS, and counts the bytes of the body on the wire, compressed by brotli. */
export function transferredBytes(url: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { "Accept-Encoding": "br", ...headers } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      response.on("end", () => {
        // Texts that fit into one packet are not compressed.
        if (response.headers["content-encoding"] === "br" || bytes < 1024) resolve(bytes);
        else reject(new Error(`${url} is not compressed`));
      });
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end();
  });
}

const assets = new Map<string, Promise<number>>();

/** The bytes of an asset. The address of an asset changes with its content, so each is fetched once. */
function assetBytes(url: string): Promise<number> {
  const bytes = assets.get(url) ?? transferredBytes(url);
  assets.set(url, bytes);
  return bytes;
}

export interface Weight {
  html: number;
  /** Style sheets of all media. */
  css: number;
  script: number;
}

const attribute = (tag: string, name: string) => tag.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1];

/** The bytes after brotli that a first visit to a page transfers, by kind, without print styles. `scripts` are paths that the page loads. */
export async function weigh(url: string, html: string, scripts: Iterable<string>, headers: Record<string, string>) {
  const { origin } = new URL(url);
  const sum = async (paths: Iterable<string>) => {
    let bytes = 0;
    for (const path of new Set(paths)) bytes += await assetBytes(origin + path);
    return bytes;
  };
  const sheets = [...html.matchAll(/<link [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => attribute(tag, "rel") === "stylesheet" && attribute(tag, "media") !== "print")
    .map((tag) => attribute(tag, "href") ?? "");
  const weight: Weight = {
    html: await transferredBytes(url, headers),
    css: await sum(sheets),
    script: await sum(scripts),
  };
  return weight;
}

/** The addresses of a page's scripts: those that wait for the paint, elements, and imports of inline script. */
export const findScripts = (html: string): string[] => {
  const later = html.match(/ data-js="([^"]*)"/)?.[1]?.split(" ") ?? [];
  const others = html.matchAll(/(?:<script [^>]*src=|from |import\()"(\/assets\/[^"]+\.js)"/g);
  return [...later, ...[...others].map((match) => match[1] as string)];
};
