import { beforeAll, describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { parsePage } from "#tests/support/parse-page.ts";
import { postForm } from "#tests/support/post-form.ts";
import { SAMPLE_FORMS } from "#tests/support/sample-forms.ts";
import { makeSamples, type Samples } from "#tests/support/samples.ts";
import { signedInCookie } from "#tests/support/session.ts";

const app = runApp();

describe("a form of a dish of a plan's draft", () => {
  let samples: Samples;
  let cookie: string;
  beforeAll(async () => {
    samples = await makeSamples("https://plan-forms.test");
    cookie = await signedInCookie(samples.user);
  });

  it.each(["another-dish", "save-dish", "save-dish-recipe", "save-and-add-dish", "add-dish"] as const)(
    "leads back to that dish without script, and to the page with it: %s",
    async (intent) => {
      const { path, fields } = (await SAMPLE_FORMS[intent]?.(samples)) ?? { path: "" };
      const send = async (more: object) =>
        (await postForm(app.url + path, cookie, { ...fields, ...more, intent })).headers.get("Location");
      const [page, id] = ((await send({})) ?? "").split("#");
      expect([page, id]).toEqual([`/meals/plans/${samples.planId}`, `dish-${samples.today}-dinner`]);
      const answer = await fetch(app.url + page, { headers: { Cookie: cookie, Accept: "text/html" } });
      expect(parsePage(await answer.text()).getElementById(id as string)?.tagName).toBe("LI");
      // The others cannot be sent twice.
      if (!intent.startsWith("save-dish-") && intent !== "save-and-add-dish")
        expect(await send({ has_script: "on" })).toBe(page);
    },
  );
});
