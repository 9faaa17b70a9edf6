import { describe, expect, it, test } from "vitest";
import {
  noticesFormSchema,
  preferencesSchema,
  testNoticeSchema,
  unsubscribeFormSchema,
} from "#app/schemas/notices/notices.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const plainToken = "Use only plain letters, digits and symbols, without spaces";

describe("a call that changes notices", () => {
  it("has only the sent fields", () => {
    expect(preferencesSchema.parse({})).toEqual({});
    const whole = {
      kinds: { chores: { email: true, push: false, self_hosted: true }, daily_digest: { push: true }, changes: {} },
      daily_digest_time: "00:00",
      weekly_plan_time: "19:59",
      quiet_from: "23:59",
      quiet_to: "07:05",
      reminders_in_quiet_hours: true,
      time_zone: "Europe/Berlin",
      self_hosted: { type: "gotify", url: "https://push.example", token: "abc" },
    };
    expect(preferencesSchema.parse(whole)).toEqual(whole);
  });

  it("may end quiet hours, the time zone and the own server", () => {
    const none = { quiet_from: null, quiet_to: null, time_zone: null, self_hosted: null };
    expect(preferencesSchema.parse(none)).toEqual(none);
  });

  it.each(["24:00", "9:00", "12:60", "12:00:00", "x12:00", "", "noon"])("refuses the time %j", (time) => {
    expect(listIssues(preferencesSchema, { daily_digest_time: time })).toEqual(["daily_digest_time: Invalid time"]);
  });

  it.each([
    [{ kinds: { gossip: {} } }, "kinds.gossip: Unknown kind"],
    [{ kinds: { chores: { fax: true } } }, "kinds.chores.fax: Unknown channel"],
    [{ kinds: { chores: { email: "on" } } }, "kinds.chores.email: Expected boolean, received string"],
    [{ kinds: { chores: true } }, "kinds.chores: Expected object, received boolean"],
    [{ daily_digest_time: null }, "daily_digest_time: Expected string, received null"],
    [{ reminders_in_quiet_hours: "yes" }, "reminders_in_quiet_hours: Expected boolean, received string"],
    [{ time_zone: "Mars/Olympus" }, "time_zone: Invalid time zone"],
  ])("refuses %j", (fields, problem) => {
    expect(listIssues(preferencesSchema, fields)).toEqual([problem]);
  });

  describe("of the own server", () => {
    it("has only the sent fields, with a trimmed address", () => {
      const read = (server: object) => preferencesSchema.parse({ self_hosted: server }).self_hosted;
      expect(read({})).toEqual({});
      expect(read({ url: " https://push.example " })).toEqual({ url: "https://push.example" });
      for (const token of [null, "", "!~Tk_2", "x".repeat(500)]) expect(read({ token })).toEqual({ token });
      expect(read({ type: "ntfy", url: "x".repeat(2000) })).toEqual({ type: "ntfy", url: "x".repeat(2000) });
    });

    it.each([
      [{ type: "pigeon" }, "type: Invalid enum value. Expected 'ntfy' | 'gotify', received 'pigeon'"],
      [{ url: "x".repeat(2001) }, "url: String must contain at most 2000 character(s)"],
      [{ token: "x".repeat(501) }, "token: String must contain at most 500 character(s)"],
      [{ token: "two words" }, `token: ${plainToken}`],
      [{ token: " word" }, `token: ${plainToken}`],
      [{ token: "word\n" }, `token: ${plainToken}`],
      [{ token: "wörd" }, `token: ${plainToken}`],
    ])("refuses %j", (self_hosted, problem) => {
      expect(listIssues(preferencesSchema, { self_hosted })).toEqual([`self_hosted.${problem}`]);
    });
  });
});

describe("the form of notices", () => {
  const form = { daily_digest_time: "07:00", weekly_plan_time: "18:00" };

  it("sends nothing on any channel where no box is ticked", () => {
    expect(noticesFormSchema.parse(form)).toEqual({
      ...form,
      email: [],
      push: [],
      own_server: [],
      quiet_from: null,
      quiet_to: null,
      reminders_in_quiet_hours: false,
      time_zone: null,
    });
  });

  it("has the ticked kinds of each channel, quiet hours and a time zone", () => {
    const whole = {
      ...form,
      email: ["chores", "invitations"],
      push: ["event_reminders"],
      own_server: ["changes"],
      quiet_from: "21:00",
      quiet_to: "06:30",
      reminders_in_quiet_hours: true,
      time_zone: "Asia/Tokyo",
    };
    expect(noticesFormSchema.parse(whole)).toEqual(whole);
  });

  it("takes empty fields as no quiet hours, and as the family's time zone", () => {
    const empty = { quiet_from: "", quiet_to: "", time_zone: "" };
    expect(noticesFormSchema.parse({ ...form, ...empty })).toMatchObject({
      quiet_from: null,
      quiet_to: null,
      time_zone: null,
    });
  });

  it.each([
    [{ daily_digest_time: undefined }, "daily_digest_time: Required"],
    [{ weekly_plan_time: "" }, "weekly_plan_time: Invalid time"],
    [{ quiet_from: "25:00" }, "quiet_from: Invalid time"],
    [{ quiet_to: "soon" }, "quiet_to: Invalid time"],
    [{ time_zone: "Mars/Olympus" }, "time_zone: Invalid time zone"],
    [{ self_hosted: { type: "ntfy", token: "two words" } }, `self_hosted.token: ${plainToken}`],
  ])("refuses %j", (fields, problem) => {
    expect(listIssues(noticesFormSchema, { ...form, ...fields })).toEqual([problem]);
  });

  it("refuses a kind that does not exist, on each channel", () => {
    expect(
      listIssues(noticesFormSchema, { ...form, email: ["gossip"], push: ["gossip"], own_server: ["gossip"] }),
    ).toEqual([
      expect.stringMatching(/^email\.0: Invalid enum value/),
      expect.stringMatching(/^push\.0: Invalid enum value/),
      expect.stringMatching(/^own_server\.0: Invalid enum value/),
    ]);
  });

  it("removes the own server where no type is chosen, and leaves a missing token as it is", () => {
    const read = (self_hosted: object) => noticesFormSchema.parse({ ...form, self_hosted }).self_hosted;
    const server = { type: "ntfy", url: "https://push.example", token: "abc" };
    expect(read(server)).toEqual(server);
    expect(read({ ...server, type: undefined })).toBeNull();
    expect(read({ type: "gotify" })).toEqual({ type: "gotify", url: "" });
  });
});

test("a test notice is sent on one channel, or on all", () => {
  for (const one of [{}, { channel: "email" }, { channel: "push" }, { channel: "self_hosted" }]) {
    expect(testNoticeSchema.parse(one)).toEqual(one);
  }
  expect(listIssues(testNoticeSchema, { channel: "fax" })).toEqual([
    expect.stringMatching(/^channel: Invalid enum value/),
  ]);
});

test("the link of a mail stops or restarts its kind of mails, or all", () => {
  for (const intent of ["stop-mails", "start-mails"]) {
    expect(unsubscribeFormSchema.parse({ intent })).toEqual({ intent, what: "kind" });
    expect(unsubscribeFormSchema.parse({ intent, what: "all" })).toEqual({ intent, what: "all" });
    expect(unsubscribeFormSchema.parse({ intent, what: "kind" })).toEqual({ intent, what: "kind" });
  }
  expect(listIssues(unsubscribeFormSchema, { intent: "burn", what: "some" })).toEqual([
    expect.stringMatching(/^intent: Invalid enum value/),
    expect.stringMatching(/^what: Invalid enum value/),
  ]);
});
