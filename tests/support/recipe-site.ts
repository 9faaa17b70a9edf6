import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { BOMB } from "#tests/support/bomb.ts";

export const SOUP = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Carrot &amp; ginger soup",
  description: "Warm and orange.",
  prepTime: "PT10M",
  cookTime: "PT25M",
  recipeYield: "4 servings",
  recipeIngredient: ["500 g carrots", "1 l vegetable stock", "2 onions, chopped", "salt to taste"],
  recipeInstructions: [{ "@type": "HowToStep", text: "Boil it all." }],
};

const PASTA = {
  ...SOUP,
  name: "Spaghetti with cream",
  recipeIngredient: ["400 g spaghetti", "1 onion, diced", "1 dl cream", "1 tomato"],
};
const CURRY = {
  ...SOUP,
  name: "Vegetable curry",
  recipeIngredient: ["1 kg carrots", "100 ml cream", "2 tomatoes", "300 g rice"],
};

const json = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const soup = `<!doctype html><title>Soup</title>${json(SOUP)}`;
const HTML = { "Content-Type": "text/html; charset=utf-8" };
const MEGABYTE = Buffer.alloc(1_000_000, "x");

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Sends until the client disconnects. */
function endless(response: ServerResponse): void {
  let rest = 50;
  const more = () => {
    while (rest-- > 0) if (!response.write(MEGABYTE)) return response.once("drain", more);
    return response.end();
  };
  response.writeHead(200, HTML);
  more();
}

const redirect = (to: string) => (response: ServerResponse) => response.writeHead(302, { Location: to }).end();
const text = (body: string | Buffer, headers: Record<string, string> = HTML) => {
  return (response: ServerResponse) => response.writeHead(200, headers).end(body);
};

/** A site's answers by path: recipes, and answers of a hostile site. */
const ANSWERS: Record<string, Answer> = {
  "/soup": text(soup),
  "/pasta": text(json(PASTA)),
  "/curry": text(json(CURRY)),
  "/latin": text(Buffer.from(`<meta charset="iso-8859-1">${json({ ...SOUP, name: "Crème brûlée" })}`, "latin1"), {
    "Content-Type": "text/html",
  }),
  "/latin-by-header": text(Buffer.from(json({ ...SOUP, name: "Crème brûlée" }), "latin1"), {
    "Content-Type": "text/html; charset=ISO-8859-1",
  }),
  "/zipped": text(gzipSync(soup), { ...HTML, "Content-Encoding": "gzip" }),
  "/moved": redirect("/soup"),
  "/bomb": text(BOMB, { ...HTML, "Content-Encoding": "gzip" }),
  "/huge": endless,
  "/long": text(soup + "x".repeat(3_000_000)),
  "/malformed": text('<script type="application/ld+json">{"@type": "Recipe", "name": </script>'),
  "/no-recipe": text("<title>Hello</title>"),
  "/picture": text(MEGABYTE, { "Content-Type": "image/png" }),
  "/loop": redirect("/loop"),
  "/file": redirect("file:///etc/passwd"),
  "/script": redirect("javascript:alert(1)"),
  "/with-password": redirect("http://me:secret@localhost/"),
  "/forbidden": (response) => response.writeHead(403, HTML).end("no"),
  "/broken": (response) => response.writeHead(500, HTML).end("no"),
  "/cut": (response) => {
    response.writeHead(200, { ...HTML, "Content-Length": "5000" }).write(soup);
    response.destroy();
  },
};

/** A web site on this machine, for as long as a test file needs it. `asked` counts the requests that came. */
export async function startRecipeSite() {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const answer = ANSWERS[request.url ?? ""];
    if (answer) answer(response, request);
    else if (request.url?.startsWith("/to?")) redirect(decodeURIComponent(request.url.slice(4)))(response);
    else response.writeHead(404, HTML).end("no");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
