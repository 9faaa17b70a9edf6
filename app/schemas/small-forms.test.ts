import { expect, test } from "vitest";
import { calendarExportSchema, calendarFeedSchema } from "#app/schemas/calendar/calendar-export.ts";
import { applyWeekSchema, renameWeekSchema, saveWeekSchema } from "#app/schemas/food/saved-week.ts";
import { cookieFormSchema } from "#app/schemas/people/consent.ts";
import { invitationIdSchema, newInvitationSchema } from "#app/schemas/people/invitation.ts";
import {
  familyChangeSchema,
  MEMBER_FIELDS,
  memberChangeSchema,
  newFamilySchema,
  newMemberSchema,
} from "#app/schemas/people/member.ts";
import { restoreSchema, undoSchema } from "#app/schemas/removed/removed.ts";
import { EXPORT_RANGES } from "#app/shared/calendar/constants.ts";
import { listIssues } from "#tests/support/list-issues.ts";

test("a calendar file has a year with all series, and neither the past nor meals, unless it is asked for", () => {
  const usual = { include_recurring: true, include_past: false, include_meals: false, time_range: "1year" };
  expect(calendarExportSchema.parse({})).toEqual(usual);
  const other = { include_recurring: "false", include_past: "true", include_meals: "true" };
  for (const time_range of EXPORT_RANGES) {
    expect(calendarExportSchema.parse({ ...other, time_range })).toEqual({
      include_recurring: false,
      include_past: true,
      include_meals: true,
      time_range,
    });
  }
  expect(listIssues(calendarExportSchema, { include_past: "yes", time_range: "week" })).toHaveLength(2);
  expect([{}, { include_meals: "true" }].map((query) => calendarFeedSchema.parse(query).include_meals)).toEqual([
    false,
    true,
  ]);
});

test("cookies are chosen by a button, or one by one", () => {
  for (const level of ["all", "essential"]) {
    const chosen = { intent: "choose-cookies", level, return_to: "/meals" };
    expect(cookieFormSchema.parse(chosen)).toEqual(chosen);
  }
  expect(cookieFormSchema.parse({ intent: "save-preferences" })).toEqual({
    intent: "save-preferences",
    analytics: false,
    personalization: false,
  });
  const saved = { intent: "save-preferences", analytics: true, personalization: true, return_to: "/" };
  expect(cookieFormSchema.parse(saved)).toEqual(saved);
  expect(listIssues(cookieFormSchema, { intent: "choose-cookies", level: "none" })).toHaveLength(1);
  expect(listIssues(cookieFormSchema, { intent: "eat-cookies", level: "all" })).toHaveLength(1);
});

test("an invitation goes to an address, for a role", () => {
  const invitation = { email: " ann@example.com ", role: "child" };
  expect(newInvitationSchema.parse(invitation)).toEqual({
    email: "ann@example.com",
    name: null,
    role: "child",
    color: null,
    language: null,
  });
  expect(newInvitationSchema.parse({ ...invitation, name: "Ann", color: "#6bc5b8", language: "pt-BR" })).toMatchObject({
    name: "Ann",
    color: "#6BC5B8",
    language: "pt-BR",
  });
  expect(listIssues(newInvitationSchema, { email: "ann", role: "boss", color: "red" })).toHaveLength(3);
  const long = `${"a".repeat(60)}@${"b.".repeat(95)}com`;
  expect(listIssues(newInvitationSchema, { ...invitation, email: `a${long}` })).toEqual([
    "email: String must contain at most 254 character(s)",
  ]);
  expect(listIssues(newInvitationSchema, { ...invitation, email: long })).toEqual([]);
  expect(invitationIdSchema.parse({ invitation_id: 4 })).toEqual({ invitation_id: 4 });
});

test("a member has a colour whatever is sent; a change holds what was sent", () => {
  const member = { name: "Ella", role: "child" };
  expect(newMemberSchema.parse({ ...member, color: null })).toEqual({ ...member, color: "#6BC5B8", birth_date: null });
  expect(newMemberSchema.parse({ ...member, color: "#f4c142" }).color).toBe("#F4C142");
  expect(memberChangeSchema.parse({ name: "Noah" })).toEqual({ name: "Noah" });
  expect(MEMBER_FIELDS).toEqual(["name", "role", "color", "birth_date"]);
  expect(newFamilySchema.parse({ name: "Finches" })).toEqual({ name: "Finches", time_zone: "UTC" });
  expect(familyChangeSchema.parse({})).toEqual({});
  expect(listIssues(familyChangeSchema, { name: "", time_zone: "Nowhere" })).toHaveLength(2);
});

test("what was removed comes back by its id, or by that of the press", () => {
  expect(restoreSchema.parse({ removal_id: 4 })).toEqual({ removal_id: 4 });
  const undone = { removal: "01890a5d-ac96-774b-bcce-b302099a8057", return_to: "/meals" };
  expect(undoSchema.parse(undone)).toEqual(undone);
  expect(listIssues(undoSchema, { removal: "4" })).toEqual(["removal: Invalid uuid"]);
});

test("a week is kept under a name", () => {
  expect(saveWeekSchema.parse({ name: " School " })).toEqual({ name: "School", replace: false });
  expect(saveWeekSchema.parse({ name: "School", replace: true }).replace).toBe(true);
  expect(applyWeekSchema.parse({ saved_week_id: 4 })).toEqual({ saved_week_id: 4 });
  expect(renameWeekSchema.parse({ name: "Holidays" })).toEqual({ name: "Holidays" });
  expect(listIssues(renameWeekSchema, { name: "x".repeat(101) })).toHaveLength(1);
});
