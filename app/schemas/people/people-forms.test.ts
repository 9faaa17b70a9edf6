import { describe, expect, it, test } from "vitest";
import { signOutSchema } from "#app/schemas/people/devices.ts";
import { invitationFormSchema, invitationIdSchema, newInvitationSchema } from "#app/schemas/people/invitation.ts";
import {
  familyChangeSchema,
  memberChangeSchema,
  newFamilySchema,
  newMemberSchema,
} from "#app/schemas/people/member.ts";
import {
  addMembersSchema,
  deleteFamilySchema,
  editMemberSchema,
  familyFormSchema,
  familySettingsSchema,
  feedChoicesSchema,
  memberRow,
} from "#app/schemas/people/member-form.ts";
import { readerChoiceSchema, readerFormSchema } from "#app/schemas/people/reader.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const tooLong = (max: number) => `String must contain at most ${max} character(s)`;
const BLANK = "String must contain at least 1 character(s)";
const ROLES = "Invalid enum value. Expected 'parent' | 'child' | 'guardian' | 'other', received 'boss'";

test("a device is signed out by a name of 1 to 100 characters", () => {
  for (const which of ["x", "x".repeat(100)]) expect(signOutSchema.parse({ which })).toEqual({ which });
  expect(listIssues(signOutSchema, {})).toEqual(["which: Required"]);
  expect(listIssues(signOutSchema, { which: "" })).toEqual([`which: ${BLANK}`]);
  expect(listIssues(signOutSchema, { which: "x".repeat(101) })).toEqual([`which: ${tooLong(100)}`]);
});

describe("an invitation", () => {
  const invitation = { email: "ann@example.com", role: "child" };

  it("needs an address and a role", () => {
    expect(listIssues(newInvitationSchema, {})).toEqual(["email: Required", "role: Required"]);
    expect(listIssues(newInvitationSchema, { email: "ann", role: "boss", color: "red" })).toEqual([
      "email: Invalid email",
      `role: ${ROLES}`,
      "color: Invalid color",
    ]);
    expect(listIssues(newInvitationSchema, { ...invitation, name: "x".repeat(101) })).toEqual([
      `name: ${tooLong(100)}`,
    ]);
  });

  it("of the dialog is for another person, unless a role is chosen", () => {
    const empty = { email: "ann@example.com", name: null, role: "other", color: null, mail_language: null };
    expect(invitationFormSchema.parse({ email: " ann@example.com " })).toEqual(empty);
    // The page beneath the dialog has a field `language`, the family's.
    expect(invitationFormSchema.parse({ email: "ann@example.com", language: "fr" })).toEqual(empty);
    const whole = { ...invitation, member_id: 3, name: "Ann", color: "#6BC5B8", mail_language: "de" };
    expect(invitationFormSchema.parse(whole)).toEqual(whole);
    expect(invitationFormSchema.parse({ ...whole, member_id: null }).member_id).toBeNull();
  });

  it("of the dialog is refused for an unknown member, role or language", () => {
    expect(listIssues(invitationFormSchema, { email: "ann@example.com", member_id: 0, role: "boss" })).toEqual([
      `role: ${ROLES}`,
      "member_id: Number must be greater than 0",
    ]);
    expect(listIssues(invitationFormSchema, { email: "ann@example.com", mail_language: "tlh" })).toEqual([
      expect.stringMatching(/^mail_language: Invalid enum value/),
    ]);
  });

  it("is changed by its id", () => {
    expect(listIssues(invitationIdSchema, {})).toEqual(["invitation_id: Required"]);
  });
});

describe("a member", () => {
  it("has a name of up to 100 characters, a role, a colour and perhaps a birth date", () => {
    const member = { name: "x".repeat(100), role: "parent", color: "#F4C142", birth_date: "1986-05-03" };
    for (const schema of [newMemberSchema, memberChangeSchema, memberRow]) {
      expect(schema.parse(member)).toEqual(member);
      expect(
        listIssues(schema, { name: "x".repeat(101), role: "boss", color: "red", birth_date: "2023-02-29" }),
      ).toEqual([`name: ${tooLong(100)}`, `role: ${ROLES}`, "color: Invalid color", "birth_date: Invalid date"]);
    }
  });

  it("needs a name and a role", () => {
    expect(listIssues(newMemberSchema, {})).toEqual(["name: Required", "role: Required"]);
    expect(listIssues(memberRow, { name: "Ella" })).toEqual(["role: Required"]);
  });

  it("keeps the fields that a change does not send", () => {
    expect(memberChangeSchema.parse({ birth_date: null })).toEqual({ birth_date: null });
  });

  it("of the dialog that edits keeps a role and a colour that it does not send", () => {
    expect(editMemberSchema.parse({ name: " Ella " })).toEqual({ name: "Ella", birth_date: null });
    const whole = { name: "Ella", role: "child", color: "#F4C142", birth_date: "2017-05-03", version: "4" };
    expect(editMemberSchema.parse(whole)).toEqual(whole);
    expect(listIssues(editMemberSchema, { role: "boss", color: "red", version: 4 })).toEqual([
      "name: Required",
      `role: ${ROLES}`,
      "color: Invalid color",
      "version: Expected string, received number",
    ]);
  });

  it("of the dialog that adds is one of up to 50", () => {
    const rows = (count: number) => ({
      members: Array.from({ length: count }, () => ({ name: "Ella", role: "child" })),
    });
    expect(addMembersSchema.parse(rows(50)).members).toHaveLength(50);
    expect(listIssues(addMembersSchema, rows(51))).toEqual(["members: Array must contain at most 50 element(s)"]);
  });
});

describe("a family", () => {
  it("has a name of up to 100 characters, a time zone and perhaps a language", () => {
    const family = { name: "x".repeat(100), time_zone: "Europe/London", language: "de" };
    expect(newFamilySchema.parse(family)).toEqual(family);
    expect(listIssues(newFamilySchema, { name: "x".repeat(101), time_zone: "Nowhere", language: "tlh" })).toEqual([
      `name: ${tooLong(100)}`,
      "time_zone: Invalid time zone",
      expect.stringMatching(/^language: Invalid enum value/),
    ]);
    expect(listIssues(newFamilySchema, {})).toEqual(["name: Required"]);
  });

  it("changes what is sent: also what its feed has, and what events keep in another zone", () => {
    for (const keep of ["moments", "hours"]) {
      const change = {
        name: "x".repeat(100),
        time_zone: "Europe/London",
        language: "de",
        keep,
        feed_chores: true,
        feed_school: false,
      };
      expect(familyChangeSchema.parse(change)).toEqual(change);
    }
    expect(
      listIssues(familyChangeSchema, { name: "x".repeat(101), keep: "all", feed_chores: "on", feed_school: "on" }),
    ).toEqual([
      `name: ${tooLong(100)}`,
      "keep: Invalid enum value. Expected 'moments' | 'hours', received 'all'",
      "feed_chores: Expected boolean, received string",
      "feed_school: Expected boolean, received string",
    ]);
  });

  it("of the first step has a name and a time zone", () => {
    const family = { family_name: "x".repeat(100), time_zone: "Europe/London" };
    expect(familyFormSchema.parse(family)).toEqual(family);
    expect(listIssues(familyFormSchema, {})).toEqual(["family_name: Required", "time_zone: Required"]);
  });

  it("of the settings has a name, and perhaps a language", () => {
    expect(familySettingsSchema.parse({ family_name: " Finches " })).toEqual({ family_name: "Finches" });
    const family = { family_name: "Finches", language: "de" };
    expect(familySettingsSchema.parse(family)).toEqual(family);
    expect(listIssues(familySettingsSchema, { family_name: " ", language: "tlh" })).toEqual([
      `family_name: ${BLANK}`,
      expect.stringMatching(/^language: Invalid enum value/),
    ]);
  });

  it("is deleted by a typed name of any kind, as it was typed", () => {
    for (const name of ["", " Finches ", "x".repeat(1000)])
      expect(deleteFamilySchema.parse({ name })).toEqual({ name });
    expect(listIssues(deleteFamilySchema, {})).toEqual(["name: Required"]);
    expect(listIssues(deleteFamilySchema, { name: "x".repeat(1001) })).toEqual([`name: ${tooLong(1000)}`]);
  });

  it("has neither chores nor school in its feed where no box is ticked", () => {
    expect(feedChoicesSchema.parse({})).toEqual({ feed_chores: false, feed_school: false });
    const both = { feed_chores: true, feed_school: true };
    expect(feedChoicesSchema.parse(both)).toEqual(both);
  });
});

describe("a reader's choices", () => {
  it.each([
    { language: "de" },
    { language: null, first_day: null, clock: null },
    { first_day: "sunday", clock: 12 },
    { first_day: "monday", clock: 24 },
    { first_day: "saturday" },
    {},
  ])("may be %j", (choice) => {
    expect(readerChoiceSchema.parse(choice)).toEqual(choice);
  });

  it.each([
    [{ language: "tlh" }, /^language: Invalid enum value/],
    [{ first_day: "friday" }, /^first_day: Invalid enum value/],
    [{ clock: 13 }, /^clock: Invalid input$/],
    [{ clock: "24" }, /^clock: Invalid input$/],
  ])("are refused with %j", (choice, issue) => {
    expect(listIssues(readerChoiceSchema, choice)).toEqual([expect.stringMatching(issue)]);
  });

  it("of the form are the browser's language, and the language's day and clock", () => {
    expect(readerFormSchema.parse({ language: "browser", first_day: "language", clock: "language" })).toEqual({
      language: null,
      first_day: null,
      clock: null,
    });
    for (const clock of [12, 24]) {
      expect(readerFormSchema.parse({ language: "de", first_day: "saturday", clock: String(clock) })).toEqual({
        language: "de",
        first_day: "saturday",
        clock,
      });
    }
  });

  it("of the form need a day and a clock, but no language", () => {
    expect(readerFormSchema.parse({ first_day: "monday", clock: "24" })).toEqual({ first_day: "monday", clock: 24 });
    expect(listIssues(readerFormSchema, {})).toEqual(["first_day: Required", "clock: Invalid input"]);
  });

  it.each([
    [{ language: "language" }, /^language: Invalid enum value/],
    [{ language: "tlh" }, /^language: Invalid enum value/],
    [{ first_day: "browser" }, /^first_day: Invalid enum value/],
    [{ clock: "13" }, /^clock: Invalid input$/],
    [{ clock: "browser" }, /^clock: Invalid input$/],
    [{ clock: "" }, /^clock: Invalid input$/],
  ])("of the form are refused with %j", (fields, issue) => {
    const form = { language: "de", first_day: "monday", clock: "24" };
    expect(listIssues(readerFormSchema, { ...form, ...fields })).toEqual([expect.stringMatching(issue)]);
  });
});
