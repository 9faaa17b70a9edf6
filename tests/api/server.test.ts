import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, createGunzip, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { version } from "#app/config/version.server.ts";
import { send } from "#app/server/routing/send.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { parsePage } from "#tests/support/parse-page.ts";
import { joinFamily } from "#tests/support/roles.ts";
import { signedInCookie } from "#tests/support/session.ts";
import { findScripts } from "#tests/support/weights.ts";

const app = runApp();

interface Sending {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request with its raw response: `fetch` would decode the body and hide its encoding. */
function ask(url: string, { method = "GET", headers = {}, body }: Sending = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const sent = request(url, { method, headers: { Host: new URL(app.url).host, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        resolve({ status: response.statusCode as number, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject).end(body);
  });
}

it("Roost takes hold of remix-serve's server", async () => {
  const { headers } = await ask(`${app.url}/healthz`);
  const message = "app/server/http/http-server.server.ts does not reach the server of this version of @remix-run/serve";
  expect(headers["x-request-id"], message).toBeTruthy();
  // Express answers with an entity tag of its own, and our listener does not.
  expect(headers.etag, message).toBeUndefined();
});

it("only Privacy & Security shows the version", async () => {
  const cookie = await signedInCookie(await joinFamily((await makeFamily()).family, "child"));
  const page = await ask(`${app.url}/account/privacy`, { headers: { Cookie: cookie, Accept: "text/html" } });
  const main = parsePage(page.body.toString()).querySelector("main")?.textContent.trim();
  expect(main).toMatch(new RegExp(`Roost ${version.replaceAll(".", "\\.")}$`));
  for (const { headers, body } of [await ask(`${app.url}/healthz`), await ask(app.url)]) {
    expect(JSON.stringify(headers) + body).not.toContain(version);
  }
});

describe("an address that is in no section", () => {
  it.each([
    ["GET", "//", 200],
    ["GET", "/%", 404],
    ["GET", "/calendar/%zz", 404],
    ["GET", "/Calendar", 302],
    ["GET", "/calendar/", 302],
    ["GET", "/x.data", 404],
    ["GET", "/a/b.css", 404],
    ["GET", "/assets/none.js", 404],
    ["POST", "/assets/none.js", 404],
    ["OPTIONS", "/calendar", 405],
    ["DELETE", "/calendar", 405],
  ])("%s %s is %i", async (method, path, status) => {
    const answer = await ask(app.url + path, { method });
    expect([answer.status, answer.headers["content-security-policy"]]).toEqual([status, expect.stringMatching("none")]);
  });
});

describe("files", () => {
  let path: string;
  beforeAll(async () => {
    const { body } = await ask(`${app.url}/`);
    path = findScripts(body.toString("utf8")).find((script) => script.includes("/frame-")) as string;
  });

  it("come as the build has compressed them, for a year, and not again to who has them", async () => {
    const plain = await ask(app.url + path);
    expect(plain.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    const br = await ask(app.url + path, { headers: { "Accept-Encoding": "gzip, deflate, br" } });
    expect([br.headers["content-encoding"], brotliDecompressSync(br.body).equals(plain.body)]).toEqual(["br", true]);
    const gzip = await ask(app.url + path, { headers: { "Accept-Encoding": "gzip, br;q=0" } });
    expect([gzip.headers["content-encoding"], gunzipSync(gzip.body).equals(plain.body)]).toEqual(["gzip", true]);
    const again = await ask(app.url + path, { headers: { "If-None-Match": String(plain.headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await ask(app.url + path, { method: "HEAD" });
    expect([head.headers["content-length"], head.body.length]).toEqual([String(plain.body.length), 0]);
  });

  it("are not written to", async () => {
    expect((await ask(app.url + path, { method: "POST" })).status).not.toBe(200);
  });
});

it("sends a line of a stream on when it is written, compressed too", async () => {
  let write: (line: string) => void = () => undefined;
  const lines = new ReadableStream({
    start(controller) {
      write = (line) => controller.enqueue(new TextEncoder().encode(line));
    },
  });
  const server = createServer((incoming, response) => {
    send(new Response(lines, { headers: { "Content-Type": "text/event-stream" } }), incoming, response).catch(
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", headers: { "Accept-Encoding": "gzip" } });
  const heard = new Promise<string>((resolve) => {
    sent.on("response", (response) =>
      response.pipe(createGunzip()).once("data", (data: Buffer) => resolve(String(data))),
    );
  });
  sent.end();
  write("one line\n");
  expect(await heard).toBe("one line\n");
  sent.destroy();
  server.close();
});
