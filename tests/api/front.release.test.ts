import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, createGunzip, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send } from "#app/front/send.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { apiPaths } from "#tests/support/api-routes.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { listPages, makeVisitors, pagePatterns, type Visitor } from "#tests/support/pages.ts";
import { makeSamples, type Samples } from "#tests/support/samples.ts";
import { signedInCookie } from "#tests/support/session.ts";
import { findScripts } from "#tests/support/weights.ts";

const app = runApp();

/** The same build, with remix-serve alone. */
let alone: TestApp;
let samples: Samples;
let cookies: Record<Visitor, string>;
beforeAll(async () => {
  const withoutFront = new URL("../support/without-front.js", import.meta.url).href;
  alone = await startApp(process.env.DATABASE_URL as string, {
    NODE_OPTIONS: `--import=${withoutFront}`,
    APP_URL: app.url,
  });
  samples = await makeSamples("https://front.test");
  cookies = { anyone: "" } as typeof cookies;
  for (const [visitor, user] of Object.entries(await makeVisitors(samples))) {
    cookies[visitor as Visitor] = await signedInCookie(user);
  }
});
afterAll(() => alone?.stop());

interface Sending {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request as it goes over the wire: `fetch` would unpack the body and hide how it came. */
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

/** Ids, nonces and times that no two answers share, and how the bytes travel, which is the front's own business. */
const HOW_IT_TRAVELS = ["x-request-id", "date", "content-length", "transfer-encoding", "vary", "connection", "etag"];

async function read(server: { url: string }, path: string, sending: Sending = {}) {
  const { status, headers, body } = await ask(server.url + path, sending);
  const requestId = String(headers["x-request-id"]);
  for (const name of [...HOW_IT_TRAVELS, "keep-alive", "last-modified", "accept-ranges"]) delete headers[name];
  const text = body
    .toString("utf8")
    .replace(/nonce(=|-|\\?":\\?")[\w"\\-]+/g, "nonce")
    .replace(/(\\?")[\w-]{12}(\.[\w-]+)?\1/g, '"submission"')
    // A joining screen's code, and its picture, are its own.
    .replace(/\bd=\\*"[^"\\]{1000,}/g, "qr")
    .replace(/\b[2-9A-Z]{2}-[2-9A-Z]{4}\b/g, "code")
    .replace(/localhost:\d+/g, "localhost")
    // How long a screen waits until it asks again.
    .replace(/data-wait="\d+"/, "data-wait")
    .replaceAll(requestId, "request");
  // A screen's cookies are random, and extended by the first of two alone; a first visit is noted with its moment.
  const others = [headers["set-cookie"] ?? []]
    .flat()
    .filter((cookie) => !/^roost_(wall|joining|install)=/.test(cookie));
  if (others.length > 0) headers["set-cookie"] = others;
  else delete headers["set-cookie"];
  // Express adds to a type what is the default of it.
  headers["content-type"] = headers["content-type"]?.replace("; charset=utf-8", "");
  const policy = headers["content-security-policy"];
  return {
    status,
    headers: {
      ...headers,
      "content-security-policy": String(policy)
        .replace(/'nonce-[^']+'/g, "nonce")
        .replace(/localhost:\d+/g, "localhost"),
    },
    text,
  };
}

/** The place where a text goes another way than expected, in few words. */
function firstDifference(text: string, expected: string): string {
  const at = [...text].findIndex((sign, index) => sign !== expected[index]);
  if (text === expected) return "";
  const from = Math.max(0, (at < 0 ? text.length : at) - 60);
  return `${text.slice(from, from + 160)} <> ${expected.slice(from, from + 160)}`;
}

async function expectSame(path: string, sending?: Sending): Promise<void> {
  const [ours, theirs] = [await read(app, path, sending), await read(alone, path, sending)];
  const what = `${sending?.method ?? "GET"} ${path}`;
  expect([ours.status, ours.headers], what).toEqual([theirs.status, theirs.headers]);
  // A screen says the minute, which may have passed between the two.
  const { text } = ours.text === theirs.text ? ours : await read(app, path, sending);
  expect(firstDifference(text, theirs.text), what).toBe("");
}

describe("the front answers as remix-serve alone does", { timeout: 60_000 }, () => {
  it.each(pagePatterns)("%s", async (pattern) => {
    for (const { path, as, cookie = "", isFromElsewhere } of await listPages(pattern, samples)) {
      const headers = {
        Accept: "text/html",
        Cookie: [cookies[as], cookie].filter(Boolean).join("; "),
        "Sec-Fetch-Site": isFromElsewhere ? "cross-site" : "none",
      };
      await expectSame(path, { headers });
      await expectSame(path, { method: "HEAD", headers });
      const [pathname, query] = path.split("?");
      const data = `${pathname === "/" ? "/_root" : pathname}.data${query ? `?${query}` : ""}`;
      await expectSame(data, { headers });
    }
  });

  it("calls", async () => {
    const { family, memberId, eventId, seriesId, mealId, itemId, invitationId, token } = samples;
    const ids: Record<string, unknown> = {
      ":familyId": family.id,
      ":memberId": memberId,
      ":eventId": eventId,
      ":mealId": mealId,
      ":itemId": itemId,
      ":invitationId": invitationId,
      ":token": token,
      ":provider": "local",
    };
    const paths = apiPaths().map((path) => path.replace(/:\w+/g, (name) => String(ids[name])));
    const odd = [`/families/${family.id}/events/${seriesId}/`, "/FAMILIES/me", "/families/%6de", "/none/such", "/"];
    // What these answer is another thing each time, or has no end.
    const asked = [...paths, ...odd].filter((path) => !/redirect_url|logout|\/ai\/|\/live$/.test(path));
    for (const path of asked) {
      for (const visitor of ["family", "anyone"] as const) {
        const headers = { Cookie: cookies[visitor] };
        await expectSame(`/api${path}`, { headers });
        await expectSame(`/api${path}`, { method: "HEAD", headers });
        await expectSame(`/api${path}`, { method: "PATCH", headers, body: "{}" });
      }
      await expectSame(`/api${path}`, { method: "PUT", headers: { Cookie: cookies.family }, body: "no JSON" });
    }
  });

  it("what is amiss", async () => {
    const signedIn = { Cookie: cookies.family };
    for (const path of [
      "//",
      "/%",
      "/calendar/%zz",
      "/Calendar",
      "/calendar/",
      "/x.data",
      "/meals/0/edit",
      "/a/b.css",
    ]) {
      await expectSame(path, { headers: signedIn });
    }
    for (const path of ["/calendar", "/meals", "/assets/none.js"]) {
      for (const method of ["POST", "DELETE", "OPTIONS"]) await expectSame(path, { method, headers: signedIn });
    }
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
