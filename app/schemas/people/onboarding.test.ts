import fc from "fast-check";
import { expect, test } from "vitest";
import type { z } from "zod";
import { addMembersSchema, editMemberSchema, familyFormSchema } from "#app/schemas/people/member-form.ts";
import { moreMembersSchema, setupDraftSchema, setupSchema, typedSetupSchema } from "#app/schemas/people/onboarding.ts";
import { parseForm } from "#app/server/forms/parse-form.server.ts";

function send<S extends z.ZodTypeAny>(schema: S, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const submission = parseForm(form, schema);
  return {
    value: submission.status === "success" ? (submission.value as z.output<S>) : undefined,
    error: submission.reply().error,
  };
}

const row = (prefix: string, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value]));
const family = { family_name: " The Finches ", time_zone: "Europe/London" };
const maya = { name: "Maya", role: "parent", color: "#6bc5b8", birth_date: "1986-05-03" };

test("the family's name is trimmed, and must not be blank", () => {
  expect(send(familyFormSchema, family).value).toEqual({ family_name: "The Finches", time_zone: "Europe/London" });
  expect(send(familyFormSchema, { ...family, family_name: "" }).error).toEqual({ family_name: ["Required"] });
  expect(send(familyFormSchema, { ...family, family_name: "   " }).error).toEqual({
    family_name: ["String must contain at least 1 character(s)"],
  });
  expect(send(familyFormSchema, { ...family, family_name: "x".repeat(101) }).error).toEqual({
    family_name: ["String must contain at most 100 character(s)"],
  });
});

test("an unknown zone is refused", () => {
  expect(send(familyFormSchema, { ...family, time_zone: "Europe/Nowhere" }).error).toEqual({
    time_zone: ["Invalid time zone"],
  });
});

test("the whole setup in one form", () => {
  const { value } = send(setupSchema, {
    ...family,
    ...row("you", maya),
    ...row("members[0]", { name: " Ella ", role: "child", color: "#F4C142", birth_date: "" }),
  });
  expect(value).toEqual({
    family_name: "The Finches",
    time_zone: "Europe/London",
    you: { name: "Maya", role: "parent", color: "#6BC5B8", birth_date: "1986-05-03" },
    members: [{ name: "Ella", role: "child", color: "#F4C142", birth_date: null }],
  });
});

test("a row with a blank name is skipped without message, whatever its other fields", () => {
  const { value, error } = send(moreMembersSchema, {
    ...row("you", { name: "  ", role: "nonsense" }),
    ...row("members[0]", { name: " ", role: "child", color: "", birth_date: "yesterday" }),
    ...row("members[1]", maya),
  });
  expect(error).toBeUndefined();
  expect(value?.you).toBeNull();
  expect(value?.members.map(({ name }) => name)).toEqual(["Maya"]);
});

test("a problem of a row is at its field, also after a skipped row", () => {
  const { error } = send(moreMembersSchema, {
    ...row("members[0]", { name: "" }),
    ...row("members[1]", { ...maya, birth_date: "2023-02-29", role: "boss" }),
  });
  expect(error?.["members[1].birth_date"]).toEqual(["Invalid date"]);
  expect(error?.["members[1].role"]).toHaveLength(1);
});

test("the wizard may add no member; the dialog needs one name", () => {
  expect(send(moreMembersSchema, {}).value).toEqual({ you: null, members: [] });
  const message = "Please add at least one family member with a name.";
  expect(send(addMembersSchema, { ...row("members[0]", { name: "" }) }).error).toEqual({
    "members[0].name": [message],
  });
  expect(send(addMembersSchema, {}).error).toEqual({ "members[0].name": [message] });
  expect(send(addMembersSchema, row("members[0]", maya)).value?.members).toHaveLength(1);
});

test("the founder of a family is a parent or guardian", () => {
  for (const role of ["parent", "guardian"]) {
    expect(send(moreMembersSchema, row("you", { ...maya, role })).value?.you).toMatchObject({ role });
  }
  for (const role of ["child", "other"]) {
    const { error } = send(moreMembersSchema, row("you", { ...maya, role }));
    expect(Object.keys(error ?? {})).toEqual(["you.role"]);
  }
});

test("the wizard's draft has a user", () => {
  expect(setupDraftSchema.parse({ user_id: 7, family_name: "" })).toEqual({ user_id: 7, family_name: "" });
  expect(setupDraftSchema.safeParse({ family_name: "Finches" }).success).toBe(false);
});

test("more rows than a family may have are refused", () => {
  const fields = Object.assign({}, ...Array.from({ length: 51 }, (_, index) => row(`members[${index}]`, maya)));
  expect(send(moreMembersSchema, fields).error).toEqual({ members: ["Array must contain at most 50 element(s)"] });
});

test("an emptied birth date is taken away, a colour that was not sent stays", () => {
  expect(send(editMemberSchema, { name: "Noah", role: "child", birth_date: "" }).value).toEqual({
    name: "Noah",
    role: "child",
    birth_date: null,
  });
});

test("going back to the first step keeps anything that was typed", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (name, date) => {
      const fields = { family_name: name, ...row("you", { name, birth_date: date }), ...row("members[0]", { name }) };
      const { value } = send(typedSetupSchema, fields);
      expect(value).toMatchObject({ family_name: name, you: { name, birth_date: date }, members: [{ name }] });
    }),
  );
});
