import { expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { pastDinners } from "#app/services/food/past-dinners.server.ts";
import { makeFamily, makeMeal } from "#tests/support/factories.ts";

it("offers each dinner until today once, as it was spelled last, the latest first", async () => {
  const { family } = await makeFamily();
  const today = Temporal.PlainDate.from("2026-10-14");
  const dinner = (title: string, planned_date: string, more = {}) =>
    makeMeal(family, { title, planned_date, meal_type: "dinner", ...more });
  await dinner("fish pie", "2026-09-01");
  await dinner("Dal", "2026-10-01");
  await dinner("Fish Pie", "2026-10-14");
  await dinner("Not yet", "2026-10-15");
  await dinner("Toast", "2026-10-02", { meal_type: "lunch" });
  await (await dinner("Gone", "2026-10-03")).destroy();
  await makeMeal((await makeFamily()).family, { title: "Theirs", planned_date: "2026-10-01", meal_type: "dinner" });
  expect(await pastDinners({ family }, today)).toEqual(["Fish Pie", "Dal"]);
});
