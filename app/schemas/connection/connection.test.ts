import { describe, expect, it } from "vitest";
import { completeFormSchema, completionSchema, historyQuerySchema } from "#app/schemas/connection/connection.ts";
import { parseForm } from "#app/server/forms/parse-form.server.ts";

const body = { activity_title: "A walk", activity_type: "quick", duration_minutes: 15 };
const listIssues = (change: Record<string, unknown>) =>
  completionSchema
    .safeParse({ ...body, ...change })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("a completion by the API", () => {
  it.each([
    [{ duration_minutes: 0 }, ["duration_minutes", "Number must be greater than or equal to 1"]],
    [{ duration_minutes: 481 }, ["duration_minutes", "Number must be less than or equal to 480"]],
    [{ duration_minutes: 15.5 }, ["duration_minutes", "Expected integer, received float"]],
    [{ duration_minutes: "15" }, ["duration_minutes", "Expected number, received string"]],
    [{ duration_minutes: undefined }, ["duration_minutes", "Required"]],
    [{ activity_title: "  " }, ["activity_title", "String must contain at least 1 character(s)"]],
    [{ activity_title: "🦉".repeat(201) }, ["activity_title", "String must contain at most 200 character(s)"]],
    [{ activity_type: undefined }, ["activity_type", "Required"]],
    [{ completed_by: "7" }, ["completed_by", "Expected number, received string"]],
    [{ notes: "🦉".repeat(5001) }, ["notes", "String must contain at most 5000 character(s)"]],
    [{ notes: "half an owl \uD83E" }, ["notes", "This text has a character we can’t save. Remove it and try again."]],
  ])("is refused with %o", (change, issue) => expect(listIssues(change)).toEqual([issue]));

  it("is by somebody, or by all", () => {
    for (const [sent, kept] of [
      [7, 7],
      [null, null],
      [undefined, null],
    ]) {
      expect(completionSchema.parse({ ...body, completed_by: sent }).completed_by).toBe(kept);
    }
  });

  it("takes 5,000 characters, emoji among them", () => {
    const notes = "🦉".repeat(4_999);
    expect(completionSchema.parse({ ...body, notes: ` ${notes}! ` }).notes).toBe(`${notes}!`);
  });
});

describe("the form of a completion", () => {
  const parse = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ duration_minutes: "15", ...fields })) form.set(name, value);
    return parseForm(form, completeFormSchema);
  };

  it.each(["0", "481", "15.5", "a while", "1e9", "-3"])("refuses %o minutes in plain words", (duration_minutes) => {
    expect(parse({ duration_minutes }).reply().error).toEqual({
      duration_minutes: ["Enter a number of minutes from 1 to 480"],
    });
  });

  it.each(["45", " 45 ", "٤٥", "۴۵", "４５"])("takes %o minutes", (duration_minutes) => {
    expect(parse({ duration_minutes })).toMatchObject({ value: { duration_minutes: 45 } });
  });

  it("wants minutes, and someone of the family", () => {
    expect(parse({ duration_minutes: "" }).reply().error).toEqual({ duration_minutes: ["Required"] });
    for (const completed_by of ["abc", "0", "-1", "1.5", "1abc", "99999999999"]) {
      expect(parse({ completed_by }).reply().error).toEqual({
        completed_by: ["Choose someone in the family, or All of us"],
      });
    }
  });

  it("counts a line's end as one character, though browsers send two", () => {
    const notes = "line\r\n".repeat(1_000).trim();
    expect(parse({ completed_by: "71", notes })).toMatchObject({
      status: "success",
      value: { duration_minutes: 15, completed_by: 71, notes: notes.replaceAll("\r\n", "\n") },
    });
    expect(parse({ completed_by: "all", notes: " " })).toMatchObject({ value: { completed_by: null, notes: null } });
  });
});

it("what a link to the history asks for is taken as far as it makes sense", () => {
  expect(historyQuerySchema.parse({ year: "2025", page: "2" })).toEqual({ year: 2025, page: 2 });
  expect(historyQuerySchema.parse({ year: "soon", page: "-1" })).toEqual({});
});
