import { describe, expect, it } from "vitest";
import { checkInFormSchema } from "#app/schemas/check-in.ts";
import { practiceRequestSchema } from "#app/schemas/ideas.ts";

const MOODS = "'happy' | 'stressed' | 'anxious' | 'sad' | 'angry' | 'tired' | 'overwhelmed' | 'neutral'";

describe("a mood that is none", () => {
  it.each([
    [undefined, "Required"],
    [5, `Expected ${MOODS}, received number`],
    ["fine", `Invalid enum value. Expected ${MOODS}, received 'fine'`],
  ])("%s is refused by the API in Zod's words, and by the form in ours", (mood, message) => {
    const [call, form] = [practiceRequestSchema, checkInFormSchema].map((schema) => schema.safeParse({ mood }));
    expect(call?.error?.issues).toEqual([expect.objectContaining({ path: ["mood"], message })]);
    expect(form?.error?.issues).toEqual([expect.objectContaining({ path: ["mood"], message: "Choose how you are" })]);
  });
});
