import { expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { sweep } from "#app/services/system/housekeeping.server.ts";
import type { Operation } from "#app/view/operations.ts";
import { apiPaths } from "#tests/support/api-routes.ts";
import { startApp } from "#tests/support/app.ts";
import { query } from "#tests/support/databases.ts";
import { makeUser } from "#tests/support/factories.ts";
import { listPages, makeVisitors, pagePatterns, type Visitor } from "#tests/support/pages.ts";
import { postForm } from "#tests/support/post-form.ts";
import { SAMPLE_FORMS } from "#tests/support/sample-forms.ts";
import { makeSamples, type Samples } from "#tests/support/samples.ts";
import { signedInCookie } from "#tests/support/session.ts";

const url = process.env.DATABASE_URL as string;
const name = new URL(url).pathname.slice(1);

/** Every page there is, by whom it is for. */
async function seePages(origin: string, samples: Samples): Promise<void> {
  const cookies: Partial<Record<Visitor, string>> = {};
  for (const [visitor, user] of Object.entries(await makeVisitors(samples))) {
    cookies[visitor as Visitor] = await signedInCookie(user);
  }
  for (const pattern of pagePatterns) {
    for (const { path, as, cookie = "", isFromElsewhere } of await listPages(pattern, samples)) {
      const Cookie = [cookies[as], cookie].filter(Boolean).join("; ");
      const headers = { Accept: "text/html", Cookie, "Sec-Fetch-Site": isFromElsewhere ? "cross-site" : "none" };
      await (await fetch(origin + path, { headers, redirect: "manual" })).text();
    }
  }
}

/** Every call, as someone who is let in; those that delete come last. */
async function makeCalls(origin: string, samples: Samples): Promise<void> {
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
  const paths = apiPaths()
    .filter((path) => path !== "/logout")
    .map((path) => path.replace(/:\w+/g, (id) => String(ids[id])));
  for (const method of ["GET", "DELETE"]) {
    for (const path of paths) {
      const answer = await fetch(`${origin}/api${path}`, { method, headers: { Cookie }, redirect: "manual" });
      // A stream of events has no end.
      if (answer.headers.get("Content-Type")?.startsWith("text/event-stream")) await answer.body?.cancel();
      else await answer.text();
    }
  }
}

it("no page, form, call, deletion or sweep reads a table from end to end", { timeout: 300_000 }, async () => {
  // Where PostgreSQL may not, it does so for want of an index alone, however few rows there are, and counts it.
  await query(url, `ALTER DATABASE "${name}" SET enable_seqscan = off`);
  // As after the fifth time that a kept statement is asked: without a look at its values.
  await query(url, `ALTER DATABASE "${name}" SET plan_cache_mode = force_generic_plan`);
  const app = await startApp(url);
  const samples = await makeSamples("https://plans.test");
  await seePages(app.url, samples);
  for (const intent of Object.keys(SAMPLE_FORMS) as Operation[]) {
    const form = await SAMPLE_FORMS[intent]?.(await makeSamples(`https://${intent}.test`));
    if (!form) throw new Error(`There is no sample of ${intent}`);
    const cookie = await signedInCookie(form.user ?? samples.user);
    await (await postForm(app.url + form.path, cookie, { ...form.fields, intent })).text();
  }
  await makeCalls(app.url, samples);
  await sweep();
  await query(url, "DELETE FROM users WHERE id = $1", [(await makeUser()).id]);
  await query(url, "UPDATE users SET family_id = NULL WHERE family_id = $1", [samples.family.id]);
  await query(url, "DELETE FROM families WHERE id = $1", [samples.family.id]);
  await app.stop();
  await sequelize.close();
  // A connection's counts are there when it has ended.
  const others = "SELECT FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()";
  await expect.poll(() => query(url, others, [name])).toEqual([]);
  const read = await query(
    url,
    "SELECT relname FROM pg_stat_user_tables WHERE seq_scan > 0 AND schemaname = 'public' ORDER BY relname",
  );
  expect(read.map(({ relname }) => relname)).toEqual([]);
});
