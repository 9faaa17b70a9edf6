import { describe, expect, it } from "vitest";
import { wellnessTipSchema } from "#app/ideas/schema.ts";
import { WELLNESS_TIPS } from "#app/ideas/wellness-tips.ts";

const CLAIMS =
  /\bcur(e|es|ed|ing)\b|\bheal\w*|\btreat(s|ment)?\b|\btherap\w*|\bdiagnos\w*|\bdiseases?\b|\bdepress\w*|\bdisorders?\b|\bdoctors?\b|\bproven\b|\bimmune\b|\bblood\b|\bhormones?\b|\bdetox\b|\bcalories?\b|\bweight\b/i;
const BLAME = /\byou should\b|\byou must\b|\byou ought\b|\blazy\b|\bbad (parent|child)\b|\bspoilt\b|\bnormal famil/i;

describe("every tip", () => {
  it.each(WELLNESS_TIPS)("$id fits the schema, claims nothing and blames nobody", (tip) => {
    expect(wellnessTipSchema.safeParse(tip).error?.issues ?? []).toEqual([]);
    expect(tip.text).not.toMatch(CLAIMS);
    expect(tip.text).not.toMatch(BLAME);
    expect(tip.text).not.toContain("!");
    expect(tip.text.match(/[.?][”’]?(?= [A-Z“]|$)/g)?.length).toBeLessThanOrEqual(3);
  });

  it("is told apart by id and text", () => {
    expect(new Set(WELLNESS_TIPS.map((tip) => tip.id)).size).toBe(WELLNESS_TIPS.length);
    expect(new Set(WELLNESS_TIPS.map((tip) => tip.text.toLowerCase())).size).toBe(WELLNESS_TIPS.length);
  });
});

it.each(wellnessTipSchema.shape.theme.options)("there are at least ten tips of %s", (theme) => {
  expect(WELLNESS_TIPS.filter((tip) => tip.theme === theme).length).toBeGreaterThanOrEqual(10);
});
