import { expect, it } from "vitest";
import { accountLabel } from "#app/domain/people/account-label.ts";

it.each([
  ["maya@example.com", null, "maya@example.com"],
  ["maya@example.com", "maya", "maya@example.com"],
  [null, "maya", "maya"],
  [null, null, ""],
])("the account with the email %s and the sign-in name %s is called “%s”", (email, sign_in_name, label) => {
  expect(accountLabel({ email, sign_in_name })).toBe(label);
});
