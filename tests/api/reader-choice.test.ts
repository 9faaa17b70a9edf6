import { beforeAll, describe, expect, it } from "vitest";
import { User } from "#app/models/people/user.server.ts";
import { newMealSchema } from "#app/schemas/food/meal.ts";
import { addMeal } from "#app/services/food/meals.server.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeEvent, type makeFamily } from "#tests/support/factories.ts";
import { parsePage } from "#tests/support/parse-page.ts";
import { signedInCookie } from "#tests/support/session.ts";

const app = runApp();
let ours: Awaited<ReturnType<typeof makeFamily>>;
let cookie: string;

beforeAll(async () => {
  ours = await app.family();
  cookie = await signedInCookie(ours.user);
  await makeEvent(ours, { title: "Choir", start_time: "2026-10-14T17:00", end_time: "2026-10-14T18:00" });
  await addMeal(ours, newMealSchema.parse({ title: "Soup", planned_date: "2026-10-14" }));
});

async function open(path: string, language?: string, as = cookie): Promise<Document> {
  const headers = { Cookie: as, Accept: "text/html", ...(language ? { "Accept-Language": language } : {}) };
  const answer = await fetch(app.url + path, { headers });
  expect(answer.status).toBe(200);
  return parsePage(await answer.text());
}
const weekdays = (page: Document) => [...page.querySelectorAll(".month th abbr")].map(({ textContent }) => textContent);
const choose = (choice: Partial<User>) => User.update(choice, { where: { id: ours.user.id } });

const MONTH = "/calendar?view=month&day=2026-10-14";

describe("where nothing was chosen", () => {
  beforeAll(() => choose({ first_day: null, clock: null }));

  it.each([
    ["no header", undefined, "Sun", "Sunday, October 11 – Saturday, October 17", "5p"],
    ["American English", "en-US", "Sun", "Sunday, October 11 – Saturday, October 17", "5p"],
    ["British English", "en-GB,en;q=0.5", "Mon", "Monday 12 October – Sunday 18 October", "17:00"],
    ["a header that is none", "%%%,;q=x,-", "Sun", "Sunday, October 11 – Saturday, October 17", "5p"],
  ])("weeks and clock are as the language has them: %s", async (_, language, first, span, time) => {
    const month = await open(MONTH, language);
    expect(weekdays(month)[0]).toBe(first);
    expect(month.querySelector(".ev time")?.textContent).toContain(time);
    const meals = await open("/meals?week=2026-10-14", language);
    expect(meals.body.textContent).toContain(span);
  });
});

describe("what a reader chose", () => {
  beforeAll(() => choose({ first_day: "saturday", clock: 24 }));

  it("holds on every page, whatever the language", async () => {
    const month = await open(MONTH, "en-US");
    expect(weekdays(month)).toEqual(["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"]);
    expect(month.querySelector(".ev time")?.textContent).toBe("17:00");
    expect((await open("/meals?week=2026-10-16", "en-US")).body.textContent).toContain(
      "Saturday, October 10 – Friday, October 16",
    );
    const letters = (page: Document) => [...page.querySelectorAll(".heat text")].map(({ textContent }) => textContent);
    expect(letters(await open("/connection", "en-US")).join("")).toBe("SSMTWTF");
    const boxes = [...(await open("/calendar/events/new?view=month", "en-US")).querySelectorAll(".repeat .chip")];
    expect(boxes[0]?.textContent).toBe("Saturday");
  });

  it("is theirs alone, and nothing to the calls", async () => {
    const { user } = await app.family();
    await user.update({ family_id: ours.family.id });
    expect(weekdays(await open(MONTH, "en-GB", await signedInCookie(user)))[0]).toBe("Mon");
    const [mine, theirs] = await Promise.all([ours.user, user].map((person) => makeClient(app.url, person)));
    const path = `/families/${ours.family.id}/events?from=2026-10-01&to=2026-10-31`;
    expect((await mine?.get(path))?.body).toEqual((await theirs?.get(path))?.body);
  });

  it("is shown and changed in the account, back to the language, too", async () => {
    const selects = async () =>
      [...(await open("/account", "da")).querySelectorAll("select")].map(({ value }) => value);
    expect(await selects()).toEqual(["saturday", "24"]);
    const send = (fields: Record<string, string>) =>
      fetch(`${app.url}/account`, {
        method: "POST",
        redirect: "manual",
        headers: { Cookie: cookie, Accept: "text/html" },
        body: new URLSearchParams({ intent: "choose-for-reader", ...fields }),
      });
    expect((await send({ first_day: "sunday", clock: "12" })).status).toBe(303);
    expect(await selects()).toEqual(["sunday", "12"]);
    expect((await send({ first_day: "someday", clock: "12" })).status).toBe(400);
    expect((await send({ first_day: "language", clock: "language" })).status).toBe(303);
    expect(await selects()).toEqual(["language", "language"]);
    const options = [...(await open("/account", "da")).querySelectorAll("option")].map(
      ({ textContent }) => textContent,
    );
    expect(options).toContain("Default for my language (Monday)");
    expect(options).toContain("Default for my language (24 hours)");
  });
});
