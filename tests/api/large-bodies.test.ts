import { once } from "node:events";
import { Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { MAX_BODY_BYTES } from "#app/shared/constants.ts";
import { runApp } from "#tests/support/api-app.ts";

const app = runApp();

const URLENCODED = { "Content-Type": "application/x-www-form-urlencoded" };
const MULTIPART = { "Content-Type": "multipart/form-data; boundary=x" };
const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';

/** Repeats `part` as often as it fits into `size` bytes. */
const filled = (part: string, size: number, end = "") =>
  part.repeat(Math.floor((size - end.length) / part.length)) + end;

const BODIES: [name: string, headers: Record<string, string>, body: (size: number) => string][] = [
  ["empty fields of one name", URLENCODED, (size) => filled("a&", size)],
  ["fields of one name", URLENCODED, (size) => filled("intent=choose-cookies&", size)],
  ["rows of a list", URLENCODED, (size) => filled("a[0].b=1&", size)],
  ["one long name", URLENCODED, (size) => `${filled("a.", size - 2)}=1`],
  ["one long text", URLENCODED, (size) => `a=${filled("%0A", size - 2)}`],
  ["parts", MULTIPART, (size) => filled(PART, size, "--x--\r\n")],
];

/** Forms that need no session. */
const PATHS = ["/cookies", "/lite", "/auth/local"];

let jar: string;
beforeAll(async () => {
  jar = (await app.family()).api.cookie;
});

async function send(path: string, headers: Record<string, string>, body: string) {
  const began = performance.now();
  const answer = await fetch(app.url + path, { method: "POST", headers, body, redirect: "manual" });
  const text = await answer.text();
  return { status: answer.status, text, ms: performance.now() - began };
}

describe("a body of the largest size costs no more than its reading", () => {
  // A quadratic parser takes half a minute for the smallest of these, so the limit need not be precise.
  const WALL_MS = 5_000;

  it.each(BODIES)("a form of %s", async (_, headers, body) => {
    for (const path of PATHS) {
      for (const size of [MAX_BODY_BYTES / 2, MAX_BODY_BYTES]) {
        const { status, ms } = await send(path, headers, body(size));
        expect(status, path).toBeLessThan(500);
        expect(ms, path).toBeLessThan(WALL_MS);
      }
    }
    const signedIn = await send("/meals", { ...headers, Cookie: jar }, body(MAX_BODY_BYTES));
    expect(signedIn.status).toBe(400);
    expect(signedIn.ms).toBeLessThan(WALL_MS);
  });

  it.each([
    ["lists in lists", (size: number) => filled("[", size)],
    ["many values", (size: number) => `[${filled("0,", size - 3)}0]`],
    ["many fields", (size: number) => `{${filled('"a":0,', size - 10)}"b":0}`],
  ])("a call with %s", async (_, body) => {
    const headers = { "Content-Type": "application/json" };
    for (const size of [MAX_BODY_BYTES / 2, MAX_BODY_BYTES]) {
      const { status, text, ms } = await send("/api/sessions", headers, body(size));
      expect([status, text]).toEqual([400, '{"error":"The body holds too much, or is nested too deep"}']);
      expect(ms).toBeLessThan(WALL_MS);
    }
  });
});

describe("a body that nobody reads", () => {
  /** Sends two requests one after the other on one connection. Returns their statuses. */
  async function sendBoth(path: string, bytes: number, agent: Agent): Promise<(number | undefined)[]> {
    const ask = async (options: RequestOptions, body: string) => {
      const asked = request(app.url + options.path, { ...options, agent, headers: { "Content-Length": body.length } });
      asked.end(body);
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      await once(answer.resume(), "end");
      return answer.statusCode;
    };
    const first = await ask({ method: "POST", path }, "x".repeat(bytes));
    return [first, await ask({ method: "GET", path: "/healthz" }, "")];
  }

  it.each([
    "/",
    "/join",
    "/healthz",
    "/robots.txt",
    "/nothing",
    "/unsubscribe/x",
    "/meals",
    "/api/nothing",
    "/api/sessions",
    "/cookies",
  ])("leaves the connection to the next request: %s", async (path) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const bytes of [1_000, 70_000, 160_000, 2 * MAX_BODY_BYTES]) {
      expect((await sendBoth(path, bytes, agent))[1]).toBe(200);
    }
    agent.destroy();
  });
});

describe("a form beyond our bounds", () => {
  const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;
  const fields = (names: string[]): [Record<string, string>, string][] => [
    [URLENCODED, names.map((name) => `${encodeURIComponent(name)}=`).join("&")],
    [MULTIPART, `${names.map(part).join("")}--x--\r\n`],
  ];
  const times = (count: number, name: (at: number) => string) => Array.from({ length: count }, (_, at) => name(at));

  it.each([
    ["1,001 fields", times(1_001, (at) => `f${at}`)],
    ["201 fields of one name", times(201, () => "a")],
    ["a long name", ["a".repeat(201)]],
    ["a row too many", ["rows[200].name"]],
    ["six levels", ["a.b.c.d.e.f"]],
  ])("of %s is a 400 at every page, with a session and without", async (_, names) => {
    for (const [headers, body] of fields(names)) {
      for (const path of [...PATHS, "/meals", "/onboarding", "/calendar/events/new", "/account/devices", "/join/x"]) {
        for (const Cookie of ["", jar]) {
          const { status, ms } = await send(path, { ...headers, Cookie }, body);
          expect([path, status]).toEqual([path, 400]);
          expect(ms).toBeLessThan(1_000);
        }
      }
    }
  });

  it("that is within them is asked to sign in", async () => {
    for (const [headers, body] of fields(times(200, () => "a"))) {
      expect((await send("/meals", headers, body)).status).toBe(302);
    }
  });
});
