import { beforeAll, describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { replaceSpans } from "#app/services/school/spans.server.ts";
import { addSubject } from "#app/services/school/subjects.server.ts";
import { removeScreen } from "#app/services/wall/screens.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { calendarFile } from "#tests/support/calendar-file.ts";
import { makeChore } from "#tests/support/chores.ts";
import { makeEvent, makeFamily, makeGroceryItem, makeMeal } from "#tests/support/factories.ts";
import { makeScreen } from "#tests/support/screens.ts";
import { makeCalendar } from "#tests/support/subscribed-calendar.ts";
import { makeTimetable } from "#tests/support/timetables.ts";

const app = runApp();
const PATHS = ["/wall", "/wall/groceries", "/wall/chores"] as const;

const ask = (path: string, cookie = "", init: RequestInit = {}) =>
  fetch(app.url + path, { redirect: "manual", ...init, headers: { ...init.headers, Cookie: cookie } });
const post = (path: string, cookie: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, cookie, { method: "POST", body: new URLSearchParams(fields), headers });
const today = () => Temporal.Now.plainDateISO("UTC").toString();

let made: Awaited<ReturnType<typeof makeFamily>>;
beforeAll(async () => {
  made = await makeFamily({ members: ["Ben"] });
});

describe("what a screen shows", () => {
  it("is the day, under numbers that open nothing, and places only where a parent wants them", async () => {
    const { family, user, members } = await makeFamily({ members: ["Ben"] });
    const ben = members[1]?.id as number;
    const day = today();
    await makeEvent(
      { family, user },
      {
        title: "Eye test",
        location: "High Street",
        description: "Bring glasses: the blue ones, in their case by the big door🤓🤓🤓\nAsk for Dr Lund",
        is_all_day: true,
        start_time: day,
        end_time: day,
        member_ids: [ben],
      },
    );
    await makeMeal(family, { title: "Lemon chicken", planned_date: day, meal_type: "dinner" });
    await makeGroceryItem(family, { item_name: "Carrots" });
    await makeChore({ family, user }, { title: "Bins", who: "one", members: [ben] });
    const html = await (await ask("/wall", (await makeScreen(family)).cookie)).text();
    const plain = html.replace(/<script.*<\/script>/s, "");
    for (const told of ["Eye test", "Lemon chicken", "Bins", "Who is where", "to buy"]) expect(plain).toContain(told);
    for (const secret of ["High Street", "glasses", user.email, family.feed_token, "/api/", "Carrots"]) {
      expect(plain).not.toContain(secret);
    }
    expect([...plain.matchAll(/href="(?!\/assets)([^"]+)"/g)].map(([, href]) => href)).toEqual(["/wall/groceries"]);
    expect(plain).not.toMatch(new RegExp(`[/=#]${family.id}\\b|\\bm-${ben}\\b`));
    const guests = await makeScreen(family, { show_where: false, show_notes: true });
    const shown = await (await ask("/wall", guests.cookie)).text();
    expect(shown).toContain("High Street · Bring glasses: the blue ones, in their case by the big…<");
    expect(shown).not.toContain("Who is where");
  });

  it("says until when a child is at school where it says who is where, and nothing else of it", async () => {
    const actor = await makeFamily({ members: ["Ella"] });
    const ella = actor.members[1]?.id as number;
    await addSubject(actor, { name: "Fencing", room: "Room 9", teacher: "Ms Lund", bring: "Foil" });
    const rows = [{ name: "Lesson 1", starts_at: "00:00", is_break: false }];
    const cells = { A: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((weekday) => [weekday, { 1: "Fencing" }])) };
    await makeTimetable(actor, ella, { weeks: 1, rows, cells, home_at: "23:59" });
    const read = async (fields = {}) => {
      const html = await (await ask("/wall", (await makeScreen(actor.family, fields)).cookie)).text();
      for (const secret of ["Fencing", "Room 9", "Ms Lund", "Foil"]) expect(html).not.toContain(secret);
      return html;
    };
    const isOver = () => Temporal.Now.plainTimeISO(actor.family.time_zone).toString().startsWith("23:59");
    expect((await read()).includes("School to ")).toBe(!isOver());
    expect(await read({ show_where: false })).not.toContain("School to ");
    const days = { from: today(), to: today() };
    await replaceSpans(actor, [{ name: "Half-term", kind: "holiday", member_ids: [ella], ...days }]);
    const off = await read({ show_where: false });
    expect([off.includes("Half-term"), off.includes(`m-${ella}"`)]).toEqual([true, false]);
    expect(await read()).not.toContain("School to ");
  });

  it.each([
    ["tablet", 60],
    ["eink", 900],
  ] as const)("says how it refreshes, and keeps nothing: %s", async (kind, seconds) => {
    const { cookie } = await makeScreen(made.family, { kind });
    for (const path of PATHS) {
      const answer = await ask(path, cookie);
      const html = await answer.text();
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
      expect(html).toContain(`<noscript><meta http-equiv="refresh" content="${seconds}"/></noscript>`);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).toMatch(/\d:\d\d/);
    }
  });

  it("has what other calendars say, named by their calendar, until they are hidden", async () => {
    const made = await makeFamily();
    const on = today().replaceAll("-", "");
    const calendar = await makeCalendar(
      made,
      {},
      calendarFile(["UID:fair", "SUMMARY:Book fair", `DTSTART;VALUE=DATE:${on}`]),
    );
    const { cookie } = await makeScreen(made.family);
    const shown = await (await ask("/wall", cookie)).text();
    expect(shown).toContain("Book fair");
    expect(shown).toContain("Oakfield School");
    await calendar.update({ is_shown: false });
    expect(await (await ask("/wall", cookie)).text()).not.toContain("Book fair");
  });

  it("at night it shows the hour and what comes first", async () => {
    const { cookie } = await makeScreen(made.family, { dim_from: "00:00", dim_to: "23:59" });
    const html = await (await ask("/wall", cookie)).text();
    const isLastMinute = Temporal.Now.plainTimeISO(made.family.time_zone).toString().startsWith("23:59");
    expect(html.includes("wall--night")).toBe(!isLastMinute);
    expect(html).not.toContain("Dinner");
  });

  it("in Lite mode has no script, and refreshes by the browser alone", async () => {
    const { cookie } = await makeScreen(made.family);
    const html = await (await ask("/wall", cookie, { headers: { "Save-Data": "on" } })).text();
    expect(html).not.toMatch(/<(script|noscript)/);
    expect(html).toContain('<meta http-equiv="refresh" content="60"/>');
  });
});

describe("taken off", () => {
  it("a screen is gone on all paths at once, says when, and can be hung up again", async () => {
    const { screen, cookie } = await makeScreen(made.family, { tick_groceries: true });
    const item = await makeGroceryItem(made.family, { item_name: "Soap" });
    await removeScreen(screen);
    for (const path of PATHS) {
      const answers = [await ask(path, cookie)];
      if (path !== "/wall") answers.push(await post(path, cookie, { toggle: `on ${item.id}` }));
      for (const answer of answers) {
        const html = await answer.text();
        expect([path, answer.status]).toEqual([path, 410]);
        expect(html).toContain("This screen was removed");
        expect(html).not.toContain("http-equiv");
        expect(html).not.toContain(made.family.name);
      }
    }
    expect((await item.reload()).is_purchased).toBe(false);
    const again = await post("/wall?again", cookie, {});
    expect([again.status, again.headers.get("Location")]).toEqual([303, "/wall"]);
    expect(again.headers.getSetCookie().join()).toMatch(/^roost_wall=;/);
    expect((await ask("/wall", cookie, { headers: { Accept: "text/event-stream" } })).status).toBe(204);
  });

  it("with its family a screen asks to join again", async () => {
    const { family } = await makeFamily();
    const { cookie } = await makeScreen(family);
    await family.destroy();
    expect((await ask("/wall", cookie)).status).not.toBe(410);
  });
});
