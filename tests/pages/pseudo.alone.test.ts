import { beforeAll, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { listPages, makeVisitors, type Page, pagePatterns, type Visitor } from "#tests/support/pages.ts";
import { parsePage } from "#tests/support/parse-page.ts";
import { STEP } from "#tests/support/runs.ts";
import { makeSamples, type Samples } from "#tests/support/samples.ts";
import { signedInCookie } from "#tests/support/session.ts";
import { findLatinDigits, findUnmarked, readWritten } from "#tests/support/unmarked.ts";

const app = runApp(async () => ({ ALL_LANGUAGES: "true", DATA_DIR: process.env.DATA_DIR as string }));

let samples: Samples;
let cookies: Record<Visitor, string>;
let written: string;
beforeAll(async () => {
  samples = await makeSamples("https://pseudo.test");
  cookies = { anyone: "" } as typeof cookies;
  for (const [visitor, user] of Object.entries(await makeVisitors(samples))) {
    cookies[visitor as Visitor] = await signedInCookie(user);
  }
  for (const pattern of pagePatterns) await listPages(pattern, samples);
  written = await readWritten(process.env.DATABASE_URL as string);
});

const listSome = async (pattern: string) =>
  (await listPages(pattern, samples)).filter((_, index) => index % STEP === 0);

/** The results of `find` on pages in a language, each once. */
async function findOn(pages: readonly Page[], language: string, find: typeof findUnmarked): Promise<string[]> {
  const found = new Set<string>();
  for (const { path, as, status = 200, cookie = "" } of pages) {
    const headers = {
      Accept: "text/html",
      "Accept-Language": language,
      Cookie: [cookies[as], cookie].filter(Boolean).join("; "),
    };
    const response = await fetch(app.url + path, { headers, redirect: "manual" });
    expect([path, response.status]).toEqual([path, status]);
    for (const text of find(parsePage(await response.text()), written)) found.add(text);
  }
  return [...found];
}

it.each(pagePatterns)("%s has every text in a catalogue", async (pattern) => {
  expect(await findOn(await listSome(pattern), "en-XA", findUnmarked)).toEqual([]);
});

it.each(pagePatterns)("%s has the digits of the reader's region", async (pattern) => {
  expect(await findOn(await listSome(pattern), "ar-EG", findLatinDigits)).toEqual([]);
});

const WRONG = {
  start_date: "2026-13-40",
  start_time: "25:00",
  due_on: "soon",
  repeats: "custom",
  repeat_every: "0",
  title: "\0",
  item: "\0",
  ingredients: `a\0\n${"1".repeat(300)}`,
  recipe_url: "nowhere",
};

it.each([
  ["/calendar/events/new", "add-event"],
  ["/chores/new", "add-chore"],
  ["/calendars/new", "add-calendar"],
  ["/recipes/new", "add-recipe"],
  ["/groceries", "add-item"],
  ["/account/family", "update-family"],
  ["/account/family/members/new", "add-members"],
  ["/account/family/invitations/new", "send-invitation"],
  ["/account/notifications", "save-notices"],
  ["/meals/new", "add-meal"],
])("%s says what is wrong in the reader's language", async (path, intent) => {
  const response = await fetch(app.url + path, {
    method: "POST",
    headers: { Accept: "text/html", "Accept-Language": "en-XA", Cookie: cookies.family },
    body: new URLSearchParams({ intent, ...WRONG, url: "nowhere", color: "red", event_type: "none" }),
  });
  expect(response.status).toBe(400);
  expect(findUnmarked(parsePage(await response.text()), written)).toEqual([]);
});

it("a form about something that is gone says so in the reader's language", async () => {
  const response = await fetch(`${app.url}/groceries`, {
    method: "POST",
    headers: { Accept: "text/html", "Accept-Language": "en-XA", Cookie: cookies.family },
    body: new URLSearchParams({ intent: "change-item", id: "999999", is_purchased: "on" }),
  });
  expect(response.status).toBe(404);
  const page = parsePage(await response.text());
  expect(page.querySelector(".shop-foot [role=alert]")?.textContent).toMatch(/^⟦.+⟧$/);
  expect(findUnmarked(page, written)).toEqual([]);
});
