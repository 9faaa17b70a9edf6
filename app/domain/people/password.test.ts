import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { newPassword, typedPassword } from "#app/domain/people/password.ts";

const problems = (schema: z.ZodTypeAny, typed: unknown) =>
  schema.safeParse(typed).error?.issues.map(({ message }) => message) ?? [];

describe("a new password", () => {
  it.each([undefined, ""])("is required: %j", (typed) => {
    expect(problems(newPassword, typed)).toEqual(["Enter a password"]);
  });

  it.each(["a".repeat(14), "é".normalize("NFD").repeat(14), "🦉".repeat(14)])("has 15 characters: %j", (typed) => {
    expect(problems(newPassword, typed)).toEqual([
      "Use at least 15 characters. Four or five words are easy to remember.",
    ]);
  });

  it.each(["a".repeat(257), "🦉".repeat(257)])("has at most 256 characters", (typed) => {
    expect(problems(newPassword, typed)).toEqual(["Use at most 256 characters."]);
  });

  it.each([
    "a".repeat(15),
    "🦉".repeat(256),
    "   spaces stay    ",
    "Tab\tand\u0000control",
    "пароль з пробілами",
    "ALLCAPSNODIGITS",
  ])("is taken as it was typed: %j", (typed) => {
    expect(newPassword.parse(typed)).toBe(typed);
  });

  it("refuses half of a surrogate pair, which no keyboard types twice alike", () => {
    expect(problems(newPassword, `${"a".repeat(20)}\ud83e`)).toHaveLength(1);
  });
});

it("is the same from keyboards that encode accents differently", () => {
  const typed = "Zwölf große Äpfel am Baum";
  expect(newPassword.parse(typed.normalize("NFD"))).toBe(typed);
  expect(typedPassword.parse(typed.normalize("NFD"))).toBe(typed);
});

it("is not folded further: a ligature stays one", () => {
  expect(typedPassword.parse("ﬁve ﬁngers")).toBe("ﬁve ﬁngers");
});

it("may be of any length to sign in", () => {
  expect(typedPassword.parse("x")).toBe("x");
  expect(problems(typedPassword, "")).toEqual(["Enter a password"]);
});
