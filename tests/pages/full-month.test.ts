import { expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { runApp } from "#tests/support/api-app.ts";
import { calendarFile } from "#tests/support/calendar-file.ts";
import { signedInCookie } from "#tests/support/session.ts";
import { makeCalendar } from "#tests/support/subscribed-calendar.ts";
import { weigh } from "#tests/support/weights.ts";

const app = runApp();

const SUBJECTS = ["Maths", "German", "English", "Sports", "Arts", "Music", "Physics", "Chemistry", "History", "Latin"];
const LESSONS = 8;

/** A timetable as schools write it: each lesson an event of its own, on every day around today. */
function timetable(room: number): string {
  const first = Temporal.Now.plainDateISO("UTC").subtract({ days: 60 });
  return calendarFile(
    ...Array.from({ length: 120 * LESSONS }, (_, n) => [
      `UID:${n}@${room}`,
      `SUMMARY:${SUBJECTS[(n * 7 + room) % SUBJECTS.length]}`,
      `DTSTART:${first
        .add({ days: Math.floor(n / LESSONS) })
        .toString()
        .replaceAll("-", "")}T${String(8 + (n % LESSONS)).padStart(2, "0")}${room}000Z`,
      `LOCATION:Room ${n % 40}`,
    ]),
  );
}

it("a month with three full timetables shows three a day, counts the others, and leaves them off paper", async () => {
  const made = await app.family();
  const headers = { cookie: await signedInCookie(made.user) };
  const look = async () => {
    const html = await (await fetch(`${app.url}/calendar?view=month`, { headers })).text();
    return { html, weight: await weigh(`${app.url}/calendar?view=month`, html, [], headers) };
  };
  await makeCalendar(made, { name: "School 1" }, timetable(1));
  const one = await look();
  await makeCalendar(made, { name: "School 2" }, timetable(2));
  await makeCalendar(made, { name: "School 3" }, timetable(3));
  const three = await look();
  const days = three.html.match(/<td/g)?.length ?? 0;
  expect(three.html.match(/class="ev /g)).toHaveLength(3 * days);
  expect(three.html).toContain(`+${3 * LESSONS - 3} more`);
  // One timetable alone has more lessons than fit on a sheet of paper.
  expect(one.html.match(/class="ev /g)).toHaveLength(3 * days);
  const { html, css } = three.weight;
  process.stdout.write(`\nA month with three timetables: HTML ${html}, CSS ${css}, both ${html + css}\n`);
  expect(html + css).toBeLessThanOrEqual(1.5 * 14 * 1024);
});
