import { describe, expect, it } from "vitest";
import { ACTIVITIES } from "#app/ideas/activities.ts";
import { ACTIVITY_LENGTHS, type Activity, activitySchema, OLDEST, YOUNGEST } from "#app/ideas/schema.ts";

const LENGTHS = Object.values(ACTIVITY_LENGTHS).flat();
const AGES = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => YOUNGEST + index);

/** Whole words that no activity may hold, by the reason why. */
const FORBIDDEN = {
  "screens and devices":
    /\b(smart)?phones?\b|\btablets?\b|\bscreens?\b|\bcomputers?\b|\blaptops?\b|\btelevision\b|\btv\b|\bvideos?\b|\bcameras?\b|\bapps?\b|\binternet\b|\bonline\b/i,
  "blades, fire and other dangers":
    /\bkni(fe|ves)\b|\bblades?\b|\bscissors\b|\brazors?\b|\bneedles?\b|\bmatches\b|\bmatchsticks?\b|\bcandles?\b|\blighters?\b|\bstoves?\b|\bovens?\b|\bhobs?\b|\b(bon|camp)?fires?\b|\bflames?\b|\bkettles?\b|\bboil\w*|\bballoons?\b|\bbleach\b|\bladders?\b|\bplastic bags?\b/i,
  "food, so that no allergy plays a part":
    /\bnuts?\b|\bpeanuts?\b|\balmonds?\b|\bflour\b|\beggs?\b|\bmilk\b|\bhoney\b|\bcheese\b|\bbread\b|\bbutter\b|\bsugar\b|\bchocolate\b|\bsweets\b|\bcandy\b|\bbiscuits?\b|\bcookies?\b|\bcakes?\b|\bpasta\b|\brice\b|\bbeans?\b|\bsesame\b|\bfruit\b/i,
  "words that leave a family out":
    /\bm[uo]ms?\b|\bmumm?y\b|\bmommy\b|\bdads?\b|\bdaddy\b|\bmothers?\b|\bfathers?\b|\bparents?\b|\bhusbands?\b|\bwi(fe|ves)\b|\bbrothers?\b|\bsisters?\b|\bsiblings?\b|\bboys?\b|\bgirls?\b/i,
  "brands and words of one region":
    /\blego\b|\bbarbie\b|\bpost-its?\b|\bsellotape\b|\bscotch tape\b|\bfrisbee\b|\bplay-?doh\b|\bsidewalk\b|\bpavement\b|\bbackyard\b|\bdiaper\b|\bnappy\b/i,
  "exclamation marks": /!/,
};
/** Things that a child under four could swallow or get caught in. */
const NOT_FOR_TODDLERS =
  /\bcoins?\b|\bbuttons?\b|\bbeads?\b|\bmarbles?\b|\bpebbles?\b|\bdice\b|\bpins?\b|\bstrings?\b|\bclips?\b|\bsmall ball\b/i;

const joinTexts = (activity: Activity) =>
  [activity.title, activity.description, ...activity.steps, ...activity.materials].join("\n");
const repeated = (texts: readonly string[]) => {
  const lower = texts.map((text) => text.toLowerCase());
  return lower.filter((text, index) => lower.indexOf(text) !== index);
};

describe("every activity", () => {
  it("fits the schema and is safe to read out", () => {
    const culprits = ACTIVITIES.flatMap((activity) => {
      const issues = activitySchema.safeParse(activity).error?.issues ?? [];
      const forbidden = Object.entries(FORBIDDEN).flatMap(([reason, pattern]) => {
        const found = pattern.exec(joinTexts(activity));
        return found ? [`${reason}: ${found[0]}`] : [];
      });
      const small = activity.min_age < 4 ? (NOT_FOR_TODDLERS.exec(activity.materials.join("\n")) ?? []) : [];
      const problems = [...issues.map(({ path, message }) => `${path}: ${message}`), ...forbidden, ...small];
      return problems.map((problem) => `${activity.id}: ${problem}`);
    });
    expect(culprits).toEqual([]);
  });

  it("is told in whole sentences, the description in two at most", () => {
    const isSentence = (text: string) => /^[A-Z“].*[.?][”’]?$/.test(text);
    const sentences = (text: string) => text.match(/[.?][”’]?(?= [A-Z“]|$)/g)?.length ?? 0;
    expect(
      ACTIVITIES.flatMap(({ description, steps }) => [description, ...steps]).filter((text) => !isSentence(text)),
    ).toEqual([]);
    expect(ACTIVITIES.map(({ description }) => description).filter((text) => sentences(text) > 2)).toEqual([]);
  });

  it("names its materials without a capital, so that they can stand in a sentence", () => {
    const materials = ACTIVITIES.flatMap((activity) => activity.materials);
    expect(materials.filter((material) => !/^[a-z]/.test(material))).toEqual([]);
  });

  it("is told apart by id, title, description and steps", () => {
    expect(repeated(ACTIVITIES.map((activity) => activity.id))).toEqual([]);
    expect(repeated(ACTIVITIES.map((activity) => activity.title))).toEqual([]);
    expect(repeated(ACTIVITIES.map((activity) => activity.description))).toEqual([]);
    expect(repeated(ACTIVITIES.flatMap((activity) => activity.steps))).toEqual([]);
  });
});

describe("the library", () => {
  it.each(["quick", "deeper", "weekend"] as const)("has enough %s ideas, indoors and outdoors", (type) => {
    const ofType = ACTIVITIES.filter((activity) => activity.activity_type === type);
    expect(ofType.length).toBeGreaterThanOrEqual(30);
    for (const setting of ["indoors", "outdoors"]) {
      expect(ofType.filter((activity) => activity.setting === setting).length).toBeGreaterThanOrEqual(10);
    }
  });

  it.each(LENGTHS)("has eight ideas of %i minutes for every age", (minutes) => {
    for (const age of AGES) expect(forAges(minutes, age, age).length, `age ${age}`).toBeGreaterThanOrEqual(8);
  });

  it.each(LENGTHS)("has ideas of %i minutes for children of any two ages together", (minutes) => {
    for (const youngest of AGES) {
      for (const oldest of AGES.filter((age) => age >= youngest)) {
        const together = forAges(minutes, youngest, oldest);
        expect(together.length, `${youngest} to ${oldest}`).toBeGreaterThanOrEqual(3);
        expect(together.some((activity) => activity.setting !== "outdoors")).toBe(true);
        expect(together.some((activity) => activity.setting !== "indoors")).toBe(true);
      }
    }
  });
});

function forAges(minutes: number, youngest: number, oldest: number): Activity[] {
  return ACTIVITIES.filter(
    (activity) => activity.duration_minutes === minutes && activity.min_age <= youngest && oldest <= activity.max_age,
  );
}
