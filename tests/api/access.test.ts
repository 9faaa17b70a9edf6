import { readdirSync } from "node:fs";
import { QueryTypes } from "sequelize";
import { beforeAll, describe, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import { TABLES } from "#app/services/system/exported-tables.server.ts";
import { root } from "#scripts/lib/root.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { listPages, pagePatterns, unlistedPages } from "#tests/support/pages.ts";
import { digestRows } from "#tests/support/revisions.ts";
import { makeSamples, type Samples } from "#tests/support/samples.ts";
import { signedInCookie } from "#tests/support/session.ts";

/**
 * Every page and resource route, for requests without a session, with an expired one, with a revoked one, and of another
 * family. The routes are read from their files: each route must be closed unless it is named here as open. The API's
 * calls are in tests/api/error-responses.test.ts.
 */
const app = runApp();

/** Resource routes beside the API; `null` is open to everyone. */
const RESOURCES: Record<string, ((samples: Samples) => string) | null> = {
  "_app.account.family.invitations.$invitationId.qr[.]svg.ts": ({ invitationId }) =>
    `/account/family/invitations/${invitationId}/qr.svg`,
  "_app.account.privacy.data[.]zip.ts": () => "/account/privacy/data.zip",
  "calendar.export.ts": () => "/calendar/export?time_range=1year",
  "favicon[.]ico.ts": null,
  "healthz.ts": null,
  "manifest[.]webmanifest.ts": null,
  // They only redirect to the list, which is closed.
  "meals.groceries.$draftId.ts": null,
  "meals.grocery.$.ts": null,
  // 404 to everyone else: tests/api/recipe-photos.test.ts.
  "recipes.$recipeId.picture.ts": null,
  "robots[.]txt.ts": null,
  // 404 to everyone without the household sign-in: tests/api/household.alone.test.ts.
  "sign-in.$.ts": null,
  "sw[.]js.ts": null,
};

/** Pages that need no session. */
const OPEN_PAGES = [
  "/",
  "/*",
  "/auth/callback",
  "/cookies",
  "/install",
  "/join",
  "/join/:token",
  "/logout",
  "/offline",
  "/privacy",
  "/terms",
  "/unsubscribe/:token",
  "/wall",
  // Without a session they only redirect to the wall.
  "/wall/chores",
  "/wall/groceries",
];

/** The addresses of forms that a client may send without a session. */
const OPEN_FORMS = /^\/(auth\/|cookies|demo|language|lite|logout|unsubscribe)/;

type Outsider = "nobody" | "an expired session" | "a revoked session";
const OUTSIDERS: Outsider[] = ["nobody", "an expired session", "a revoked session"];

let samples: Samples;
let inside: string;
let stranger: string;
let outside: Record<Outsider, string>;
beforeAll(async () => {
  samples = await makeSamples("https://access.test");
  const lost = (await makeFamily()).user;
  const expired = await signedInCookie(samples.user);
  await Session.update({ expires_at: new Date(Date.now() - 1000) }, { where: { user_id: samples.user.id } });
  inside = await signedInCookie(samples.user);
  const revoked = await signedInCookie(lost);
  await Session.destroy({ where: { user_id: lost.id } });
  outside = { nobody: "", "an expired session": expired, "a revoked session": revoked };
  stranger = await signedInCookie((await makeFamily({ name: "The Strangers" })).user);
});

const ask = (path: string, cookie: string, init: RequestInit = {}) =>
  fetch(app.url + path, {
    redirect: "manual",
    ...init,
    headers: { Accept: "text/html", ...init.headers, Cookie: cookie },
  });

const DIGESTS = TABLES.map(({ model: { tableName } }) =>
  digestRows(tableName, tableName === "families" ? "id = $1" : "family_id = $1"),
);

/** A digest of the family's rows, by table. */
const digest = () =>
  sequelize.query(`SELECT ${DIGESTS.join(", ")}`, { type: QueryTypes.SELECT, bind: [samples.family.id] });

/** Expects a body without the secrets of the family. */
const expectNoSecret = (what: string, body: string) => {
  const told = [samples.family.name, samples.user.email ?? ""].filter((secret) => body.includes(secret));
  expect([what, told]).toEqual([what, []]);
};

it.each(OUTSIDERS)("a call of the API is 401 for %s", async (outsider) => {
  const { status } = await ask(`/api/families/${samples.family.id}/events`, outside[outsider]);
  expect(status).toBe(401);
});

describe("resource routes", () => {
  const files = readdirSync(`${root}app/routes`).filter((name) => /^(?!api\.).*\.ts$/.test(name));

  it("are all named here, as open or with an address", () => {
    expect(files.sort()).toEqual(Object.keys(RESOURCES).sort());
  });

  it.each(files.filter((file) => RESOURCES[file]))(
    "%s is closed to those outside, and to another family",
    async (file) => {
      const address = RESOURCES[file]?.(samples) as string;
      expect((await ask(address, inside)).status).toBe(200);
      for (const outsider of OUTSIDERS) {
        const { status, headers } = await ask(address, outside[outsider]);
        expect([outsider, status, headers.get("Location")]).toEqual([outsider, 302, "/"]);
      }
      const answer = await ask(address, stranger);
      expect(answer.status).toBe(address.includes("invitations") ? 404 : 200);
      expectNoSecret(address, await answer.text());
    },
  );
});

/** The forms of a page: their addresses, and the values of their hidden fields and buttons. */
function readForms(html: string, path: string): { action: string; fields: URLSearchParams }[] {
  return [...html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)].flatMap(([, attributes = "", inner = ""]) => {
    if (!/method="post"/i.test(attributes)) return [];
    const decode = (value: string) =>
      value.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
    const fields = new URLSearchParams();
    for (const [tag] of inner.matchAll(/<(input|button|textarea|select)[^>]*>/g)) {
      const attribute = (name: string) => decode(tag.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1] ?? "");
      // Typed fields get "x": an answer would repeat the family's own words to the sender.
      const isFixed = attribute("type") === "hidden" || tag.startsWith("<button");
      if (attribute("name")) fields.append(attribute("name"), (isFixed && attribute("value")) || "x");
    }
    return [{ action: decode(attributes.match(/action="([^"]*)"/)?.[1] || path), fields }];
  });
}

/** One form for each action and intent: a list has the same form on each of its lines. */
const listKinds = (forms: ReturnType<typeof readForms>) => [
  ...new Map(forms.map((form) => [`${form.action} ${form.fields.get("intent")}`, form])).values(),
];

it("every page route has a sample address", () => {
  expect(unlistedPages()).toEqual([]);
});

it("every page named as open is one", async () => {
  expect(OPEN_PAGES.filter((pattern) => !pagePatterns.includes(pattern))).toEqual([]);
  for (const pattern of OPEN_PAGES) {
    const pages = (await listPages(pattern, samples)).filter((page) => page.as === "anyone");
    for (const { path, status = 200, cookie } of pages) {
      if (!cookie) expect([path, (await ask(path, "")).status]).toEqual([path, status]);
    }
  }
});

describe.each(pagePatterns.filter((pattern) => !OPEN_PAGES.includes(pattern)))("%s", (pattern) => {
  it("is closed to those outside, by GET and by each of its forms, and tells another family nothing", async () => {
    const pages = (await listPages(pattern, samples)).filter(({ as }) => as === "family" || as === "user");
    expect(pages).not.toEqual([]);
    for (const { path } of pages) {
      const html = await (await ask(path, inside)).text();
      const forms = listKinds(readForms(html, path).filter(({ action }) => !OPEN_FORMS.test(action)));
      for (const outsider of OUTSIDERS) {
        const { status, headers } = await ask(path, outside[outsider]);
        expect([path, outsider, status, headers.get("Location")]).toEqual([path, outsider, 302, "/"]);
        for (const { action, fields } of forms) {
          const answer = await ask(action, outside[outsider], { method: "POST", body: fields });
          expect([answer.status, answer.headers.get("Location")], `${action} as ${outsider}`).toEqual([302, "/"]);
        }
      }
      const before = await digest();
      const read = await ask(path, stranger);
      // A page whose address has only a name or slug, and no id of a family's row, exists for every family.
      if (/:(?!name|slug)/.test(pattern)) expect([path, read.status < 300]).toEqual([path, false]);
      expectNoSecret(path, await read.text());
      for (const { action, fields } of forms) {
        const answer = await ask(action, stranger, { method: "POST", body: fields });
        // For a stranger the address names nothing, whatever the form says; deleting something that does not exist
        // leads back to a page without it.
        const isDoneAnyway = /\/delete|\/events\/\d+\?index|\/(meals\/plans|groceries\/drafts)\//.test(action);
        const statuses = isDoneAnyway ? [303, 400, 404] : [404];
        const isRight = /\/\d+(\/|\?|$)/.test(action) ? statuses.includes(answer.status) : answer.status < 500;
        expect([action, answer.status, isRight]).toEqual([action, answer.status, true]);
        expectNoSecret(`POST ${action}`, await answer.text());
      }
      expect([path, await digest()]).toEqual([path, before]);
      stranger = await signedInCookie((await makeFamily({ name: "The Strangers" })).user);
    }
  });
});
