import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { planFormSchema } from "#app/schemas/ideas/idea-forms.ts";
import { beginDraft, fillDraft } from "#app/services/ideas/drafts.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeMeal } from "#tests/support/factories.ts";
import { type AskedMessage, answers, readFacts, startMessagesApi } from "#tests/support/messages-api.ts";
import { makeBrowser } from "#tests/support/plain-browser.ts";

/** The pages that ask the model, as a browser without script uses them. */
const model = await startMessagesApi();
// A deadline of 4 s: long enough for an answer, and short for tests of a silent model.
const app = runApp(async () => model.env(4_000));
afterAll(() => model.stop());
beforeEach(() => {
  model.answer = answers.silence;
  model.asked.length = 0;
});

const today = () => Temporal.Now.plainDateISO("UTC").toString();

async function visitor(options?: Parameters<typeof app.family>[0], title = "Gran's stew") {
  const made = await app.family(options);
  await makeMeal(made.family, { title, planned_date: today() });
  const plan = await beginDraft(made, "meals", planFormSchema.parse({ start_date: today(), days: 2 }));
  await fillDraft(made, plan);
  return { ...made, planPath: `/meals/plans/${plan.id}`, ...makeBrowser(app, made.api.cookie) };
}
type Visitor = Awaited<ReturnType<typeof visitor>>;

interface Asking {
  path: (visitor: Visitor) => string;
  fields: () => Record<string, string>;
  failure: string;
  /** The page's label of an idea from the library. */
  builtIn: string;
}
const PAGES: Record<string, Asking> = {
  "the dashboard's moments": {
    path: () => "/dashboard",
    fields: () => ({ intent: "get-moments" }),
    failure: "Unable to load tip right now",
    builtIn: "From Roost’s collection",
  },
  "a tip": {
    path: () => "/calm",
    fields: () => ({ intent: "get-tip" }),
    failure: "Unable to load tip right now",
    builtIn: "Built-in tip",
  },
  "a practice": {
    path: () => "/calm?checkin=1",
    fields: () => ({ intent: "get-practice", mood: "tired", stress_level: "2", time_available: "7" }),
    failure: "Unable to make a practice right now",
    builtIn: "Built-in practice",
  },
  "an activity": {
    path: () => "/connection",
    fields: () => ({ intent: "get-deeper" }),
    failure: "Unable to load suggestion right now",
    builtIn: "From Roost’s collection",
  },
  "a meal plan": {
    path: () => "/meals/plan",
    fields: () => ({ intent: "make-plan", start_date: today(), days: "3", family_size: "4" }),
    failure: "Unable to make a meal plan right now",
    builtIn: "From Roost’s collection",
  },
  "another dish": {
    path: ({ planPath }) => planPath,
    fields: () => ({ intent: "another-dish", date: today(), meal: "dinner" }),
    failure: "Unable to find another dish right now",
    builtIn: "From Roost’s collection",
  },
  "a grocery list": {
    path: () => "/groceries/generate",
    fields: () => ({ intent: "make-groceries", start_date: today(), end_date: today(), family_size: "4" }),
    failure: "Unable to make a grocery list right now",
    builtIn: "From Roost’s collection",
  },
};
const pages = Object.entries(PAGES);

describe("a page whose model fails", () => {
  const failures = Object.keys(answers).filter((name) => !["good", "gated"].includes(name));
  it.each(failures)("is there, says so and has two ways out: %s", async (name) => {
    model.answer = answers[name as "silence"];
    const person = await visitor();
    await Promise.all(
      pages.map(async ([what, { path, fields, failure }]) => {
        const { status, html } = await person.press(path(person), fields());
        expect(status, what).toBe(200);
        expect(html, what).toContain(failure);
        expect(html, what).toContain("Try again");
        expect(html, what).toContain("Use a built-in idea");
      }),
    );
    expect(app.output.text).not.toContain("maya@example.com");
  });

  it("leads to a built-in idea, and keeps the choices", async () => {
    model.answer = answers.overloaded;
    for (const [what, { path, fields, builtIn }] of pages) {
      const person = await visitor();
      const { html, address } = await person.press(path(person), fields());
      // A draft that failed is begun again on its own page.
      const isDraft = address.startsWith("/meals/plans/") || address.startsWith("/groceries/drafts/");
      const again = isDraft && what !== "another dish" ? { intent: "retry-draft" } : fields();
      if (what === "a practice") expect(html).toMatch(/<input(?=[^>]*value="tired")[^>]* checked/);
      const found = await person.press(isDraft ? address : path(person), { ...again, source: "built-in" });
      expect([what, found.status]).toEqual([what, 200]);
      expect(found.html, what).toContain(builtIn);
      if (what === "a practice") expect((await person.open(found.address)).html).toContain("Built-in practice");
    }
  });
});

describe("a page that asks", () => {
  it("contains no name of the family, whatever users typed", async () => {
    model.answer = answers.overloaded;
    const title = "Stew for Quentin and xenia@example.com";
    const person = await visitor({ name: "Zanzibar", members: ["Quentin"], given_name: "Xenia" }, title);
    await FamilyMember.update({ birth_date: "2020-02-02" }, { where: { family_id: person.family.id } });
    const dish = { prep_time: "10", cook_time: "20", servings: "4", title };
    const where = new URLSearchParams({ date: today(), meal: "lunch" });
    await person.press(`${person.planPath}/dish?${where}`, { intent: "save-dish", ...dish });
    for (const [what, { path, fields }] of pages) {
      model.asked.length = 0;
      await person.press(path(person), fields());
      expect(model.asked.length, what).toBeGreaterThan(0);
      const sent = JSON.stringify(model.asked);
      expect(sent, what).not.toMatch(/Zanzibar|Quentin|Xenia|Muster|example\.com|2020-02-02/i);
      if (["another dish", "a grocery list"].includes(what)) expect(sent, what).toContain("Stew for someone");
    }
  });
});

describe("the dashboard", () => {
  it("makes no request once the day's moments exist", async () => {
    model.answer = answers.good((asked: AskedMessage) =>
      "duration_minutes" in readFacts(asked)
        ? {
            title: "A walk",
            description: "Round the block.",
            steps: ["Walk"],
            materials: [],
            min_age: 2,
            max_age: 99,
            duration_minutes: 15,
          }
        : { tip: "Open a window." },
    );
    const person = await visitor();
    const { html } = await person.press("/dashboard", { intent: "get-moments" });
    for (const text of ["Round the block.", "Open a window.", "Made by AI"]) expect(html).toContain(text);
    expect(model.asked).toHaveLength(2);
    await person.press("/dashboard", { intent: "get-moments" });
    expect((await person.open("/dashboard")).html).toContain("Open a window.");
    expect(model.asked).toHaveLength(2);
  });

  it("remembers that the model has failed: nothing is asked for again by itself", async () => {
    model.answer = answers.overloaded;
    const person = await visitor();
    expect((await person.open("/dashboard")).html).toContain("Get an idea");
    await person.press("/dashboard", { intent: "get-moments" });
    const { html } = await person.open("/dashboard");
    expect(html).toContain("Unable to load suggestion right now");
    expect(html).not.toContain("Get an idea");
  });
});

describe("a practice", () => {
  it("is the model's, and visible to its user alone", async () => {
    const steps = [{ title: "Sit", text: "Sit down & breathe <b>.", minutes: 3 }];
    model.answer = answers.good({ title: "Soft landing", steps });
    const person = await visitor();
    const asked = PAGES["a practice"] as Asking;
    const { html, address } = await person.press(asked.path(person), asked.fields());
    for (const text of ["Made by AI", "Soft landing", "Sit down &amp; breathe &lt;b&gt;."])
      expect(html).toContain(text);
    expect(readFacts(model.asked[0] as AskedMessage)).toMatchObject({ mood: "tired", time_available_minutes: 7 });
    expect((await person.open(address)).html).toContain("Soft landing");
    const other = await visitor();
    expect((await other.open(address)).html).not.toContain("Soft landing");
    expect(model.asked).toHaveLength(1);
  });
});
