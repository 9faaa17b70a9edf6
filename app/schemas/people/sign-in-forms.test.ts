import { describe, expect, it, test } from "vitest";
import {
  forgottenSchema,
  invitedAccountSchema,
  linkIdSchema,
  memberAccountSchema,
  memberLinkSchema,
  nameByLinkSchema,
  newAccountSchema,
  passwordByLinkSchema,
  passwordLinkSchema,
  passwordSignInSchema,
  profileSchema,
  typedCodeSchema,
} from "#app/schemas/people/household.ts";
import {
  changePasswordSchema,
  confirmPasskeySchema,
  confirmPasswordSchema,
  newPasskeySchema,
  noFieldsSchema,
  passkeySchema,
  renamePasskeySchema,
  waySchema,
} from "#app/schemas/people/sign-in.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const tooLong = (max: number) => `String must contain at most ${max} character(s)`;
const BLANK = "String must contain at least 1 character(s)";
const SHORT = "Use at least 15 characters. Four or five words are easy to remember.";
const NAME = "A sign-in name has 2 to 40 letters, digits, dots, hyphens or underscores";
const password = "x".repeat(15);

describe("an account", () => {
  const profile = { name: "Maya", sign_in_name: "maya", email: "maya@example.com" };
  const wrong = (fields: object) => listIssues(profileSchema, { ...profile, ...fields });

  it("has a name, a sign-in name and perhaps an email address", () => {
    expect(profileSchema.parse({ name: " Maya ", sign_in_name: " maya ", email: " maya@example.com " })).toEqual(
      profile,
    );
    for (const email of [undefined, null]) expect(profileSchema.parse({ ...profile, email }).email).toBeNull();
  });

  it.each([
    [{ name: undefined }, "name: Enter your name"],
    [{ name: " " }, "name: Enter your name"],
    [{ name: "x".repeat(101) }, `name: ${tooLong(100)}`],
    [{ sign_in_name: undefined }, "sign_in_name: Enter a sign-in name"],
    [{ sign_in_name: "m" }, `sign_in_name: ${NAME}`],
    [{ email: "maya" }, "email: Enter an email address like name@example.com"],
  ])("is refused with %j", (fields, issue) => {
    expect(wrong(fields)).toEqual([issue]);
  });

  it("has a name of up to 100 characters, and an email address of up to 254", () => {
    const email = `${"a".repeat(60)}@${"b.".repeat(95)}com`;
    expect(wrong({ name: "x".repeat(100), email })).toEqual([]);
    expect(wrong({ email: `a${email}` })).toEqual(["email: An email address has at most 254 characters"]);
  });

  it("is made with a password of at least 15 characters", () => {
    expect(newAccountSchema.parse({ ...profile, password })).toEqual({ ...profile, password });
    expect(listIssues(newAccountSchema, { ...profile, password: "x".repeat(14) })).toEqual([`password: ${SHORT}`]);
    expect(listIssues(newAccountSchema, {})).toEqual([
      "name: Enter your name",
      "sign_in_name: Enter a sign-in name",
      "password: Enter a password",
    ]);
  });

  it("by an invitation has the invitation's email address, whatever is sent", () => {
    const { email: _, ...invited } = { ...profile, password };
    expect(invitedAccountSchema.parse({ ...invited, email: "other@example.com" })).toEqual(invited);
    expect(listIssues(invitedAccountSchema, { ...invited, password: "short" })).toEqual([`password: ${SHORT}`]);
  });

  it("of a member has a sign-in name, or a proposed one", () => {
    expect(memberAccountSchema.parse({ sign_in_name: " ella " })).toEqual({ sign_in_name: "ella" });
    for (const sign_in_name of [undefined, null]) {
      expect(memberAccountSchema.parse({ sign_in_name })).toEqual({ sign_in_name: null });
    }
    expect(listIssues(memberAccountSchema, { sign_in_name: "e" })).toEqual([`sign_in_name: ${NAME}`]);
  });
});

describe("signing in", () => {
  it("takes any name, trimmed, and any password, as it was typed", () => {
    expect(passwordSignInSchema.parse({ name: " ? ", password: " x " })).toEqual({ name: "?", password: " x " });
    expect(passwordSignInSchema.parse({ name: "x".repeat(1000), password: "x" }).name).toHaveLength(1000);
  });

  it("needs both", () => {
    for (const fields of [{}, { name: " ", password: "" }]) {
      expect(listIssues(passwordSignInSchema, fields)).toEqual([
        "name: Enter your sign-in name or email",
        "password: Enter a password",
      ]);
    }
  });

  it("is confirmed by any password", () => {
    expect(confirmPasswordSchema.parse({ password: "x" })).toEqual({ password: "x" });
    expect(listIssues(confirmPasswordSchema, {})).toEqual(["password: Enter a password"]);
  });

  it("is helped by a link, which is sent for any name of up to 254 characters", () => {
    expect(forgottenSchema.parse({ name: " ? " })).toEqual({ name: "?" });
    expect(forgottenSchema.parse({ name: "x".repeat(254) }).name).toHaveLength(254);
    for (const name of [undefined, " ", "x".repeat(255)]) {
      expect(listIssues(forgottenSchema, { name })).toEqual(["name: Enter your sign-in name or email"]);
    }
  });

  it("takes a typed code of any length, trimmed", () => {
    for (const code of ["1", "x".repeat(1000)]) expect(typedCodeSchema.parse({ code: ` ${code} ` })).toEqual({ code });
    for (const code of [undefined, " "])
      expect(listIssues(typedCodeSchema, { code })).toEqual(["code: Enter the code"]);
  });
});

describe("a new password", () => {
  it("needs the current one only where there is one", () => {
    expect(changePasswordSchema.parse({ new_password: password })).toEqual({ new_password: password });
    const change = { current_password: "x", new_password: password };
    expect(changePasswordSchema.parse(change)).toEqual(change);
    expect(listIssues(changePasswordSchema, { current_password: "", new_password: "short" })).toEqual([
      "current_password: Enter a password",
      `new_password: ${SHORT}`,
    ]);
  });

  it("comes by a link, with a sign-in name where there is none", () => {
    expect(passwordByLinkSchema.parse({ password })).toEqual({ password });
    expect(listIssues(passwordByLinkSchema, {})).toEqual(["password: Enter a password"]);
    expect(nameByLinkSchema.parse({ sign_in_name: "maya", password })).toEqual({ sign_in_name: "maya", password });
    expect(listIssues(nameByLinkSchema, {})).toEqual([
      "sign_in_name: Enter a sign-in name",
      "password: Enter a password",
    ]);
  });
});

describe("a link", () => {
  it("is for a device or a password", () => {
    for (const kind of ["device", "password"]) expect(memberLinkSchema.parse({ kind })).toEqual({ kind });
    expect(listIssues(memberLinkSchema, { kind: "email" })).toEqual([
      "kind: Invalid enum value. Expected 'device' | 'password', received 'email'",
    ]);
  });

  it("is ended by its id", () => {
    expect(linkIdSchema.parse({ link_id: "1" })).toEqual({ link_id: 1 });
    for (const link_id of ["0", "-1"]) {
      expect(listIssues(linkIdSchema, { link_id })).toEqual(["link_id: Number must be greater than 0"]);
    }
    expect(listIssues(linkIdSchema, { link_id: "1.5" })).toEqual(["link_id: Expected integer, received float"]);
    expect(listIssues(linkIdSchema, {})).toEqual(["link_id: Expected number, received nan"]);
  });

  it("in the notice has an id from 0 on, and perhaps a page to return to", () => {
    expect(passwordLinkSchema.parse({ link_id: "0" })).toEqual({ link_id: 0 });
    const return_to = `/${"x".repeat(1999)}`;
    expect(passwordLinkSchema.parse({ link_id: "7", return_to })).toEqual({ link_id: 7, return_to });
    expect(listIssues(passwordLinkSchema, { link_id: "-1", return_to: `${return_to}x` })).toEqual([
      "link_id: Number must be greater than or equal to 0",
      `return_to: ${tooLong(2000)}`,
    ]);
    expect(listIssues(passwordLinkSchema, { link_id: "1.5" })).toEqual(["link_id: Expected integer, received float"]);
  });
});

test("a passkey is confirmed and added by a credential, which may be missing, and has a name", () => {
  expect(confirmPasskeySchema.parse({})).toEqual({ credential: "" });
  expect(confirmPasskeySchema.parse({ credential: "{}" })).toEqual({ credential: "{}" });
  expect(newPasskeySchema.parse({ name: " Phone " })).toEqual({ credential: "", name: "Phone" });
  expect(newPasskeySchema.parse({ credential: "{}", name: "Phone" })).toEqual({ credential: "{}", name: "Phone" });
  expect(listIssues(newPasskeySchema, {})).toEqual(["name: Required"]);
});

test("a passkey is removed and renamed by its id, with a name of up to 100 characters", () => {
  expect(passkeySchema.parse({ passkey_id: 7 })).toEqual({ passkey_id: 7 });
  expect(listIssues(passkeySchema, {})).toEqual(["passkey_id: Required"]);
  const renamed = { passkey_id: 7, name: "x".repeat(100) };
  expect(renamePasskeySchema.parse(renamed)).toEqual(renamed);
  expect(listIssues(renamePasskeySchema, { name: " " })).toEqual(["passkey_id: Required", `name: ${BLANK}`]);
  expect(listIssues(renamePasskeySchema, { ...renamed, name: "x".repeat(101) })).toEqual([`name: ${tooLong(100)}`]);
});

test("another service to sign in with is removed by its id", () => {
  expect(waySchema.parse({ way_id: 7 })).toEqual({ way_id: 7 });
  expect(listIssues(waySchema, {})).toEqual(["way_id: Required"]);
});

test("a button alone sends no field", () => {
  expect(noFieldsSchema.parse({ name: "x" })).toEqual({});
});
