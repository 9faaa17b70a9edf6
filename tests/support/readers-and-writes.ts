import { expect } from "vitest";
import type { TestApp } from "#tests/support/app.ts";
import { makeFamily, makeMember, makeUser } from "#tests/support/factories.ts";
import { postForm } from "#tests/support/post-form.ts";
import { signedInCookie } from "#tests/support/session.ts";

const DAY = 24 * 60 * 60 * 1000;
export const TODAY = new Date().toISOString().slice(0, 10);
/** The date this many days after `TODAY`. */
export const dayAfter = (days: number) => new Date(Date.parse(TODAY) + days * DAY).toISOString().slice(0, 10);

/** A reader: the cookie of a session, and the browser's language. */
export interface Reader {
  cookie: string;
  language: string;
}

/** A family with two readers in different languages, and its path in the API. */
export async function makeReaders() {
  const { user, family, own } = await makeFamily({ timeZone: "Europe/Vienna" });
  const ben = await makeUser({ given_name: "Ben", family_id: family.id });
  const member = await makeMember(family, { name: "Ben", role: "parent", birth_date: `1990${dayAfter(1).slice(4)}` });
  await member.update({ user_id: ben.id });
  const readers: Reader[] = [
    { cookie: await signedInCookie(user), language: "en-GB" },
    { cookie: await signedInCookie(ben), language: "de-DE" },
  ];
  return { family, own, member, readers, path: `/api/families/${family.id}` };
}
export type Readers = Awaited<ReturnType<typeof makeReaders>>;

/** A call by the first of the readers. */
export const send = ({ path, readers }: Readers, app: TestApp, method: string, below: string, body?: unknown) =>
  fetch(app.url + path + below, {
    method,
    headers: { Cookie: readers[0]?.cookie as string, ...(body ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

interface Writing extends Readers {
  app: TestApp;
  send: (method: string, path: string, body?: unknown) => Promise<Response>;
}

/** The id of the item at a position of a list, by default the first; -1 is the last. */
const idAt = async ({ send }: Writing, list: string, place = 0) =>
  (await (await send("GET", list)).json()).at(place).id as number;
const form = ({ app, readers }: Writing, path: string, fields: Record<string, string>) =>
  postForm(app.url + path, (readers[0] as Reader).cookie, fields);

const DAILY = { when: "days", weekdays: [0, 1, 2, 3, 4, 5, 6] };

/** Writes that change the pages of the readers, each in its own way. */
export const WRITES: Record<string, (writing: Writing) => Promise<Response>> = {
  "an event": ({ send, own }) =>
    send("POST", "/events", {
      title: "Choir",
      start_time: `${TODAY}T17:30`,
      end_time: `${TODAY}T18:00`,
      member_ids: [own.id],
    }),
  "a series": ({ send }) =>
    send("POST", "/events", {
      title: "Milk",
      start_time: `${dayAfter(-1)}T20:00`,
      is_recurring: true,
      recurrence_pattern: "daily",
    }),
  "a name of an event": async (writing) =>
    writing.send("PUT", `/events/${await idAt(writing, "/events")}`, { title: "Band" }),
  "a date cancelled": async (writing) =>
    writing.send(
      "DELETE",
      `/events/${await idAt(writing, `/events?from=${dayAfter(4)}&to=${dayAfter(4)}`)}/instances`,
      {
        instance_date: dayAfter(4),
      },
    ),
  "an event removed": async (writing) => writing.send("DELETE", `/events/${await idAt(writing, "/events")}`),
  "a dinner": ({ send }) => send("POST", "/meals", { title: "Soup", meal_type: "dinner", planned_date: TODAY }),
  "a cook": async (writing) =>
    writing.send("PUT", `/meals/${await idAt(writing, "/meals")}`, { cook_id: writing.member.id }),
  "a meal removed": async (writing) => writing.send("DELETE", `/meals/${await idAt(writing, "/meals", -1)}`),
  "a thing to buy": ({ send }) => send("POST", "/grocery", { item_name: "Oats", quantity: "2 packs" }),
  "a thing for a meal": async (writing) =>
    writing.send("POST", "/grocery", { item_name: "Rice", meal_id: await idAt(writing, "/meals") }),
  "a name of a meal": async (writing) =>
    writing.send("PUT", `/meals/${await idAt(writing, "/meals")}`, { title: "Stew" }),
  "a tick": async (writing) =>
    writing.send("PUT", `/grocery/${await idAt(writing, "/grocery")}`, { is_purchased: true }),
  "an aisle": (writing) => form(writing, "/groceries/aisles", { intent: "move-aisle", category: "Frozen", to: "0" }),
  "a member": ({ send }) =>
    send("POST", "/members", { name: "Ida", role: "child", birth_date: `2020${dayAfter(10).slice(4)}` }),
  "a member's name": ({ send, member }) => send("PUT", `/members/${member.id}`, { name: "Benjamin" }),
  "the family's zone": ({ send }) => send("PUT", "", { time_zone: "Pacific/Honolulu" }),
  "the family's name": ({ send }) => send("PUT", "", { name: "The Owls" }),
  "a reader's week and clock": ({ app, readers }) =>
    fetch(`${app.url}/api/users/me`, {
      method: "PUT",
      headers: { Cookie: (readers[1] as Reader).cookie, "Content-Type": "application/json" },
      body: JSON.stringify({ first_day: "saturday", clock: 12 }),
    }),
  "something done together": ({ send }) =>
    send("POST", "/connection/complete", { activity_title: "Walk", activity_type: "weekend", duration_minutes: 120 }),
  "a chore": ({ send, own, member }) =>
    send("POST", "/chores", { title: "Bins", who: "turns", members: [own.id, member.id], ...DAILY }),
  "a chore for whoever is free": ({ send }) => send("POST", "/chores", { title: "Feed Pip", who: "free", ...DAILY }),
  "a chore done": async (writing) =>
    writing.send("POST", `/chores/${await idAt(writing, "/chores")}/done`, { date: TODAY }),
  "an absence": ({ send, member }) => send("POST", "/absences", { member_id: member.id, from: TODAY, to: dayAfter(1) }),
  "another tip": ({ send }) => send("POST", "/ai/wellness-tip"),
};

/** Sends a write to a process, which must accept it. */
export async function write(made: Readers, app: TestApp, name: string): Promise<void> {
  const answer = await WRITES[name]?.({ ...made, app, send: (...what) => send(made, app, ...what) });
  expect(answer?.status, name).toBeLessThan(400);
}
