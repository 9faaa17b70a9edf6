import { describe, expect, it } from "vitest";
import { wellnessTipSchema } from "#app/ideas/schema.ts";
import { WELLNESS_TIPS } from "#app/ideas/wellness-tips.ts";

const CLAIMS =
  /\bcur(e|es|ed|ing)\b|\bheal\w*|\btreat(s|ment)?\b|\btherap\w*|\bdiagnos\w*|\bdiseases?\b|\bdepress\w*|\bdisorders?\b|\bdoctors?\b|\bproven\b|\bimmune\b|\bblood\b|\bhormones?\b|\bdetox\b|\bcalories?\b|\bweight\b/i;
const BLAME = /\byou should\b|\byou must\b|\byou ought\b|\blazy\b|\bbad (parent|child)\b|\bspoilt\b|\bnormal famil/i;

describe("every tip", () => {
  it("fits the schema, claims nothing and blames nobody, in three sentences at most", () => {
    const culprits = WELLNESS_TIPS.flatMap((tip) => {
      const issues = (wellnessTipSchema.safeParse(tip).error?.issues ?? []).map(
        ({ path, message }) => `${path}: ${message}`,
      );
      const words = [CLAIMS, BLAME, /!/].flatMap((pattern) => pattern.exec(tip.text)?.[0] ?? []);
      const sentences = tip.text.match(/[.?][”’]?(?= [A-Z“]|$)/g)?.length ?? 0;
      const length = sentences >= 1 && sentences <= 3 ? [] : [`${sentences} sentences`];
      return [...issues, ...words, ...length].map((problem) => `${tip.id}: ${problem}`);
    });
    expect(culprits).toEqual([]);
  });

  it("is told apart by id and text", () => {
    expect(new Set(WELLNESS_TIPS.map((tip) => tip.id)).size).toBe(WELLNESS_TIPS.length);
    expect(new Set(WELLNESS_TIPS.map((tip) => tip.text.toLowerCase())).size).toBe(WELLNESS_TIPS.length);
  });
});

it.each(wellnessTipSchema.shape.theme.options)("there are at least ten tips of %s", (theme) => {
  expect(WELLNESS_TIPS.filter((tip) => tip.theme === theme).length).toBeGreaterThanOrEqual(10);
});
