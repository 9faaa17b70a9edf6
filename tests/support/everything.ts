import type { Operation } from "#app/shared/operations.ts";
import { apiPaths } from "#tests/support/api-routes.ts";
import { listPages, makeVisitors, pagePatterns, type Visitor } from "#tests/support/pages.ts";
import { postForm } from "#tests/support/post-form.ts";
import { shareSamples } from "#tests/support/sample-families.ts";
import { type MakeForm, SAMPLE_FORMS } from "#tests/support/sample-forms.ts";
import type { Samples } from "#tests/support/samples.ts";
import { signedInCookie } from "#tests/support/session.ts";

/** A request, such as "GET /meals" or "form add-meal", with its status. */
export type Asked = readonly [what: string, status: number];

/** Requests every page as its visitor. */
async function seePages(origin: string, samples: Samples): Promise<Asked[]> {
  const cookies: Partial<Record<Visitor, string>> = {};
  for (const [visitor, user] of Object.entries(await makeVisitors(samples))) {
    cookies[visitor as Visitor] = await signedInCookie(user);
  }
  const asked: Asked[] = [];
  for (const pattern of pagePatterns) {
    for (const { path, as, cookie = "", isFromElsewhere } of await listPages(pattern, samples)) {
      const Cookie = [cookies[as], cookie].filter(Boolean).join("; ");
      const headers = { Accept: "text/html", Cookie, "Sec-Fetch-Site": isFromElsewhere ? "cross-site" : "none" };
      const answer = await fetch(origin + path, { headers, redirect: "manual" });
      await answer.text();
      asked.push([`GET ${pattern}`, answer.status]);
    }
  }
  return asked;
}

/** Sends every form, each for a family that has the form's subject. */
async function sendForms(origin: string): Promise<Asked[]> {
  const asked: Asked[] = [];
  const nextSamples = shareSamples();
  for (const [intent, makeForm] of Object.entries(SAMPLE_FORMS) as [Operation, MakeForm][]) {
    const { samples } = await nextSamples(intent);
    const form = await makeForm(samples);
    const cookie = await signedInCookie(form.user ?? samples.user);
    const answer = await postForm(origin + form.path, cookie, { ...form.fields, intent });
    await answer.text();
    asked.push([`form ${intent}`, answer.status]);
  }
  return asked;
}

/** Makes every call, as a user who may make it; those that delete come last. */
async function makeCalls(origin: string, samples: Samples): Promise<Asked[]> {
  const { family, memberId, seriesId, mealId, itemId, invitationId, token } = samples;
  const ids: Record<string, unknown> = {
    ":familyId": family.id,
    ":memberId": memberId,
    ":eventId": seriesId,
    ":mealId": mealId,
    ":itemId": itemId,
    ":invitationId": invitationId,
    ":token": token,
    ":provider": "local",
  };
  const Cookie = await signedInCookie(samples.user);
  const patterns = apiPaths().filter((path) => path !== "/logout");
  const paths = patterns.map((path) => path.replace(/:\w+/g, (id) => String(ids[id])));
  const asked: Asked[] = [];
  for (const method of ["GET", "DELETE"]) {
    for (const [at, path] of paths.entries()) {
      const answer = await fetch(`${origin}/api${path}`, { method, headers: { Cookie }, redirect: "manual" });
      // A stream of events has no end.
      if (answer.headers.get("Content-Type")?.startsWith("text/event-stream")) await answer.body?.cancel();
      else await answer.text();
      asked.push([`${method} /api${patterns[at]}`, answer.status]);
    }
  }
  return asked;
}

/** Requests every page, sends every form, and makes every call that reads or deletes. */
export const askForEverything = async (origin: string, samples: Samples): Promise<Asked[]> => [
  ...(await seePages(origin, samples)),
  ...(await sendForms(origin)),
  ...(await makeCalls(origin, samples)),
];
