import { describe, expect, it } from "vitest";
import { Event } from "#app/models/calendar/event.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { eventForms } from "#tests/support/event-forms.ts";

const app = runApp();
const start_time = "2027-03-01T09:00";

async function family() {
  const made = await app.family({ members: ["Ella", "Noah", "Tom"] });
  const [own, ella, noah, tom] = made.members.map(({ id }) => id) as [number, number, number, number];
  const path = `${made.path}/events`;
  const make = async (input: Record<string, unknown>) =>
    (await made.api.post(path, { title: "Violin", start_time, ...input })).body.event;
  const change = async (id: number, input: Record<string, unknown>) => {
    const { status, body } = await made.api.put(`${path}/${id}`, input);
    return status === 200 ? body.event : [status, body.issues[0].path];
  };
  return { ...made, path, own, ella, noah, tom, make, change };
}

/** A family's events in Vienna, and its members by their numbers. */
async function wrong(input: (of: Awaited<ReturnType<typeof family>>) => Record<string, unknown>) {
  const made = await family();
  const { status, body } = await made.api.post(made.path, { title: "Violin", start_time, ...input(made) });
  return [status, body.issues?.[0].path];
}

describe("the members of an event", () => {
  it("are as they were sent, once each; the first is member_id", async () => {
    const { make, ella, noah } = await family();
    expect(await make({ member_ids: [noah, ella, noah] })).toMatchObject({ member_id: noah, member_ids: [noah, ella] });
    expect(await make({})).toMatchObject({ member_id: null, member_ids: [], driver_id: null, driver_name: null });
    expect(await make({ member_id: ella })).toMatchObject({ member_id: ella, member_ids: [ella] });
    expect(await make({ member_id: ella, member_ids: [noah] })).toMatchObject({ member_id: noah, member_ids: [noah] });
    expect(await make({ member_id: ella, member_ids: [] })).toMatchObject({ member_id: null, member_ids: [] });
  });

  it("stay a list where all of the family are on it", async () => {
    const { make, members } = await family();
    const ids = members.map(({ id }) => id);
    expect(await make({ member_ids: ids })).toMatchObject({ member_ids: ids });
  });

  it("are left alone by a member_id that is the first of them already", async () => {
    const { make, change, ella, noah } = await family();
    const { id } = await make({ member_ids: [ella, noah] });
    expect(await change(id, { member_id: ella, title: "Viola" })).toMatchObject({ member_ids: [ella, noah] });
    expect(await change(id, { title: "Cello" })).toMatchObject({ member_ids: [ella, noah] });
    expect(await change(id, { member_id: noah })).toMatchObject({ member_ids: [noah] });
    expect(await change(id, { member_id: null })).toMatchObject({ member_ids: [] });
    expect(await change(id, { member_ids: [noah, ella], member_id: ella })).toMatchObject({ member_id: noah });
    expect(await change(id, { member_ids: [] })).toMatchObject({ member_id: null });
  });

  it("that change nothing leave SEQUENCE alone", async () => {
    const { make, change, ella, noah } = await family();
    const { id } = await make({ member_ids: [ella, noah], driver_name: "Grandpa" });
    await change(id, { member_ids: [ella, noah, ella], driver_name: " Grandpa " });
    expect((await Event.findByPk(id))?.sequence).toBe(0);
  });

  it("are refused where they are wrong", async () => {
    const other = await family();
    expect(await wrong(({ ella }) => ({ member_ids: [ella, other.ella] }))).toEqual([400, "member_ids.1"]);
    expect(await wrong(({ ella }) => ({ member_ids: [ella, ella, 2_000_000_000] }))).toEqual([400, "member_ids.2"]);
    expect(await wrong(({ ella }) => ({ member_ids: [ella, "2"] }))).toEqual([400, "member_ids.1"]);
    expect(await wrong(({ ella }) => ({ member_ids: ella }))).toEqual([400, "member_ids"]);
    expect(await wrong(() => ({ member_ids: null }))).toEqual([400, "member_ids"]);
    expect(await wrong(() => ({ member_ids: Array.from({ length: 51 }, (_, index) => index + 1) }))).toEqual([
      400,
      "member_ids",
    ]);
    expect(await wrong(() => ({ member_id: other.ella }))).toEqual([400, "member_id"]);
    expect(await wrong(({ ella }) => ({ member_id: other.ella, member_ids: [ella] }))).toEqual([201, undefined]);
  });
});

describe("who takes them", () => {
  it("is a member, or someone else by name, and can be changed to the other", async () => {
    const { make, change, ella, noah, tom } = await family();
    const event = await make({ member_ids: [ella, noah], driver_id: tom });
    expect(event).toMatchObject({ driver_id: tom, driver_name: null });
    expect(await change(event.id, { title: "Viola" })).toMatchObject({ driver_id: tom });
    expect(await change(event.id, { driver_name: "Grandpa" })).toEqual([400, "driver_name"]);
    expect(await change(event.id, { driver_id: null, driver_name: " Grandpa " })).toMatchObject({
      driver_id: null,
      driver_name: "Grandpa",
    });
    expect(await change(event.id, { driver_id: ella })).toEqual([400, "driver_name"]);
    expect(await change(event.id, { driver_name: " " })).toMatchObject({ driver_id: null, driver_name: null });
  });

  it("is refused where it is wrong", async () => {
    const other = await family();
    expect(await wrong(({ tom }) => ({ driver_id: tom, driver_name: "Grandpa" }))).toEqual([400, "driver_name"]);
    expect(await wrong(({ tom }) => ({ driver_id: tom, driver_name: "" }))).toEqual([201, undefined]);
    expect(await wrong(() => ({ driver_id: other.tom }))).toEqual([400, "driver_id"]);
    expect(await wrong(() => ({ driver_id: "x" }))).toEqual([400, "driver_id"]);
    expect(await wrong(() => ({ driver_name: "x".repeat(101) }))).toEqual([400, "driver_name"]);
  });

  it("is forgotten when they leave, and the event stays", async () => {
    const { api, path, make, ella, noah, tom } = await family();
    const { id } = await make({ member_ids: [ella, noah], driver_id: tom });
    for (const member of [tom, ella, noah]) await api.delete(path.replace("events", `members/${member}`));
    const { body } = await api.get(`${path}?from=2027-03-01&to=2027-03-01`);
    expect(body).toMatchObject([{ id, member_id: null, member_ids: [], driver_id: null }]);
  });
});

it("one member's events are theirs, everyone's, and those that they take others to", async () => {
  const { api, path, make, ella, noah, tom } = await family();
  await make({ title: "Ella’s", member_ids: [ella] });
  await make({ title: "Both", member_ids: [ella, noah], driver_id: tom });
  await make({ title: "Everyone’s" });
  await make({ title: "Noah’s, taken by a child", member_ids: [noah], driver_id: ella });
  const titles = async (member: number | string) => {
    const { status, body } = await api.get(`${path}?from=2027-03-01&to=2027-03-01&member=${member}`);
    return status === 200 ? body.map(({ title }: { title: string }) => title) : [status, body.issues[0].path];
  };
  expect(await titles(ella)).toEqual(["Ella’s", "Both", "Everyone’s", "Noah’s, taken by a child"]);
  expect(await titles(noah)).toEqual(["Both", "Everyone’s", "Noah’s, taken by a child"]);
  expect(await titles(tom)).toEqual(["Both", "Everyone’s"]);
  expect(await titles((await family()).tom)).toEqual([400, "member"]);
  expect(await titles("x")).toEqual([400, "member"]);
  const page = await fetch(`${app.url}/calendar?view=day&day=2027-03-01&member=${tom}`, {
    headers: { Cookie: api.cookie },
  });
  const text = await page.text();
  expect(text).toContain("Tom is taking them");
  expect(text).not.toContain("Noah’s, taken by a child");
});

it("the feed names them all, without attendees", async () => {
  const made = await family();
  const { make, ella, noah, tom } = made;
  await make({ title: "Violin", description: "The small one.", member_ids: [ella, noah], driver_id: tom });
  await make({ title: "Judo", member_ids: [noah], driver_name: "Grandpa, of course" });
  const { text } = await made.api.get(
    made.path.replace("events", `calendar/subscribe?token=${made.family.feed_token}`),
  );
  const [violin, judo] = text
    .replace(/\r\n[ \t]/g, "")
    .split("BEGIN:VEVENT")
    .slice(1) as [string, string];
  expect(violin.split("\r\n").filter((line) => /^(CATEGORIES|DESCRIPTION|COLOR|ATTENDEE)/.test(line))).toEqual([
    "CATEGORIES:other",
    "DESCRIPTION:The small one.\\nFor: Ella and Noah\\nTaken by: Tom",
    "CATEGORIES:Ella",
    "CATEGORIES:Noah",
    "COLOR:coral",
  ]);
  expect(judo).toContain("DESCRIPTION:Taken by: Grandpa\\, of course\r\n");
});

describe("the form", () => {
  const forms = eventForms(app);
  const added = async (fields: Record<string, string>) => {
    const answer = await forms.addByForm({ title: "Violin", ...fields });
    expect(answer.status, await answer.clone().text()).toBe(303);
    return Event.findOne({ where: { family_id: forms.made.family.id }, order: [["id", "DESC"]], rejectOnEmpty: true });
  };

  it("knows one, everyone, and everyone beside one", async () => {
    const id = String(forms.made.members[0]?.id);
    expect(await added({ member_ids: id })).toMatchObject({ member_ids: [Number(id)] });
    expect(await added({ member_ids: "everyone" })).toMatchObject({ member_ids: [] });
    expect(await added({})).toMatchObject({ member_ids: [], driver_id: null, driver_name: null });
  });

  it("knows who takes them; a name counts with Someone else alone", async () => {
    const id = Number(forms.made.members[0]?.id);
    expect(await added({ driver_id: String(id), driver_name: "Left over" })).toMatchObject({
      driver_id: id,
      driver_name: null,
    });
    expect(await added({ driver_id: "other", driver_name: " Grandpa " })).toMatchObject({
      driver_id: null,
      driver_name: "Grandpa",
    });
    expect(await added({ driver_id: "none", driver_name: "Grandpa" })).toMatchObject({ driver_name: null });
    const nameless = await forms.addByForm({ title: "Violin", driver_id: "other" });
    expect([nameless.status, await nameless.text()]).toEqual([400, expect.stringContaining("Enter a name")]);
  });

  it("says at the boxes that one of them is not of the family any more", async () => {
    const answer = await forms.addByForm({ title: "Violin", member_ids: "2000000000" });
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(text).toMatch(/<fieldset[^>]* id="member_ids"[^>]*><legend>.*?This family has no such member/);
  });
});
