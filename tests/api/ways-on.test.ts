import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { CompletedActivity } from "#app/models/connection/completed-activity.server.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Suggestion } from "#app/models/ideas/suggestion.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeEvent, makeGroceryItem, makeMeal } from "#tests/support/factories.ts";
import { parsePage, readFields } from "#tests/support/parse-page.ts";
import { postForm } from "#tests/support/post-form.ts";

/** The links of pages for a browser without script. */
const app = runApp();
type Made = Awaited<ReturnType<typeof app.family>>;

const open = async ({ api }: Pick<Made, "api">, path: string) => {
  const response = await fetch(app.url + path, { headers: { Cookie: api.cookie, Accept: "text/html" } });
  return (await response.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
};

/** The address of the page's link with this text. */
const linkTo = (html: string, text: string) => html.match(new RegExp(`href="([^"]+)"[^>]*>${text}`))?.[1];

/** A zone in which it is this hour now. */
function zoneWhereItIs(hour: number): string {
  const offset = ((hour - Temporal.Now.zonedDateTimeISO("UTC").hour + 36) % 24) - 12;
  // The names of these zones have the opposite sign.
  return offset === 0 ? "UTC" : `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`;
}

describe("the dashboard's ideas", () => {
  it("lead to their pages, which show them", async () => {
    const made = await app.family();
    const dashboard = await open(made, "/dashboard");
    const where = { family_id: made.family.id };
    const activity = await Suggestion.findOne({ where: { ...where, kind: "activity" }, rejectOnEmpty: true });
    const tip = await Suggestion.findOne({ where: { ...where, kind: "tip" }, rejectOnEmpty: true });

    const together = await open(made, linkTo(dashboard, "See activity") as string);
    expect(together).toContain(`>${activity.content.title}</h3>`);
    for (const step of activity.content.steps ?? []) expect(together).toContain(step);
    expect(activity.content.steps?.length).toBeGreaterThan(0);

    const calm = linkTo(dashboard, "Open Calm") as string;
    for (const path of [calm, `${calm}&checkin=1`, `${calm}&breathing=1`]) {
      expect(await open(made, path)).toContain(tip.content.text);
    }
  });

  it("are done from there, and put away", async () => {
    const made = await app.family();
    const together = await open(made, linkTo(await open(made, "/dashboard"), "See activity") as string);
    const complete = together.match(/\/connection\/complete\?moment=\d+/)?.[0] as string;
    const dialog = await open(made, complete);
    expect(dialog).toMatch(/name="duration_minutes"[^>]*value="15"|value="15"[^>]*name="duration_minutes"/);
    const answer = await postForm(app.url + complete, made.api.cookie, {
      intent: "complete-activity",
      duration_minutes: "15",
    });
    expect(answer.headers.get("Location")).toMatch(/^\/connection\/done\/\d+$/);
    const { content } = (await Suggestion.findOne({ where: { family_id: made.family.id, kind: "activity" } })) ?? {};
    const done = await CompletedActivity.findAll({ where: { family_id: made.family.id } });
    expect(done.map(({ activity_title, points_awarded }) => [activity_title, points_awarded])).toEqual([
      [content?.title, 10],
    ]);
    expect(await open(made, "/connection")).toContain("No activity yet today");
  });

  it("are 404 for another family, and for another kind", async () => {
    const [made, other] = [await app.family(), await app.family()];
    await open(other, "/dashboard");
    const theirs = await Suggestion.findAll({ where: { family_id: other.family.id } });
    for (const { id, content } of theirs) {
      for (const path of [`/connection?moment=${id}`, `/calm?tip=${id}`]) {
        expect(await open(made, path)).not.toContain(content.text);
      }
      const complete = await fetch(`${app.url}/connection/complete?moment=${id}`, {
        headers: { Cookie: made.api.cookie },
      });
      expect(complete.status).toBe(404);
    }
    const tip = theirs.find(({ kind }) => kind === "tip") as Suggestion;
    expect(await open(other, `/connection?moment=${tip.id}`)).toContain("No activity yet today");
    for (const odd of ["x", "-1", "1e99", ""])
      expect(await open(other, `/connection?moment=${odd}`)).toContain("<main");
  });
});

describe("the dashboard in the evening", () => {
  const addEvent = async ({ family, api }: Made, days: number, title: string, hour = "09:00") => {
    const date = Temporal.Now.plainDateISO(family.time_zone).add({ days }).toString();
    await api.post(`/families/${family.id}/events`, { title, start_time: `${date}T${hour}` });
  };

  it("shows tomorrow, and dims what is over", async () => {
    const made = await app.family({ timeZone: zoneWhereItIs(21) });
    await addEvent(made, 0, "Breakfast club");
    expect(await open(made, "/dashboard")).toContain("Nothing planned tomorrow.");
    await addEvent(made, 1, "Zoo trip");
    const html = await open(made, "/dashboard");
    expect(html).toMatch(/Breakfast club<span class="vh">, over</);
    expect(html).toMatch(/Tomorrow.*Zoo trip<\/b>/s);
  });

  it("shows today alone before", async () => {
    const made = await app.family({ timeZone: zoneWhereItIs(18) });
    await addEvent(made, 1, "Zoo trip");
    const html = await open(made, "/dashboard");
    expect(html).not.toContain("Zoo trip");
    expect(html).not.toContain("Tomorrow");
  });
});

describe("an item of the list", () => {
  it("is deleted from its form, whatever its input, and restored", async () => {
    const made = await app.family();
    const { id } = await makeGroceryItem(made.family, { item_name: "Rye bread" });
    const path = `/groceries/${id}/edit`;
    expect(await open(made, path)).toContain('value="remove-item"');
    const answer = await postForm(app.url + path, made.api.cookie, { intent: "remove-item", item_name: "" });
    expect(answer.status).toBe(303);
    expect((await GroceryItem.findByPk(id))?.removed_at).not.toBeNull();
    const flash = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("roost_flash")) as string;
    const list = await fetch(app.url + (answer.headers.get("Location") as string), {
      headers: { Cookie: `${made.api.cookie}; ${flash.split(";")[0]}` },
    });
    const html = await list.text();
    expect(html).toContain("Rye bread");
    const removal = html.match(/name="removal" value="([^"]+)"/)?.[1] as string;
    await postForm(`${app.url}/groceries`, made.api.cookie, { intent: "undo-removal", removal });
    expect((await GroceryItem.findByPk(id))?.removed_at).toBeNull();
    const other = await app.family();
    expect((await postForm(app.url + path, other.api.cookie, { intent: "remove-item" })).status).toBe(404);
  });
});

describe("what was deleted with a form", () => {
  it.each([
    ["a meal", "delete-meal", (made: Made) => makeMeal(made.family, { title: "Fish pie" }), "/meals"],
    ["an event", "delete-event", (made: Made) => makeEvent(made, { title: "Fish pie" }), "/calendar/events"],
  ])("%s comes back by the button of its message", async (_, intent, make, place) => {
    const made = await app.family();
    const path = `${place}/${(await make(made)).id}`;
    const { headers } = await postForm(`${app.url}${path}/delete`, made.api.cookie, { intent });
    const flash = headers.getSetCookie().find((cookie) => cookie.startsWith("roost_flash")) as string;
    const cookie = `${made.api.cookie}; ${flash.split(";")[0]}`;
    const html = await (await fetch(app.url + headers.get("Location"), { headers: { Cookie: cookie } })).text();
    const forms = [...parsePage(html).querySelectorAll("form")];
    const form = forms.find(({ textContent }) => textContent === "Undo") as HTMLFormElement;
    const fields = Object.fromEntries(readFields(form, form.querySelector("button") as HTMLElement));
    expect((await fetch(app.url + path, { headers: { Cookie: made.api.cookie } })).status).toBe(404);
    await postForm(app.url + form.getAttribute("action"), made.api.cookie, fields);
    expect(await open(made, path)).toContain("Fish pie");
  });
});

describe("the week of meals", () => {
  it("says where its arrows lead", async () => {
    const made = await app.family();
    await makeMeal(made.family);
    const html = await open(made, "/meals?week=2026-10-11");
    expect(html).toContain('aria-label="Previous week, from Oct 4"');
    expect(html).toContain('aria-label="Next week, from Oct 18"');
  });
});

describe("the frame", () => {
  it("says that one has signed out, however it was done", async () => {
    for (const method of ["GET", "POST"]) {
      const { api } = await app.family();
      const out = await fetch(`${app.url}/logout`, { method, redirect: "manual", headers: { Cookie: api.cookie } });
      const flash = out.headers.getSetCookie().find((cookie) => cookie.startsWith("roost_flash")) as string;
      const page = await fetch(app.url + (out.headers.get("Location") as string), {
        headers: { Cookie: flash.split(";")[0] as string },
      });
      expect(await page.text()).toContain("You’ve signed out.");
    }
  });

  it("leads on from an address that is none, to where one was", async () => {
    const made = await app.family();
    const theirs = await makeEvent(await app.family());
    for (const path of ["/no/such/page", `/meals/${theirs.id}/edit`]) {
      const html = await open(made, path);
      for (const place of ["/dashboard", "/calendar"])
        expect(html, path).toMatch(new RegExp(`<a [^>]*href="${place}"`));
    }
    const nobody = await (await fetch(`${app.url}/no/such/page`)).text();
    expect(nobody).toContain("Go to Home");
    expect(nobody).not.toContain('href="/calendar"');
  });
});
