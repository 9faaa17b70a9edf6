import { expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { completionSchema } from "#app/schemas/connection/connection.ts";
import { completeActivity } from "#app/services/connection/connection.server.ts";
import { daysTogether, firstAndLastDay, pageOfCompletions } from "#app/services/connection/history.server.ts";
import { HISTORY_PAGE } from "#app/shared/connection/constants.ts";
import { makeFamily } from "#tests/support/factories.ts";

const date = (text: string) => Temporal.PlainDate.from(text);
const complete = (actor: Awaited<ReturnType<typeof makeFamily>>, day: string, title = "A walk") =>
  completeActivity(
    actor,
    completionSchema.parse({ activity_title: title, activity_type: "quick", duration_minutes: 15 }),
    Temporal.Instant.from(`${day}T12:00Z`),
  );

it("adds up each day of the family, and of nobody else", async () => {
  const actor = await makeFamily();
  expect(await firstAndLastDay(actor)).toEqual({ first: null, last: null });
  for (const day of ["2025-12-31", "2026-01-01", "2026-01-03", "2026-01-03"]) await complete(actor, day);
  await complete(await makeFamily(), "2026-01-02");
  expect([...(await daysTogether(actor, { from: date("2026-01-01"), to: date("2026-12-31") }))].sort()).toEqual([
    ["2026-01-01", { minutes: 15, activities: 1 }],
    ["2026-01-03", { minutes: 30, activities: 2 }],
  ]);
  expect(await firstAndLastDay(actor)).toEqual({ first: "2025-12-31", last: "2026-01-03" });
});

it("leads through all that was done, newest first, each once", async () => {
  const actor = await makeFamily();
  const count = HISTORY_PAGE + 3;
  for (let index = 0; index < count; index += 1) await complete(actor, "2026-03-01", `Walk ${index}`);
  const days = { from: date("2026-01-01"), to: date("2026-12-31") };
  const pages = await Promise.all([1, 2, 3].map((page) => pageOfCompletions(actor, days, page)));
  expect(pages.map((page) => page.length)).toEqual([HISTORY_PAGE, 3, 0]);
  expect(pages.flat().map(({ activity_title }) => activity_title)).toEqual(
    Array.from({ length: count }, (_, index) => `Walk ${count - 1 - index}`),
  );
});
