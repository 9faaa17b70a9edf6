import { expect, it } from "vitest";
import { formatInstant } from "#app/shared/format.ts";

it("an Arabic time of day stays on one line", () => {
  const at = Date.UTC(2027, 2, 3, 19, 39);
  expect(formatInstant(at, "ar-EG", "time", "UTC")).toBe("٧:٣٩\u00a0م");
  expect(formatInstant(at, "ar-EG", "moment", "UTC")).toBe("٣ مارس ٢٠٢٧ في ٧:٣٩\u00a0م");
  expect(formatInstant(at, "en-US", "time", "UTC")).toBe("7:39 PM");
});
