import { beforeAll, describe, expect, it } from "vitest";
import { MAX_BODY_BYTES } from "#app/shared/constants.ts";
import { type Client, makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { CALLS, fill, makeParameters, only, type Parameters } from "#tests/support/api-calls.ts";
import { apiPaths } from "#tests/support/api-routes.ts";
import { makeUser } from "#tests/support/factories.ts";

const app = runApp();

async function samples() {
  const made = await app.family({ members: ["Ben"] });
  return { ...made, parameters: await makeParameters(made) };
}

let ours: Awaited<ReturnType<typeof samples>>;
let theirs: Awaited<ReturnType<typeof samples>>;
let withoutFamily: Client;
beforeAll(async () => {
  ours = await samples();
  theirs = await samples();
  withoutFamily = await makeClient(app.url, await makeUser());
});

describe("the table of this file", () => {
  it("has every API route there is", () => {
    expect(apiPaths()).toEqual(Object.keys(CALLS).sort());
  });

  it.each(Object.entries(CALLS).map(([path, methods]) => ({ path, methods })))(
    "has the methods of $path",
    async ({ path, methods }) => {
      const allowed = Object.keys(methods).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
      for (const method of ["PATCH", "OPTIONS"]) {
        const { status, headers } = await app.anonymous().send(method, fill(path, ours.parameters));
        expect([method, status]).toEqual([method, 405]);
        expect(headers.get("Allow")?.split(", ").sort()).toEqual(allowed.sort());
      }
    },
  );
});

describe("an unknown method", () => {
  it.each(Object.keys(CALLS))("is 405 before anything else at %s", async (path) => {
    for (const method of ["GET", "POST", "PUT", "DELETE"] as const) {
      if (CALLS[path]?.[method]) continue;
      const { status, headers } = await app.anonymous().send(method, fill(path, ours.parameters));
      expect([method, status]).toEqual([method, 405]);
      expect(headers.get("Allow")).toBeTruthy();
    }
  });
});

describe("an anonymous call", () => {
  it.each(only((call) => call.for !== "anyone"))("is 401 at $name", async ({ path, method, hasBody }) => {
    // Also from a foreign site, without a body, and for a family that does not exist: 401 comes first.
    const origins: Record<string, string>[] = [{}, { Origin: "https://evil.test" }];
    for (const headers of origins) {
      for (const familyId of [ours.family.id, 2_000_000_000]) {
        const address = fill(path, { ...ours.parameters, familyId });
        const { status, body } = await app.anonymous().send(method, address, { headers });
        expect([address, status, body.error]).toEqual([address, 401, "Not signed in"]);
      }
    }
    if (!hasBody) return;
    expect((await app.anonymous().send(method, fill(path, ours.parameters), { json: {} })).status).toBe(401);
  });
});

describe("a call from another site", () => {
  it.each(only(({ method }) => method !== "GET"))("is 403 at $name", async ({ path, method }) => {
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.test" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { "Sec-Fetch-Site": "unknown" },
      // Two that contradict each other.
      { Origin: "https://evil.test", "Sec-Fetch-Site": "same-origin" },
      { Origin: "https://evil.test", "Sec-Fetch-Site": "none" },
      { Origin: app.url, "Sec-Fetch-Site": "cross-site" },
      { Origin: "null", "Sec-Fetch-Site": "same-origin" },
      { Origin: `${app.url}0`, "Sec-Fetch-Site": "same-origin" },
      { Origin: "http://", "Sec-Fetch-Site": "same-origin" },
      { Origin: "", "Sec-Fetch-Site": "same-origin" },
      { Origin: app.url.replace("127.0.0.1", "127.0.0.1."), "Sec-Fetch-Site": "same-origin" },
      { Origin: `${app.url}, https://evil.test`, "Sec-Fetch-Site": "same-origin" },
      { Origin: app.url, "Sec-Fetch-Site": "same-origin, cross-site" },
      { Origin: app.url, "Sec-Fetch-Site": "Same-Origin" },
      { "Sec-Fetch-Site": "same-site" },
      { Referer: "https://evil.test/page" },
      { Referer: `https://evil.test/${app.url}/` },
    ];
    for (const headers of foreign) {
      // For a family that does not exist: 403 comes before 404.
      const address = fill(path, { ...ours.parameters, familyId: 2_000_000_000 });
      expect([headers, (await ours.api.send(method, address, { headers })).status]).toEqual([headers, 403]);
    }
  });

  it("is none from our own pages, or from a script that says nothing of itself", async () => {
    const own: Record<string, string>[] = [
      {},
      { Origin: app.url },
      { Origin: app.url, "Sec-Fetch-Site": "same-origin" },
      { Referer: `${app.url}/groceries` },
      { "Sec-Fetch-Site": "none" },
    ];
    for (const headers of own) {
      expect((await ours.api.post(`${ours.path}/members`, { name: "Kid", role: "child" }, headers)).status).toBe(201);
    }
  });
});

describe("a family that is not one's own", () => {
  it.each(only((call) => call.for === "family"))("is 404 at $name", async ({ path, method }) => {
    const strangers: [Client, Parameters][] = [
      [ours.api, theirs.parameters],
      [ours.api, { ...ours.parameters, familyId: 2_000_000_000 }],
      [ours.api, { ...ours.parameters, familyId: "me-too" }],
      [ours.api, { ...ours.parameters, familyId: `0${ours.family.id}` }],
      [withoutFamily, ours.parameters],
    ];
    for (const [api, parameters] of strangers) {
      const address = fill(path, parameters);
      // Without a body, and with a huge one that is no JSON: 404 comes before 413 and 415.
      const { status, body } = await api.send(method, address);
      const words = api === withoutFamily ? /^(Family not found|No family (found|selected))$/ : /^Family not found$/;
      expect([address, status, body]).toEqual([address, 404, { error: expect.stringMatching(words) }]);
      if (method === "GET") continue;
      expect((await api.send(method, address, { raw: "x", headers: { "Content-Type": "text/plain" } })).status).toBe(
        404,
      );
    }
  });
});

describe("a thing that the family does not have", () => {
  const things = only(({ path }) => /:(?!familyId|provider|token)/.test(path));

  it.each(things)("is 404 at $name", async ({ path, method }) => {
    const ids = [...path.matchAll(/:(\w+)/g)].map(([, id]) => id as string).filter((id) => id !== "familyId");
    for (const id of ids) {
      for (const value of [theirs.parameters[id], 2_000_000_000, "99999999999999999999", "x", "-1", "1.5", "%00"]) {
        const address = fill(path, { ...ours.parameters, [id]: value as string });
        const { status } = await ours.api.send(method, address, method === "GET" ? {} : { raw: "no JSON" });
        expect([address, status]).toEqual([address, 404]);
      }
    }
  });
});

describe("a body", () => {
  const withBody = only(({ hasBody }) => hasBody);

  it.each(withBody)("is 415 at $name when it is not JSON", async ({ path, method }) => {
    const types: Record<string, string>[] = [
      {},
      { "Content-Type": "text/plain" },
      { "Content-Type": "application/x-www-form-urlencoded" },
      { "Content-Type": "application/jsonp" },
    ];
    for (const headers of types) {
      const { status } = await ours.api.send(method, fill(path, ours.parameters), {
        raw: new TextEncoder().encode('{"name":"x"}'),
        headers,
      });
      expect([headers, status]).toEqual([headers, 415]);
    }
  });

  it.each(withBody)("is 413 at $name when it is over 1 MB", async ({ path, method }) => {
    // Whatever its type: 413 comes before 415.
    const raw = new TextEncoder().encode("x".repeat(MAX_BODY_BYTES + 1));
    for (const type of ["application/json", "text/plain"]) {
      const { status } = await ours.api.send(method, fill(path, ours.parameters), {
        raw,
        headers: { "Content-Type": type },
      });
      expect([type, status]).toEqual([type, 413]);
    }
  });

  it.each(withBody)("is 400 at $name when it is broken, or no object", async ({ path, method }) => {
    const headers = { "Content-Type": "application/json; charset=utf-8" };
    // One call takes a list.
    const list = path.endsWith("/school-spans") ? "{}" : "[]";
    for (const raw of ["", "{", "undefined", "null", list, '"text"', "5"]) {
      const { status, body } = await ours.api.send(method, fill(path, ours.parameters), { raw, headers });
      expect([raw, status, typeof body.error]).toEqual([raw, 400, "string"]);
    }
  });

  it("of an unknown length is not read for ever", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
        if (sent > 20 * MAX_BODY_BYTES) controller.close();
      },
    });
    const response = await fetch(`${app.url}/api${ours.path}/members`, {
      method: "POST",
      headers: { Cookie: ours.api.cookie, "Content-Type": "application/json" },
      body: endless,
      duplex: "half",
    } as RequestInit).catch(() => null);
    // Either the answer arrives, or the connection is closed while we still send.
    if (response) expect(response.status).toBe(413);
    expect((await ours.api.get("/users/me")).status).toBe(200);
  });

  it("may hold strange keys, which are left alone", async () => {
    const raw = '{"name":"Kid","role":"child","__proto__":{"color":"#000000"},"constructor":1,"id":7,"family_id":1}';
    const { status, body } = await ours.api.send("POST", `${ours.path}/members`, {
      raw,
      headers: { "Content-Type": "application/json" },
    });
    expect([status, body.family_id, body.color]).toEqual([201, ours.family.id, "#6BC5B8"]);
    expect(body.id).not.toBe(7);
  });
});

describe("HEAD", () => {
  it.each(
    only(({ method, path }) => method === "GET" && path !== "/logout" && !path.endsWith("/live")).map(
      ({ path }) => path,
    ),
  )("of %s is GET without the body", async (path) => {
    const address = fill(path, ours.parameters);
    const [head, get] = [await ours.api.send("HEAD", address), await ours.api.get(address)];
    expect([head.status, head.text]).toEqual([get.status, ""]);
    expect(head.headers.get("Content-Type")).toBe(get.headers.get("Content-Type"));
  });
});

describe("a path that is none", () => {
  it.each([
    "/",
    "/nothing",
    "/families/1/nothing",
    "/users",
    "/users/me/too",
    "/families/1/events/1/instances/1",
    "/.env",
  ])("%s is 404 as JSON", async (path) => {
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const { status, body } = await ours.api.send(method, path);
      expect([method, status, typeof body?.error]).toEqual([method, 404, "string"]);
    }
  });

  it("with broken escapes is refused, and no 500", async () => {
    for (const path of ["/families/%E0%A4%A", "/families/%00/events", "/families/..%2f..%2f/events"]) {
      const { status } = await ours.api.get(path);
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    }
  });
});
