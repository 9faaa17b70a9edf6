import { describe, expect, it } from "vitest";
import { checkInFormSchema, checkInQuerySchema } from "#app/schemas/chores/check-in.ts";
import { practiceRequestSchema } from "#app/schemas/ideas/ideas.ts";

const MOODS = "'happy' | 'stressed' | 'anxious' | 'sad' | 'angry' | 'tired' | 'overwhelmed' | 'neutral'";

describe("a mood that is none", () => {
  it.each([
    [undefined, "Required"],
    [5, `Expected ${MOODS}, received number`],
    ["fine", `Invalid enum value. Expected ${MOODS}, received 'fine'`],
  ])("%s is refused by the API in Zod's words, and by the form in ours", (mood, message) => {
    const [call, form] = [practiceRequestSchema, checkInFormSchema].map((schema) => schema.safeParse({ mood }));
    expect(call?.error?.issues).toEqual([expect.objectContaining({ path: ["mood"], message })]);
    expect(form?.error?.issues).toEqual([expect.objectContaining({ path: ["mood"], message: "Choose a mood" })]);
  });
});

describe("a check-in in an address", () => {
  it("has numbers as texts, in their bounds", () => {
    for (const [stress_level, time_available] of [
      ["1", "2"],
      ["3", "30"],
    ]) {
      expect(checkInQuerySchema.parse({ mood: "sad", stress_level, time_available })).toEqual({
        mood: "sad",
        stress_level: Number(stress_level),
        time_available: Number(time_available),
      });
    }
    for (const [stress_level, time_available] of [
      ["0", "10"],
      ["4", "10"],
      ["1.5", "10"],
      ["2", "1"],
      ["2", "31"],
      ["2", "2.5"],
      ["2", "soon"],
    ]) {
      expect(checkInQuerySchema.safeParse({ mood: "sad", stress_level, time_available }).success).toBe(false);
    }
  });

  it("is calm for ten minutes where nothing else is sent", () => {
    expect(checkInFormSchema.parse({ mood: "sad" })).toEqual({ mood: "sad", stress_level: 2, time_available: 10 });
  });
});
