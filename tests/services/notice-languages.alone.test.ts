import { afterAll, expect, it } from "vitest";
import { NOTICE_KINDS } from "#app/shared/notices/constants.ts";
import { DAY, MINUTE, RINGS, START, startNotices } from "#tests/support/notices.ts";
import { parsePage } from "#tests/support/parse-page.ts";
import { findUnmarked, readWritten } from "#tests/support/unmarked.ts";

process.env.ALL_LANGUAGES = "true";
const { household, smtp, run, planFootball, factories, services, stop } = await startNotices();
const { makeChore } = await import("#tests/support/chores.ts");
const { deliverTest } = await import("#app/services/notices/test-notice.server.ts");

afterAll(stop);

it("every notice is in the reader's language", async () => {
  const home = await household();
  const { maya, asTom, asMaya, ella, tomMember, family } = home;
  await maya.update({ locale: "en-XA" });
  const kinds = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, { email: true }]));
  await services.changePreferences(maya, { kinds, quiet_from: null, quiet_to: null });
  await ella.update({ birth_date: "2021-10-16" });
  await planFootball(home, { driver_id: tomMember.id });
  await factories.makeMeal(family, { title: "Lasagne", planned_date: "2027-10-14" });
  await factories.makeGroceryItem(family);
  await makeChore(asMaya, { title: "Rubbish out", start_on: "2027-10-14", remind_at: "18:00" });
  await run(START - 5 * DAY);
  await run(Date.parse("2027-10-10T15:00:00Z"));
  await services.changePreferences(maya, { daily_digest_time: "06:45" });
  await run(START - DAY);
  await run(Date.parse("2027-10-14T04:45:00Z"));
  await run(RINGS);
  await run(START + 3 * 60 * MINUTE);
  // Messages about changes go by today's clock, at whose hour a plan may be due.
  const off = { email: false };
  await services.changePreferences(maya, { kinds: { ...kinds, daily_digest: off, weekly_plan: off } });
  const event = await factories.makeEvent(asTom, { title: "Swimming", start_time: "2027-11-04T15:45" });
  await run(Date.now() + 2 * MINUTE);
  await services.updateEvent(asTom, event.id, { title: "Diving", location: "Pool", start_time: "2027-11-04T15:00" });
  await run(Date.now() + 3 * 60 * MINUTE);
  await services.deleteEvent(asTom, event.id);
  await run(Date.now() + 6 * 60 * MINUTE);
  const invitation = await factories.makeInvitation(asTom);
  const robin = await factories.makeUser({ given_name: "Robin", email: invitation.invited_email });
  await services.acceptInvitation(robin, invitation);
  await factories.makeInvitation(asMaya, { email: "late@example.com" });
  await run(Date.now() + 1000);
  await run(Date.now() + 7 * DAY + MINUTE);
  await deliverTest({ user: maya.id, id: "a", until: "2100-01-01T00:00:00Z", channel: "email" });

  const mails = smtp.delivered.filter(({ to }) => to[0] === maya.email).map(({ mail }) => mail);
  // A reminder, a chore's reminder, the plans of the day and the week, three messages about changes, two about
  // invitations, and a test.
  expect(mails).toHaveLength(10);
  const written = await readWritten(process.env.DATABASE_URL as string);
  for (const { html, subject, headerLines } of mails) {
    const page = parsePage(String(html));
    const known = `${written} ${[...page.links].map(({ href }) => href).join(" ")} ${new URL("http://127.0.0.1:3000").host}`;
    expect(findUnmarked(page, known)).toEqual([]);
    expect(findUnmarked(parsePage(`<p>${subject}</p>`), known)).toEqual([]);
    expect(headerLines.find(({ key }) => key === "content-language")?.line).toBe("Content-Language: en-XA");
  }
});
